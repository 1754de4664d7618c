import type { Line } from '#contract/estimation'
import { cancelsNumbered } from '#domain/text/cancellations'
import { mailHead, withoutGreeting } from '#domain/text/courtesies'
import { capitalize } from '#domain/text/format'
import { checkbox, finishedItems } from './checkboxes'
import { codeAmong } from './code-lines'
import { withCodeMarks } from './code-series'
import { definitionsAmong } from './definitions'
import { labelIn } from './labels'
import { emoji, messagesAmong } from './messages'
import { linesOfOtherDocuments } from './other-documents'
import { isRecord, isRow, requirementRows, rowKinds } from './tables'
import { topicOf } from './topics'
import { normalizeSpelling } from './words'

/** A line with its layout. */
export interface Mark {
  id: number
  /** Text without bullet, number and markup. */
  text: string
  bullet: boolean
  /** Leading number or code, such as "3.2.1", "FR-12" or "b". */
  number: string
  /** True for the heading of an appendix. */
  appendix: boolean
  /** Heading level by number or hashes, or 0 without either. */
  depth: number
  /** True for a table row. Its cells are separated by " | ". */
  row: boolean
  /** True for a row of a table of roles, whose first cell names one. */
  role: boolean
  /** Name of the system in a row of a table of interfaces. */
  system?: string | undefined
  /** True for an item that was a row of a table. */
  ofTable?: boolean
  /** True for a line with heading markup, as in Markdown. */
  title: boolean
  /** True for lines that cannot be requirements: tables of contents, page numbers, running headers, rules, URLs. */
  junk: boolean
  /** Characters of the original line. */
  width: number
}

const bullets = /^(?:[•◦▪▫‣·●○■□➢➤►▶✓✔✅❖*+\u2212–—-]|o(?=\s+\p{Lu})|\p{Emoji_Presentation}\uFE0F?)\s+/u
const codes =
  /^(?:\/\/|\[)?((?:[A-Z]{1,6}[-_]){1,3}\d{1,8}(?:[.-]\d+)*|(?:Requirement|Anforderung|Exigence|Requisito|Requerimiento)\s\d{1,4}|[A-Z]{1,6}\d{2,8}|(?:R|FR|NFR|UC|US|REQ)\d{1,3}(?=\s+[\p{Lu}(])|[A-Z]{1,6}\d+(?:\.\d+)+|[A-Z]{1,6}\d(?=[:.)]|\s*-))(?:\/\/|\])?\s*[:.)\]–—-]?\s+(?=\S)/u
