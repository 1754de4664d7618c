import { pattern } from '#domain/text/pattern'
import { capitalize } from '#domain/text/format'
import { findAll } from '#domain/text/text'
import { fieldsIn } from '../text/fields'
import type { Passage } from '../text/passages'
import { remember } from '../text/remember'
import { wordsOf } from '../text/words'
import { isCommanding } from './request-terms'
import { story } from '../text/stories'
import { question } from './sight'

/** Ends of a clause, with the words that join the next one. */
export const ends =
  /; (?:and |und |et |y )?|,? (?:but|aber|jedoch|mais|pero|mas|so(?= (?:please )?no )|also(?= (?:bitte )?keine?n? )|donc(?= pas )) |(?:,? (?:and|plus|und|sowie|et|y|e|en) |, )(?:(?:and|plus|also|then|please|und|außerdem|zudem|auch|aussi|puis|también|además|também) ){0,2}/gi

/** Maximum characters of a sentence to be split. */
const maxCharacters = 400

/** Minimum words of a clause. */
export const minWords = 3

const inParentheses = /\([^)]*$/

/** Returns the clauses between the ends of clauses at which `isCut` is true, which no fields of a form are. */
export function split(text: string, isCut: (head: string, tail: string, mark: string) => boolean): string[] {
  const clauses: string[] = []
  const fields = fieldsIn(text)
  let from = 0
  for (const { index, 0: mark } of findAll(ends, text)) {
    if (
      index < from ||
      (fields && fields.at <= index && index < fields.end) ||
      inParentheses.test(text.slice(from, index)) ||
      !isCut(text.slice(from, index), text.slice(index + mark.length), mark)
    )
      continue
    clauses.push(text.slice(from, index))
    from = index + mark.length
  }
  return [...clauses, text.slice(from)]
}

/** Subject and modal verb, or a user who gets something, at the beginning of a clause that asks on its own. */
export const demands = pattern(
  String.raw`^(?=\p{L})(?!(?:soll|sollen|sollte|sollten|muss|müssen|so that|that|this|it|if|when|where|which|who|because|until|dass|damit|es|das|wenn|que|qui|si|quand|cela|cuando|esto|eso|ohne|without|sans|sin|um)(?!\p{L}))(?:(?:[\p{L}'’-]+ ){0,4}?(?:should|must|shall|needs? to|wants? to|would like|sollen|sollte|soll|müssen|muss|doit|doivent|devraient|debe|deben|deve|devem)(?!\p{L})|[\p{L}'’-]+ (?:(?!(?:and|und|et|y|e) )[\p{L}'’-]+ ){0,2}?(?:can|gets?|sees?|receives?|kann|können|bekommen|bekommt|erhalten|erhält|sehen|peuvent|puissent|reçoi(?:t|vent)|voient|pueden|reciben?|recebem?|podem) |il (?:faut|faudrait) |hay que |(?:can|could) (?:our |the )?\p{L}+s \p{L}+ )`,
)

/** True for a sentence that is short enough to be split, and no story. */
export const isShort = (text: string): boolean => text.length <= maxCharacters && !story.test(text)

/** True for such a sentence that is no question. */
export const isOpen = remember((text): boolean => isShort(text) && !question.test(text), 'sentences')

/** Words between clauses of which one takes back what the other says. */
export const contrasts = /but|aber|jedoch|mais|pero|mas|so|also|donc/i

export const withStop = (clause: string): string => clause.replace(/[\p{L}\d)]$/u, '$&.')

/** A command is a sentence, also if it is cut off from the rest of one. */
const ended = (clause: string) => (isCommanding(wordsOf(clause)) ? withStop(clause) : clause)

/** Returns the passages of the clauses of a passage. */
export const withClauses = (passage: Passage, clauses: readonly string[]): Passage[] =>
  clauses.length === 1
    ? [passage]
    : clauses.map((clause, at) => ({
        ...passage,
        text: capitalize(ended(clause.trim())),
        item: passage.item && at === 0,
      }))
