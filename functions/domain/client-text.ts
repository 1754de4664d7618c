import { reference } from './line-references'
import { quotedText } from './quoted-line'

const aside = new RegExp(` ?(?:See ${reference.source}\\.|\\(?(?:see )?${reference.source}\\)?)`, 'g')

/**
 * Returns a text as its client reads it: without references to lines, whose numbers clients do not see, and with quotes of
 * lines as in the rest of an offer.
 */
export const clientText = (text: string): string => text.replaceAll(aside, '').replaceAll(/(?<=“)[^“”]+/g, quotedText)
