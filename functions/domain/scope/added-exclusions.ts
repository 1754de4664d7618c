import type { Line } from '#contract/estimation'
import type { AddedTask } from '#contract/scope'
import { quotedText } from '#domain/text/quoted-line'
import { wordsOf } from '#domain/text/words'
import { requirementIn } from './exclusion-sentences'

/**
 * Returns a function that detects exclusions of what the requirements name, “Optional in the requirements: “Map””, that a
 * person added as work: by the name of the wish or the task, or because the task builds the whole line.
 */
export function findsAdded(added: readonly AddedTask[], lines: readonly Line[]): (exclusion: string) => boolean {
  const included = added.filter(({ state }) => state !== 'out')
  const sources = new Set(included.flatMap((task) => task.sources))
  const built = new Set(
    [
      ...included.flatMap(({ name, wish = name }) => [name, wish]),
      // Without a label: “Optional: a map”.
      ...lines.flatMap(({ id, text }) =>
        sources.has(id) ? [quotedText(text), quotedText(text).replace(/^[^:]{1,40}: /, '')] : [],
      ),
    ].map(wordsOf),
  )
  return (exclusion) => {
    const named = requirementIn(exclusion)
    return named !== undefined && built.has(wordsOf(named))
  }
}