const numbers = /^\(?((?:\d{1,3}\.)+(?:\s?\d{1,3}\.?)*\d{0,3}|\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})[.):]\)?\s+(?=\S)/
/** A number behind a word: "Nr. 1 – …", "No. 2: …", "Bug 3: …", unlike the code of an error: "Error 404: …". */
const counted =
  /^(?!(?:Fehler|Erreur|Error|Errore) [1-5]\d\d)(?:(?:Nr|No|Num|Nº|N°|№)\.? ?|#|(?:Item|Point|Punkt|Punto|Bug|Fault|Fehler|Mangel|Defect|Defekt|Erreur|Anomalie|Error|Errore|Wish|Wunsch|Change|Änderung)(?: (?:Nr|No|N°)\.?)? #?)(\d{1,3}) ?[:.)–—-]\s+(?=\S)/iu
const dotted = /^(\d{1,3}(?:\.\s?\d{1,3}){1,6})\.?\s+(?=\S)/
const bareNumber = /^(\d{1,2})\s+(?=\p{Lu})/u
const appendices =
  'Appendix|Annex|Exhibit|Attachment|Anhang|Anlage|Beilage|Annexe|Anexo|Apéndice|Apêndice|Allegato|Appendice|Bijlage|Приложение|Παράρτημα'
/** The label of an appendix: "Appendix A: …", "ANHANG 2 – …", "Annex: …". */
const appendix = new RegExp(
  `^(?:${appendices}|${appendices.toUpperCase()})(?:\\s+(?:\\d{1,2}|[A-Z]|[IVX]{1,4})(?:\\s*[:.)–—-]+\\s+(?=\\S)|\\s+(?=\\p{Lu}))|\\s*:\\s+(?=\\S))`,
  'u',
)
const hashes = /^(#{1,6})\s+/
const leaders = /(?:\.\s?){4,}\s*\d{0,4}$|…{2,}.*\d{0,4}$|(?:\s\.){4,}/
const drawn = /^[\s\-=_*~#.|+:;,<>\\/]+$/
const page =
  /^(?:page|seite|pagina|pag\.?|стр\.?|σελ\.?|第)?\s*\d{1,4}\s*(?:(?:of|von|de|из|\/)\s*\d{1,4})?\s*(?:页)?$/i
const pageTail = /(?<!\S)(?:page|seite|página|стр)\.?\s*\d{1,4}(?:\s*(?:of|von|de|из)\s*\d{1,4})?$/i
const figure =
  /^(?:figure|fig\.|table|abbildung|abb\.|tabelle|figura|tabla|tabela|рис\.|рисунок|таблица|σχήμα|πίνακας|图|表)\s*\d+/i
const address = /^(?:https?:\/\/|www\.)\S+$|^\S+@\S+\.\S+$|^(?:tel|fax|phone|e-?mail)\b.{0,40}$/i
const subject =
  /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|assunto)\s*:\s+((?:(?:re|aw|fwd?|wg|rv|tr)\s*:\s*)*)/i
/** A subject without its label: "Re: gift cards for our shop". */
const reply = /^(?:(?:re|aw|fwd?|wg|antw)\s*:\s+)+(?=\S+ \S)/i
/** Maximum words of one that is only a title. */
const maxTopicWords = 3
/** Maximum words of a subject that names nothing new in a reply: "Re: website". */
const maxReplyWords = 2
const currency = '(?:€|£|\\$|EUR|USD|GBP|CHF)'
/** The blank for a price in a row or behind a label: "2 | Data migration | € ____", unlike a sum. */
const blankPrice = new RegExp(
  `^(?!.*\\b(?:total|sum|summe|gesamt\\p{L}*|somme)\\b)(?:(\\|?\\s*\\d{1,3}\\.?\\s*\\|.*?\\p{L}.*?)(?:\\s*\\|\\s*(?:${currency}\\s?[_.…]*|[_.…]{3,}\\s?${currency}?))+|(.*\\p{L}.*?)\\s*[|:–—-]\\s*(?:${currency}\\s?[_.…]{3,}|[_.…]{3,}\\s?${currency}))(\\s*\\|)?\\s*$`,
  'iu',
)
/** Signs without which no line has such a blank. */
const blankOrPrice = /[_…€£$|]|\.{3}|EUR|USD|GBP|CHF/i
const signature = /_{4,}|\.{12,}|☐\s*☐/
/** Symbols of product comparison tables. */
const verdicts = /\|\s*(?:✅|❌|⚠|⬜|🚫|⚙|✔|✗|✘|☑)/gu
const linkOnly = /^\[[^\]]*\]\([^)]*\)$/
/** A citation: "[Miller 2004] Miller, A., …". */
const citation = /^\[\p{L}[^\]]{0,40}\d{4}[a-z]?\]\s/u
const placeholder = /^\[[^\]]{3,}\]\.?$|^<[^>]{3,}>$/

/** An index entry: "payments, 12, 27". */
const indexed = /^\p{L}[^.;:!?|]{1,50}?(?:,\s*\d{1,4}(?:\s?[-–]\s?\d{1,4})?)+$/u
/** An agenda item: "10:15 Welcome". */
const timed =
  /^\d{1,2}(?::\d{2}|\.\d{2}\s*(?:[-–]\s*\d{1,2}[:.]\d{2}|am|pm|h|Uhr))\s*(?:[-–]\s*\d{1,2}[:.]\d{2}\s*)?(?:am|pm|h|Uhr)?\s*\p{Lu}/u

/** Minimum occurrences of a running header, and minimum lines between them. */
const repeats = { times: 4, apart: 10 }

