/** Lines longer than this are paragraphs; nobody breaks lines so late. */
const widest = 140
/** Nobody breaks lines so early. */
const narrowest = 50
/** Share of line ends at which the next word had no room, from which a text counts as broken into lines. */
const brokenShare = 0.25

/** Lines that are never joined with others: headings, tables, quotes, rules, code, HTML. */
const standsAlone = /^(?:#{1,6}\s|[|>+<]|```|~~~|[-=_*+|: ]{3,}$)|\|.*\|/
/** What is set in columns, by spaces within the line. */
const isSet = (line: string) => /\S {3,}\S/.test(line.replace(opensItem, ''))
const opensItem =
  /^\s*(?:[-*+•▪●○◦‣–—·\uE000-\uF8FF]|\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-zA-Z]|[ivx]{1,4})[.):]|(?:\d+\.)+\d+)\s+/
const endsSentence = /[.!?:;。！？]["'”’)\]]*\s*$/
const hardBreak = /(?: {2}|\\)$/

/** A text whose lines are broken at a fixed width with one line per paragraph; any other text as it is. */
export function unwrapped(text: string): string {
  const lines = text.split('\n')
  const width = widthOf(lines)
  if (width > widest || width < narrowest) return text

  const pairs = lines.slice(1).map((next, index) => [lines[index] ?? '', next] as const)
  const running = pairs.filter(([line, next]) => line.trim() !== '' && next.trim() !== '')
  const broken = running.filter(([line, next]) => isFull(line, next, width))
  // The longest of whole sentences is full by chance; lines that are broken end in the middle of one.
  const midway = broken.filter(([line]) => !endsSentence.test(line))
  if (midway.length < 2 || broken.length < brokenShare * running.length) return text

  let inCode = false
  const joined: string[] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    if (/^\s*(?:```|~~~)/.test(line)) inCode = !inCode
    if (before !== undefined && !inCode && goesOn(before, line, width))
      joined.push(`${joined.pop()?.trimEnd()} ${line.trim()}`)
    else joined.push(line)
  }
  return joined.join('\n')
}

const isApart = (line: string) => standsAlone.test(line.trim()) || isSet(line)

/** Where lines are broken: the longest of those that are words. */
const widthOf = (lines: string[]) =>
  lines.reduce((most, line) => (/\S \S/.test(line) && !isApart(line) ? Math.max(most, line.trimEnd().length) : most), 0)

const isFull = (line: string, next: string, width: number) => {
  const [word = ''] = next.trim().split(/\s/, 1)
  return line.trimEnd().length + 1 + word.length > width
}

function goesOn(line: string, next: string, width: number): boolean {
  if (line.trim() === '' || next.trim() === '' || hardBreak.test(line)) return false
  if (isApart(line) || isApart(next) || opensItem.test(next)) return false
  return isFull(line, next, width)
}
