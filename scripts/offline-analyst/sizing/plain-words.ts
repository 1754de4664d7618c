import { pattern } from '#domain/text/pattern'
import type { Statement } from '../reading/statement'
import { wordsOf } from '../text/words'
import { lexicon } from '../vocabulary/lexicon'

/** Says in plain words what statements and their clauses say with pronouns, by a button, or around the deed, to compare them. */

type Said = Pick<Statement, 'text' | 'words' | 'hits'>

/** Ways to say something, and plainer ones. */
const plainer: readonly (readonly [RegExp, string])[] = [
  // "Goal: call the next patient".
  [/^(?:goal|ziel|objectif|objetivo|obiettivo|doel) ?: /i, ''],
  // "After finishing with one patient, the doctor calls the next one".
  [/^after (?:finishing|completing)(?: with)? [^,]{2,60}, /i, ''],
  // "The doctor selects “Next” to call the patient".
  [
    pattern(
      String.raw`(?:selects?|clicks?(?: on)?|press(?:es)?|taps?|chooses?|hits?) (?:the )?[“"'‘][^“”"'‘’]{1,30}[”"'’](?: button)? to `,
    ),
    '',
  ],
  // "Notify the system when the doctor is available".
  [
    pattern(
      String.raw`(?<!\p{L})(?:notif(?:y|ies)|tells?|informs?) the (?:system|app|application|software) (?:when|that|if) (?:the |an? )?([^,.;:]{2,40}?) (?:is|are|becomes?) `,
      'gi',
    ),
    '$1 mark ',
  ],
  // "Remove the patient, should they fail to come".
  [/ (?:shall|should) (?=(?:they|he|she|it) )/giu, ' if '],
  // "Send alerts in addition to displaying them".
  [/(?<=\S) in addition to .*/i, ''],
  [pattern(String.raw`(?<!\p{L})the following (?=\p{L}+(?![:\p{L}]))`, 'gi'), 'the next '],
  // "Send alerts to the patients’ devices".
  [
    pattern(String.raw`(\p{L}s?)['’]s? (?:(?:mobile|smart|own) ?)?(?:devices?|phones?|smartphones?)(?!\p{L})`, 'gi'),
    '$1',
  ],
]

/** People behind a verb of whom a sentence before speaks: "Remove them from the queue", "They will be removed". */
const persons = pattern(
  String.raw`(?<!\p{L})(?:(?<=^(?:therefore|thus|then|so|hence|afterwards),? )they|they(?= (?:will|shall|must|should|are|can) be \p{L}+(?:ed|n)(?!\p{L}))|(?<=\S\s)them(?!\p{L}))(?!\p{L})`,
)

/** Returns what a statement says, in plainer words. `before` are the statements of its chapter. */
export function plainly(statement: Statement, before: readonly Statement[]): Said {
  let { text } = statement
  for (const [said, plain] of plainer) text = text.replace(said, plain)
  const named = persons.test(text) ? personsIn(before) : undefined
  if (named) text = text.replace(persons, named)
  if (text === statement.text) return statement
  const words = wordsOf(text)
  return { text, words, hits: lexicon.find(words) }
}

/** Number of statements before a pronoun in which those are looked for of whom it speaks. */
export const near = 4

/** Returns the people whom the statements before name, if all of them are one group. */
function personsIn(before: readonly Statement[]): string | undefined {
  const named = before.flatMap(({ hits, words }) =>
    hits.flatMap(({ owner, at }) =>
      owner.kind === 'actor' && owner.name !== 'users' ? [{ group: owner.name, word: words[at]!.raw }] : [],
    ),
  )
  return new Set(named.map(({ group }) => group)).size === 1 ? named[0]!.word : undefined
}

/** A clause about what the clause before names: "receive the card number and check its validity". */
const possessive = pattern(String.raw`(?<!\p{L})(?:its|their) (?=\p{L}+[.,;]?$)`)

/** Returns a clause with the object of the one before in place of a possessive pronoun, or as it is. */
export function withOwner(clause: string, before: string): string {
  const [, owner] = object.exec(before) ?? []
  return owner === undefined ? clause : clause.replace(possessive, `${owner} `)
}

/** Object at the end of a clause: "the patient’s card number". */
const object = pattern(
  String.raw`(?:^|\s)((?:the|an?|each|every) (?:(?!(?:the|an?|each|every|of|for|with|to|and|or) )[\p{L}’'-]+ ?){1,4})$`,
)
