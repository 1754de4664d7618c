import type { ProjectSummary } from '#contract/project'
import type { SavedEstimate } from '#contract/saved-estimate'
import { type SaleState, isShared, saleStateOf } from '#domain/offer/sale-state'
import { ofProject, soldOf } from '#domain/offer/sold'
import { serverDate } from '../api/server-clock'

const statusLabels: Record<ProjectSummary['status'], string> = {
  requirements: 'Not analyzed',
  analysis: 'Analyzing…',
  clarifications: 'Questions open',
  completed: 'Estimated',
}

type Stored = Pick<ProjectSummary, 'id' | 'status' | 'running' | 'progress' | 'savedId'> & {
  isSaved?: boolean | undefined
}

/** States of a project besides its own: the day on which it was finished, its sale, and true if a client can accept an offer. */
interface States {
  finishedOn?: string | undefined
  sale?: SaleState | undefined
  isShared?: boolean
}

/** A project with its states, as lists show it. */
export type ListedProject = Stored & States & Pick<ProjectSummary, 'title' | 'createdAt'>

const saleLabels: Record<SaleState, string> = {
  accepted: 'Accepted',
  changing: 'Accepted, change pending',
  shared: 'Accepted, change shared',
  declined: 'Accepted, change declined',
}

/** Adds the states of a project, by all saved estimates and the day on which it was finished. */
export const withStates = <P extends Stored>(
  project: P,
  all: readonly SavedEstimate[],
  finishedOn: string | undefined,
): P & States => ({
  ...project,
  finishedOn,
  sale: saleStateOf(project, all, serverDate()),
  isShared: isShared(ofProject(project.id, all), soldOf(project.id, all), serverDate()),
})

/** Names the state of a project: `Accepted`, or `Analyzing… 3 of 7`. */
export function stateOf(project: Omit<Stored, 'id'> & States): string {
  const { status, running, progress, isSaved, finishedOn, sale, isShared } = project
  if (running) {
    const sections = progress && progress.total > 1 ? ` ${progress.done} of ${progress.total}` : ''
    return `${running === 'analyze' ? 'Analyzing…' : 'Estimating…'}${sections}`
  }
  if (finishedOn) return 'Finished'
  if (sale) return saleLabels[sale]
  if (isShared) return 'Shared'
  return isSaved ? 'Saved' : statusLabels[status]
}
