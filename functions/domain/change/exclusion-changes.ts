import type { LineDifference } from '#contract/difference'
import type { EstimatedTask, Estimation, Line } from '#contract/estimation'
import { clientText } from '#domain/offer/client-text'
import { matchLines } from '#domain/revision/match-lines'
import { listExclusions, requirementIn } from '#domain/scope/exclusion-sentences'
import { scopeKey } from '#domain/scope/scope'
import { clientTexts } from '#domain/scope/scoped-texts'
import { renamerOf } from '#domain/text/renamed-texts'

type Change = Pick<LineDifference, 'before' | 'after'>

/**
 * Returns the texts that only one of two estimates has, by default exclusions, and reworded ones with both wordings, which
 * are matched as lines are. Exclusions of work are matched by its title or key instead, and differ only with its tasks and
 * lines: another version of Scopewright may say the same in another sentence, or name the work otherwise.
 */
export function compareTexts(
  before: Estimation,
  after: Estimation,
  [earlier, later] = [exclusionsOf(before), exclusionsOf(after)],
): Change[] {
  // A text that a person wrote may have an earlier name of a component.
  const [known, kept] = [new Set(later), new Set(earlier)]
  const changed = earlier.filter((text) => !known.has(text))
  const old = readTexts(before, changed, renamerBetween(before, after))
  const current = readTexts(
    after,
    later.filter((text) => !kept.has(text)),
  )
  const match = matchLines(wordsIn(old), wordsIn(current))
  const sameWork = (one: Stated, all: readonly Stated[]) =>
    all.find(({ title, key }) => title === one.title || (key !== undefined && key === one.key))
  return [
    ...match.removed.map((id) => ({ before: old[id]!.text })),
    ...old.filter((one) => one.title && !sameWork(one, current)).map(({ text }) => ({ before: text })),
    ...match.changed.map(({ from, to }) => ({ before: old[from]!.text, after: current[to]!.text })),
    ...match.added.map((id) => ({ after: current[id]!.text })),
    ...current.flatMap((one): Change | [] => {
      const same = sameWork(one, old)
      const isSame = same && (same.matched === one.matched || same.text === one.text)
      return one.title === undefined || isSame ? [] : { before: same?.text, after: one.text }
    }),
  ]
}

const exclusionsOf = (estimation: Estimation) => listExclusions(estimation).map(clientText)

/** Returns the assumptions and answers that only one of two estimates has, as clients read them: without numbers of lines. */
export const compareAssumptions = (before: Estimation, after: Estimation): Change[] =>
  compareTexts(before, after, [assumptionsOf(before), assumptionsOf(after)])

function assumptionsOf(estimation: Estimation): string[] {
  const { components: included, options, outOfScope } = estimation
  const { assumptions } = clientTexts(estimation, { leftOut: [...options, ...outOfScope], included })
  return assumptions.map(({ text }) => clientText(text))
}

interface Stated {
  text: string
  /** Title of the work that it excludes, or question that it answers. */
  title: string | undefined
  /** Key of that work. */
  key?: string
  /** Text by which it is compared: tasks and lines of that work, or of quoted requirements the quote alone. */
  matched: string
}

export const outOfScope = 'Out of scope:'

/** The question of an answer among the assumptions, and the answer, which stays the same once it is given. */
const answer = /^(“.*?” )\w+: (.*)/su

function readTexts(estimation: Estimation, texts: readonly string[], rename = (text: string) => text): Stated[] {
  const findWork = findsExcludedWork(estimation)
  return texts.map((text) => {
    const work = findWork(text)
    if (!work) {
      const [, asked, said] = answer.exec(text) ?? []
      return {
        text,
        title: text.startsWith(outOfScope) ? rename(text) : asked,
        matched: rename(said ?? requirementIn(text) ?? text),
      }
    }
    const lines = estimation.lines.filter(({ id }) => work.sources.includes(id)).map(({ text }) => text)
    return {
      text,
      title: rename(work.title),
      key: scopeKey(work),
      matched: JSON.stringify([work.tasks.map(nameOf), lines]),
    }
  })
}

const nameOf = ({ name, role }: Pick<EstimatedTask, 'name' | 'role'>) => [name, role]

/** Returns a function that finds the work that an exclusion names. */
export function findsExcludedWork({ options, outOfScope: left }: Pick<Estimation, 'options' | 'outOfScope'>) {
  // Of titles that begin alike, the longest counts.
  const works = [...options, ...left].toSorted((one, other) => other.title.length - one.title.length)
  // What the sentence says besides the title begins with a comma or a semicolon.
  return (text: string) =>
    works.find(({ title }) => ['.', ',', ';'].some((end) => text.startsWith(`${outOfScope} ${title}${end}`)))
}

/** Returns the texts that exclude no work, as lines. */
const wordsIn = (all: readonly Stated[]): Line[] =>
  all.flatMap(({ matched, title }, id) => (title === undefined ? { id, text: matched } : []))

/** Returns a function that puts the component names of a later estimate into texts of an earlier one. */
function renamerBetween(before: Estimation, after: Estimation): (text: string) => string {
  const later = namesIn(after)
  return renamerOf([...namesIn(before)].map(([original, name]) => [name, later.get(original) ?? name]))
}

/** Returns the names of components by the analyst's. */
export const namesIn = ({ components, options, outOfScope }: Estimation) =>
  new Map([
    ...components.map(({ name, originalName = name }) => [originalName, name] as const),
    ...[...options, ...outOfScope].flatMap(({ component, task, componentName = component }) =>
      task ? [] : [[component, componentName] as const],
    ),
  ])
