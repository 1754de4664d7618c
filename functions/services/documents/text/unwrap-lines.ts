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

/** Joins hard-wrapped lines to one line per paragraph. Other texts are returned unchanged. */
export function unwrapLines(text: string): string {
  const lines = text.split('\n')
  const width = findWidth(lines)
  if (width > maxWidth || width < minWidth) return text

  const pairs = lines.slice(1).map((next, index) => [lines[index] ?? '', next] as const)
  const running = pairs.filter(([line, next]) => line.trim() !== '' && next.trim() !== '')
  const broken = running.filter(([line, next]) => isFull(line, next, width))
  // If lines are whole sentences, the longest one fills the width by chance. Hard-wrapped lines end within a sentence.
  const midway = broken.filter(([line]) => !endsSentence.test(line))
  if (midway.length < 2 || broken.length < minBrokenShare * running.length) return text

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

const isApart = (line: string) => neverJoined.test(line.trim()) || isTabular(line)

/** Returns the width of the text: the length of its longest line of words. */
const findWidth = (lines: string[]) =>
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
