import { numberLines } from '#domain/text/requirement-lines'
import { read } from '../reading/read'
import type { Statement } from '../reading/statement'

/** Reads a text without masking it. */
export const statements = (text: string): Statement[] => read('', numberLines(text)).statements

/** Returns the kind of the first statement that includes `part`, if there is one. */
export const kindOf = (text: string, part: string): Statement['kind'] | undefined =>
  statements(text).find((it) => it.text.includes(part))?.kind
