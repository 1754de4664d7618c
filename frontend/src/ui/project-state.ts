import type { ProjectSummary } from '#contract/project'
import type { Acceptance } from './share-state'

export const statusLabels: Record<ProjectSummary['status'], string> = {
  requirements: 'Not analyzed',
  analysis: 'Analyzing…',
  clarifications: 'Questions open',
  completed: 'Estimated',
}

/** A project, if it is closed, and what a client accepted of its saved estimates, as far as the list knows. */
export type ListedProject = ProjectSummary & { isFinished?: boolean; acceptance?: Acceptance | undefined }

const acceptances: Record<Acceptance, string> = {
  latest: 'Accepted',
  earlier: 'Accepted, change pending',
  declined: 'Accepted, change declined',
}

/** Names the state of a project in a list: `Accepted`, or `Analyzing… 3 of 7`. */
export function stateOf({ status, running, progress, isSaved, isFinished, acceptance }: ListedProject): string {
  if (running) {
    const sections = progress && progress.total > 1 ? ` ${progress.done} of ${progress.total}` : ''
    return `${running === 'analyze' ? 'Analyzing…' : 'Estimating…'}${sections}`
  }
  if (isFinished) return 'Finished'
  if (acceptance) return acceptances[acceptance]
  return isSaved ? 'Saved' : statusLabels[status]
}
