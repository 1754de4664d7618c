import { pattern } from '#domain/text/pattern'

/**
 * Numbers as people write them, in digits and in words. No pattern here or in the files that build on it has an
 * unbounded repetition, so that the time per character is constant.
 */

const letter = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}]'
/** Prevents matches inside a word, in scripts with spaces between words. */
export const bounded = (source: string) => `(?<!${letter})(?:${source})(?!${letter})`
/** Start of a sentence, also after a list mark. */
export const begin = '^[^\\p{L}]{0,12}'
/** End of a word. */
export const wordEnd = '(?!\\p{L})'
/** Start of a word. */
export const edge = '(?:^|[^\\p{L}])'

/** Digits with any grouping (300,000, 300.000, 300 000, 300'000, 3,00,000), with or without decimals. */
export const digits =
  "(?<![\\d.,])(?:\\d{1,3}(?:[.,'’ ]\\d{3}){1,5}(?:[.,]\\d{1,2})?|\\d{1,2}(?:,\\d{2}){1,4},\\d{3}|\\d{1,30}(?:[.,]\\d{1,3})?)(?!\\d)"

const scales: readonly [names: string, factor: number][] = [
  ['k|grand|thousand|tausend|tsd\\.?|mille|mila|mil|тыс\\.?|тысяч[аи]?|χιλιάδες|χιλ\\.?|千', 1e3],
  ['万|萬', 1e4],
  ['lakhs?', 1e5],
  ['百万', 1e6],
  [
    'm|mn|mio\\.?|mill?\\.|millions?|million(?:en)?|millón|millones|milhão|milhões|млн\\.?|миллион(?:а|ов)?|εκατ\\.?|εκατομμύρι[οα]',
    1e6,
  ],
  ['crores?', 1e7],
  ['bn|billions?|mrd\\.?|milliarden?|milliards?|млрд\\.?|miles de millones', 1e9],
]
/** Words for a multiple: "k", "million", "万". */
export const scale = scales.map(([names]) => names).join('|')

/** Such words directly before a currency, where "T" is a thousand: 20 TEUR. */
export const scaleOfCurrency = `${scale}|t`

const scaleFactors = [...scales, ['t', 1e3] as const].map(([names, factor]) => ({
  pattern: pattern(`^(?:${names})$`),
  factor,
}))
/** Returns the factor of such a word, or 1 without one. */
export const factorOf = (name: string | undefined) =>
  scaleFactors.find(({ pattern }) => name !== undefined && pattern.test(name))?.factor ?? 1

/** Parses digits. A single separator before three digits groups them, unless a scale follows: 1.500 million. */
export function numberOf(written: string, scaled = false): number {
  const bare = written.replace(/[ '’]/g, '')
  const marks = bare.replace(/\d/g, '')
  const last = marks.at(-1)
  const isGroup =
    last === undefined ||
    (marks.length > 1 ? marks[0] === last : /[.,]\d{3}$/.test(bare) && !bare.startsWith('0') && !scaled)
  const [whole, decimals = ''] = isGroup ? [bare] : bare.split(new RegExp(`\\${last}(?=\\d*$)`))
  return Number(`${whole!.replace(/[.,]/g, '')}.${decimals || 0}`)
}

const values: readonly [value: number, words: string][] = [
  [0.5, 'half'],
  [1, 'a an one ein eine einen einem einer un une uno una um uma один одна одну одного ένα ένας ένα μία μια 一'],
  [2, 'two couple zwei deux dos dois duas два две двух δύο δυο 二 两 兩'],
  [3, 'three drei trois tres três три трёх трех τρεις τρία 三'],
  [4, 'four vier quatre cuatro quatro четыре четырёх четырех τέσσερις τέσσερα 四'],
  [5, 'five fünf cinq cinco пять пяти πέντε 五'],
  [6, 'six sechs seis шесть шести έξι 六'],
  [7, 'seven sieben sept siete sete семь семи επτά εφτά 七'],
  [8, 'eight acht huit ocho oito восемь восьми οκτώ οχτώ 八'],
  [9, 'nine neun neuf nueve nove девять девяти εννέα εννιά 九'],
  [10, 'ten zehn dix diez dez десять десяти δέκα 十'],
  [11, 'eleven elf onze once одиннадцать 十一'],
  [12, 'twelve zwölf douze doce doze двенадцать δώδεκα 十二'],
  [13, 'thirteen dreizehn treize trece treze'],
  [14, 'fourteen vierzehn quatorze catorce quatorze'],
  [15, 'fifteen fünfzehn quinze quince пятнадцать'],
  [16, 'sixteen sechzehn seize dieciséis dezesseis'],
  [17, 'seventeen siebzehn'],
  [18, 'eighteen achtzehn dieciocho dezoito восемнадцать 十八'],
  [19, 'nineteen neunzehn'],
  [20, 'twenty zwanzig vingt veinte vinte двадцать είκοσι 二十'],
  [30, 'thirty dreißig dreissig trente treinta trinta тридцать τριάντα 三十'],
  [40, 'forty vierzig quarante cuarenta quarenta сорок'],
  [50, 'fifty fünfzig cinquante cincuenta cinquenta пятьдесят πενήντα 五十'],
  [60, 'sixty sechzig soixante sesenta sessenta шестьдесят'],
  [70, 'seventy siebzig setenta семьдесят'],
  [80, 'eighty achtzig ochenta oitenta восемьдесят'],
  [90, 'ninety neunzig noventa девяносто'],
  [100, 'hundred hundert cent cien cem сто εκατό 百'],
  [1e3, 'thousand tausend mille mil тысяча тысячи тысяч χιλιάδες'],
  [1e4, '万 萬'],
  [1e6, 'million millions millionen millón millones milhão milhões миллион миллиона миллионов'],
]
const valueOf = new Map(values.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)))

/** German numbers are one word, such as "zwanzigtausend" and "zweihunderttausend". */
const compound = '(?:[a-zäöüß]{2,12}hundert(?:[a-zäöüß]{2,12})?|[a-zäöüß]{2,12})tausend'
// Longest first, so that "sixteen" is not read as "six".
const spoken = [...valueOf.keys()].toSorted((one, other) => other.length - one.length).join('|')

/** A number in words: "twenty", "a hundred and fifty thousand", "vingt mille". */
export const words = `(?:${compound}|${spoken})(?:(?: and | und | y | e |-| )(?:${spoken})){0,7}`

/** Parses a number in words, or returns NaN. */
export function numberOfWords(written: string): number {
  const said = written
    .toLowerCase()
    .replace(/hundert|tausend/g, ' $& ')
    .split(/[\s-]+/)
    .filter((word) => word !== '' && !['and', 'und', 'y', 'e', 'of'].includes(word))
  // "a hundred" and "half a million" contain no further one.
  const parts = said.length > 1 ? said.filter((word) => word !== 'a' && word !== 'an') : said
  let total = 0
  let current = 0
  for (const word of parts) {
    const value = valueOf.get(word)
    if (value === undefined) return Number.NaN
    if (value >= 1e3) {
      total += (current || 1) * value
      current = 0
    } else if (value === 100) current = (current || 1) * 100
    else current += value
  }
  return total + current
}
