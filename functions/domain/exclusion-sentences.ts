import type { Estimation, Line } from '#contract/estimation'
import { number, plural } from './format'
import { withoutBullet, withoutCellMarks } from './list-marks'
import { type ScopedComponent, type ScopedTask, itemsIn } from './scope'
import { listOf, oneLine } from './text'

export const notEstimatedSentence = (count: number) =>
  count === 1
    ? '1 requirement line that no task covers; it is listed as not estimated.'
    : `${number(count)} requirement lines that no task covers; they are listed as not estimated.`

/** Maximum number of requirement lines quoted with one piece of work, and length of those in a trace. */
export const quoted = { lines: 3, characters: 160 }

/** Beginning of the ids of exclusions of work out of scope. No exclusion of the analyst has two lines. */
const ofWork = 'Out of scope:\n'

export const isOfWork = (id: string): boolean => id.startsWith(ofWork)

/**
 * Names all work that a person left out, with ids that stay whatever else is included, without the lines of other work.
 * If another part of a task is not left out, such as its back end, the role says which part is.
 */
export function outOfScopeSentences(components: readonly ScopedComponent[], lines: readonly Line[]) {
  const isBuilt = ({ state, role }: ScopedTask) => state !== 'out' && role !== 'UX/UI designer'
  const built = new Set(components.flatMap(({ tasks }) => tasks.flatMap((task) => (isBuilt(task) ? task.sources : []))))
  return itemsIn(components, 'out').map(({ component, task, componentName, title, tasks }) => {
    const [{ name, role }] = tasks as [ScopedTask]
    const own = components.find((one) => one.name === componentName)!
    const isPart = task && own.tasks.some((one) => one.state !== 'out' && one.name === name)
    const work = {
      title: isPart ? `${name} (${componentName}, ${role})` : title,
      sources: tasks.flatMap(({ sources }) => sources),
    }
    return {
      of: `${ofWork}${task ? `${task.name} (${component}, ${task.role})` : component}`,
      text: outOfScopeSentence(work, lines, built),
    }
  })
}

/** Names work that a person left out, quoting the requirement lines that it came from, without `included` ones and those that its title quotes. */
export function outOfScopeSentence(
  { title, sources }: Pick<Estimation['outOfScope'][number], 'title' | 'sources'>,
  lines: readonly Line[],
  included: ReadonlySet<number> = new Set(),
): string {
  const missing = sources.filter((id) => !included.has(id))
  const texts = lines
    .filter(({ id }) => missing.includes(id))
    .map(({ text }) => withoutCellMarks(withoutBullet(oneLine(text))).replace(/[.:;!]$/, ''))
  const quotes = [...new Set(texts)].filter((text) => !title.includes(text)).map((text) => `“${text}”`)
  const more = quotes.splice(quoted.lines).length
  const from = [...quotes, ...(more > 0 ? [plural(more, 'more line')] : [])]
  return `Out of scope: ${title}${from.length > 0 ? `, from ${listOf(from)}` : ''}.`
}
