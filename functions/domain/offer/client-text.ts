import { reference } from '#domain/text/line-references'
import { quotedText } from '#domain/text/quoted-line'

const aside = new RegExp(` ?(?:See ${reference.source}\\.|\\(?(?:see )?${reference.source}\\)?)`, 'g')

/** A quote, or its part up to another one in it: the space after that stays in “Der Knopf „Kaufen“ ist rot”. */
const quote = /(?<=“)(?! )[^“”]+(?<! )/g

/**
 * Returns a text as its client reads it: without references to lines, whose numbers clients do not see, and with quotes of
 * lines as in the rest of an offer.
 */
export const clientText = (text: string): string => text.replaceAll(aside, '').replaceAll(quote, quotedText)
