import { asksAnybody } from '../vocabulary/to-reader'
import { asksPolitely, asksReaderFor } from './requests'
import type { Sight } from './sight'
import type { Manner } from './statement'

/** True for a question that asks for work: of a product that exists anything, else what names work or a product. */
export function asksForWork(seen: Sight, manner: Manner): boolean {
  const { text } = seen.passage
  if (manner === 'change' && (asksAnybody.test(text) || asksReaderFor(text, seen.words))) return true
  const names =
    manner === 'change' ||
    (manner === 'open' && (seen.functional || seen.has('archetype') || (seen.has('product') && seen.has('actor'))))
  return names && asksPolitely(seen.passage)
}
