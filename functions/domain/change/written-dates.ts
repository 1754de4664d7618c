import type { Line } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'

type Given = Pick<SavedSnapshot, 'estimation'>

/** In place of dates in lines of estimates that were saved before lines had them. */
const mark = '[date withheld]'

/** Longest words for a date, in characters. */
const maxDate = 80

/** Returns an estimate with the dates of a later one in lines that say the same beside them. */
export function fillDates<S extends Given>(before: S, { estimation: { lines, idleLines = [] } }: Given): S {
  const later = [...lines, ...idleLines].map(({ text }) => text)
  const fill = (line: Line): Line => {
    if (!line.text.includes(mark)) return line
    const parts = line.text.split(mark)
    return { ...line, text: later.find((text) => isFilled(text, parts)) ?? line.text }
  }
  const { estimation } = before
  return {
    ...before,
    estimation: { ...estimation, lines: estimation.lines.map(fill), idleLines: estimation.idleLines?.map(fill) },
  }
}

/** True if a text consists of these parts with a date between each two. Each part is found once, in linear time. */
function isFilled(text: string, [first = '', ...parts]: readonly string[]): boolean {
  const last = parts.pop() ?? ''
  let end = first.length
  const isDateBefore = (at: number) => at > end && at <= end + maxDate
  for (const part of parts) {
    const at = text.indexOf(part, end + 1)
    if (!isDateBefore(at)) return false
    end = at + part.length
  }
  return text.startsWith(first) && text.endsWith(last) && isDateBefore(text.length - last.length)
}
