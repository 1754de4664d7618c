import type { AddedTask } from '#contract/scope'
import { listOf } from '#domain/text/text'
import { wordsOf } from '#domain/text/words'

/** Work that a person added, perhaps for a wish. */
export type Added = Pick<AddedTask, 'name' | 'wish'>

/**
 * Returns a text about an answer, given or assumed, without wishes that it does not want and that a person added as work:
 * “Which of these belong in the first release?” Assumed: none of “Map” and “Chat”. Beside added ones, the rest
 * is “not” wanted. Empty if it names no other.
 */
export function withoutAdded(text: string, added: readonly Added[]): string {
  const wishes = added.map(({ name, wish = name }) => wish)
  const [, asked, list] = /^(“.*” \w+: )none of (“.*”)\.$/su.exec(text) ?? []
  if (list === undefined) return wishes.some((wish) => isUnwanted(text, wish)) ? '' : text
  const known = new Set(wishes.map(wordsOf))
  const options = list.split(/(?<=”)(?:, | and )(?=“)/)
  const left = options.filter((option) => !known.has(wordsOf(option)))
  if (left.length === options.length) return text
  return left.length > 0 ? `${asked}${listOf(left.map((option) => `not ${option}`))}.` : ''
}

/** True if an answer to a question about this wish alone is no: “Does this belong in the first release: Map?” */
const isUnwanted = (text: string, wish: string): boolean =>
  /^\w+: no\b/.test(text.toLowerCase().split(`: ${wish.toLowerCase()}?” `)[1] ?? '')
