import { pattern } from '#domain/text/pattern'
import { termsOf } from '../vocabulary/cues'
import { openPoints } from '../vocabulary/headings'
import { faulty } from '../vocabulary/ownership'
import { requestVerbs } from '../vocabulary/requests'
import { isUnsettled } from '../vocabulary/undecided'
import { repair } from '../vocabulary/upkeep/common'
import { actions } from '../vocabulary/words'
import type { Mark } from './layout'
import { Matcher } from './matcher'
import { stem, wordsOf } from './words'

/** Distinguishes open points that are to be done from those that are to be clarified. */

const terms = new Matcher<'fault' | 'verb'>()
for (const list of Object.values(repair.signs ?? {})) for (const term of termsOf(list)) terms.add(term, 'fault')
for (const byLanguage of Object.values(requestVerbs))
  for (const list of Object.values(byLanguage)) for (const term of termsOf(list)) terms.add(term, 'verb')

const deeds = new Set(termsOf(actions).map(stem))

/** An infinitive at the end, as in German and Dutch, or at the beginning, unlike nouns: "Umgang mit Stornierungen". */
const infinitive =
  /^(?!.* (?:werden|wird|wurden?|ist|sind|haben|hat|worden|zijn|is|the|of|for) ).* \p{Ll}{2,}(?:en|ern|eln)[.!]?$|^\p{L}{3,}(?:[aei]r|re) (?:l['’]|(?:les?|la|une?|des|el|los|las|un[ao]?|il|lo|gli) )/u
/** Words of a wrong state. */
const wrong = pattern(
  String.raw`(?<!\p{L})(?:wrong|old|outdated|duplicate|missing|slow|unreadable|falsch\p{L}*|alte[nrs]?|veraltet\p{L}*|langsam|fehl(?:t|en)|faux|fausse|ancien(?:ne)?|manque\p{L}*|lente?|viej[oa]|falta|sbagliat[oa]|manca|verkeerd\p{L}*|oude|ontbreekt)(?!\p{L})`,
)

/** True for a fault or an order: "The map does not load", "Filter nach Jahr einbauen", unlike "VAT of the commission". */
function isWork(text: string): boolean {
  const words = wordsOf(text)
  return (
    [faulty, wrong, infinitive].some((it) => it.test(text)) ||
    (deeds.has(words[0]?.stem ?? '') && words[1]?.raw !== 'of') ||
    terms.find(words).some(({ owner, at }) => owner === 'fault' || at === 0)
  )
}

/** True for a heading "Noch offen" of work that is left to do: at least half of what is not to be clarified below it is work. */
export function areToDo(heading: string, below: number, marks: readonly Mark[]): boolean {
  if (!openPoints.test(heading)) return false
  const first = marks[below]
  const isItem = ({ bullet, number, title, depth }: Mark) =>
    !title && bullet === first!.bullet && (number === '') === (first!.number === '') && depth >= first!.depth
  const end = marks.findIndex((it, at) => at >= below && !isItem(it))
  const settled = marks.slice(below, end < 0 ? undefined : end).filter(({ text }) => !isUnsettled(text))
  return settled.length > 0 && settled.filter(({ text }) => isWork(text)).length * 2 >= settled.length
}
