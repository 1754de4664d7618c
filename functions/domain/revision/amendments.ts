import type { Breakdown } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { maxTaskSources } from '#contract/limits'
import { builds } from '#domain/hours/task-sources'
import { pattern } from '#domain/text/pattern'
import { wordsOf } from '#domain/text/words'
import { type Layer, changeLayer } from './layers'

/** Words for what no longer holds: "after 30 minutes instead of 10", "from 10 to 30 minutes". */
const replaced = pattern(
  '(?<!\\p{L})(?:instead of|rather than|in place of|(?:an)?statt|au lieu de|en (?:vez|lugar) de|em vez de|anziché|invece di|in plaats van|(?:from|von|de|da|van)(?= \\S{1,12} (?:to|auf|à|a|naar) )) ((?:[\\p{L}\\p{N}%€$£.,:’-]{1,20} ?){1,4})',
)

/** Minimum letters of words that say what a line is about, and of those words in both lines. */
const min = { letters: 4, common: 2 }

const value = /\d/
const stemsOf = (words: string) =>
  new Set(words.split(' ').flatMap((word) => (word.length >= min.letters && !value.test(word) ? word.slice(0, 6) : [])))

/** True if a line replaces a value of another one: "30 minutes instead of 10". */
function replacesValue(text: string, other: string): boolean {
  const [, words = ''] = replaced.exec(text) ?? []
  const parts = wordsOf(words).split(' ')
  const heads = parts.map((_, at) => parts.slice(0, parts.length - at).join(' '))
  return heads.some((head) => value.test(head) && ` ${other} `.includes(` ${head} `))
}

/**
 * Adds lines that only change a value of another line to the tasks that build that one, so that a client reads both: "The
 * logout comes after 30 minutes instead of 10." `idle` are the new lines without work.
 */
export function attachAmendments(layers: readonly Layer[], lines: readonly Line[], idle: ReadonlySet<number>): Layer[] {
  const built = new Set(
    layers.flatMap(({ breakdown }) =>
      breakdown.components.flatMap(({ tasks }) => tasks.filter(builds).flatMap(({ sources }) => sources)),
    ),
  )
  const words = new Map(lines.map(({ id, text }) => [id, wordsOf(text)]))
  const amended = new Map<number, number[]>()
  for (const { id, text } of lines.filter((line) => idle.has(line.id) && replaced.test(line.text))) {
    const own = stemsOf(words.get(id)!)
    const common = (other: number) => [...stemsOf(words.get(other)!)].filter((stem) => own.has(stem)).length
    const [best] = [...built]
      .filter((other) => other !== id && common(other) >= min.common && replacesValue(text, words.get(other)!))
      .toSorted((one, other) => common(other) - common(one) || one - other)
    if (best !== undefined) amended.set(best, [...(amended.get(best) ?? []), id])
  }
  if (amended.size === 0) return [...layers]
  const attached = new Set<number>()
  const changed = layers.map((layer) =>
    changeLayer(layer, (task) => {
      const further = builds(task) ? task.sources.flatMap((id) => amended.get(id) ?? []) : []
      const sources = [...new Set([...task.sources, ...further])]
      if (further.length === 0 || sources.length > maxTaskSources) return task
      for (const id of further) attached.add(id)
      return { ...task, sources }
    }),
  )
  const withWork = <T extends Pick<Breakdown, 'background'>>(part: T): T => ({
    ...part,
    background: part.background.filter((id) => !attached.has(id)),
  })
  return changed.map(({ analysis, breakdown, ...layer }) => ({
    ...layer,
    analysis: withWork(analysis),
    breakdown: withWork(breakdown),
  }))
}
