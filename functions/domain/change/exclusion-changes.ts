import type { LineDifference } from '#contract/difference'
import type { Estimation, Line } from '#contract/estimation'
import { matchLines } from '#domain/revision/match-lines'
import { wordingsOf } from '#domain/revision/wordings'
import { notEstimatedSentence } from '#domain/scope/exclusion-sentences'
import { renamerOf } from '#domain/text/renamed-texts'

type Change = Pick<LineDifference, 'before' | 'after'>

/**
 * Returns the exclusions that only one of two estimates has, and reworded ones with both wordings, which are matched as
 * lines are. Exclusions of work are matched by its title instead, and differ only with its tasks and lines: another version
 * of Scopewright may say the same in another sentence.
 */
export function compareExclusions(
  before: Estimation,
  after: Estimation,
  [earlier, later] = [before.exclusions, after.exclusions],
): Change[] {
  const rename = renamerBetween(before, after)
  const [old, current] = [listExclusions(before, earlier, rename), listExclusions(after, later)]
  const [oldWork, work] = [old, current].map(
    (all) => new Map(all.flatMap((one) => (one.title === undefined ? [] : [[one.title, one] as const]))),
  )
  const differing = [...work!].flatMap(([title, { text, content }]): Change[] => {
    const same = oldWork!.get(title)
    return same?.content === content || same?.text === text ? [] : [{ before: same?.text, after: text }]
  })
  const place = ({ before, after }: Change) =>
    after === undefined ? earlier.indexOf(before!) - earlier.length : later.indexOf(after)
  return [
    ...[...oldWork!].flatMap(([title, { text }]) => (work!.has(title) ? [] : [{ before: text }])),
    ...differing,
    ...compareWordings(old, current),
  ].toSorted((one, other) => place(one) - place(other))
}

interface Exclusion {
  text: string
  /** Text by which it is matched: of quoted requirements the quote alone. */
  matched: string
  /** Title of the work that it names. */
  title: string | undefined
  /** Tasks and lines of that work. */
  content: string | undefined
}

export const outOfScope = 'Out of scope:'

function listExclusions(
  estimation: Estimation,
  exclusions: readonly string[],
  rename = (text: string) => text,
): Exclusion[] {
  const findWork = findsExcludedWork(estimation)
  const textOf = new Map(estimation.lines.map(({ id, text }) => [id, text]))
  return [...new Set(exclusions)]
    .filter((text) => text !== notEstimatedSentence(estimation.notEstimated.length))
    .map((text) => {
      const work = findWork(text)
      return {
        text,
        matched: rename(/: “([^“”]+)”\.?$/.exec(text)?.[1] ?? text),
        title: work ? rename(work.title) : text.startsWith(outOfScope) ? rename(text) : undefined,
        content:
          work &&
          JSON.stringify([work.tasks.map(({ name, role }) => [name, role]), work.sources.map((id) => textOf.get(id))]),
      }
    })
}

/** Returns a function that finds the work that an exclusion names. */
export function findsExcludedWork({ options, outOfScope: left }: Pick<Estimation, 'options' | 'outOfScope'>) {
  // Of titles that begin alike, the longest counts.
  const works = [...options, ...left].toSorted((one, other) => other.title.length - one.title.length)
  // What the sentence says besides the title begins with a comma.
  return (text: string) =>
    works.find(({ title }) => ['.', ','].some((end) => text.startsWith(`${outOfScope} ${title}${end}`)))
}

/** Returns the changes of exclusions that name no work. */
function compareWordings(before: readonly Exclusion[], after: readonly Exclusion[]): Change[] {
  const linesOf = (all: readonly Exclusion[]): Line[] =>
    all.flatMap(({ matched, title }, id) => (title === undefined ? [{ id, text: matched }] : []))
  const [old, current] = [linesOf(before), linesOf(after)]
  const match = matchLines(old, current)
  const join = (ids: readonly number[], all: readonly Exclusion[]) => ids.map((id) => all[id]!.text).join(' ')
  return [
    ...wordingsOf(match, old, current).map(({ from, to }) => ({ before: join(from, before), after: join(to, after) })),
    ...match.removed.map((id) => ({ before: before[id]!.text })),
    ...match.added.map((id) => ({ after: after[id]!.text })),
  ]
}

/** Returns a function that puts the component names of a later estimate into texts of an earlier one. */
export function renamerBetween(before: Estimation, after: Estimation): (text: string) => string {
  const later = namesIn(after)
  return renamerOf([...namesIn(before)].map(([original, name]) => [name, later.get(original) ?? name]))
}

/** Returns the names of components by the analyst's. */
const namesIn = ({ components, options, outOfScope }: Estimation) =>
  new Map([
    ...components.map(({ name, originalName = name }) => [originalName, name] as const),
    ...[...options, ...outOfScope].flatMap(({ component, task, componentName = component }) =>
      task ? [] : [[component, componentName] as const],
    ),
  ])
