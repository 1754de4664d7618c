import { pattern } from '#domain/text/pattern'
import type { Line } from '#contract/estimation'
import { chatPrefix } from '#domain/text/chat-prefix'
import { asksForProduct } from '../vocabulary/making'
import { columns, issueOfExisting, issueType } from '../vocabulary/tables'
import { csvRows } from './csv'
import type { Mark } from './layout'

/** Form of a text: a product description, a short request about an existing product, a list of tickets or a bug report. */
export type Form = 'text' | 'request' | 'tickets' | 'bug report'

const min = { lines: 5, short: 0.8, altering: 0.25 }

const maxTicketLength = 200

/** Prefix of a ticket, such as "[Portal]" or "ABC-12", unlike a box to tick. */
const marked = /^[-*•\d.)\s]*(?:\[(?![ xX✓✔]?\])[^\]]{1,40}\]|#\d+\b|[A-Z][A-Z\d]+-\d+\b)/
const altering = pattern(
  String.raw`(?<!\p{L})(?:fix|bug|add(?:ed|ing|s)?|enhanc\w*|updat\w*|chang\w*|amend\w*|modif\w*|improv\w*|remov\w*|renam\w*|replac\w*|mov(?:e|ing)|migrat\w*|upgrad\w*|errors?|issues?|problems?|not work\w*|prevent|allow|ability|correct|refactor|extend\w*|develop\w*|implement\w*|creat(?:e|ing)|swap|review\w*|stop|hide|crash\w*|fehler|ändern|korrigier\w*|corriger|corregir|исправ\w*|修复|修改)(?!\p{L})`,
)
/** Steps of a scenario, which make a text more than a list of tickets. */
const step = /^\W*(?:given|when|then)\b/i
/** Sentences typical of specifications. */
const specifying = pattern(
  String.raw`(?<!\p{L})(?:shall|must|should|as an? \w+.{0,40}I want|the system|the app)(?!\p{L})|^\W*(?:[\p{L}-]+ ){1,3}can (?!not)|(?<!\p{L})(?:soll|muss|doit|debe|deve|должен)(?!\p{L})`,
)

const bullet = /^\s*(?:[-*+•]|\d{1,3}[.)])\s/
/** A line above an item of a list, which it heads, unlike the first line, a lead or a ticket. */
const headsItem = (texts: readonly string[], at: number) =>
  at > 0 &&
  bullet.test(texts[at + 1] ?? '') &&
  !bullet.test(texts[at]!) &&
  !marked.test(texts[at]!) &&
  !/[:：]$/.test(texts[at]!)

/** True if lines are unrelated tickets, each a separate change. */
export function areTickets(lines: readonly Line[]): boolean {
  const texts = lines
    .map(({ text }) => text.trim().replace(chatPrefix, ''))
    .filter((text) => !text.startsWith('#') || marked.test(text))
  if (texts.some((text) => step.test(text)) || lines.some(({ text }) => text.includes(' | '))) return false
  if (texts.length < min.lines || texts.length < lines.length * min.short) return false
  const share = (test: (text: string) => boolean) => texts.filter(test).length / texts.length
  return (
    share((text) => text.length <= maxTicketLength && !/[.!?:]$/.test(text)) >= min.short &&
    share((text) => specifying.test(text)) < 0.1 &&
    (share((text) => marked.test(text)) >= 0.5 ||
      (share((text) => altering.test(text)) >= min.altering &&
        !texts.some((text, at) => headsItem(texts, at) || asksForProduct(text))))
  )
}

/** True for the export of a tracker with bugs, so of a product that exists. */
export function isExport(lines: readonly Line[]): boolean {
  const rows = csvRows(lines.map(({ text }) => text)).map((text) => text.split(/\s*\|\s*/))
  const head = rows.findIndex(
    (cells) => cells.length > 2 && cells.some((cell) => columns.code.test(cell)) && cells.some(isType),
  )
  const type = rows[head]?.findIndex(isType) ?? -1
  const below = rows.slice(head + 1).filter((cells) => cells.length === rows[head]?.length)
  return below.length > 1 && below.some((cells) => issueOfExisting.test(cells[type]!))
}

/** Marks the rows of such an export as items, each with its summary before its description. */
export const issuesAmong = (marks: readonly Mark[]): Mark[] =>
  marks.map((mark) => ({
    ...mark,
    bullet: true,
    row: false,
    text: mark.text.replace(' | ', ': ').replaceAll(' | ', ', '),
  }))

const isType = (cell: string) => issueType.test(cell)

/** Marks the lines of a list of tickets as its items, except a title or a lead above those that are. */
export const ticketsAmong = (marks: readonly Mark[]): Mark[] =>
  marks.map((mark, at) => {
    const isTitle = at === 0 || /[:：]$/.test(mark.text)
    const heads = isTitle && !mark.bullet && mark.number === '' && marks[at + 1]?.bullet
    return heads ? mark : { ...mark, bullet: true }
  })
