import { reference } from '#domain/text/line-references'
import { quotedText } from '#domain/text/quoted-line'

/** References, with the words that lead to them. Older assumptions start with "Of the choice in [line 2], ". */
const aside = new RegExp(
  ` ?(?:See ${reference.source}\\.|\\(?(?:\\bsee |(?<=^Of the choice )in )?${reference.source}\\)?)`,
  'g',
)

/** A quote, or its part up to another one in it: the space after that stays in “Der Knopf „Kaufen“ ist rot”. */
const quote = /(?<=“)(?! )[^“”]+(?<! )/g

/** A question, and what follows it to tell how to fill in the form. */
const instructed = /^(“[^?]*\?) [^?”]*(?=” (?:Assum|Answer)ed: )/

/**
 * Returns a text as its client reads it: without references to lines, whose numbers clients do not see, and with quotes of
 * lines as in the rest of an offer, and of questions without how to answer them. An answer of the owner is given, not
 * assumed; "answered" would say that the client was asked.
 */
export const clientText = (text: string): string =>
  text
    .replace(instructed, '$1')
    .replace('” Answered: ', '” Given: ')
    .replaceAll(aside, '')
    .replaceAll(quote, quotedText)
