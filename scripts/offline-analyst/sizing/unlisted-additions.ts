import { type Word, wordsOf } from '../text/words'
import { gainIn, gainsAnything, gainsFirst, smallParts } from '../vocabulary/gains'
import { lexicon } from '../vocabulary/lexicon'

/** Ends of a clause, with the words that join the next one. */
const end =
  /[,;:–—]\s|\s(?:and|und|sowie|et|y|e|so that|sodass|damit|afin que|pour que|para que|when|wenn|sobald|quand|cuando|if|falls|si)\s/giu

/** A further thing in a list, "a forum and an event calendar", rather than what somebody does: "a member may bring one guest". */
const further =
  /^(?:an?|another|eine?[nr]?|une?|una?|unos|unas|uma?|een)\s(?!.*(?<!\p{L})(?:may|can|could|must|shall|should|will|darf|kann|muss|soll(?:te)?|wird|peut|doit|puede|debe|pode|deve|può|mag|kan|moet)(?!\p{L}))/iu

/** Number of words after the verb among which the name of the thing is. */
const maxName = 5

/**
 * Returns what a sentence asks to add to a product and `isListed` does not know: "event registration" in "please add event
 * registration". A part of a screen, such as a button, is none, nor is copy or style.
 */
export function unlistedIn(text: string, isListed: (words: readonly Word[]) => boolean): string[] {
  const main = text.replace(/\([^()]*\)/g, '')
  let isGaining = false
  return main.split(end).flatMap((clause, at) => {
    // "A flag is needed": what is gained may come before the verb.
    const isWhole =
      gainsAnything.test(clause) || (at === 0 ? gainsFirst.test(clause) : isGaining && further.test(clause))
    const object = isWhole ? ` ${clause}` : gainIn(clause)
    if (object === null) return []
    isGaining = true
    const words = wordsOf(object)
    // "Paging should be added": what the clause does not name is at the beginning of the sentence.
    const isSmall =
      [object, ` ${main}`].some((it) => smallParts.test(it)) ||
      lexicon.find(words).some(({ owner }) => owner.kind === 'appearance')
    const isNew = words.length > 0 && !isSmall && !isListed(isWhole ? words : words.slice(0, maxName))
    return isNew ? [words.map(({ root }) => root).join(' ')] : []
  })
}
