import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { wordsOf } from '../text/words'
import { lexicon } from '../vocabulary/lexicon'

const participants =
  'participants?|attendees|in attendance|anwesend(?:e)?|teilnehme(?:r|nde)\\p{L}*|présents?|asistentes|presentes|participantes|partecipanti|presenti|aanwezig(?:en)?'
/** Lines about who took part in a meeting. */
export const attendance = pattern(`^(?:${participants}|present)\\s?[:：]|\\((?:${participants}|present)\\s?:`)

const item = '(?:top|item|agenda item|punkt|point|punto|punt) ?\\d{1,2}[.:)]?(?: [–—-])? '
/** Headings of what else was said. A site has a heading "Welcome", too, but without a number. */
const otherBusiness = pattern(
  `^(?:${item}(?:welcome|opening|begrüßung|accueil|bienvenida)|(?:${item})?(?:misc(?:ellaneous)?|any other business|aob|other (?:business|matters)|sonstiges|verschiedenes|divers|questions diverses|varia|varios|otros asuntos|ruegos y preguntas|diversos|outros assuntos|varie(?: ed eventuali)?|rondvraag|overig(?:e punten)?))$`,
)

/** Headings and leads of what those who met do themselves. */
const toDo = pattern(
  String.raw`^(?:to[- ]?dos?|action (?:items|points)|next steps|aufgaben|nächste schritte|à faire|prochaines étapes|tareas|próximos pasos|da fare|prossimi passi|acties|actiepunten)\s?[:：]?$`,
)
/** A task of somebody by name: "Ines: send list of skills by Friday". */
const assigned = /^(\p{Lu}[\p{L}'’-]+)\s?[:：]\s+\S/u

/** Words of what somebody said or showed, or will find out: "Farid showed how they plan today". */
const told = pattern(
  String.raw`^([\p{L}'’-]+) (?:showed|shows|explain(?:ed|s)|present(?:ed|s)|demonstrated|described|reported|will (?:ask|check|find out|clarify|talk to)|zeigte?|erklärte?|berichtete?|stellte?|klärt|fragt|a (?:montré|expliqué|présenté)|montre|explique|présente|va demander|mostró|explicó|presentó|ha mostrato|ha spiegato|liet .* zien) `,
)

/** True for a kind of users, which a product has, too: "Trainer", unlike "Ines". */
const isRole = (name: string) => lexicon.find(wordsOf(name)).some(({ owner }) => owner.kind === 'actor')

const decided = pattern(
  String.raw`^(?:decisions?|decided|entscheidung|beschluss|beschlossen|décision|décidé|decisión|decidido|decisione|deciso|decisão|besluit|besloten)\s?[:：]\s+(?=\S)`,
)

/**
 * Returns the passages of minutes with what else was said as text about something else, decisions without their label, and
 * who met and what each of them does as background.
 */
export function withoutOtherBusiness(passages: Passage[]): Passage[] {
  const here = passages.filter(({ text }) => attendance.test(text)).flatMap(({ lines }) => lines)
  if (here.length === 0) return passages
  const present = new Set(
    passages.flatMap(({ text, lines }) => (here.includes(lines[0]!) ? (text.match(/[\p{L}'’-]+/gu) ?? []) : [])),
  )
  const isOfPerson = ({ text, headings }: Passage) => {
    const isToDo = toDo.test(headings.at(-1) ?? '')
    const [, name] = told.exec(text) ?? (isToDo ? assigned.exec(text) : null) ?? []
    return name !== undefined && present.has(name) && !isRole(name)
  }
  return passages.map((passage) =>
    otherBusiness.test(passage.heading)
      ? { ...passage, topic: 'foreign', ownTopic: true }
      : here.includes(passage.lines[0]!) || isOfPerson(passage)
        ? { ...passage, settled: 'background' }
        : { ...passage, text: passage.text.replace(decided, '') },
  )
}
