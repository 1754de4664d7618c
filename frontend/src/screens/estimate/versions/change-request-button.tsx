import { Button } from '@aws-amplify/ui-react'
import type { Project } from '#contract/project'
import type { SavedEstimate, SavedSnapshot } from '#contract/saved-estimate'
import { notFromSold } from '#contract/share'
import { currentOf } from '#domain/offer/sale-state'
import { ofProject, soldOf } from '#domain/offer/sold'
import { request } from '../../../api/request'
import { preloadShareForm } from '../../../sharing/share-dialog'
import { toastFailure } from '../../../ui/toast'
import { useAction } from '../../../ui/use-action'
import type { PanelProps } from '../panel-props'
import type { ComparableEstimate } from './comparable-estimates'

export interface ToShare {
  saved: SavedSnapshot
  history: readonly SavedEstimate[]
  /** Earlier saved estimate. */
  since: string
  save?: () => Promise<string>
}

export interface ChangeRequestProps extends Pick<PanelProps, 'project' | 'store' | 'settings' | 'scope' | 'sold'> {
  /** Saved. */
  before: ComparableEstimate
  /** Saved, or the current one. */
  after: ComparableEstimate
  /** True if its client can accept it already. */
  isShared: boolean
  /** Opens the dialog that shares an estimate. */
  onShare: (estimate: ToShare) => void
}

/** Returns the snapshot of a current estimate. It has the id of its saved one, or none before it is saved. */
function draftOf(project: Project, history: readonly SavedEstimate[]): SavedSnapshot | null {
  const { id: projectId, estimation, title, hourlyRate, developerCount, priority, terms, scope, version } = project
  if (!estimation) return null
  const { totalHours, totalCost } = estimation
  const settings = { hourlyRate, developerCount, priority }
  const { id = '' } = currentOf(project, ofProject(projectId, history)) ?? {}
  const createdAt = new Date().toISOString()
  return { id, createdAt, projectId, title, totalHours, totalCost, settings, terms, scope, version, estimation }
}

/** Shares the difference of two versions by their saved estimates. The current one is saved when its link is created. */
export function ChangeRequestButton({
  project,
  store,
  settings,
  scope,
  sold,
  before,
  after,
  isShared,
  onShare,
}: ChangeRequestProps) {
  const saveCurrent = async () => {
    const saved = await store.getState().saveEstimate()
    return saved!.id
  }
  /** Returns the current estimate as it would be saved, or the saved one that was chosen. */
  async function readLater(history: readonly SavedEstimate[]): Promise<Pick<ToShare, 'saved' | 'save'>> {
    const { project: stored } = store.getState()
    const current = after.isCurrent && stored ? draftOf(stored, history) : null
    // What is saved already is not saved again.
    if (current) return { saved: current, save: saveCurrent }
    return { saved: await request('getSavedEstimate', { params: { id: after.saved!.id } }) }
  }
  const [open, opening] = useAction(async () => {
    preloadShareForm()
    try {
      // The server rejects totals that a pending change is about to replace.
      await settings.getState().settled()
      await scope.getState().settled()
      const history = await request('listSavedEstimates')
      const later = await readLater(history)
      // Something may have been accepted since the card was loaded.
      const current = soldOf(project.id, history)
      if (current && before.saved!.id !== current.saved.id) {
        toastFailure('Not Shared', notFromSold)
        return
      }
      onShare({ ...later, history, since: before.saved!.id })
    } catch (error) {
      toastFailure('Not Shared', error)
    }
  })
  return (
    <Button size="small" variation={sold && !isShared ? 'primary' : undefined} onClick={() => void open()}>
      {opening ? 'Preparing...' : isShared ? 'Share Another Link' : 'Share as Change Request'}
    </Button>
  )
}
