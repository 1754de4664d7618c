import { pattern } from '#domain/text/pattern'
import type { Mark } from './layout'

/** Reads user stories and scenarios, which may have a line for each of their parts. */

const english =
  '(?:\\*+\\s*)?as (?:an?|the) .{2,80}?,?\\s*I\\s+(?:want|need|can|would|should|must|shall|expect|wish|am able)'
const role = "(?:als|en tant qu['’e]|como|come) ?\\p{L}"
const wish =
  "(?:(?:möchte|will|kann|wil|kan) i(?:ch|k)|je (?:veux|souhaite|voudrais|peux)|j['’]aimerais|quiero|quisiera|quero|gostaria|voglio|vorrei)(?!\\p{L})"

/** A user story: "As a member, I want …", "Als Mitglied möchte ich …". */
export const userStory = new RegExp(`^(?:${english}|${role}.{2,80}?,? ${wish})`, 'iu')

/** A user story or a scenario: "Given a room is free, when I reserve it, then …". */
export const story = new RegExp(`^${english}|^(?:given\\b.+\\b)?when\\b.+\\bthen\\s+(?:I|the|an?)\\b`, 'i')

/** Words of a letter to its reader: "Als Trainer kann ich euch sagen". */
const toReader =
  /(?<!\p{L})(?:Ihnen|euch|dir|dich|vous|te|os|usted(?:es)?|vi|u|jullie|bedank\p{L}+|danken|remerci\p{L}+|agradec\p{L}+)(?!\p{L})/u

/** True for what a user wants in a story of any language, unlike what a writer tells the reader. */
export const isUserStory = (text: string): boolean => story.test(text) || (userStory.test(text) && !toReader.test(text))

const begins = /^(?:given|when|as an?|as the)\b/i
const goesOn = /^(?:when|then|and|but|so that|in order to|I (?:want|need|can|would))\b/i
const beginsInOther = new RegExp(`^${role}`, 'iu')
/** Beginnings of an item after one that says what is wanted: "When I return", "I would also like to see its size". */
const anew = pattern(String.raw`^(?:when|I would|I['’]d)(?!\p{L})`)
const wantsThen = pattern(String.raw`(?<!\p{L})I(?: would|['’]d)(?: also)? (?:like|love|prefer)(?!\p{L})`)
const goesOnInOther = new RegExp(
  `^(?:${wish}|(?:damit|sodass|so dass|um (?!\\d)|afin|pour que|para|in modo|affinché|zodat)(?!\\p{L}))`,
  'iu',
)

/** True for later lines of a scenario or user story: "When I pay", "So that I find one". */
export const isStep = ({ text, title, bullet }: Mark, block: readonly Mark[]): boolean => {
  const first = block[0]!
  if (title || (bullet && anew.test(text) && block.some((it) => wantsThen.test(it.text)))) return false
  return (goesOn.test(text) && begins.test(first.text)) || (goesOnInOther.test(text) && beginsInOther.test(first.text))
}
