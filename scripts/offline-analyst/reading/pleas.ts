import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { wordsOf } from '../text/words'
import { gains } from '../vocabulary/gains'
import { faulty } from '../vocabulary/ownership'
import { asksAnybody, asksLook } from '../vocabulary/to-reader'
import { requestTerms } from './request-terms'

/** Maximum words of a plea that names nothing, and sentences of a report. */
const max = { words: 12, sentences: 14 }

/** Nouns with an article or a possessive, which name what is to be done: "fix the menu". */
const thing = pattern(
  '(?<!\\p{L})(?:the|our|my|an?|der|die|das(?= \\p{Lu})|den|unser\\p{L}*|eine?n?|les?|la|notre|nos|une?|el|los|las|nuestr[oa]s?|un[ao]?|il|de|het|onze|een) (?!(?:week|day|woche|semaine|semana|fix)(?!\\p{L}))\\p{L}{3,}',
)

/** Words that say that something is wrong. */
const wrong =
  /(?<!\p{L})(?:wrong\p{L}*|broken|error|outdated|(?:an hour|a day) (?:out|off)|falsch\p{L}*|kaputt|fehler\p{L}*|cassée?s?|erreurs?|fausse?s?|mal|errores|errad[oa]s?|sbagliat[oaie]|rott[oaie]|fout|kapot|verkeerd\p{L}*|instead of|statt|au lieu|en (?:vez|lugar))(?!\p{L})|alors que|since (?:the|last|yesterday)|sinds|depuis|seit|desde/iu

/** True for a plea to look at or mend what the sentences before tell: "Vous pouvez regarder ?", "Bitte richten." */
function pleads(text: string): boolean {
  const words = wordsOf(text)
  const repairs = requestTerms.find(words).some(({ owner }) => owner.kind === 'verb' && owner.verb === 'repair')
  return asksLook(text) || (repairs && words.length <= max.words && !thing.test(text))
}

/**
 * Returns what a message tells of a fault that a plea beside it asks to mend: sentences before the plea are the fault, those
 * after it are about it.
 */
export function toldOfFault(found: readonly Passage[]): ReadonlyMap<Passage, 'fault' | 'about'> {
  const plea = found.length > max.sentences ? -1 : found.findIndex(({ text }) => pleads(text))
  const asks = ({ text, item }: Passage) => item || gains.test(text) || asksAnybody.test(text)
  const told = found.slice(0, Math.max(0, plea + 1))
  if (!told.some(({ text }) => faulty.test(text) || wrong.test(text)) || told.some(asks)) return new Map()
  return new Map(
    found.flatMap((it, at) => (at === plea || asks(it) ? [] : [[it, at < plea ? 'fault' : 'about'] as const])),
  )
}
