import type { Difference, LineDifference } from '#contract/difference'
import { requirementIn } from '#domain/scope/exclusion-sentences'
import { scopeKey } from '#domain/scope/scope'
import { wordsOf } from '#domain/text/words'
import { type Saved, builtIn, taskKeysOf } from './accepted-options'
import { findsExcludedWork, outOfScope } from './exclusion-changes'
import { removedBetween } from './line-changes'

/**
 * Returns a function that finds which exclusions or assumptions of the earlier estimate no longer apply. Work that the
 * owner called no requirement, or whose lines were all removed, is not part of the later estimate either. A quote of the
 * requirements that excludes what the change adds no longer applies, even if the requirements still have it.
 */
export function findsEnded(
  before: Pick<Saved, 'estimation'>,
  after: Pick<Saved, 'estimation'>,
  { rows }: Pick<Difference, 'rows'>,
) {
  const removed = new Set(removedBetween(before.estimation, after.estimation))
  const findWork = findsExcludedWork(before.estimation)
  const built = builtIn(after)
  const known = new Set(before.estimation.lines.map(({ text }) => text))
  const added = rows
    .flatMap(({ tasks }) =>
      tasks.flatMap(({ kind, name, lines }) => (kind === 'added' ? [name, ...lines.map(({ text }) => text)] : [])),
    )
    .filter((text) => !known.has(text))
    .map(wordsOf)
  return (texts: readonly string[], compared: readonly Pick<LineDifference, 'before' | 'after'>[]): string[] => {
    const gone = new Set(compared.flatMap(({ before: text, after }) => (after === undefined ? text : [])))
    return texts.flatMap((text) => {
      const work = findWork(text)
      if (!work) {
        const quote = wordsOf(requirementIn(text) ?? '')
        return gone.has(text) || (quote && added.some((one) => ` ${one} `.includes(` ${quote} `))) ? text : []
      }
      if (!gone.has(text)) return []
      if (taskKeysOf(work).every((key) => built.has(key))) return text.replace(outOfScope, 'Now included:')
      const { sources } = work
      const isStillOut = after.estimation.outOfScope.some((one) => scopeKey(one) === scopeKey(work))
      return isStillOut || (sources.length > 0 && sources.every((id) => removed.has(id))) ? [] : text
    })
  }
}
