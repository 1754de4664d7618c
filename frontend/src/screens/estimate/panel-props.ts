import type { Project } from '#contract/project'
import type { TrackRecord } from '#contract/track-record'
import type { SaleState } from '#domain/offer/sale-state'
import type { Sold } from '#domain/offer/sold'
import type { ProjectStore } from './project-store'
import type { ScopeStore } from './scope/scope-store'
import type { SettingsStore } from './settings-store'

/** Props of the panel that the estimate screen shows in each status. */
export interface PanelProps {
  project: Project
  store: ProjectStore
  settings: SettingsStore
  scope: ScopeStore
  /** The owner's current record, which corrects first estimates. */
  trackRecord: TrackRecord | undefined
  sold: Sold | undefined
  sale: SaleState | undefined
  /** Reads again what was saved and shared. */
  onHistory: () => Promise<void>
  /** True if this panel has just replaced another one. */
  arrived: boolean
}
