import type { Task } from '#contract/breakdown'
import type { Estimation, Line } from '#contract/estimation'
import { maxAnalystLengths } from '#contract/limits'
import type { ScopeRef } from '#contract/scope'
import type { ScopedTask } from '#domain/hours/scoped-task'
import { titleOf } from '#domain/hours/task-titles'
import { number, plural } from '#domain/text/format'
import { quotedText } from '#domain/text/quoted-line'
import { listOf, oneLine, quote } from '#domain/text/text'
import { type CitingWork, builds, builtBy, linesBeside } from './included-lines'
import { type ScopedComponent, itemsIn } from './scope'

export const notEstimatedSentence = (count: number) =>
  count === 1
    ? '1 requirement line that no task covers; it is listed as not estimated.'
    : `${number(count)} requirement lines that no task covers; they are listed as not estimated.`

/** Returns the exclusions without the number of lines that follow as not estimated. */
export const listExclusions = ({ exclusions, notEstimated }: Pick<Estimation, 'exclusions' | 'notEstimated'>) =>
  exclusions.filter((text) => text !== notEstimatedSentence(notEstimated.length))

/** Maximum number of quotes with one piece of work, and length of quoted lines in a trace. */
export const quoted = { lines: 3, characters: 160 }

/** Beginning of the ids of exclusions of work out of scope. No exclusion of the analyst has two lines. */
const ofWork = 'Out of scope:\n'

/** Returns the id of the exclusion of a component or task. */
export const exclusionId = ({ component, task }: ScopeRef): string =>
  `${ofWork}${task ? `${task.name} (${component}, ${task.role})` : component}`

/** Returns the id by which a person removes a requirement line without work: its text, so that it survives a new reading. */
export const lineExclusionId = ({ text }: Pick<Line, 'text'>): string => text.slice(0, maxAnalystLengths.text)

export const isOfWork = (id: string): boolean => id.startsWith(ofWork)

/**
 * Names all work that a person left out, with ids that stay whatever else is included. If another part of a task is not
 * left out, such as its back end, the role says which part is.
 */
export function outOfScopeSentences(components: readonly ScopedComponent[], lines: readonly Line[]) {
  const items = itemsIn(components, 'out').map((item) => ({
    ...item,
    sources: [...new Set(item.tasks.flatMap(({ sources }) => sources))],
  }))
  if (items.length === 0) return []
  const built = builtBy(components.flatMap(({ tasks }) => tasks.filter(({ state }) => state !== 'out')))
  const places = new Map(lines.map(({ id }, at) => [id, at]))
  const citing = new Map<number, typeof items>(items.flatMap(({ sources }) => sources.map((id) => [id, []])))
  for (const item of items) for (const id of item.sources) citing.get(id)!.push(item)
  return items.map((item) => {
    const { task, componentName, tasks } = item
    const [{ name, role }] = tasks as [ScopedTask]
    const own = components.find((one) => one.name === componentName)!
    const isPart = task && own.tasks.some((one) => one.state !== 'out' && one.name === name)
    const cited = item.sources.flatMap((id) => places.get(id) ?? []).toSorted((one, other) => one - other)
    const others = new Set(item.sources.flatMap((id) => citing.get(id)!))
    others.delete(item)
    return {
      of: exclusionId(item),
      text: outOfScopeSentence(
        isPart ? { ...item, title: `${name} (${componentName}, ${role})` } : item,
        cited.map((at) => lines[at]!),
        built,
        [...others],
      ),
    }
  })
}

interface LeftOut extends CitingWork {
  title: string
  tasks: readonly Pick<Task, 'name' | 'role' | 'sources'>[]
}

/** Mark after which another clause of a line may ask for something else. */
const clauseEnd = /[,;:.!?] /

/**
 * Names work that a person left out, and says what its title does not: by the requirement lines that it came from, or by
 * its tasks if those lines say more than that work, because they are built, or other work is left out of another clause.
 */
export function outOfScopeSentence(
  work: LeftOut,
  lines: readonly Line[],
  built: ReadonlySet<number>,
  others: readonly CitingWork[],
): string {
  const { title, tasks } = work
  const [own, shared] = [true, false].map((isTieLost) => new Set(linesBeside(others, { isTieLost })(work)))
  const texts = new Map(
    lines
      .filter(({ id }) => shared!.has(id) && !built.has(id))
      .map(({ id, text }) => [id, quotedText(oneLine(text)).replace(/[.:;!]$/, '')] as const)
      .filter(([id, text]) => own!.has(id) || !clauseEnd.test(text)),
  )
  const unquoted = tasks.filter((task) => builds(task) && !task.sources.some((id) => texts.has(id)))
  const listed = (texts: Iterable<string>, noun: string) => {
    const quotes = [...new Set(texts)].filter((text) => !title.includes(text)).map(quote)
    const more = quotes.splice(quoted.lines).length
    return [...quotes, ...(more > 0 ? [plural(more, `more ${noun}`)] : [])]
  }
  const details = Object.entries({
    with: listed(unquoted.map(titleOf), 'task'),
    from: listed(texts.values(), 'line'),
  }).flatMap(([word, quotes]) => (quotes.length > 0 ? `, ${word} ${listOf(quotes)}` : []))
  return `Out of scope: ${title}${details.join('')}.`
}
