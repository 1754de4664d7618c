import type { Component, Task } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { maxAnalystLengths } from '#contract/limits'
import { oneLine, shorten } from '#domain/text/text'
import { mergeComponents } from './merge'

/**
 * Likely hours of a task. People are within a factor of two for 53 % of the tasks of 14 to 35 h, and for 36 % of those
 * above 70 h (SiP data set, 10,266 tasks of one firm): what is larger is split. Below half an hour nothing is planned.
 */
export const taskHours = { min: 0.5, max: 14 }

/** Maximum hours of a task, about half a person-year, which bounds the effect of a wrong number from a model. */
const maxHours = 1_000

/** Maximum ratio of pessimistic to optimistic hours. Anything wider is not yet understood. */
const maxRangeRatio = 8

/** Limits of a model's output, so that it can be stored; far above any real breakdown. */
const max = { components: 200, tasks: 2_000, sources: 2_000 }

const unnamed = 'Unnamed'

/**
 * Normalizes a model's breakdown for the sums: hours in order and within bounds, tasks traced to existing lines,
 * duplicate tasks merged, large tasks split without changing their expected hours. Tasks without a line or an answer and
 * components without a task are omitted. Valid components are returned unchanged.
 */
export function normalizeComponents(components: readonly Component[], lineIds: ReadonlySet<number>): Component[] {
  let room = max.tasks
  const normalized: Component[] = []
  for (const component of mergeComponents(components.map((component) => normalizeComponent(component, lineIds)))) {
    const isWhole = component.tasks.every(({ likely }) => likely <= taskHours.max)
    const tasks = (isWhole ? component.tasks : component.tasks.flatMap(splitTask)).slice(0, room)
    room -= tasks.length
    if (tasks.length > 0 && normalized.length < max.components) normalized.push({ ...component, tasks })
  }
  return normalized
}

function normalizeComponent(component: Component, lineIds: ReadonlySet<number>): Component {
  const tasks: Task[] = []
  for (const task of component.tasks) {
    const sources = sourcesOf(task.sources, lineIds)
    const { role, answers = [] } = task
    if (sources.length === 0 && answers.length === 0) continue
    const name = shorten(oneLine(task.name), maxAnalystLengths.task) || unnamed
    // Named one by one: V8 copies such objects three times as fast as those that begin with other properties.
    const { optimistic, likely, pessimistic } = normalizeHours(task)
    const normalized: Task = { name, role, optimistic, likely, pessimistic, sources }
    if (answers.length > 0) normalized.answers = answers
    tasks.push(normalized)
  }
  return {
    ...component,
    name: shorten(oneLine(component.name), maxAnalystLengths.component) || unnamed,
    description: shorten(oneLine(component.description), maxAnalystLengths.description),
    tasks,
  }
}

const sourcesOf = (sources: readonly number[], lineIds: ReadonlySet<number>) =>
  [...new Set(sources)].filter((id) => lineIds.has(id)).slice(0, max.sources)

function normalizeHours(task: Task): Pick<Task, 'optimistic' | 'likely' | 'pessimistic'> {
  const [one, two, three] = [bounded(task.optimistic), bounded(task.likely), bounded(task.pessimistic)]
  const lowest = Math.min(one, two, three)
  const highest = Math.max(one, two, three)
  const likely = Math.max(Math.min(one, two), Math.min(Math.max(one, two), three))
  const optimistic = Math.max(lowest, Math.min(likely, highest / maxRangeRatio))
  return { optimistic, likely, pessimistic: Math.min(highest, optimistic * maxRangeRatio) }
}

const bounded = (hours: number) => Math.min(maxHours, Math.max(taskHours.min, hours || 0))

/** Splits a task above the limit into equal parts with the same expected hours in total. */
function splitTask(task: Task): Task[] {
  const count = Math.ceil(task.likely / taskHours.max)
  if (count === 1) return [task]
  return Array.from({ length: count }, (_, index) => {
    const part = ` (${index + 1} of ${count})`
    return {
      ...task,
      name: shorten(task.name, maxAnalystLengths.task - part.length) + part,
      optimistic: task.optimistic / count,
      likely: task.likely / count,
      pessimistic: task.pessimistic / count,
    }
  })
}

/** Maximum number of issues in one repair request. */
const maxIssues = 30

/** Returns the issues that a model should repair in its breakdown, each naming its task. */
export function findIssues(components: readonly Component[], lines: readonly Line[]): string[] {
  const lineIds = new Set(lines.map(({ id }) => id))
  const issues = components.flatMap((component) =>
    component.tasks.flatMap((task) => {
      const named = `Task "${shorten(oneLine(task.name), 80)}" of "${shorten(oneLine(component.name), 80)}"`
      return taskIssues(task, lineIds, lines).map((issue) => `${named} ${issue}`)
    }),
  )
  if (issues.length <= maxIssues) return issues
  return [...issues.slice(0, maxIssues), `There are ${issues.length - maxIssues} more issues like these.`]
}

function taskIssues(task: Task, lineIds: ReadonlySet<number>, lines: readonly Line[]): string[] {
  const { optimistic, likely, pessimistic, sources } = task
  const unknown = sources.filter((id) => !lineIds.has(id))
  const issues: string[] = []
  if (likely > taskHours.max) {
    issues.push(`is likely to take ${likely} h: split it into tasks of at most ${taskHours.max} h each.`)
  }
  // An optimistic value below the minimum is raised silently: half an hour may well be faster.
  if (!(optimistic > 0 && optimistic <= likely && likely <= pessimistic && likely >= taskHours.min)) {
    issues.push(
      `has hours of ${optimistic}, ${likely} and ${pessimistic}: the likely ones must be at least ${taskHours.min}, and optimistic ≤ likely ≤ pessimistic.`,
    )
  }
  if (sources.length === 0 && (task.answers ?? []).length === 0) {
    issues.push('cites no requirement line: cite the lines that it fulfills.')
  }
  if (unknown.length > 0) {
    issues.push(
      `cites line ${unknown.slice(0, 5).join(', ')}, which does not exist: the lines are ${lines[0]?.id ?? 0} to ${lines.at(-1)?.id ?? 0}.`,
    )
  }
  return issues
}
