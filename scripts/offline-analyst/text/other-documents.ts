import { pattern } from '#domain/text/pattern'
import { linesAround } from './letters'

/** Detects lines of documents that ask for nothing: code, price lists, curricula vitae and what is around a letter. */

/** Minimum lines in a row, and minimum periods of a curriculum vitae. */
const min = { code: 3, prices: 3, barePrices: 4, periods: 2 }

const code =
  /^\s*(?:def|class|interface|public|private|protected|static|const|let|var|function|async|return|if|for|while|else|try|catch|with|export default|export const)\b.*[{}():;=[\]]\s*(?:\/\/.*)?$|^\s*(?:import|from)\s+[\w.{}*, ]+\s+(?:import|from)\s+\S+|^\s*[\w.[\]]+\s*[-+*]?=\s*\S.*[;)\]}]$|^\s*[\w.]+\(.*\)\s*[;{]?$|^\s*[)}\]]+[;,)]*$|=>\s*[{(]?$|[;{}]\s*\}\s*$/u
const imported = /^\s*import [\w.]+;?$/u
/** Code that one line suffices for: an object after at most two words, as in `Return {"tasks": []}`, and a query. */
const certain =
  /^\s*(?:[^\s{[]+ ){0,2}[{[]\s*"\w+"\s*:|^\s*(?:SELECT .+ FROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM|CREATE TABLE)\s/u

const money = '(?:€|eur|euros?|£|gbp|\\$|usd|chf|fr\\.)'
const amount = `(?:from |ab |à partir de |desde )?(?:${money} ?)?\\d{1,4}(?:[.,]\\d{2}|[.,]-)?(?: ?${money})?`
/** "Children's cut 18 €", "Beard trim: £12". */
const priced = pattern(`^[^.!?|]{2,70}[ :.…–-] ?${amount}$`)
const inMoney = pattern(`${money} ?\\d|\\d ?${money}`)
const labelled = /:\s*\d+$/u

/** Headings of such lines: "Beard", "Our prices in 2026". */
const priceHeading = pattern(
  String.raw`^\W*\S+(?: \S+)?[^.!?\s]$|^\W*(?:(?:our|the|all|unsere|die|nos|les|nuestr[oa]s|los|las) )?(?:pric(?:es?|ing)|rates|fees|services|treatments|\p{L}*preise?|preisliste|leistungen|tarifs?|prix|prestations|precios|tarifas|servicios)(?!\p{L})[^.!?]{0,30}$`,
)

/** A name, such as that of a person: a few words. */
const isHeading = /^\W*\S+(?: \S+){0,4}[^.!?\s]$/u

const period = /(?<!\d)(?:19|20)\d\d\s*[-–—]\s*(?:(?:19|20)\d\d|today|now|present|heute|aujourd['’]hui|hoy|actualidad)/i
/** Headings of a curriculum vitae. Portfolios have them too, without periods. */
const headings = [
  /^\W*(?:education|ausbildung|bildung(?:sweg)?|studium|formation|educación|formación)\W*$/i,
  /^\W*(?:(?:work |professional )?experience|employment(?: history)?|berufserfahrung|(?:beruflicher )?werdegang|expériences?(?: professionnelles?)?|experiencia(?: (?:laboral|profesional))?)\W*$/i,
]

/** Maximum lines with the name and the address of a person above. */
const maxAbove = 4

/** Returns the indexes of the lines of a curriculum vitae: from its first heading on, with a name above. */
function resumeIn(lines: readonly string[]): number[] {
  if (!headings.every((heading) => lines.some((line) => heading.test(line)))) return []
  if (lines.filter((line) => period.test(line)).length < min.periods) return []
  const first = lines.findIndex((line) => headings.some((heading) => heading.test(line)))
  const isAll = first <= maxAbove || lines.slice(0, first).every((line) => isHeading.test(line))
  return [...lines.keys()].slice(isAll ? 0 : first)
}

/** Returns the indexes of the lines in runs of at least `size` lines for which `test` is true. `joins` continues a run. */
function runsOf(lines: readonly string[], size: number, test: (line: string) => boolean, joins = test): number[] {
  const found: number[] = []
  let run: number[] = []
  for (const [at, line] of [...lines, ''].entries()) {
    if (at < lines.length && (test(line) || joins(line))) {
      run.push(at)
      continue
    }
    if (run.filter((place) => test(lines[place]!)).length >= size) found.push(...run)
    run = []
  }
  return found
}

/** Titles of invoices, and lines with their sums and accounts. */
const invoice = {
  title: pattern(
    String.raw`^\W*(?:invoice|rechnung|facture|factura|fatura|fattura)(?:\W+(?:(?:no|nr|n°|num\p{L}*|date|datum|du|vom)\b.*|\d.*))?\W*$`,
  ),
  sum: /^\W*(?:(?:sub|zwischen|sous-|gesamt)?(?:total|summe|betrag)\b.*\d|iban\b|(?:vat|mwst|ust|tva|iva)\b.*\d)/iu,
  from: 3,
  sums: 2,
}

/** Returns the indexes of the lines of an invoice: from its title on. */
function invoiceIn(lines: readonly string[]): number[] {
  const title = lines.slice(0, invoice.from).findIndex((line) => invoice.title.test(line))
  const isWhole = title >= 0 && lines.filter((line) => invoice.sum.test(line)).length >= invoice.sums
  return isWhole ? [...lines.keys()].slice(title) : []
}

/** Rows of a table whose last cell is a price: "Patch cable | piece | 4.90". */
const pricedRow = /^[^|]{2,70}(?:\s\|\s[^|]{0,30}){0,3}\s\|\s*(?:\d{1,3}[ .'’]?)?\d{1,3}[.,]\d{2}\s*\|?$/
const priceTitle = /pric|preis|prix|preci|preç|prezz|eur|usd|chf|£|€|\$/i
/** Title of a document that is a list of prices. */
const priceList = pattern(
  String.raw`^\W*(?:(?:our|unsere?) )?(?:price ?list|prices|preisliste|preise|tarifs?|liste de prix|lista de (?:precios|preços)|tarifas)(?!\p{L})[^.!?]{0,30}$`,
)

/** Returns the indexes of the rows of tables of prices, with their titles. */
function priceTables(lines: readonly string[]): number[] {
  const rows = runsOf(lines, min.prices, (line) => line.includes('|') && pricedRow.test(line))
  const title = lines.findIndex((line) => line.trim() !== '')
  const isList = rows.length > 0 && priceList.test(lines[title]!) && rows.length * 2 >= lines.filter(Boolean).length - 1
  if (isList) return [...lines.keys()]
  const found: number[] = []
  for (const at of rows) {
    if (found.at(-1) === at - 1) found.push(at)
    else if (priceTitle.test(lines[at - 1] ?? '')) found.push(at - 1, at)
  }
  return found
}

/** Returns the indexes of lines of code, of price lists, of invoices, of a curriculum vitae and around a letter. */
export function linesOfOtherDocuments(lines: readonly string[]): Set<number> {
  const isCertain = (line: string) => certain.test(line)
  const priceLines = [
    ...runsOf(lines, min.prices, (line) => priced.test(line) && inMoney.test(line)),
    ...runsOf(lines, min.barePrices, (line) => priced.test(line) && !labelled.test(line)),
  ]
  return new Set([
    ...resumeIn(lines),
    ...invoiceIn(lines),
    ...priceTables(lines),
    ...linesAround(lines),
    ...lines.flatMap((line, at) => (isCertain(line) ? [at] : [])),
    ...runsOf(
      lines,
      min.code,
      (line) => code.test(line) || isCertain(line),
      (line) => imported.test(line),
    ),
    ...priceLines,
    ...priceLines.flatMap((at) => (priceHeading.test(lines[at - 1] ?? '') ? [at - 1] : [])),
  ])
}
