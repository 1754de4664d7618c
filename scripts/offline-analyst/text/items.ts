import { lexicon } from '../vocabulary/lexicon'
import type { Mark } from './layout'
import { topicOf } from './topics'
import { wordsOf } from './words'

/** End of a sentence. */
export const ended = /[.!?。！？]["'”’»)\]]?$/

/** Marks the lines of lists without bullets as items. */
export const withItems = (marks: readonly Mark[]): readonly Mark[] => withNumberedItems(withBareItems(marks))

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

/** Marks numbered lines with nothing between them, up to the end of the text, as list items: they head nothing. */
function withNumberedItems(marks: readonly Mark[]): readonly Mark[] {
  const isNext = ({ number, depth, row, title }: Mark, at: number) =>
    depth === 1 && !row && !title && number === String(at + 1)
  const from = marks.findLastIndex(({ number }) => number === '1')
  const items = from < 0 ? [] : marks.slice(from)
  if (items.length < 2 || !items.every(isNext)) return marks
  return marks.map((mark, at) => (at < from ? mark : { ...mark, bullet: true }))
}

const isWork = ({ owner }: { owner: { kind: string } }) => owner.kind === 'work'
