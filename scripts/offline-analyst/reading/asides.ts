import { passedOn } from './reported'
import { capitalize } from '#domain/text/format'
import { pattern } from '#domain/text/pattern'
import type { Hit } from '../text/matcher'
import { remember } from '../text/remember'
import { wordsOf } from '../text/words'
import { vagueWish, wishFirst } from '../vocabulary/cues'
import { type Meaning, lexicon } from '../vocabulary/lexicon'
import type { Passage } from '../text/passages'
import { withoutHopes } from './circumstances'
import { isDenial, namesPart } from './denial'
import { separateInstead } from './instead'
import { counted } from './listed'
import { separateComplement } from './replacements'
import { type Sight, foreignWords, inCase } from './sight'
import { tellsToday } from './today'

/** A bound on what something takes, which is a quality: "Enhancements shall not require major redesign". */
export const demandsLittle =
  /\b(?:shall|must|should|will|may|can)(?: not|n['’]t) (?:require|need|take|cost|involve|exceed|interfere|affect)\b/i

/** Deeds of users that a client does not want, unlike things: "We don't want members to see prices". */
const unwanted = pattern(
  String.raw`(?:do not|don['’]t) want (?!(?:you|us|anything|anyone)(?!\p{L}))(?:\p{L}+ ){1,3}to (?!be (?:part|included))\p{L}|(?<!\p{L})(?:voulons|veut|veux|souhaitons|souhaite) pas (?:que |qu['’])|(?<!\p{L})(?:no (?:queremos|quiero|deseamos)|não (?:queremos|quero)) que |(?<!\p{L})non (?:vogliamo|voglio) che |(?<!\p{L})(?:möchten?|wollen|will) (?:(?:wir|ich) )?nicht, dass |(?<!\p{L})willen (?:we )?niet dat `,
)

/** True for a deed of users that a client does not want, which is a rule about who may do what and builds no screen. */
export const isUnwanted = remember((text) => unwanted.test(text), 'sentences')

const relatives = new Set('that which who die der das que qui che'.split(' '))

/** True within a relative clause, which says what is meant: "Members delete dates that are not needed". */
const isRelative = ({ at }: Hit<Meaning>, words: Sight['words']) =>
  [words[at - 1], words[at - 2]].some((word) => relatives.has(word?.raw ?? ''))

/** True for what is done once something is not needed: "Members can cancel a booking if it is not needed". */
const isOnlyInCase = (text: string) =>
  inCase.test(text) && !lexicon.find(wordsOf(text.replace(inCase, ''))).some(({ owner }) => owner.kind === 'exclusion')

/** True for a rule about what must not happen, unlike "must not be quoted". */
export const prohibits = ({ hits, passage, words, actorFirst }: Sight): boolean =>
  demandsLittle.test(passage.text) ||
  isOnlyInCase(passage.text) ||
  unwanted.test(passage.text) ||
  (actorFirst && hits.every((hit) => hit.owner.kind !== 'exclusion' || isRelative(hit, words))) ||
  hits.some(
    ({ owner, at, length }) =>
      owner.kind === 'prohibition' &&
      !hits.some((it) => it.owner.kind === 'exclusion' && it.at < at + length && at < it.at + it.length),
  )

/** True if only what is in parentheses is optional: "weigh the bin (a radio scale would be a plus)". */
export function wishesAside(text: string): boolean {
  const inside = /\(([^()]+)\)/.exec(text)?.[1]
  if (inside === undefined) return false
  const isWish = ({ owner }: Hit<Meaning>) => owner.kind === 'wish'
  const wish = lexicon.find(wordsOf(inside)).find(isWish)
  return wish !== undefined && wish.at > 1 && !lexicon.find(wordsOf(text.replace(inside, ''))).some(isWish)
}

/** True for what may or could be built: "Optional: a map", "The system MAY …", "Teachers could also …". */
export const saysOptional = (seen: Sight) =>
  seen.passage.isOptional ||
  wishFirst.test(seen.passage.text) ||
  vagueWish.exec(seen.passage.text)?.groups?.['maybe'] !== undefined ||
  optional.test(seen.passage.text) ||
  (seen.productFirst && permits.test(seen.passage.text)) ||
  passedOn.test(seen.passage.text)

/** Modal verbs of optional requirements, of which RFC 2119 writes "MAY" in capitals. */
const optional =
  /^[^,;:]{2,60} MAY (?!NOT\b|not\b)|^(?!(?:if|when|as|where)\b)(?:[\p{L}'’-]+ ){1,4}(?:could (?:also|even|additionally)|könnten? (?:auch|außerdem|zusätzlich)|pourrai(?:t|ent) (?:aussi|également)|podrían? también|poderiam? também)(?!\p{L})/u
/** Optional functions of a product. Users who may do something have a permission. */
const permits = pattern(
  String.raw`^(?:[\p{L}'’-]+ ){1,4}(?:may|could)(?: also| optionally)? (?!be\b|not\b|only\b|have been\b)\p{L}`,
)

export const isWished = (seen: Sight) => foreignWords(seen) === 0 && wishes.test(seen.passage.text)

/** Wishes such as "I'd also love to see what each item has earned." */
const wishes =
  /\b(?:like|love|want|need|wish)s?\s(?:\w+\s)?to\s(?:see|know|be able|have|get|find|check|compare|send|print|export|manage|track)\b/i

/** Things around a product that it may run without. */
const outside =
  '(?:\\p{L}+ly )?(?:(?:any|an?|the|other|additional|further|special|extra|expensive|paid|third[- ]party|external|outside|working|constant|permanent|active|own|separate|dedicated|internet|network|online|cloud|web) )*(?:externals?|(?:internet|network|web|data|online)(?: (?:connection|connectivity|access))?|connection|connectivity|wi-?fi|(?<=(?:external|outside|third[- ]party|online|cloud|web|other) )(?:service|system|tool|software|program|application|dependenc|component|librar|api)(?:s|y|ies)?|hardware|equipment|servers?|plug-?ins?|drivers?|installation|cloud|(?<=(?:need|have|require) )to be (?:installed|online|connected))(?!\\p{L})'
const noNeed = `(?:(?:(?:does|do|will|shall|must|should|may)(?: not|n['’]t) (?:need|require|depend on|rely on)|(?:needs?|requires?) no|depends? on no) ${outside}|n['’]a(?:ura)? pas besoin d(?:e |['’])(?:un |une )?(?:connexion|internet|réseau|serveur|service externe|matériel|installation))`
const idle = `(?: (?:or|and|nor) ${outside})?(?: at all)?(?: (?:of|on|in|at|from|for|to) (?:(?!(?:and|or|but|because|so) )[\\p{L}’'-]+ ?){1,6}?)?`
const ends = '(?=[,;:.!)]|$| (?:and|but|because|so|et|mais)(?!\\p{L}))'
const notOurs = '^(?!(?:we|I|you|nous|on) )'
/** Clauses behind and before what a product is or does: "available offline and does not need any external service". */
const needsNothing = [
  [
    `(${notOurs}(?:\\S+ ){1,}?(?!and|but)\\S+?),? (?:(?<=, )|(?:and|but|so|because|since|as|which|that|et|mais|car) )(?:it |they |(?:the|this) \\p{L}+ |also |therefore |thus )*${noNeed}${idle}${ends}`,
    '$1',
  ],
  [
    `(${notOurs}(?:\\S+ ){1,3}?)${noNeed}${idle}(?:,? (?:and|but|because|since|as)|;) (?:it |they |also )*(?=(?:is|are|can|must|shall|should|will|has|have|\\p{Ll}{2,}s)(?!\\p{L}))`,
    '$1',
  ],
].map(([source, rest]) => [pattern(source!), rest!] as const)

/** Removes what a product does not need for what it is or does, which leaves nothing out. */
const withoutNoNeed = (passage: Passage): Passage => ({
  ...passage,
  text: needsNothing.reduce((text, [clause, rest]) => text.replace(clause, rest), passage.text),
})

/** A lead with an aside before its list: "Three things for the shop (the one from 2022): …". */
const leadWithAside = /^([^:.!?()]{3,60}) \(([^()]{1,90})\)\s?: (?=\S)/u

const other =
  "(?:other|further|more|additional|another|weitere|andere|zusätzliche|mehr|d['’]autres|autres|otr[oa]s|más|altr[ei]|ulteriori|outr[oa]s|mais|andere|meer)(?!\\p{L}) ?"
/** A thing in parentheses that comes later: "(other languages might be decided later)", unlike "(planned for a later phase)". */
const namedAside = pattern(
  `\\s\\((?=${other}\\p{L}|(?!(?:this|that|it|they|these|to|will|may|might|das|dies|es|wird|soll|cela|ça|est[oa]|eso|the rest|details?|implementation|umsetzung|realisierung|phase|stage|version|release)(?!\\p{L}))(?:(?:the|an?|die|der|das|eine?) )?(?:[\\p{L}’'-]+ ){1,3}?(?:can|may|might|will|could|should|would|comes?|follows?|is|are|kann|können|könnten?|kommt|kommen|folgt|folgen|werden|soll(?:en)?)(?!\\p{L}))([^()]{8,90})\\)`,
)

/** Separates what a sentence postpones in parentheses, which is not what it asks for itself. */
function separateLater(passage: Passage): Passage[] {
  const [whole = '', aside = ''] = namedAside.exec(passage.text) ?? []
  const isLater = ({ owner, at }: Hit<Meaning>) => owner.kind === 'later' && at > 0
  if (whole === '' || !lexicon.find(wordsOf(aside)).some(isLater)) return [withoutNoNeed(passage)]
  const text = passage.text.replace(whole, '')
  return [
    { ...passage, text },
    { ...passage, text: `${capitalize(aside)}.`, topic: 'later', item: false },
  ]
}

const inside = /\s\(([^()]{5,90})\)/u

/** Separates a part of a product that only parentheses deny: "a request form (just an email, no booking system!)". */
function separateDenied(passage: Passage): Passage[] {
  const [whole = '', aside = ''] = inside.exec(passage.text) ?? []
  const parts = aside.replace(/[.!]+$/, '').split(/[,;] (?:(?:but|and|aber|und|mais|pero) )?/)
  const isDenied = (it: string) => isDenial(it) && namesPart(it)
  const from = parts.findIndex(isDenied)
  if (from < 0 || !parts.slice(from).every(isDenied)) return [passage]
  const rest = parts.slice(0, from).join(', ')
  return [
    { ...passage, text: passage.text.replace(whole, rest && ` (${rest})`) },
    { ...passage, text: `${capitalize(parts.slice(from).join(', '))}.`, item: false },
  ]
}

/** Separates what people do today, which parentheses tell: "a form (at the moment people write us a mail)". */
function separateToday(passage: Passage): Passage[] {
  const [whole = '', aside = ''] = inside.exec(passage.text) ?? []
  if (!tellsToday(aside)) return [passage]
  return [
    { ...passage, text: passage.text.replace(whole, '') },
    { ...passage, text: `${capitalize(aside)}.`, topic: 'today', item: false },
  ]
}

/** Separates what a sentence says in parentheses: what comes later, and of a lead to a list of wishes what exists. */
export function separateAside(passage: Passage): Passage[] {
  const [whole = '', lead, aside] = leadWithAside.exec(passage.text) ?? []
  if (!lead || !aside || !counted.test(`${lead}: ${passage.text.slice(whole.length)}`))
    return separateInstead(withoutHopes(passage))
      .flatMap(separateComplement)
      .flatMap(separateLater)
      .flatMap(separateDenied)
      .flatMap(separateToday)
  return [
    { ...passage, text: `${lead}: ${passage.text.slice(whole.length)}` },
    { ...passage, text: `${capitalize(aside)}.`, topic: 'today', item: false },
  ]
}
