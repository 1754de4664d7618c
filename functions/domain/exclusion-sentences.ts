import type { EstimatedComponent, EstimatedTask, Estimation, Line } from '#contract/estimation'
import { number, plural } from './format'
import { linesBeside } from './included-lines'
import { withoutBullet, withoutCellMarks } from './list-marks'
import { listOf, oneLine } from './text'

export const notEstimatedSentence = (count: number) =>
  count === 1
    ? '1 requirement line that no task covers; it is listed as not estimated.'
    : `${number(count)} requirement lines that no task covers; they are listed as not estimated.`

/** Maximum number of requirement lines quoted with one piece of work, and length of those in a trace. */
export const quoted = { lines: 3, characters: 160 }

/**
 * Names all work that a person left out, without the lines of included work. If another part of a task is included, such
 * as its back end, the role says which part is missing.
 */
export function outOfScopeSentences(
  outOfScope: Estimation['outOfScope'],
  included: readonly Pick<EstimatedComponent, 'name' | 'tasks' | 'sources'>[],
  lines: readonly Line[],
): string[] {
  if (outOfScope.length === 0) return []
  const sources = new Set(included.flatMap(linesBeside(outOfScope)))
  return outOfScope.map((work) => {
    const [{ name, role }] = work.tasks as [EstimatedTask]
    const { component, componentName = component } = work
    const own = included.filter((one) => one.name === componentName)
    const isPart = work.task && own.some(({ tasks }) => tasks.some((task) => task.name === name))
    const title = isPart ? `${name} (${componentName}, ${role})` : work.title
    return outOfScopeSentence({ title, sources: work.sources }, lines, sources)
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
