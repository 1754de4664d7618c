import { pattern } from '#domain/text/pattern'
import type { Hit } from '../text/matcher'
import type { Passage } from '../text/passages'
import { type Word, stem } from '../text/words'
import { termsOf } from '../vocabulary/cues'
import type { Meaning } from '../vocabulary/lexicon'
import type { Noise } from '../vocabulary/noise'
import { verbs } from '../vocabulary/verbs'
import { performs } from '../vocabulary/dealings'
import { actions } from '../vocabulary/words'

/** Capitalized defined terms of contracts. */
export const defined =
  /\bthe (?:Client|Supplier|Developer|Consultant|Company|Provider|Authority|Purchaser|Group|University|Council|Employer|Agency|Foundation|Trust|Institute|Part(?:y|ies)|Agreement|Contract|Services|Deliverables|Works)\b/

export const deeds = new Set([actions, ...Object.values(verbs)].flatMap(termsOf).map(stem))
/** Verbs of other languages, by their endings: "Mieter sehen den Vertrag", "les locataires voient leur bail". */
const german = /^(?!mussen|sollen|durfen|haften|verpflichten)\p{L}{2,}(?:en|ern|eln)$/u
const romance = /^\p{L}+(?:[aeo]nt?|[aeo]m)$/u
const determiner = /^(?:les?|la|leurs?|une?|des|los|las|el|una?|sus?|os|as|uma?|seus?|suas?)$/
const permission = /^(?:can|konnen|peuvent|pueden|podem)$/
const duty = pattern(String.raw`(?<!\p{L})(?:shall|must|should|will|müssen|sollen|doivent|deben|devem)(?!\p{L})`)
/** Sentences about what people should get to do or see, unlike duties: "Customers should see the delivery date". */
const gets = pattern(
  `${duty.source} (?:be able to|see|view|know|find|choose|ver|voir|savoir|pouvoir|poder|saber)(?!\\p{L})|(?<!\\p{L})(?:sollen|müssen) .{2,60} (?:sehen|finden|können|wählen)(?!\\p{L})`,
)
/** Nouns for people that are no known users: "Foresters", "Gutachter", "Disponenten", unlike "Comments" and "Orders". */
const people =
  /^(?!(?:re)?orders$|numbers$|papers$|\p{L}*letters$|headers$|folders$|offers$|others$|parameters$|filters$|servers$|errors$)\p{L}{3,}(?:ers|ors|ists|ants|(?:cli|ag|ud|ti|sid|cipi)ents|ees|ians|er|ten|innen)$/u

/** Kinds of noise that name what users deal with, behind the verb: "Tenants see the contract and its termination". */
const dealtWith = new Set<string>([
  'contract',
  'contractHint',
  'party',
  'business',
  'document',
  'practice',
  'limits',
] satisfies Noise[])

/** Returns the place of the verb of a sentence about what users do, or null: "Technicians record time and materials". */
export function findDeed({ text }: Passage, words: readonly Word[], hits: readonly Hit<Meaning>[]): number | null {
  const user = hits.find(({ owner, at }) => owner.kind === 'actor' && at <= 2)
  const at = user ? user.at + user.length : Number(people.test(words[0]?.raw ?? ''))
  const { raw, stem } = words[at] ?? { raw: '', stem: '' }
  const isDuty = duty.test(text) && !gets.test(text)
  const isVerb = permission.test(raw) || deeds.has(stem) || german.test(raw) || duty.test(raw)
  const isDeed = isVerb || (romance.test(raw) && determiner.test(words[at + 1]?.raw ?? ''))
  if (at === 0 || !isDeed || isDuty || defined.test(text)) return null
  return hits.some((hit) => hit.at < at && isContract(hit)) ? null : at
}

const isContract = ({ owner }: Hit<Meaning>) => owner.kind === 'noise' && dealtWith.has(owner.name)

/** Third persons of other languages, by their endings: "der Mieter unterschreibt", "le candidat dépose". */
const singular = /^\p{L}{2,}[teai]$/u
/** English subjects of any kind with a verb: "A venue shows", "Couples compare", "HR creates". */
const english = /^(?:(?:An?|The|Each|Every) \p{L}+(?= \p{L}+s )|\p{L}+s(?= \p{Ll}+(?<!s) )|\p{Lu}{2,4}(?= \p{Ll}+s ))/u
const pronoun = /^(?:ils?|elles?|ell[ao]s?|ell[oi]|er|sie)$/
/** Words behind a verb: "dépose sa candidature", "valide ou refuse". */
const objects =
  /^(?:sa|ses|son|ou|et|a|en|de[rnms]|die|das|eine?[nrms]?|(?:seine|ihre)[nrms]?|sich|il|lo|gli|i|un|suoi?|su[ae]|het|een|zijn|haar)$/

/** Returns the place of the verb behind a known or foreign subject: "The venue confirms", "l'habitant dépose". */
function verbAt(text: string, words: readonly Word[], subject: Hit<Meaning> | undefined): number {
  if (subject) return subject.at + subject.length
  const [said] = english.exec(text) ?? []
  if (said && deeds.has(words[said.split(' ').length]?.stem ?? '')) return said.split(' ').length
  const [first, second] = words
  if (!first || !second) return 0
  return first.elided !== '' || pronoun.test(first.raw) ? 1 : isDeterminer(first.raw) ? 2 : 0
}

const isDeterminer = (raw: string) => determiner.test(raw) || objects.test(raw)

/** True for what a subject does: "A venue confirms a date". */
export function actsOf(text: string, words: readonly Word[], subject: Hit<Meaning> | undefined): boolean {
  const at = verbAt(text, words, subject)
  const verb = words[at]
  if (at === 0 || !verb || duty.test(text) || performs.test(verb.raw)) return false
  const isForeign = [singular, romance, german].some((ending) => ending.test(verb.raw))
  return deeds.has(verb.stem) || (isForeign && isDeterminer(words[at + 1]?.raw ?? ''))
}

/** A document that a product writes and sends: "the contract as a PDF". */
const file = pattern(
  String.raw`(?<!\p{L})(?:contract|agreement|\p{L}*vertrag|contrat|contrato|contratto|overeenkomst)s? (?:as|als|in|en|im|per|come|como)(?: an?| un)? (?:pdf|word|e-?mail)(?!\p{L})`,
)

/** Removes words of contracts that are what users of the product deal with. */
export function withoutObjects(
  passage: Passage,
  words: readonly Word[],
  hits: readonly Hit<Meaning>[],
): readonly Hit<Meaning>[] {
  if (!hits.some(isContract)) return hits
  const deed = file.test(passage.text) ? 0 : findDeed(passage, words, hits)
  if (deed === null) return hits
  return hits.filter((hit) => hit.at < deed || !isContract(hit))
}
