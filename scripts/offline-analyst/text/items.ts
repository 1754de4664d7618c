import { termsOf } from '../vocabulary/cues'
import { lexicon } from '../vocabulary/lexicon'
import { asksForProduct } from '../vocabulary/making'
import { asksReader } from '../vocabulary/to-reader'
import { actions } from '../vocabulary/words'
import type { Mark } from './layout'
import { code } from './requirement-codes'
import { ended } from './sentence-ends'
import { topicOf } from './topics'
import { removeAccents, stem, wordsOf } from './words'

const verbs = new Set(termsOf(actions).map(stem))

/** True for a line that begins with a verb and its object. */
export const startsAsCommand = (text: string) =>
  / /.test(text) && verbs.has(stem(removeAccents(text.split(' ', 1)[0]!)))

/** Marks the lines of lists without bullets as items. */
export const withItems = (marks: readonly Mark[]): readonly Mark[] =>
  withNumberedItems(withAskedItems(withBareItems(marks.flatMap(divideInline))))

/** Numbers of a list within a line, and what may come before it. */
const inline = /(?:^|\s)\(?([1-9])[.)]\s+(?=\p{L})/gu
const opensList = /^$|[:.!?–—-]$/
const minInlineWords = 3

/** Returns the lead and the items of a list within a line: "We decided: 1. customers see their invoices 2. the chat is removed". */
export function listIn(text: string, from = 1): { lead: string; items: string[] } | null {
  const found = [...text.matchAll(inline)]
  if (found.length < 2 || found.some(([, number], at) => Number(number) !== from + at)) return null
  const lead = text.slice(0, found[0]!.index).trim()
  const items = found.map(({ index, 0: { length } }, at) => text.slice(index + length, found[at + 1]?.index).trim())
  const isList = (from > 1 || opensList.test(lead)) && items.every((it) => it.split(' ').length >= minInlineWords)
  return isList ? { lead, items } : null
}

/** Divides a line at the numbers of its list. */
function divideInline(mark: Mark): Mark[] {
  const list = mark.row || mark.title ? null : listIn(mark.text, mark.number === '1' ? 2 : 1)
  if (!list) return [mark]
  const { lead, items } = list
  return [...(lead ? [{ ...mark, text: lead }] : []), ...items.map((text) => ({ ...mark, text, bullet: true }))]
}

/** Maximum words of an unmarked item, such as "User login" or "Card payment". */
const maxItemWords = 5
const minItems = 4
const minItemShare = 0.8

/** Marks the lines of a text as list items if it is hardly more than a list of names without bullets. */
function withBareItems(marks: readonly Mark[]): readonly Mark[] {
  const isPlain = ({ bullet, number, row, title, depth }: Mark) => !bullet && !number && !row && !title && depth === 0
  const isShort = ({ text }: Mark) =>
    text.split(' ').length <= maxItemWords && !ended.test(text) && !/[,;:：]$/.test(text)
  const names = new Set(marks.filter(isShort).map(({ text }) => text))
  if (!marks.every(isPlain) || names.size < minItems || names.size < marks.length * minItemShare) return marks
  const isItem = (mark: Mark) =>
    isShort(mark) && (topicOf(mark.text) === null || lexicon.find(wordsOf(mark.text)).some(isWork))
  return marks.map((mark) => (isItem(mark) ? { ...mark, bullet: true } : mark))
}

/** Maximum words of a line below a request for a product, and minimum share of those that begin with a verb. */
const asked = { maxWords: 12, commands: 0.25 }

/** Marks the lines below a request for a product as list items if they are hardly more than a list without bullets. */
function withAskedItems(marks: readonly Mark[]): readonly Mark[] {
  const [first, ...below] = marks
  const isLine = ({ text, bullet }: Mark) =>
    text.split(' ').length <= asked.maxWords && !ended.test(text) && (bullet || !/[,;:：]$/.test(text))
  const lines = below.filter(isLine)
  const isList =
    lines.length >= minItems &&
    lines.length >= below.length * minItemShare &&
    lines.filter(({ text }) => startsAsCommand(text)).length >= lines.length * asked.commands &&
    below.every(({ number, row, title }) => !number && !row && !title) &&
    asksForProduct(first!.text)
  if (!isList) return marks
  const areHeaded = below.filter(({ bullet }) => bullet).length * 2 >= below.length
  const heads = (at: number) => (areHeaded && marks[at + 1]?.bullet === true) || topicOf(marks[at]!.text) !== null
  return marks.map((mark, at) => (at > 0 && isLine(mark) && !heads(at) ? { ...mark, bullet: true } : mark))
}

/** Minimum numbered lines with nothing between them that are a list: within a text, and at its end or with codes. */
const minRun = { within: 3, sure: 2 }

/** Maximum share of such lines that name a topic: more are chapters of a table of contents. */
const maxTopicShare = 0.3

/** Marks numbered lines with nothing between them as list items: they head nothing. */
function withNumberedItems(marks: readonly Mark[]): readonly Mark[] {
  const isNext = (mark: Mark, before: Mark | undefined) => before !== undefined && follows(mark.number, before.number)
  const items = new Set<Mark>()
  for (let at = 0; at < marks.length; ) {
    let end = at + 1
    if (isNumbered(marks[at]!))
      while (end < marks.length && isNumbered(marks[end]!) && isNext(marks[end]!, marks[end - 1])) end += 1
    const run = marks.slice(at, end)
    const isLast = end === marks.length
    const min = isLast || code.test(run[0]!.number) ? minRun.sure : minRun.within
    const isLed = isNumbered(run[0]!) && leadsTo(marks[at - 1], isLast)
    if (isLed || (run.length >= min && isList(run, marks.slice(end)))) for (const mark of run) items.add(mark)
    at = end
  }
  return items.size === 0 ? marks : marks.map((mark) => (items.has(mark) ? { ...mark, bullet: true } : mark))
}

const isNumbered = ({ number, depth, row, title }: Mark) => number !== '' && depth <= 1 && !row && !title

/** True for "2" after "1", "c" after "b" and "A2" after "A1". */
function follows(number: string, before: string): boolean {
  const [, series = '', count = ''] = counted.exec(before) ?? []
  if (count !== '') return number === `${series}${Number(count) + 1}`
  return before.length === 1 && number === String.fromCharCode(before.charCodeAt(0) + 1)
}

/** A number, alone or in a series of codes: "A1". */
const counted = /^([A-Z]{0,6}-?)(\d{1,3})$/

/** True if the line above numbered ones asks the reader for them, or leads to what ends the text. */
const leadsTo = (above: Mark | undefined, isLast: boolean) =>
  above ? /[:：]$/.test(above.text) && (isLast || asksReader(above.text)) : isLast

/** True unless the lines are the contents of what comes after them. */
function isList(run: readonly Mark[], after: readonly Mark[]): boolean {
  if (after.length === 0) return /^(?:1|a|[A-Z].*\d)$/i.test(run[0]!.number)
  const below = new Set(after.map(({ text }) => text))
  const named = run.filter(({ text }) => topicOf(text) !== null)
  return named.length <= run.length * maxTopicShare && !run.some(({ text }) => below.has(text))
}

const isWork = ({ owner }: { owner: { kind: string } }) => owner.kind === 'work'
