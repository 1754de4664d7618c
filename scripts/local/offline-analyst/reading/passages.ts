import { type Topic } from '../vocabulary/headings'
import type { Mark } from './layout'
import { topicOf } from './topics'

/** A heading in force. */
export interface Heading {
  text: string
  depth: number
  topic: Topic | null
}

/** A sentence, an item of a list or a row of a table, whole again where the document broke its lines. */
export interface Passage {
  lines: number[]
  text: string
  /** An item of a list, a row of a table, a numbered paragraph. */
  item: boolean
  /** The innermost topic known. */
  topic: Topic | null
  /** Headings in force, outermost first. */
  headings: string[]
}

const ended = /[.!?。！？]["'”’»)\]]?$/
const leading = /[:：]$/
const open =
  /(?:[,;–-]|\b(?:and|or|of|the|a|an|to|for|with|in|on|by|from|that|which|und|oder|der|die|das|mit|für|von|et|ou|de|la|le|les|y|o|el|en|e|do|da|и|или|с|в|на|και|του|της))$/iu
const longestHeading = { characters: 90, words: 10 }
const leadNot =
  /\b(?:not|no|n[o']t|nicht|keine?|pas|não|не)\s*[:：]$|\b(?:will|shall|does|do|must)\s+not\b.{0,30}[:：]$/iu

/** Wrapped text is so wide at least; lines as wide as this share of it were broken by their width. */
const wrapped = { least: 60, most: 160, full: 0.8, share: 0.2 }

/** Reads lines as the passages they were meant to be, each with the headings above it. */
export function passagesOf(marks: readonly Mark[]): Passage[] {
  const read = marks.filter(({ junk }) => !junk)
  const width = wrapWidthOf(read)
  const passages: Passage[] = []
  const stack: Heading[] = []
  let lead: (Heading & { items: boolean }) | null = null
  let block: Mark[] = []

  const flush = () => {
    if (block.length === 0) return
    const headings = lead ? [...stack, lead] : stack
    passages.push(...sentencesOf(block, headings))
    block = []
  }

  for (const [index, mark] of read.entries()) {
    const before = block.at(-1)
    const next = read[index + 1]
    if (before && continues(before, mark, width)) {
      block.push(mark)
      continue
    }
    flush()
    if (isHeading(mark, next, width)) {
      const depth = mark.depth || (lastDepth(stack) || 0) + (mark.title ? 0 : 1)
      lead = null
      while (stack.length > 0 && stack.at(-1)!.depth >= depth) stack.pop()
      stack.push({ text: mark.text.replace(leading, ''), depth, topic: topicOf(mark.text) })
      continue
    }
    if (isLead(mark)) {
      lead = { text: mark.text, depth: 99, topic: leadTopicOf(mark.text), items: false }
      block = [mark]
      flush()
      continue
    }
    if (lead) {
      if (mark.bullet || mark.number) lead.items = true
      else if (lead.items && !mark.row) lead = null
    }
    block.push(mark)
  }
  flush()
  return passages
}

const lastDepth = (stack: Heading[]) => stack.findLast(({ depth }) => depth < 90 && depth > 0)?.depth

function leadTopicOf(text: string): Topic | null {
  if (leadNot.test(text)) return 'excluded'
  return topicOf(text)
}

const isLead = ({ text, row }: Mark) => !row && leading.test(text) && text.length <= 160

function isHeading(mark: Mark, next: Mark | undefined, width: number): boolean {
  const { text, bullet, row, title } = mark
  if (row || (bullet && !title)) return false
  if (text.length > longestHeading.characters || ended.test(text.replace(/\d\.$/, '')) || /[,;]$/.test(text))
    return false
  if (title) return !leading.test(text) || mark.depth > 0
  if (text.split(/\s+/).length > longestHeading.words || leading.test(text)) return false
  const topic = topicOf(text)
  if (topic) return true
  if (!next) return false
  if (/^\p{Ll}/u.test(next.text) && !next.bullet && mark.width >= width * wrapped.full) return false
  if (!/^[\p{Lu}\p{Lo}\d"“«]/u.test(text) || open.test(text)) return false
  if (/^[^\p{Ll}]*$/u.test(text) && /\p{Lu}{3}/u.test(text)) return true
  // A line like those beside it is one of a list; a heading stands above something longer or marked.
  const below = next.bullet || next.row || ended.test(next.text) || next.text.length > longestHeading.characters
  return below || next.text.length > text.length * 2.5
}

function continues(before: Mark, mark: Mark, width: number): boolean {
  if (mark.bullet || mark.number || mark.row || mark.title || before.row || before.title) return false
  if (leading.test(before.text)) return false
  if (/^[\p{Ll}(]/u.test(mark.text) && !ended.test(before.text)) return true
  if (ended.test(before.text)) return false
  if (open.test(before.text)) return true
  return (
    before.width >= width * wrapped.full &&
    mark.text.length > 0 &&
    width < Number.POSITIVE_INFINITY &&
    !topicOf(mark.text)
  )
}

/** The width at which the text was wrapped; infinite where each line is a paragraph. */
function wrapWidthOf(marks: readonly Mark[]): number {
  const widths = marks.filter(({ text, width }) => !ended.test(text) && width <= wrapped.most).map(({ width }) => width)
  const wide = widths.toSorted((a, b) => a - b)[Math.floor(widths.length * 0.9)] ?? 0
  const full = widths.filter((width) => width >= wide * wrapped.full).length
  return wide >= wrapped.least && full >= widths.length * wrapped.share ? wide : Number.POSITIVE_INFINITY
}

const abbreviation =
  /(?:\b(?:e\.g|i\.e|etc|vs|No|Nr|Mr|Mrs|Dr|Inc|Ltd|approx|incl|bzw|z\.B|u\.a|d\.h|usw|ca|Sec|Fig|т\.д|т\.п|т\.е|π\.χ)|\b\p{L})\.$/iu

/** The sentences of a block, each with the lines it stands on. */
function sentencesOf(block: Mark[], headings: Heading[]): Passage[] {
  const first = block[0]!
  const item = first.bullet || first.number !== '' || first.row
  const topic = headings.findLast(({ topic }) => topic !== null)?.topic ?? null
  const names = headings.map(({ text }) => text)
  const passages: Passage[] = []
  let text = ''
  let lines: number[] = []
  const close = () => {
    const trimmed = text.trim()
    if (trimmed) passages.push({ lines, text: trimmed, item: item && passages.length === 0, topic, headings: names })
    text = ''
    lines = []
  }
  for (const mark of block) {
    for (const piece of mark.text.split(/(?<=[.!?]["'”’»)]?)\s+(?=["'“«(]?[\p{Lu}\p{Lo}])|(?<=[。！？；])/u)) {
      lines = lines.includes(mark.id) ? lines : [...lines, mark.id]
      text += (text && !text.endsWith('-') ? ' ' : '') + piece
      if (ended.test(piece) && !abbreviation.test(piece)) close()
    }
  }
  close()
  return passages
}
