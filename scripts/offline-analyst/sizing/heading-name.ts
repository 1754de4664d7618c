import { announcesChange } from '../reading/announces-change'
import { remember } from '../text/remember'
import { removeAccents, stem, wordsOf } from '../text/words'
import { type Terms, termsOf } from '../vocabulary/cues'
import { lexicon } from '../vocabulary/lexicon'
import { documentWords, fieldLabels, numberedPart } from '../vocabulary/names'
import { actions, commonWords } from '../vocabulary/words'

const all = (terms: Terms) => Object.values(terms).flatMap(termsOf)

const labels = new Set(all(fieldLabels))

/** True for the label of a field alone, such as "Primary actor". */
export const isFieldLabel = (text: string): boolean =>
  labels.has(
    removeAccents(text)
      .replace(/[^\p{L}']+/gu, ' ')
      .trim(),
  )

/** Returns the label of a field, such as "Primary actor: " in "Primary actor: doctor", or an empty text. */
export function fieldLabelOf(text: string): string {
  const [label = ''] = /^[^:：]{1,40}[:：]\s*/u.exec(text) ?? []
  return isFieldLabel(label) ? label : ''
}

/** Returns a heading without its number and without "Milestone 2:", "UC7 -" or a code at the end. */
export function withoutNumber(heading: string): string {
  let name = heading.replace(/^\W*(?:[A-Z]{1,4}-?)?\d+(?:\.\d+)*[.:)]?\s+/u, '')
  for (let before = ''; before !== name; ) {
    before = name
    name = name.replace(numberedPart, '')
  }
  return name.replace(/\s*\([A-Z]{1,4}-?\d+\)$/, '')
}

/** Words of headings that name nothing of a product. */
const empty = new Set([...all(documentWords), ...Object.values(commonWords).flatMap(termsOf)].map(stem))

const verbs = new Set(termsOf(actions).map(stem))

/** First words of sentences and commands. */
const opening =
  'why|what|how|this|these|we|I|wir|ich|uns|mir|it|there|each|every|if|when|as|since|because|please|click|go to|see|run|do|to'

/** Verbs of sentences, which names of parts do without. */
const predicate = [
  'is|are|was|were|will|must|should|shall|can|cannot|could|has|have|may',
  'following|includes?|allows? to|wants?|needs?|relies',
  'ist|sind|soll|muss|kann|est|sont|doit|peut|es|son|debe|puede',
].join('|')

/** Sentences, commands, URLs and code. */
const sentence = new RegExp(
  [`^(?:${opening})\\s`, `\\s(?:${predicate})(?:\\s|$)`, '[.!?;,:]$', '//', '[<>{}@?]', '\\bTODO\\b'].join('|'),
  'i',
)

const maxLength = 44
const minLength = 3

/** True if a heading without its number names a part of a product, unlike "Changes to our site", "Goal: fewer calls" or "Displaying". */
export const isPartName = remember((name): boolean => {
  if (
    name.length < minLength ||
    name.length > maxLength ||
    sentence.test(name) ||
    fieldLabelOf(name) !== '' ||
    announcesChange(name)
  )
    return false
  const words = wordsOf(name).filter(({ raw }) => raw !== '' && !/^\d/.test(raw))
  const isEmpty = ({ raw }: { raw: string }) => raw.length < 2 || empty.has(stem(raw))
  if (words.every(isEmpty)) return false
  const [only, ...others] = words
  const isLoneVerb =
    others.length === 0 && (verbs.has(only!.stem) || (only!.raw.endsWith('ing') && verbs.has(only!.root)))
  return !isLoneVerb || lexicon.find(words).some(({ owner }) => owner.kind === 'work')
})
