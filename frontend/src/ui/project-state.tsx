import { Badge } from '@aws-amplify/ui-react'
import type { ProjectSummary } from '#contract/project'
import type { SaleState } from '#domain/offer/sale-state'

const statusLabels: Record<ProjectSummary['status'], string> = {
  requirements: 'Not analyzed',
  analysis: 'Analyzing…',
  clarifications: 'Questions open',
  completed: 'Estimated',
}

/** A project, the day on which it was finished, if it is closed, and the state of its sale, as far as the list knows. */
export type ListedProject = Omit<ProjectSummary, 'developerCount' | 'terms' | 'isSaved'> & {
  isSaved?: boolean | undefined
  finishedOn?: string | undefined
  sale?: SaleState | undefined
}

type Listed = Pick<ListedProject, 'status' | 'running' | 'progress' | 'isSaved' | 'finishedOn' | 'sale'>

const saleLabels: Record<SaleState, string> = {
  offered: 'Shared',
  accepted: 'Accepted',
  changing: 'Accepted, change pending',
  shared: 'Accepted, change shared',
  declined: 'Accepted, change declined',
}

/** Names the state of a project: `Accepted`, or `Analyzing… 3 of 7`. */
export function stateOf({ status, running, progress, isSaved, finishedOn, sale }: Listed): string {
  if (running) {
    const sections = progress && progress.total > 1 ? ` ${progress.done} of ${progress.total}` : ''
    return `${running === 'analyze' ? 'Analyzing…' : 'Estimating…'}${sections}`
  }
  if (finishedOn) return 'Finished'
  if (sale) return saleLabels[sale]
  return isSaved ? 'Saved' : statusLabels[status]
}

/** State of a project, in a word. */
export const StateBadge = ({ project }: { project: Listed }) => (
  <Badge size="small" className="unprinted" variation={project.running ? 'info' : undefined}>
    {stateOf(project)}
  </Badge>
)