/** Parses the layout of each line. */
export function marksOf(lines: readonly Line[]): Mark[] {
  const heads = runningHeads(lines)
  let code = false
  const original = lines.map(({ text }) => text)
  const items = requirementRows(original)
  const { texts, isIdle } = messagesAmong(withCodeMarks(items))
  const rows = rowKinds(original)
  const others = linesOfOtherDocuments(texts)
  const finished = finishedItems(texts)
  const unfenced = codeAmong(texts)
  const marks = lines.map(({ id }, index) => {
    const text = texts[index]!
    const mark = { ...markOf(id, text), ...rows.get(index), ofTable: items[index] !== original[index] }
    if (isAside(texts, index)) mark.bullet = false
    const isFence = fence.test(text)
    code = isFence || (code && looksLikeCode(text))
    const isJunk =
      code || unfenced.has(index) || heads.has(index) || others.has(index) || finished.has(index) || isIdle(index)
    return isJunk ? { ...mark, junk: true } : mark
  })
  const definitions = definitionsAmong(marks)
  return marks.map((mark, index) => (definitions.has(index) ? { ...mark, junk: true } : mark))
}

/** The dash of an aside, at which a wrapped line broke: no bullet, unless the line below or above has one, too. */
const dashed = /^[–—]\s+\p{Ll}/u
const minWrapped = 45

function isAside(texts: readonly string[], index: number): boolean {
  const [before = '', text = '', next = ''] = texts.slice(Math.max(0, index - 1), index + 2)
  return (
    index > 0 &&
    dashed.test(text) &&
    !dashed.test(next) &&
    !bullets.test(before) &&
    before.length >= minWrapped &&
    /[\p{L},]$/u.test(before)
  )
}

