import type { ProjectSummary } from '#contract/project'

const states: Record<ProjectSummary['status'], string> = {
  requirements: 'Not analyzed',
  analysis: 'Analyzing…',
  clarifications: 'Questions open',
  completed: 'Estimated',
}

/** Names the state of a project in a list. */
export function stateOf({ status, running, isSaved }: ProjectSummary): string {
  if (running) return running === 'analyze' ? 'Analyzing…' : 'Estimating…'
  return isSaved ? 'Saved' : states[status]
}
