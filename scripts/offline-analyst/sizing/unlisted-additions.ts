import { type Word, wordsOf } from '../text/words'
import {
  enables,
  gainIn,
  gainsAnything,
  gainsFirst,
  gainsKnown,
  handles,
  smallParts,
  states,
} from '../vocabulary/gains'
import { lexicon } from '../vocabulary/lexicon'

/** Ends of a clause, with the words that join the next one. */
const end =
  /[,;:–—]\s|\s(?:and|und|sowie|et|y|e|en)\s|\s(?=(?:so that|sodass|damit|afin que|pour que|para que|zodat|when|wenn|sobald|quand|lorsque|cuando|quando|if|falls|si|se|wanneer)\s)/gi

/** A further thing in a list, "a forum and an event calendar", rather than what somebody does: "a member may bring one guest". */
const further = /^(?:an?|another|eine?[nr]?|une?|una?|unos|unas|uma?|een)\s/i

/** Number of words after the verb among which the name of a thing is. */
const maxName = 5

/** Something that a clause asks a product to have. */
export interface Gain {
  words: readonly Word[]
  /** A `work` is one if the sentence adds nothing that is listed. */
  kind: 'thing' | 'part' | 'work'
}

/** Returns what is added if it is a kind of work: "la réservation de tables", unlike "le logo". */
function knownIn(clause: string): string | null {
  const found = gainsKnown.exec(clause)
  const object = found && clause.slice(found.index + found[0].length)
  const isWork =
    object !== null && lexicon.find(wordsOf(object)).some(({ owner, at }) => owner.kind === 'work' && at <= 1)
  return isWork ? object : null
}

/** Joints after which a sentence tells another deed: "see where the bus is, and get a message". */
const joint = /[;:]\s|\s(?:and|und|sowie|et|y|e|en)\s/iu

const shows = (clause: string) => handles.test(clause) || states.test(clause)

/** Returns the words of what a sentence asks for, without the clauses that only show or place what is there. */
export function deedsIn(text: string): readonly Word[] {
  const clauses = text.split(joint)
  // "Customers should see the teams and be able to join one": what people see is what they do something with.
  const isDone = clauses.some((clause) => enables.test(clause) && !shows(clause))
  return clauses.flatMap((clause) => (isDone || !shows(clause) ? wordsOf(clause) : []))
}

/**
 * Returns what a sentence asks to add to a product: "event registration" in "please add event registration". A part of a
 * screen, such as a button, is none, nor is copy or style.
 */
export function gainsIn(text: string): Gain[] {
  const main = text.replace(/\([^()]*\)/g, '')
  let isGaining = false
  return main.split(end).flatMap((clause, at) => {
    // "Add guest passes: a member may bring a guest": it says what people do with the first.
    const isFurther = isGaining && further.test(clause) && !enables.test(clause)
    // "A flag is needed": what is gained may come before the verb.
    const isWhole = gainsAnything.test(clause) || (at === 0 ? gainsFirst.test(clause) : isFurther)
    const isNew = isWhole || gainIn(clause) !== null
    const object = isWhole ? ` ${clause}` : (gainIn(clause) ?? knownIn(clause))
    if (object === null) return []
    isGaining = true
    const words = isWhole ? wordsOf(object) : wordsOf(object).slice(0, maxName)
    // "Paging should be added": what the clause does not name is at the beginning of the sentence.
    const isSmall =
      [object, ` ${main}`].some((it) => smallParts.test(it)) ||
      lexicon.find(wordsOf(object)).some(({ owner }) => owner.kind === 'appearance')
    return words.length === 0 ? [] : [{ words, kind: isSmall ? 'part' : isNew ? 'thing' : 'work' }]
  })
}
