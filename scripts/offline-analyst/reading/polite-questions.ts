import { asksPolitely } from './requests'
import type { Sight } from './sight'
import type { Manner } from './statement'

/** Questions that ask for a change, unlike "Can you help us?" and "Could you send me a quote?" */
const requested =
  /^(?:(?:and|also|oh|und|auch|et|y),? )*(?:(?:can|could|would|will) (?!you (?:help|do (?:it|this|that)|tell|explain|let (?:me|us)|send (?:me|us)|give (?:me|us)|call|estimate|quote|make (?:me|us) an?)\b)(?:(?:our|the) )?[\p{L}’']+ \p{L}+|(?:would it be|is it) possible (?:to|that)|(?:geht|ginge) (?:das|es)(?: auch)?, dass|wäre es möglich|(?:kann|könnte) man|(?:est-ce|serait-il) possible|¿?(?:es|sería) posible)(?!\p{L})/iu

/** True for a question that asks for work: of a product that exists anything, else what names work. */
export const asksForWork = (seen: Sight, said: string, manner: Manner) =>
  (manner === 'change' && requested.test(said)) ||
  ((manner === 'change' || (manner === 'open' && seen.functional)) && asksPolitely(seen.passage))
