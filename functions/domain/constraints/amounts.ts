import { pattern } from '#domain/text/pattern'
import { type Span, findAll } from '#domain/text/text'
import { digits, factorOf, numberOf, numberOfWords, scale, scaleOfCurrency, bounded, words } from './numbers'

/** An amount of money in a text, or the upper end of a range. */
export interface Amount extends Span {
  amount: number
  /** ISO 4217; undefined if the text names none. */
  currency?: string
}

const currencies: readonly [code: string, names: string][] = [
  [
    'USD',
    'us\\$|usd|\\$|us dollars?|u\\.s\\. dollars?|dollars?|bucks|dólares|dolares|доллар(?:ов|а|ы)?|δολάρια|美元|美金',
  ],
  ['EUR', 'eur|€|euros?|евро|ευρώ|欧元'],
  ['GBP', 'gbp|£|pounds? sterling|pounds?|quid|фунт(?:ов|а)? стерлингов'],
  ['CHF', 'chf|sfr\\.?|schweizer franken|franken|francs suisses'],
  ['CAD', 'cad|ca\\$|c\\$|canadian dollars?'],
  ['AUD', 'aud|au\\$|a\\$|australian dollars?'],
  ['NZD', 'nzd|nz\\$'],
  ['BRL', 'brl|r\\$|reais|real'],
  ['MXN', 'mxn|mx\\$|pesos mexicanos'],
  ['ARS', 'ars'],
  ['COP', 'cop'],
  ['CLP', 'clp'],
  ['RUB', 'rub|₽|рубл(?:ей|я|ь)|руб\\.?'],
  ['UAH', 'uah|₴|грн\\.?'],
  ['CNY', 'cny|rmb|¥|￥|yuan|人民币|元'],
  ['JPY', 'jpy|yen|円|日元'],
  ['INR', 'inr|₹|rs\\.?|rupees?'],
  ['SEK', 'sek'],
  ['NOK', 'nok'],
  ['DKK', 'dkk'],
  ['PLN', 'pln|zł'],
  ['CZK', 'czk|kč'],
  ['HUF', 'huf'],
  ['TRY', 'try|₺'],
  ['ZAR', 'zar'],
  ['NGN', 'ngn|₦'],
  ['KES', 'kes|ksh'],
  ['ETB', 'etb|birr'],
  ['AED', 'aed|dirhams?'],
  ['SAR', 'sar'],
  ['ILS', 'ils|₪'],
  ['SGD', 'sgd|s\\$'],
  ['HKD', 'hkd|hk\\$'],
  ['KRW', 'krw|₩'],
]
const currency = currencies.map(([, names]) => names).join('|')
const namedBy = currencies.map(([code, names]) => ({ code, pattern: pattern(`^(?:${names})$`) }))
const codeOf = (name: string | undefined) =>
  namedBy.find(({ pattern }) => name !== undefined && pattern.test(name))?.code

const upTo = ' ?(?:-|–|—|~|to|bis|à|a|до|έως|至|到) ?'
const latin = '(?![\\p{L}])'

/** "$20,000", "USD 1.5 million", "$20-30k", "$300,000 dollars". */
const after = `(?<!\\p{L})(?<name>${currency}) ?(?<low>${digits})(?: ?(?<lowScale>${scale})${latin})?(?:${upTo}(?:${currency})? ?(?<high>${digits})(?: ?(?<highScale>${scale})${latin})?)?(?:[ -](?:${currency})${latin})?`
/** "20.000 €", "20 to 30 thousand dollars", "5k EUR", "30万元". */
const before = `(?:(?<low>${digits})(?: ?(?<lowScale>${scale}))?${upTo})?(?<high>${digits})[ -]?(?:(?<highScale>${scaleOfCurrency})[ -]?)?(?:de |d')?(?<name>${currency})(?!\\p{Script=Latin}|\\p{Script=Cyrillic}|\\p{Script=Greek})`
/** "twenty thousand dollars". */
const spoken = `${bounded(`(?<words>${words})`)} (?:of |de )?(?<name>${currency})${latin}`
/** "20k", "20,000" and "1.5 million", which are money only in the context of budgets. */
const bare = `(?<![\\p{L}\\p{N}])(?<low>${digits})(?: ?(?<lowScale>${scale})${latin})?(?:${upTo}(?<high>${digits})(?: ?(?<highScale>${scale})${latin})?)?(?![\\p{L}%]| ?%)`

/** "twenty thousand", also only in that context. */
const bareSpoken = bounded(`(?<words>${words})`)

/** Number of patterns that include a currency. */
const named = 3

/** Exported for the test that no pattern has an unbounded repetition. */
export const amountPatterns = [after, before, spoken, bare, bareSpoken].map((source) => pattern(source, 'gi'))

/** Minimum amount without a currency, and the years that look like one. */
const bareAmount = { min: 100, years: { from: 1900, to: 2100 } }

/** Fast check, because most sentences name no currency. */
const currencyHint = pattern(currency)

/** Finds amounts with a currency, in text order. */
export function findAmounts(text: string): Amount[] {
  const found: Amount[] = []
  if (!currencyHint.test(text)) return found
  for (const pattern of amountPatterns.slice(0, named)) {
    for (const match of findAll(pattern, text)) addAmount(found, match)
  }
  return found.toSorted((one, other) => one.start - other.start)
}

/** Finds numbers that could be amounts without a currency. */
export function findBareAmounts(text: string): Amount[] {
  const found: Amount[] = []
  for (const pattern of amountPatterns.slice(named)) for (const match of findAll(pattern, text)) addAmount(found, match)
  const { min, years } = bareAmount
  return found.filter(
    ({ start, end, amount }) =>
      amount >= min && !(/^\d{4}$/.test(text.slice(start, end)) && amount >= years.from && amount <= years.to),
  )
}

function addAmount(found: Amount[], match: RegExpExecArray): void {
  const span = { start: match.index, end: match.index + match[0].length }
  if (found.some(({ start, end }) => start < span.end && span.start < end)) return
  const { name, low, lowScale, high, highScale, words } = match.groups ?? {}
  const amount = words ? numberOfWords(words) : Math.max(valueOf(low, lowScale ?? highScale), valueOf(high, highScale))
  if (!Number.isFinite(amount)) return
  const code = codeOf(name)
  found.push({ ...span, amount, ...(code && { currency: code }) })
}

const valueOf = (written: string | undefined, scale: string | undefined) =>
  written === undefined ? 0 : numberOf(written, scale !== undefined) * factorOf(scale)
