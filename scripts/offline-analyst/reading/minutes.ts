import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'

const present =
  'participants?|attendees|in attendance|anwesend(?:e)?|teilnehme(?:r|nde)\\p{L}*|présents?|asistentes|presentes|participantes|partecipanti|presenti|aanwezig(?:en)?'
/** Lines about who took part in a meeting. */
export const attendance = pattern(`^(?:${present})\\s?[:：]|\\((?:${present}|present)\\s?:`)

/** Headings of what else was said. */
const otherBusiness = pattern(
  /^(?:misc(?:ellaneous)?|any other business|aob|other (?:business|matters)|sonstiges|verschiedenes|divers|questions diverses|varia|varios|otros asuntos|ruegos y preguntas|diversos|outros assuntos|varie(?: ed eventuali)?|rondvraag|overig(?:e punten)?)$/iu,
)

const decided = pattern(
  /^(?:decisions?|decided|entscheidung|beschluss|beschlossen|décision|décidé|decisión|decidido|decisione|deciso|decisão|besluit|besloten)\s?[:：]\s+(?=\S)/iu,
)

/** Returns the passages of minutes with what else was said as text about something else, and decisions without their label. */
export function withoutOtherBusiness(passages: Passage[]): Passage[] {
  if (!passages.some(({ text }) => attendance.test(text))) return passages
  return passages.map((passage) =>
    otherBusiness.test(passage.heading)
      ? { ...passage, topic: 'foreign', ownTopic: true }
      : { ...passage, text: passage.text.replace(decided, '') },
  )
}
