import { pattern } from '#domain/text/pattern'
import type { Hit } from '../text/matcher'
import { type Word, wordsOf } from '../text/words'
import type { Meaning } from '../vocabulary/lexicon'

/** Words that mean something else beside others, in an idiom or in a whole text. */

/** Returns the hits without words of an idiom: "go live" is not a broadcast, and "pay in the shop" no payment. */
export function withoutIdioms(hits: readonly Hit<Meaning>[]): readonly Hit<Meaning>[] {
  const idioms = hits.filter(({ owner }) => owner.kind === 'idiom')
  if (idioms.length === 0) return hits
  const isPart = ({ at, length }: Hit<Meaning>) =>
    idioms.some(
      (idiom) =>
        (idiom.length >= length && idiom.at <= at && idiom.at + idiom.length >= at + length) ||
        (idiom.length > length && idiom.at < at + length && at < idiom.at + idiom.length),
    )
  return hits.filter((hit) => hit.owner.kind === 'idiom' || !isPart(hit))
}

/** Returns what a row of a table of interfaces connects to. The rest only says how. */
export const ofSystem = (hits: readonly Hit<Meaning>[], system: string) =>
  hits.filter(({ owner, at }) => owner.kind === 'system' && at < wordsOf(system).length)

/** In texts about blockchains, a contract is a program. */
export const withoutContracts = (hits: readonly Hit<Meaning>[], words: readonly Word[]) =>
  hits.filter(({ owner, at }) => !(owner.name === 'contractHint' && words[at]!.stem === 'contract'))

/** Tests that users of a product take or record, unlike those of software. */
const takenTests = pattern(
  String.raw`(?<!\p{L})(?:(?:lab(?:oratory)?|blood|medical|diagnostic|clinical|patients?['’]?s?['’]?|eye|hearing|allergy|driving|language|placement|aptitude|water|soil|drug|practice|mock|multiple-choice) tests?|tests? (?:records?|takers?|kits?|appointments?)|(?:takes?|took|pass(?:es|ed)?|fail(?:s|ed)?|undergo(?:es)?|orders?) (?:an?|the|their|his|every|each) (?:\p{L}+ )?test|(?:labor|blut|sprach|fahr|wasser|brems(?:en)?|seh|hör|einstufungs|schnell|übungs|eignungs)tests?|(?:analyses?|tests?) (?:de laboratoire|sanguine?s?)|pruebas? (?:de laboratorio|médicas?|de conducir)|análisis de sangre|analisi del sangue|bloedonderzoek)(?!\p{L})`,
)
const anyTest = /test|prueba|anal[iy]s/i

export const takesTests = (texts: readonly string[]): boolean =>
  texts.some((text) => anyTest.test(text) && takenTests.test(text))

/** If users take tests, their results are no work on the software. */
export const withoutTestResults = (hits: readonly Hit<Meaning>[], words: readonly Word[]) =>
  hits.filter(({ owner, at, length }) => !(owner.name === 'test' && words[at + length - 1]!.stem === 'result'))

/** Places and events for which tickets are sold. */
export const visits = pattern(
  String.raw`(?<!\p{L})(?:festivals?|concerts?|konzerte?n?|theat(?:er|re)s?|théâtre|teatro|museums?|musée|museo|cinemas?|kino|shows|matches|audience|box office|(?:buy|sell)s? tickets|seats|eintritt\p{L}*|conciertos?)(?!\p{L})`,
)

/** If tickets are sold, a ticket system is no help desk. */
export const withTicketSales = (hits: readonly Hit<Meaning>[], words: readonly Word[]) =>
  hits.map((hit) => {
    const { owner, at } = hit
    if (!words[at]!.raw.startsWith('ticket')) return hit
    const name = { helpdesk: 'tickets-events', 'a help desk': 'an event ticket shop' }[owner.name] ?? owner.name
    return { ...hit, owner: { ...owner, name } }
  })

/** Attributes that each of some things has: "Each tool has a photo, a price per day and a deposit". */
const attributes = pattern(
  String.raw`^(?:(?:each|every|an?|jede[rs]?|chaque|cada|ogni|elke?) (?:\p{L}+ ){1,3}?(?:has|hat|a|tiene|ha|heeft)|(?:an?|each|every) \p{L}+ (?:consists of|is stored with)) (?=[^.;:]+, [^.;:]+ (?:and|und|et|y|e|en) )`,
)
const ofAttributes = new Set(['payments', 'reports', 'invoicing'])

/** Returns the hits without kinds of work that are only attributes of a thing: the price and the deposit of a tool. */
export function withoutAttributes(text: string, hits: readonly Hit<Meaning>[]): readonly Hit<Meaning>[] {
  const [lead] = attributes.exec(text) ?? []
  if (!lead) return hits
  const from = wordsOf(lead).length
  return hits.filter(({ owner, at }) => at < from || !ofAttributes.has(owner.name))
}
