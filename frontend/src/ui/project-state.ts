import type { ProjectSummary } from '#contract/project'

const states: Record<ProjectSummary['status'], string> = {
  requirements: 'Not analyzed',
  analysis: 'Analyzing…',
  clarifications: 'Questions open',
  completed: 'Estimated',
}

/** A project, and if it is closed or a client accepted its latest saved estimate, as far as the list knows. */
export type ListedProject = ProjectSummary & { isFinished?: boolean; isAccepted?: boolean }

/** Names the state of a project in a list. */
export function stateOf({ status, running, isSaved, isFinished, isAccepted }: ListedProject): string {
  if (running) return running === 'analyze' ? 'Analyzing…' : 'Estimating…'
  if (isFinished) return 'Finished'
  if (isAccepted) return 'Accepted'
  return isSaved ? 'Saved' : states[status]
}
