import type { Task } from '#contract/breakdown'
import type { Estimation, Line } from '#contract/estimation'
import { maxAnalystLengths } from '#contract/limits'
import type { Scope } from '#contract/scope'
import { builds } from '#domain/hours/task-sources'
import { titleOf } from '#domain/hours/task-titles'
import { number, plural } from '#domain/text/format'
import { isMarkdownHeading } from '#domain/text/list-marks'
import { asksNothing, quotedText, sentenceEnd } from '#domain/text/quoted-line'
import { listOf, oneLine, quote } from '#domain/text/text'
import { shareOfWords, wordsOf } from '#domain/text/words'
import { type CitingWork, builtBy, linesBeside } from './included-lines'

export const notEstimatedSentence = (count: number) =>
  count === 1
    ? '1 requirement line that no task covers; it is listed as not estimated.'
    : `${number(count)} requirement lines that no task covers; they are listed as not estimated.`

/** Returns the lines without work that a client reads as such. Estimates saved earlier have headings among them. */
export const listNotEstimated = ({ lines, notEstimated }: Pick<Estimation, 'lines' | 'notEstimated'>): Line[] =>
  lines.filter(({ id, text }) => notEstimated.includes(id) && !isMarkdownHeading(text) && !asksNothing(text))

/** Returns the exclusions without the number of lines that follow as not estimated. */
export const listExclusions = ({ exclusions, notEstimated }: Pick<Estimation, 'exclusions' | 'notEstimated'>) =>
  exclusions.filter((text) => text !== notEstimatedSentence(notEstimated.length))

/** Returns the words of the requirements that an exclusion quotes: `As the requirements say: “Chat”`. */
export const requirementIn = (exclusion: string): string | undefined =>
  / requirements[^:“”]*: “([^“”]+)”\.?$/.exec(exclusion)?.[1]

/** Maximum number of quotes with one piece of work, and length of quoted lines in a trace. */
export const quoted = { lines: 3, characters: 160 }

/** Returns the id by which a person calls a line no requirement: its text, so that it survives a new reading. */
export const lineExclusionId = ({ text }: Pick<Line, 'text'>): string => text.slice(0, maxAnalystLengths.text)

/** Returns a function that detects texts of lines which their owner called no requirement. */
export function findsNoRequirement({ exclusions = [] }: Pick<Scope, 'exclusions'> = {}) {
  const removed = new Set(exclusions.flatMap(({ of, text }) => (text ? [] : of)))
  return (text = '') => removed.has(lineExclusionId({ text }))
}

type NamedTask = Pick<Task, 'name' | 'role' | 'sources'> & { original?: { name: string } | undefined }

interface LeftOut extends CitingWork {
  title: string
  component: string
  componentName?: string | undefined
  tasks: readonly NamedTask[]
}

/** Mark after which another clause of a line may ask for something else. */
const clauseEnd = /[,;:.!?] /

/** Returns the key of a task that all parts of its work have, in whatever role and whatever a person named it. */
const workOf = (component: string, { name, original = { name }, sources }: NamedTask) =>
  `${component}\n${titleOf(original)} ${sources.join()}`

/** Returns the lines that included or optional work builds, and the keys of included tasks. */
export const indexIncluded = (
  components: readonly { name: string; tasks: readonly NamedTask[] }[],
  optional: readonly { tasks: readonly NamedTask[] }[],
) => ({
  built: builtBy([...components, ...optional].flatMap(({ tasks }) => tasks)),
  works: new Set(components.flatMap(({ name, tasks }) => tasks.filter(builds).map((task) => workOf(name, task)))),
})

/**
 * Names work that a person left out, and says what its title does not: by the requirement lines that it came from, or by
 * its tasks if those lines say more than that work, because they are built, or other work is left out of another clause.
 * Of a part, such as a back end, it says that the rest stays included.
 */
export function outOfScopeSentence(
  work: LeftOut,
  lines: readonly Line[],
  { built, works }: ReturnType<typeof indexIncluded>,
  others: readonly CitingWork[],
): string {
  const { title, component, componentName = component, tasks } = work
  const [own, shared] = [true, false].map((isTieLost) => new Set(linesBeside(others, { isTieLost })(work)))
  const names = [title, ...tasks.map(titleOf)].join(' ')
  // Another sentence is about something else if none names the work.
  const isAbout = (text: string) => !sentenceEnd.test(text) || shareOfWords(names, wordsOf(text)) > 0
  const texts = new Map(
    lines
      .filter(({ id }) => shared!.has(id) && !built.has(id))
      .map(({ id, text }) => [id, quotedText(oneLine(text)).replace(/[.:;!]$/, '')] as const)
      .filter(([id, text]) => isAbout(text) && (own!.has(id) || !clauseEnd.test(text))),
  )
  const unquoted = tasks.filter((task) => builds(task) && !task.sources.some((id) => texts.has(id)))
  const listed = (texts: Iterable<string>, noun: string) => {
    const quotes = [...new Set(texts)].filter((text) => !title.includes(text)).map(quote)
    const more = quotes.splice(quoted.lines).length
    return [...quotes, ...(more > 0 ? [plural(more, `more ${noun}`)] : [])]
  }
  const details = Object.entries({
    including: listed(unquoted.map(titleOf), 'task'),
    'asked for in': listed(texts.values(), 'line'),
  }).flatMap(([word, quotes]) => (quotes.length > 0 ? `, ${word} ${listOf(quotes)}` : []))
  const rest = works.has(workOf(componentName, tasks[0]!)) ? '; the rest of it is not affected' : ''
  return `Out of scope: ${title}${details.join('')}${rest}.`
}
