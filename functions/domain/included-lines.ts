import type { EstimatedComponent } from '#contract/estimation'

type Work = Pick<EstimatedComponent, 'tasks' | 'sources'>

/**
 * Returns a function that returns the requirement lines that work includes. A line that other work is left out for needs
 * a task that builds it and cites no more lines than the task that is left out, or fewer if equal claims go to the other
 * work. The design of a component cites all its lines and builds none.
 */
export function linesBeside(leftOut: readonly Work[], { isTieLost = false } = {}): (work: Work) => number[] {
  const outside = new Map<number, Work['tasks']>()
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
const fewestLines = (tasks: Work['tasks'], id: number) =>
  Math.min(
    ...tasks
      .filter(({ role, sources }) => role !== 'UX/UI designer' && sources.includes(id))
      .map(({ sources }) => sources.length),
  )
