import { reference } from './line-references'
import { quotedText } from './quoted-line'

const seeAlso = new RegExp(`(?:^| )See ${reference.source}\\.`, 'g')
const aside = new RegExp(` ?\\(?(?:see )?${reference.source}\\)?`, 'g')

/**
 * Returns a text as its client reads it: without references to lines, whose numbers clients do not see, and with quotes of
 * lines as those beside them.
 */
export const clientText = (text: string): string =>
  text
    .replaceAll(seeAlso, '')
    .replaceAll(aside, '')
    .replaceAll(/(?<=“)[^“”]+(?=”)/g, quotedText)
