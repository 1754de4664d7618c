/** Line of an extracted text, by its markup. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'item'; depth: number; text: string }
  | { kind: 'row'; cells: string[] }
  | { kind: 'line'; text: string }
  | { kind: 'blank' }

/** Matches separators of a Markdown text without content: rules and code fences. */
const separator = /^(?:-{3,}|={3,}|\*{3,}|_{3,}|(?:```|~~~).*)$/

/**
 * Parses the lines of a text with Markdown's syntax for headings, lists and tables, as the document readers return it.
 */
export const blocksOf = (text: string): Block[] => text.split('\n').map(blockOf)

function blockOf(line: string): Block {
  const text = line.trim()
  if (text === '' || separator.test(text)) return { kind: 'blank' }
  const heading = /^(#{1,6})\s+(.*)$/.exec(text)
  if (heading) return { kind: 'heading', level: heading[1]!.length, text: heading[2]! }
  const item = /^[-*+]\s+(.*)$/.exec(text)
  if (item) return { kind: 'item', depth: Math.min(3, Math.floor(line.search(/\S/) / 2)), text: item[1]! }
  const cells = text
    .replace(/^\||\|$/g, '')
    .split(/\s*\|\s*/)
    .map((cell) => cell.trim())
  return cells.length > 1 ? { kind: 'row', cells } : { kind: 'line', text }
}

/** True for the separator row of a Markdown table. */
export const isRule = (cells: readonly string[]) => cells.every((cell) => /^:?-+:?$/.test(cell))

export const paragraphBreak = /\n[ \t]*\n/

/** Splits a text at blank lines. */
export const paragraphsOf = (text: string) => text.split(paragraphBreak).filter((paragraph) => paragraph.trim() !== '')

/** Text split before headings: the part before the first one, and the sections. */
export interface Sectioned {
  front: string
  sections: string[]
}

/** Minimum sections for their order to matter. */
const minSections = 3

/**
 * Splits a text at its headings: Markdown headings of the highest level that occurs several times, so that subsections
 * stay with their section; otherwise numbered headings; otherwise short lines after a blank one. Returns null if there
 * are no headings.
 */
export function cutAtHeadings(text: string): Sectioned | null {
  const lines = text.split('\n')
  const marked = lines.map((line) => /^(#{1,6})\s/.exec(line)?.[1]?.length ?? 0)
  const levels = [...new Set(marked)].filter((level) => level > 0).toSorted((a, b) => a - b)
  const standing = lines.map((line, at) => standsApart(line, lines[at - 1]))
  const ways = [...levels.map((level) => marked.map((each) => each > 0 && each <= level)), numbered(lines), standing]
  return cutsAt(lines, ways)[0] ?? null
}

const cutsAt = (lines: readonly string[], ways: boolean[][]) =>
  ways.map((isStart) => cutBefore(lines, isStart)).filter(({ sections }) => sections.length >= minSections)

const chapter = /^(?:(?:section|chapter|part)\s+)?(\d{1,2})[.:)]?\s+\p{Lu}/iu

/** Minimum characters of a chapter. Shorter ones are list items. */
const minChapterLength = 200

/** Marks headings that are numbered 1, 2, 3 and so on. */
function numbered(lines: readonly string[]): boolean[] {
  let offset = 0
  const found = lines.map((line) => {
    offset += line.length
    return { number: isShort(line) ? Number(chapter.exec(line)?.[1]) : Number.NaN, offset }
  })
  const isItem = (one: { number: number; offset: number }) =>
    found.some(({ number, offset }) => {
      const distance = (offset - one.offset) * (number - one.number)
      return Math.abs(number - one.number) === 1 && distance >= 0 && distance < minChapterLength
    })
  let next = 1
  return found.map((each) => {
    const isNext = each.number === next && !isItem(each)
    if (isNext) next += 1
    return isNext
  })
}

const isShort = (line: string) => line.length <= 80 && !/[.;:,!?]\s*$|\|/.test(line)

/** True for a short line of words after a blank one. */
const standsApart = (line: string, before: string | undefined) =>
  !before?.trim() && isShort(line) && line.length <= 60 && /^(?:\d+(?:\.\d+)*\.?\s+)?\p{Lu}.*\p{L}\)?$/u.test(line)

/** A section that consists of a heading only, such as a line of a table of contents, joins the one before. */
function cutBefore(lines: readonly string[], isStart: readonly boolean[]): Sectioned {
  const parts: string[][] = [[]]
  for (const [at, line] of lines.entries()) {
    if (isStart[at] && hasBody(lines, isStart, at)) parts.push([])
    parts.at(-1)!.push(line)
  }
  const [front = '', ...sections] = parts.map((part) => part.join('\n').trim())
  return { front, sections }
}

function hasBody(lines: readonly string[], isStart: readonly boolean[], heading: number): boolean {
  for (let at = heading + 1; at < lines.length && !isStart[at]; at++) if (lines[at]!.trim() !== '') return true
  return false
}
