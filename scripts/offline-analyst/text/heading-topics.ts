import { pattern } from '#domain/text/pattern'
import { type Topic, dueHeading, isListing, leadsToExcluded, topicKinds } from '../vocabulary/headings'
import { lexicon } from '../vocabulary/lexicon'
import { withoutPlea } from '../vocabulary/to-reader'
import type { Heading } from './headings'
import type { Mark } from './layout'
import { areToDo } from './open-items'
import { topicOf } from './topics'
import { wordsOf } from './words'

/** Depth of a line that leads into a list: deeper than any heading. */
export const leadDepth = 99

/** True for a heading "Fees" of the product: the text below names neither a contract nor a party to it. */
const areOfMembers = (heading: string, next: Mark | undefined): boolean =>
  /^fees:?$/i.test(heading) &&
  !lexicon.find(wordsOf(next?.text ?? '')).some(({ owner: { name } }) => name === 'contract' || name === 'party')

/** Titles of appendices that summarize, translate or exemplify what the chapters say. */
const restating = pattern(
  String.raw`summary|abstract|translation|zusammenfassung|kurzfassung|übersetzung|résumé|synthèse|traduction|resumen|traducción|resumo|tradução|riassunto|sintesi|traduzione|samenvatting|vertaling|резюме|перевод|περίληψη|μετάφραση|^(?:examples?|samples?|specimens?|beispiele?|muster|exemples?|ejemplos?|exemplos?|esempi[oa]?|voorbeeld(?:en)?|примеры?|παράδειγμα)(?!\p{L})`,
)

/** Returns the topic of the heading at index `at`, with the code of a requirement or "". */
export function topicOfHeading(marks: readonly Mark[], at: number, requirement: string): Topic | null {
  const { text, appendix } = marks[at]!
  if (areOfMembers(text, marks[at + 1]) || areToDo(text, at + 1, marks)) return null
  const topic = appendix && restating.test(text) ? 'references' : topicOf(text)
  // "FR-7 Contracts" is about the product. Training is work for people whatever its number.
  return requirement && topic !== null && topic !== 'training' && !isListing(topic) ? null : topic
}

/** Leads up to what a client asks those who apply. */
const applying =
  /^(?:to apply|(?:when|if you|before) apply|in your (?:application|proposal|offer|bid|cover letter)|please (?:answer|include|tell (?:us|me)|send (?:us|me)|provide)|questions? (?:for|to) (?:you|the (?:developer|agency|vendor))|für die bewerbung|bitte (?:beantworten|nennen|schick)|fragen an|pour postuler|merci de (?:répondre|préciser|joindre)|para aplicar|por favor,? (?:respond|inclu|indi))/iu

/** True for a line above items that makes wishes of them: "Please price these separately; we decide after the offer." */
export const offersBelow = ({ text, row }: Mark, next: Mark | undefined): boolean =>
  !row && next?.bullet === true && topicOf(withoutPlea(text).split(/[,;.]/, 1)[0]!) === 'wishes'

/** Returns the topic of the line at index `at`, which leads into a list. */
export function topicOfLead(marks: readonly Mark[], at: number): Topic | null {
  const { text } = marks[at]!
  if (areOfMembers(text, marks[at + 1]) || areToDo(text, at + 1, marks)) return null
  if (leadsToExcluded(text)) return 'excluded'
  if (offersBelow(marks[at]!, marks[at + 1])) return 'wishes'
  return applying.test(text) ? 'procurement' : topicOf(text)
}

/** Leads to what a client wants or a product does: "The client wants to:", "It solves this by providing:". */
const wanting = pattern(
  String.raw`(?<!\p{L})(?:(?:wants?|needs?|wish(?:es)?|would like)(?: the \p{L}+)?(?: to)?|(?:will|must|should|shall|by) (?:provid|offer|support|includ)(?:e|ing)?|(?:wollen|will|möchten?|wünsch(?:t|en)(?: sich)?|brauch(?:t|en)|soll(?:te)? (?:können|bieten)|souhait(?:e|ons)|v(?:eut|oulons)|queremos|quiere|vogliamo|vuole|wil(?:len)?)) ?[:：]$`,
)

/** Verbs of what a company wants to reach: "Reduce manual work", "Umsatz steigern". */
const aims = pattern(
  String.raw`(?<!\p{L})(?:increas|reduc|improv|grow|sav(?:e|ing)|becom|rais(?:e|ing)|boost|minimi[sz]|maximi[sz]|strengthen|cut|lower|attract|digiti[sz]|moderni[sz]|steiger|senk|reduzier|verbesser|gewinn|erhöh|spar|augment|rédui|amélior|mejor|aument|migliora|riduc|ridurre|verbeter|verminder|verhog|bespar)`,
)

/** Topics of headings that say what kind of requirements is below. */
const requirementKinds = new Set<Topic | null>(['functions', 'quality', 'data'])

/** Headings of plans, which may hold all of the work. */
const plans = /backlog|roadmap|feuille de route|hoja de ruta|roteiro|дорожная карта|路线图/i

/** True for a heading such as "Functional requirements", which divides the chapter around it. */
const divides = ({ text, topic, marked }: Heading) => marked && requirementKinds.has(topic) && !dueHeading.test(text)

/**
 * Returns the innermost topic, weakened if a heading without a topic comes between. A chapter that excludes or puts off
 * work does so for all kinds of requirements in it, unless it is the whole text, as "Wish list" may be its product, or lists
 * them itself, so that its headings have wrong levels. What is wanted below goals is no goal unless its own text `text` is one.
 */
export function topicUnder(headings: readonly Heading[], text: string): Topic | null {
  const at = headings.findLastIndex(({ topic }) => topic !== null)
  const topic = headings[at]?.topic ?? null
  const lead = headings.at(-1)
  if (topic === 'story' && lead!.depth >= leadDepth && wanting.test(lead!.text))
    return lead!.text === text || aims.test(text) ? topic : 'functions'
  if (at > 0 && divides(headings[at]!)) {
    const around = topicUnder(
      headings.slice(0, at).filter((it) => !it.opens && !it.lists && !plans.test(it.text)),
      text,
    )
    if (around !== null && isListing(around)) return around
  }
  const isOwn = at === headings.length - 1 || headings[at + 1]!.depth >= leadDepth
  if (topic === null || topic === 'done' || isOwn) return topic
  const kind = topicKinds[topic]
  if (kind === 'nothing') return 'foreign'
  return kind === 'soft' ? null : topic
}
