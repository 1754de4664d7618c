import { numberLines } from '#domain/text/requirement-lines'
import { read } from '../reading/read'
import type { Statement } from '../reading/statement'

let last: { text: string; found: Statement[] } | undefined

/** Reads a text without masking it. Remembers the last one, because tests ask for several of its statements. */
export function statements(text: string): Statement[] {
  if (last?.text !== text) last = { text, found: read('', numberLines(text)).statements }
  return last.found
}

/** Returns the kind of the first statement that includes `part`, if there is one. */
export const kindOf = (text: string, part: string): Statement['kind'] | undefined =>
  statements(text).find((it) => it.text.includes(part))?.kind
