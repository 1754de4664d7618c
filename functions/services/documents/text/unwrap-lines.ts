/** Longer lines are paragraphs, because hard wraps come earlier. */
const maxWidth = 140
/** Minimum width of hard-wrapped text. */
const minWidth = 50
/** Minimum share of line ends at which the next word did not fit, for a text to count as hard-wrapped. */
const minBrokenShare = 0.25

/** Matches lines that are never joined: headings, tables, quotes, rules, code, HTML. */
const neverJoined = /^(?:#{1,6}\s|[|>+<]|```|~~~|[-=_*+|: ]{3,}$)|\|.*\|/
/** True for lines with columns that are separated by spaces. */
const isTabular = (line: string) => /\S {3,}\S/.test(line.replace(opensItem, ''))
const opensItem =
  /^\s*(?:[-*+•▪●○◦‣–—·\uE000-\uF8FF]|\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-zA-Z]|[ivx]{1,4})[.):]|(?:\d+\.)+\d+)\s+/
const endsSentence = /[.!?:;。！？]["'”’)\]]*\s*$/
const hardBreak = /(?: {2}|\\)$/

/** A sentence goes on in lower case, or after a comma, a hyphen or a short word such as "the", "und" or "de". */
const opensInCapital = /^[^\p{L}\p{N}]*\p{Lu}/u
const endsOpen = /(?:[,-]|(?<!\p{L})\p{Ll}{1,3})$/u
/** Minimum share of such line breaks in wrapped text. German opens a third of them with a noun. */
const minRunningShare = 0.25
/** Minimum number of line breaks in a paragraph for its own share to count. */
const minBreaks = 3

/** Delimiters of rows. A comma in prose is followed by a space. */
const delimiters = [/,(?! )/g, /;/g, /(?<=\S)\t/g]
/** Fewer lines with one delimiter each are not taken for rows. */
const minRows = 3

/** Joins hard-wrapped lines to one line per paragraph. Other texts are returned unchanged. */
export function unwrapLines(text: string): string {
  const texts = text.split('\n')
  const rows = findRows(texts)
  const lines = texts.map((line, index) => ({ text: line, isApart: rows.has(index) || isApart(line) }))
  const width = findWidth(lines)
  if (width > maxWidth || width < minWidth) return text

  const pairs = lines.slice(1).map((next, index): Pair => [lines[index]!, next])
  const running = pairs.filter(([line, next]) => line.text.trim() !== '' && next.text.trim() !== '')
  const broken = running.filter((pair) => isFull(pair, width))
  // If lines are whole sentences, the longest one fills the width by chance. Hard-wrapped lines end within a sentence.
  const midway = broken.filter(endsMidway)
  if (midway.length < 2 || broken.length < minBrokenShare * running.length) return text

  let inCode = false
  const paragraphs: Pair[][] = [[]]
  for (const pair of [[{ text: '', isApart: true }, lines[0]!] as Pair, ...pairs]) {
    if (/^\s*(?:```|~~~)/.test(pair[1].text)) inCode = !inCode
    if (inCode || !goesOn(pair, width)) paragraphs.push([])
    paragraphs.at(-1)!.push(pair)
  }
  return paragraphs.flatMap((paragraph) => joinParagraph(paragraph, midway)).join('\n')
}

/** Joins a paragraph, unless it is a list of features, one per line. A short one is judged by all breaks of the text. */
function joinParagraph(pairs: Pair[], breaks: Pair[]): string[] {
  const lines = pairs.map(([, { text }]) => text)
  const midway = pairs.slice(1).filter(endsMidway)
  const [first, ...others] = lines
  if (first === undefined || others.length === 0) return lines
  if (isList(midway.length < minBreaks ? breaks : midway)) return lines
  return [[first.trimEnd(), ...others.map((line) => line.trim())].join(' ')]
}

/** A line and the next one. */
type Pair = readonly [Line, Line]

interface Line {
  text: string
  isApart: boolean
}

const isApart = (line: string) => neverJoined.test(line.trim()) || isTabular(line)

const endsMidway = ([line]: Pair) => !endsSentence.test(line.text)

/** True if these lines open like items instead of going on. */
const isList = (midway: Pair[]) =>
  midway.filter(([line, next]) => !opensInCapital.test(next.text) || endsOpen.test(line.text.trimEnd())).length <
  minRunningShare * midway.length

/** Returns the indexes of lines that are rows of delimited values, such as of a CSV file: neighbors with as many values. */
function findRows(lines: string[]): Set<number> {
  const rows = new Set<number>()
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').match(delimiter)?.length ?? 0)
    for (let start = 0, end = 0; start < lines.length; start = end) {
      while (end < lines.length && counts[end] === counts[start]) end++
      if (counts[start] === 0 || end - start < minRows) continue
      for (let index = start; index < end; index++) rows.add(index)
    }
  }
  return rows
}

/** Returns the width of the text: the length of its longest line of words. */
const findWidth = (lines: Line[]) =>
  lines.reduce(
    (most, { text, isApart }) => (/\S \S/.test(text) && !isApart ? Math.max(most, text.trimEnd().length) : most),
    0,
  )

const isFull = ([line, next]: Pair, width: number) => {
  const [word = ''] = next.text.trim().split(/\s/, 1)
  return line.text.trimEnd().length + 1 + word.length > width
}

function goesOn([line, next]: Pair, width: number): boolean {
  if (line.text.trim() === '' || next.text.trim() === '' || hardBreak.test(line.text)) return false
  if (line.isApart || next.isApart || opensItem.test(next.text)) return false
  return isFull([line, next], width)
}
