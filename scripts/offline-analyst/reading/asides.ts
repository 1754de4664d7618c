import { passedOn } from './reported'
import { capitalize } from '#domain/text/format'
import { pattern } from '#domain/text/pattern'
import type { Hit } from '../text/matcher'
import { wordsOf } from '../text/words'
import { wishFirst } from '../vocabulary/cues'
import { type Meaning, lexicon } from '../vocabulary/lexicon'
import type { Passage } from '../text/passages'
import { counted } from './clauses'
import { type Sight, foreignWords } from './sight'

/** A bound on what something takes, which is a quality: "Enhancements shall not require major redesign". */
export const demandsLittle =
  /\b(?:shall|must|should|will|may|can)(?: not|n['’]t) (?:require|need|take|cost|involve|exceed|interfere|affect)\b/i

/** Deeds of users that a client does not want, unlike things: "We don't want members to see prices". */
const unwanted = pattern(
  /(?:do not|don['’]t) want (?!(?:you|us|anything|anyone)(?!\p{L}))(?:\p{L}+ ){1,3}to (?!be (?:part|included))\p{L}|(?<!\p{L})(?:voulons|veut|veux|souhaitons|souhaite) pas (?:que |qu['’])|(?<!\p{L})(?:no (?:queremos|quiero|deseamos)|não (?:queremos|quero)) que |(?<!\p{L})non (?:vogliamo|voglio) che |(?<!\p{L})(?:möchten?|wollen|will) (?:(?:wir|ich) )?nicht, dass |(?<!\p{L})willen (?:we )?niet dat /iu,
)

/** True for a deed of users that a client does not want, which is a rule about who may do what and builds no screen. */
export const isUnwanted = (text: string): boolean => unwanted.test(text)

const relatives = new Set('that which who die der das que qui che'.split(' '))

/** True within a relative clause, which says what is meant: "Members delete dates that are not needed". */
const isRelative = ({ at }: Hit<Meaning>, words: Sight['words']) =>
  [words[at - 1], words[at - 2]].some((word) => relatives.has(word?.raw ?? ''))

/** True for a rule about what must not happen, unlike "must not be quoted". */
export const prohibits = ({ hits, passage, words, actorFirst }: Sight): boolean =>
  demandsLittle.test(passage.text) ||
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
  wishFirst.test(seen.passage.text) ||
  optional.test(seen.passage.text) ||
  (seen.productFirst && permits.test(seen.passage.text)) ||
  passedOn.test(seen.passage.text)

/** Modal verbs of optional requirements, of which RFC 2119 writes "MAY" in capitals. */
const optional =
  /^[^,;:]{2,60} MAY (?!NOT\b|not\b)|^(?!(?:if|when|as|where)\b)(?:[\p{L}'’-]+ ){1,4}(?:could (?:also|even|additionally)|könnten? (?:auch|außerdem|zusätzlich)|pourrai(?:t|ent) (?:aussi|également)|podrían? también|poderiam? também)(?!\p{L})/u
/** Optional functions of a product. Users who may do something have a permission. */
const permits = pattern(
  /^(?:[\p{L}'’-]+ ){1,4}(?:may|could)(?: also| optionally)? (?!be\b|not\b|only\b|have been\b)\p{L}/iu,
)

export const isWished = (seen: Sight) => foreignWords(seen) === 0 && wishes.test(seen.passage.text)

/** Wishes such as "I'd also love to see what each item has earned." */
const wishes =
  /\b(?:like|love|want|need|wish)s?\s(?:\w+\s)?to\s(?:see|know|be able|have|get|find|check|compare|send|print|export|manage|track)\b/i

/** A lead with an aside before its list: "Three things for the shop (the one from 2022): …". */
const leadWithAside = /^([^:.!?()]{3,60}) \(([^()]{1,90})\)\s?: (?=\S)/u

/** Separates what a lead to a list of wishes says in parentheses, which is about what exists. */
export function separateAside(passage: Passage): Passage[] {
  const [whole = '', lead, aside] = leadWithAside.exec(passage.text) ?? []
  if (!lead || !aside || !counted.test(`${lead}: ${passage.text.slice(whole.length)}`)) return [passage]
  return [
    { ...passage, text: `${lead}: ${passage.text.slice(whole.length)}` },
    { ...passage, text: `${capitalize(aside)}.`, topic: 'today', item: false },
  ]
}