/** Opening code fence. Closing fences have no letters and so no line: code ends at a line that does not look like it. */
const fence = /^\s*(?:```|~~~)/

const looksLikeCode = (text: string) =>
  !/^#{1,6}\s/.test(text) &&
  (/[{}[\];=<>]|\w\(|[a-z][A-Z]/.test(text) || /^[\w"'.-]+\s*(?:,|:\s*\S*,?)?$/.test(text.trim()))

/** Struck-through Markdown text, which is not a requirement. */
const struck = /~~[^~]+~~/g

function markOf(id: number, original: string): Mark {
  let text = normalizeSpelling(original).replace(struck, '')
  if (blankOrPrice.test(text)) text = text.replace(blankPrice, '$1$2$3')
  const mark: Mark = {
    id,
    text,
    bullet: false,
    number: '',
    appendix: false,
    depth: 0,
    row: false,
    role: false,
    title: false,
    junk: false,
    width: text.length,
  }
  mark.junk = isJunk(text)
  if (mark.junk) return mark

  const hash = hashes.exec(text)
  if (hash) {
    mark.title = true
    mark.depth = hash[1]!.length
    text = text.slice(hash[0].length).replace(/\s#+$/, '')
  }
  text = text.replace(/^(?:>\s?)+/, '').replace(subject, (all: string, replies: string) => {
    mark.title = true
    mark.junk = replies !== '' && text.slice(all.length).split(' ').length <= maxReplyWords
    return ''
  })
  if (mailHead.test(text)) return { ...mark, junk: true }
  text = text.replace(reply, (all: string) => {
    mark.title = text.slice(all.length).split(' ').length <= maxTopicWords
    return ''
  })
  if (!hash && isRow(text)) {
    mark.row = true
    text = namedCells(text).join(' | ')
    mark.junk =
      text.replaceAll('|', '').trim() === '' || (text.match(verdicts)?.length ?? 0) > 1 || isRecord(text.split(' | '))
  }

  const bullet = bullets.exec(text)
  if (bullet) {
    mark.bullet = true
    text = text.slice(bullet[0].length)
  }
  text = text.replace(checkbox, () => {
    mark.bullet = true
    return ''
  })
  const emphasis = /^(\*\*|__)(.+?)\1:?$/.exec(text)
  if (emphasis && !mark.bullet) mark.title = true
  text = withoutMarkup(text)

  const label = mark.row || mark.bullet ? null : appendix.exec(text)
  if (label) {
    mark.appendix = true
    mark.depth ||= 1
    text = text.slice(label[0].length)
  }
  const number =
    label || cancelsNumbered(text)
      ? null
      : (codes.exec(text) ??
        dotted.exec(text) ??
        numbers.exec(text) ??
        counted.exec(text) ??
        (hash ? bareNumber.exec(text) : null))
  if (number && text.length > number[0].length) {
    mark.number = number[1]!.replace(/\s/g, '').replace(/\.$/, '')
    if (/^\d/.test(mark.number) && !hash) mark.depth = mark.number.split('.').length
    text = text.slice(number[0].length)
    const inner = mark.depth > 1 ? codes.exec(text)?.[1] : undefined
    if (inner?.includes('-')) {
      mark.number = inner
      text = text.replace(codes, '')
    }
  } else if (!label && bareNumber.test(text) && text.length < 80) {
    mark.number = bareNumber.exec(text)![1]!
    mark.depth = 1
    text = text.replace(bareNumber, '')
  }
  text = text.replace(emoji, '').replace(/\s+/g, ' ').trim()
  if (!mark.row && !mark.title && labelIn(text)) mark.bullet = true
  const said = withoutGreeting(text)
  if (said !== text) text = capitalize(said)
  return { ...mark, text, junk: mark.junk || text === '' }
}

/** Returns the cells of a row that have something in them. */
const namedCells = (text: string) =>
  text
    .split('|')
    .map((cell) => withoutMarkup(cell.trim()))
    .filter((cell) => !drawn.test(cell) && cell !== '')

/** Removes Markdown emphasis, code marks and links. Marks within words stay: `snake_case`, `2*3`. */
const withoutMarkup = (text: string) =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^>]{0,80}>/gi, ' ')
    .replace(/(?<![\p{Ll}\p{Lu}\p{N}])(?:[*_`]{1,3}|~~)(?=\S)|(?<=\S)(?:[*_`]{1,3}|~~)(?![\p{Ll}\p{Lu}\p{N}])/gu, '')
    .trim()

/** A shell command: "$ cd app", "npm install". */
const command =
  /^\W*(?:\$\s|(?:npm|npx|yarn|pnpm|git|docker|docker-compose|pip3?|cd|sudo|java|python3?|mvn|gradle|\.\/gradlew|cargo|go|poetry|heroku|curl) (?:run|install|clone|compose|build|start|up|i|-\w|\S*[/.]\S*|\w+$))/

function isJunk(text: string): boolean {
  if (command.test(text) || drawn.test(text) || page.test(text) || leaders.test(text) || figure.test(text)) return true
  if (
    address.test(text) ||
    signature.test(text) ||
    linkOnly.test(text) ||
    placeholder.test(text) ||
    citation.test(text) ||
    indexed.test(text) ||
    timed.test(text)
  )
    return true
  if (text.length < 90 && pageTail.test(text)) return true
  return !isSpeech(text.replace(hashes, '').replace(dotted, ''))
}

/** Counts letters. Most lines are ASCII, in which a pattern without Unicode finds them in a tenth of the time. */
const countLetters = (text: string) =>
  (/[\u0080-\uffff]/.test(text) ? text.replace(/\P{L}+/gu, '') : text.replace(/[^a-z]+/gi, '')).length

/** True if a line is natural language: mostly letters, words of common length, not one word repeated. */
function isSpeech(text: string): boolean {
  const letters = countLetters(text)
  const dense = text.replace(/[\s|]/g, '').length
  if (letters === 0 || letters < dense * 0.45) return false
  if (text.includes('\uFFFD') && letters < dense * 0.9) return false
  const words = text.split(/\s+/)
  if (words.length > 12 && new Set(words.map((word) => word.toLowerCase())).size <= words.length / 6) return false
  return words.some((word) => word.length <= 45) || /\p{Script=Han}/u.test(text)
}

/**
 * Returns the indexes of lines that repeat throughout the document, except their first occurrences, and of those that
 * repeat beside page numbers.
 */
function runningHeads(lines: readonly Line[]): Set<number> {
  const isPage = (index: number) => pageTail.test(lines[index]?.text.trim() ?? '')
  const places = new Map<string, number[]>()
  for (const [index, { text }] of lines.entries()) {
    if (text.length > 90 || /[.:;!?]$/.test(text) || text.startsWith('#')) continue
    const key = text.replace(/\d+/g, '#').replace(/\s+/g, ' ')
    const known = places.get(key)
    if (known) known.push(index)
    else places.set(key, [index])
  }
  const heads = new Set<number>()
  for (const [text, at] of places) {
    if (at.length > 1 && at.every((index) => isPage(index - 1) || isPage(index + 1))) {
      for (const index of at) heads.add(index)
      continue
    }
    // "Introduction" may begin every chapter.
    if (at.length < repeats.times || topicOf(text) !== null) continue
    if ((at.at(-1)! - at[0]!) / (at.length - 1) < repeats.apart) continue
    for (const index of at.slice(1)) heads.add(index)
  }
  return heads
}
