import type { ProjectSummary } from '#contract/project'

const states: Record<ProjectSummary['status'], string> = {
  requirements: 'Not analyzed',
  analysis: 'Analyzing…',
  clarifications: 'Questions open',
  completed: 'Estimated',
}

/** A project, and if it is closed, as far as the list knows. */
export type ListedProject = ProjectSummary & { isFinished?: boolean }

/** Names the state of a project in a list. */
export function stateOf({ status, running, isSaved, isFinished }: ListedProject): string {
  if (running) return running === 'analyze' ? 'Analyzing…' : 'Estimating…'
  if (isFinished) return 'Finished'
  return isSaved ? 'Saved' : states[status]
}
