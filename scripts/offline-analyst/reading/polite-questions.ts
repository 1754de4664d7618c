import { asksReader } from '../vocabulary/to-reader'
import { asksPolitely } from './requests'
import type { Sight } from './sight'
import type { Manner } from './statement'

/** Questions that ask for a change, whoever makes it. */
const requested =
  /^(?:(?:can|could|would|will) (?!you(?!\p{L}))(?:(?:our|the) )?[\p{L}’']+ \p{L}+|(?:would it be|is it) possible (?:to|that)|(?:geht|ginge) (?:das|es)(?: auch)?, dass|wäre es möglich|(?:kann|könnte) man|(?:est-ce|serait-il) possible|¿?(?:es|sería) posible)(?!\p{L})/iu

const conjunctions = /^(?:(?:and|also|oh|und|auch|et|y),? )+/iu

/** True for a question that asks for work: of a product that exists anything, else what names work or a product. */
export function asksForWork(seen: Sight, said: string, manner: Manner): boolean {
  const text = said.replace(conjunctions, '')
  if (manner === 'change' && (requested.test(text) || asksReader(text))) return true
  const names = manner === 'change' || (manner === 'open' && (seen.functional || seen.has('archetype')))
  return names && asksPolitely(seen.passage)
}
