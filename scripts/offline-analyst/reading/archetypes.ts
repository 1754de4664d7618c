import { pattern } from '#domain/text/pattern'
import type { Statement } from './statement'

/** Words after which a passage names not the product itself but something it works with or differs from. */
const beside = new Set(
  'with using integrated integrates integrate like unlike similar instead than from replace replaces replacing connected integration interface including accessible through mit avec con com с με'.split(
    ' ',
  ),
)

/** Words for what is no software, so that its name is that of what replaces it: "replace our Excel price calculator". */
const paper = new Set('excel spreadsheet spreadsheets paper'.split(' '))
const nearby = 4

/** Words between which a product is one that others have: "the jobs are in our ERP", "aus unserem Shop". */
const within = new Set('in into from to on of im in aus von dans de en a nel di uit naar'.split(' '))
const owners = new Set(
  'our my their its unserem unserer unseren meinem meiner notre nos mon nuestro nuestra mi nostro nostra onze ons mijn'.split(
    ' ',
  ),
)

/** Beginnings of sentences that name a product as one that exists. */
const articles = new Set('the der die das le la el il het de'.split(' '))
/** Words for what one system gives another: "The ERP has a SOAP interface", "Das ERP liefert Aufträge als CSV". */
const exchanges = pattern(
  '(?:apis?|(?:rest|soap|odata|web)[ -]?services?|interfaces?|webhooks?|csv|xml|json|edi|exports?|\\p{L}*schnittstellen?|exportiert)(?!\\p{L})',
)

/** People whose products are not that of a text. */
const clients =
  '(?:customers?|clients?|consumers?|partners?|competitors?|suppliers?|kunden|partner|lieferanten|mitbewerber|clientes?|fournisseurs|partenaires|proveedores|socios|clienti|fornitori|klanten|leveranciers)'
const theirs =
  '(?:our|its|their|the|unsere[rn]?|deren|seine[rn]?|nos|ses|nuestros|sus|(?:i )?nostri|(?:i )?suoi|onze|hun)'

/** A sentence about whom the client or the product works for: "Our customers are online shops". */
export const presentsOthers = pattern(
  `^(?:(?:most|many|all) (?:of )?)?${theirs} ${clients} (?:are|include|run|operate|own|sind|betreiben|sont|exploitent|son|sono|gestiscono|zijn)(?!\\p{L})(?! (?:able|to|sent|shown|given|told|(?:\\p{L}+ly )?\\p{L}+ed)(?!\\p{L}))`,
)
/** The owners of a product behind its name: "the web shops of our customers", "die Onlineshops unserer Kunden". */
const ofOthers = pattern(`^(?:(?:of|de|dei|van|von) (?!the)${theirs}|unserer|ihrer) ${clients}(?!\\p{L})`)

/** Verbs of what another system does with data: "The ERP delivers orders as CSV". */
const handsOver =
  /^(?:deliver|send|provide|suppl|export|receive|liefer|send|schick|erh[aä]lt|bekomm|fourni|envoi|transmet|re[çc]oi|entrega|env[ií]a|recib|fornisc|invia|rice|lever|stuur)/i

/** True for a system as the subject of what is done with data: "The ERP delivers orders as CSV". */
const isOtherSystem = ({ words, hits }: Pick<Statement, 'words' | 'hits'>, { at, length }: Statement['hits'][number]) =>
  at <= 1 &&
  hits.some((hit) => hit.owner.kind === 'system' && hit.at === at) &&
  handsOver.test(words[at + length]?.raw ?? '')

const wordsAfter = (words: Statement['words'], at: number) =>
  words
    .slice(at, at + nearby)
    .map(({ raw }) => raw)
    .join(' ')

/** Returns the kinds of product that a passage describes: the first one named, and those joined to it by "and". */
export function archetypesOf({
  text,
  words,
  hits,
  topic,
}: Pick<Statement, 'text' | 'words' | 'hits' | 'topic'>): string[] {
  if (topic === 'glossary' || topic === 'references' || topic === 'contents' || topic === 'revisions') return []
  if (presentsOthers.test(text)) return []
  // "Would like" asks, and compares nothing.
  const isPaper = (at: number) => words.slice(at, at + nearby).some(({ raw }) => paper.has(raw))
  // "We are a workshop with six people and need a website": what comes before the request is about the client.
  const request = hits.find(({ owner }) => owner.kind === 'request')?.at ?? 0
  const end = words.findIndex(
    ({ raw }, at) =>
      at > request &&
      beside.has(raw) &&
      !/^would$|'d$/.test(words[at - 1]?.raw ?? '') &&
      !(/^(?:replac|remplac)/.test(raw) && isPaper(at)),
  )
  const named: string[] = []
  let reach = -1
  for (const hit of hits) {
    const { owner, at, length } = hit
    if (owner.kind !== 'archetype' || (end >= 0 && at > end) || isOtherSystem({ words, hits }, hit)) continue
    const [before, owned] = words.slice(Math.max(0, at - 2), at)
    if (at > 1 && within.has(before!.raw) && owners.has(owned!.raw)) continue
    if (ofOthers.test(wordsAfter(words, at + length))) continue
    if (at === 1 && articles.has(words[0]!.raw) && exchanges.test(text)) continue
    const between = words.slice(reach, at).map(({ raw }) => raw)
    const joined = between.length <= 3 && (between.includes('and') || between.includes('plus'))
    if (reach >= 0 && at >= reach && !joined) continue
    named.push(owner.name)
    reach = Math.max(reach, at + length)
  }
  return named
}
