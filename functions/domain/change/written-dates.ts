import type { Line } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { escapePattern } from '#domain/text/renamed-texts'

type Given = Pick<SavedSnapshot, 'estimation'>

/** In place of dates in lines of estimates that were saved before lines had them. */
const mark = '[date withheld]'

/** Returns an estimate with the dates of a later one in lines that say the same beside them. */
export function fillDates<S extends Given>(before: S, { estimation: { lines, idleLines = [] } }: Given): S {
  const later = [...lines, ...idleLines].map(({ text }) => text)
  const fill = (line: Line): Line => {
    if (!line.text.includes(mark)) return line
    const same = new RegExp(`^${line.text.split(mark).map(escapePattern).join('.{1,80}')}$`)
    return { ...line, text: later.find((text) => same.test(text)) ?? line.text }
  }
  const { estimation } = before
  return {
    ...before,
    estimation: { ...estimation, lines: estimation.lines.map(fill), idleLines: estimation.idleLines?.map(fill) },
  }
}
