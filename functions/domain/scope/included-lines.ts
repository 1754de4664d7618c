import type { Task } from '#contract/breakdown'
import { builds } from '#domain/hours/task-sources'

/** Work with all lines that its tasks cite. */
export interface CitingWork {
  tasks: readonly Pick<Task, 'role' | 'sources'>[]
  sources: readonly number[]
}

/**
 * Returns a function that returns the requirement lines that work includes. A line that other work is left out for needs
 * a task that builds it and cites no more lines than the task that is left out, or fewer if equal claims go to the other
 * work. The design of a component cites all its lines and builds none.
 */
export function linesBeside(
  leftOut: readonly CitingWork[],
  { isTieLost = false } = {},
): (work: CitingWork) => number[] {
  const outside = new Map<number, CitingWork['tasks']>()
  for (const { tasks, sources } of leftOut)
    for (const id of sources) outside.set(id, [...(outside.get(id) ?? []), ...tasks])
  return ({ tasks, sources }) =>
    sources.filter((id) => {
      const others = outside.get(id)
      if (!others) return true
      const [own, other] = [fewestLines(tasks, id), fewestLines(others, id)]
      return own < other || (own === other && !isTieLost)
    })
}

/** Returns the number of lines of the task that builds a line and cites the fewest. */
const fewestLines = (tasks: CitingWork['tasks'], id: number) =>
  Math.min(...tasks.filter((task) => builds(task) && task.sources.includes(id)).map(({ sources }) => sources.length))

/** Returns the lines that tasks build. */
export const builtBy = (tasks: CitingWork['tasks']): ReadonlySet<number> =>
  new Set(tasks.filter(builds).flatMap(({ sources }) => sources))
