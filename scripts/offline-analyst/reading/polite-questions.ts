import { asksAnybody } from '../vocabulary/to-reader'
import { asksReaderFor } from './request-terms'
import { asksPolitely } from './request-sentences'
import type { Sight } from './sight'
import type { Manner } from './statement'

/** A question for something better in what exists: "And could the pictures load faster?" */
const asksOfThing =
  /^(?:(?:and|also|und|auch|et|y) )?(?:could (?:the|our|all|these)|könnten? (?:die|der|das|unsere?)|podrían? (?:el|la|los|las)) [^?]{5,120}\?$/iu

/** True for a question that asks for work: of a product that exists anything, else what names work or a product. */
export function asksForWork(seen: Sight, manner: Manner): boolean {
  const { text } = seen.passage
  const isAsked = asksAnybody.test(text) || asksOfThing.test(text) || asksReaderFor(text, seen.words)
  if (manner === 'change' && isAsked) return true
  const names =
    manner === 'change' ||
    (manner === 'open' && (seen.functional || seen.has('archetype') || (seen.has('product') && seen.has('actor'))))
  return names && asksPolitely(seen.passage)
}
