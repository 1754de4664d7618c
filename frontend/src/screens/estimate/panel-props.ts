import type { Project } from '#contract/project'
import type { SavedEstimate } from '#contract/saved-estimate'
import type { TrackRecord } from '#contract/track-record'
import type { SaleState } from '#domain/offer/sale-state'
import type { Sold } from '#domain/offer/sold'
import type { ExplainedEstimate } from '#domain/offer/sold-estimate'
import type { ProjectStore } from './project-store'
import type { ScopeStore } from './scope/scope-store'
import type { SettingsStore } from './settings-store'

/** Props of the panel that the estimate screen shows in each status. */
export interface PanelProps {
  project: Project
  /** Its estimate, with the options that were sold. */
  shown: ExplainedEstimate | undefined
  store: ProjectStore
  settings: SettingsStore
  scope: ScopeStore
  /** The owner's current record, which corrects first estimates. */
  trackRecord: TrackRecord | undefined
  /** Saved estimates of the project, newest first. */
  own: readonly SavedEstimate[]
  sold: Sold<SavedEstimate> | undefined
  sale: SaleState | undefined
  /** Last day of a finished project. */
  finishedOn: string | undefined
  /** True if the estimate is sold as it is, or its project finished. */
  isFinal: boolean
  /** Computes an estimate of it with those options. Absent if nothing was sold. */
  withSold: ((project: Project) => ExplainedEstimate | undefined) | undefined
  /** Reads again what was saved and shared. */
  onHistory: () => Promise<void>
  /** True if this panel has just replaced another one. */
  arrived: boolean
}
