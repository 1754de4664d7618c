import type { LineDifference } from '#contract/difference'
import type { Estimation } from '#contract/estimation'
import { titleOf } from '#domain/hours/task-titles'
import { namedOptions } from '#domain/scope/options'
import { scopeKey } from '#domain/scope/scope'
import { listOf, quote } from '#domain/text/text'
import { type Saved, acceptedIn, builtIn, taskKeysOf } from './accepted-options'
import { type ChangedPair } from './changed-pair'
import { namesIn } from './exclusion-changes'

/** Returns the names of components, and of tasks apart from them, that a person changed from one estimate to another. */
export function compareNames(
  before: Estimation,
  after: Estimation,
): Required<Pick<LineDifference, 'before' | 'after'>>[] {
  const later = new Map([...namesIn(after), ...namesApart(after)])
  return [...namesIn(before), ...namesApart(before)].flatMap(([key, name]) => {
    const now = later.get(key) ?? name
    return now === name ? [] : { before: name, after: now }
  })
}

/** Returns the names of tasks that are optional or out of scope by themselves, by the analyst's. */
const namesApart = ({ options, outOfScope }: Estimation) =>
  [...options, ...outOfScope].flatMap((work) => (work.task ? [[scopeKey(work), titleOf(work.tasks[0]!)] as const] : []))

/**
 * Names accepted options of an earlier estimate, with their later names if they have others, and those of which the later
 * estimate builds nothing.
 */
export function nameAccepted(before: Saved, after: Saved, { accepted, after: included }: ChangedPair<Saved, Saved>) {
  const later = new Map(namedOptions(after.estimation).map((option) => [scopeKey(option), option.name]))
  const built = builtIn(included)
  const named = acceptedIn(after, before, accepted).map((option) => {
    const { name } = option
    const now = later.get(scopeKey(option))
    const isGone = now === undefined && !taskKeysOf(option).some((key) => built.has(key))
    return { text: now === undefined || now === name ? quote(name) : `${quote(name)} (now ${quote(now)})`, isGone }
  })
  const list = (all: typeof named) => (all.length > 0 ? listOf(all.map(({ text }) => text)) : '')
  return { accepted: list(named), gone: list(named.filter(({ isGone }) => isGone)) }
}
