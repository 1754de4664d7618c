import type { EstimatedComponent } from '#contract/estimation'

type Work = Pick<EstimatedComponent, 'tasks' | 'sources'>

/**
 * Returns the requirement lines that work includes. A line that other work is left out for needs a task that builds it
 * and cites no more lines than the task that is left out. The design of a component cites all its lines and builds none.
 */
export function includedLines({ tasks, sources }: Work, leftOut: readonly Work[]): number[] {
  const outside = leftOut.flatMap((work) => work.tasks)
  return sources.filter(
    (id) => leftOut.every((work) => !work.sources.includes(id)) || fewestLines(tasks, id) <= fewestLines(outside, id),
  )
}

/** Returns the number of lines of the task that builds a line and cites the fewest. */
const fewestLines = (tasks: Work['tasks'], id: number) =>
  Math.min(
    ...tasks
      .filter(({ role, sources }) => role !== 'UX/UI designer' && sources.includes(id))
      .map(({ sources }) => sources.length),
  )
