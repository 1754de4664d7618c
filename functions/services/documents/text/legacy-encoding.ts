import { Unreadable } from '../shared/unreadable'
import { windows1252 } from './windows-1252'

/** Returns points per non-ASCII character of the decoded sample. The maximum, 1, means that all are plausible. */
type Score = (text: string) => number

/** Bytes of the sample, from the first one beyond ASCII. */
const sampleBytes = 32_768
/** Minimum points to accept an encoding. */
const minScore = 0.5

/**
 * Returns the name of the legacy encoding in which these bytes are most plausible. Each encoding is scored by the
 * letters and signs that are frequent in its languages. Throws `Unreadable` if none is plausible.
 */
export function detectEncoding(bytes: Uint8Array): string {
  const first = bytes.findIndex((byte) => byte > 0x7f)
  const line = Math.max(bytes.lastIndexOf(0x0a, first), first - 200, -1) + 1
  const sample = bytes.subarray(line, line + sampleBytes)
  let best = { encoding: '', points: minScore }
  for (const [judge, encodings] of judges) {
    for (const encoding of encodings) {
      const text = sampleIn(sample, encoding)
      const points = text === null ? 0 : judge(text)
      if (points > best.points) best = { encoding, points }
    }
  }
  if (best.encoding === '') throw new Unreadable('encoding')
  return best.encoding
}

function sampleIn(sample: Uint8Array, encoding: string): string | null {
  if (encoding === 'windows-1252') return windows1252(sample)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true })
  } catch {
    return null
  }
}

const beyondAscii = /[^\p{ASCII}]/gu
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Scores the share of frequent characters relative to their usual share in the language. */
const scoreFrequent = (characters: string, usualShare: number, others: RegExp): Score => {
  const pattern = new RegExp(`[${characters}]`, 'gu')
  return (text) => {
    const all = count(text, beyondAscii)
    return Math.min(1, count(text, pattern) / all / usualShare) - (3 * count(text, others)) / all
  }
}

/** Scores text of other alphabets: lowercase letters, in words of a single script. */
const scoreAlphabet = (script: string, letters: string, usualShare: number): Score => {
  const small = new RegExp(`[${letters}]`, 'gu')
  const own = new RegExp(`\\p{Script=${script}}`, 'gu')
  // A word has letters of one alphabet, and no lowercase letter precedes a capital one.
  const odd = new RegExp(
    `\\p{Script=Latin}\\p{Script=${script}}|\\p{Script=${script}}\\p{Script=Latin}|(?=\\p{Script=${script}})\\p{Ll}\\p{Lu}|\\p{L}[^\\p{ASCII}\\p{L}\\p{M}\\p{P}\\p{Z}]\\p{L}`,
    'gu',
  )
  const controls = /[\u0080-\u009F]/g
  return (text) => {
    const [all, written] = [count(text, beyondAscii), count(text, own)]
    if (written < 0.6 * all) return 0
    return (
      Math.min(1, count(text, small) / written / usualShare) - (2 * count(text, odd) + 3 * count(text, controls)) / all
    )
  }
}

/** Scores text in Latin letters: a few accented letters, one or two per word, and typographic punctuation. */
const scoreLatin = (...languages: string[]): Score => {
  const patterns = languages.map((letters) => new RegExp(`[${letters}${letters.toUpperCase()}İ]`, 'u'))
  return (text) => {
    const signs = [...text.matchAll(beyondAscii)].map((match) => ({
      sign: match[0],
      before: text[match.index - 1] ?? ' ',
      after: text[match.index + 1] ?? ' ',
    }))
    const points = patterns.map((own) => signs.reduce((sum, each) => sum + pointsOf(each, own), 0))
    return Math.max(...points) / Math.max(1, signs.length)
  }
}

interface Sign {
  sign: string
  before: string
  after: string
}

const isLetter = (sign: string) => /\p{L}/u.test(sign)
const isMarked = (sign: string) => /(?!\p{ASCII})\p{L}/u.test(sign)

function pointsOf({ sign, before, after }: Sign, own: RegExp): number {
  if (isLetter(sign)) {
    if (/\d/.test(before + after)) return 0
    const isAmongMarked = isMarked(before) && isMarked(after)
    const isCapitalWithin = /\p{Lu}/u.test(sign) && /\p{Ll}/u.test(before)
    return own.test(sign) && !isAmongMarked && !isCapitalWithin ? 1 : -1
  }
  if (/\p{Cc}/u.test(sign)) return -2
  // An apostrophe is the only sign that occurs within words.
  if (sign === '’' || /[\p{Z}\u00AD–—]/u.test(sign)) return 0.9
  return isLetter(before) && isLetter(after) ? -1 : 0.9
}

const chinese =
  '的一是不了在人有我他这这個个上们們来來到时時大地为為子中你说說生国國年着就那和要她出也得里里后後自以会會家可下而过過天去能对對小多然于於心学學么么之都好看起发發当當没沒成只如事把还還用第样樣道想作种種开開美总總从從无無情己面最女但现現前些所同日手又行意动動方期它头頭经經长長儿兒回位分爱愛老因很给給名法间間斯知世什两兩次使身者被高已亲親其进進此话話常与與活正感系统統户戶数數据據管理需求应應支持功能信息資请請提供订訂单單支付登录錄密码碼文件页頁查询詢安全通知网網站后台设設计計处處按照显示顯接口必须須'

const judges: [Score, string[]][] = [
  // If scores are equal, the first one wins.
  [
    scoreLatin('äöüß', 'éèêëàâçîïôûùœ', 'áéíóúñü', 'áàâãéêíóôõúç', 'åäöæøé', 'àèéìòù', 'ëïéèöü'),
    ['windows-1252', 'macintosh'],
  ],
  [
    scoreLatin('ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'ăâîşţ', 'čćđšž'),
    ['windows-1250', 'iso-8859-2'],
  ],
  [scoreLatin('âçğıîöşûü'), ['windows-1254']],
  [scoreLatin('áéíóúýþæöð'), ['windows-1252', 'macintosh']],
  [scoreLatin('ąčęėįšųūž', 'āčēģīķļņšūž', 'äõöüšž'), ['windows-1257']],
  [scoreLatin('äöüßéèêëàáâãåæçñóôõøíîïìòúùûœÿ'), ['windows-1252', 'macintosh']],
  [
    scoreAlphabet('Cyrillic', 'оеаинтсрвлкмдпуяіїє', 0.75),
    ['windows-1251', 'koi8-u', 'koi8-r', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic'],
  ],
  [scoreAlphabet('Greek', 'αοιετσνηυρπκμλςόίάέή', 0.75), ['windows-1253', 'iso-8859-7']],
  [scoreAlphabet('Hebrew', 'יוהאלמתרבשנםפק', 0.65), ['windows-1255']],
  [scoreAlphabet('Arabic', 'اليمنوترهبةعد', 0.65), ['windows-1256', 'iso-8859-6']],
  [scoreAlphabet('Thai', 'านรกเงอมยลวดทตสะ', 0.5), ['windows-874']],
  [scoreFrequent(chinese, 0.3, /[\uE000-\uF8FF]/g), ['gb18030', 'big5']],
  [scoreFrequent('\u3041-\u3096\u30A1-\u30FA', 0.35, /[\uFF61-\uFF9F\uE000-\uF8FF]/g), ['shift_jis', 'euc-jp']],
  [
    scoreFrequent(
      '이다는을의가에하고기지사한자로리도서인아시정어대보해수일제나라있전게으원스그들과주를여상장비요성관구조부',
      0.35,
      /\p{Script=Han}/gu,
    ),
    ['euc-kr'],
  ],
]
