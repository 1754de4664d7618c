import type { Passage } from '../text/passages'
import { listedColumn } from '../vocabulary/tables'

/** Names of deliverables that supporting work covers. */
const supporting =
  /\b(?:licen[sc]es?|documentations?|docs?|tests?|testing|articles?|tutorials?|guides?|manuals?|blog posts?|docker(?:file)?|reports?|training|workshops?|videos?)\b/i

const isRow = ({ text }: Passage) => text.includes(' | ')

const cellsIn = ({ text }: Passage) =>
  text
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => /\p{L}{3}/u.test(cell))

/**
 * Marks the rows of tables of deliverables. They are requirements even in plans and proposals, whose other lines are not.
 */
export function deliverablesAmong(passages: readonly Passage[]): boolean[] {
  let table = -1
  let row = { lines: [] as readonly number[], isDelivered: false }
  return passages.map((passage) => {
    const { lines, section, topic } = passage
    // A comparison with competitors asks for nothing.
    if (isRow(passage) && topic !== 'market') {
      const [name, ...rest] = cellsIn(passage)
      const isHeader = [name, ...rest].some((cell) => listedColumn.test(cell ?? ''))
      if (isHeader) table = section
      row = { lines, isDelivered: !isHeader && table === section && name !== undefined && !supporting.test(name) }
    } else if (!lines.every((line) => row.lines.includes(line))) {
      table = -1
      row = { lines: [], isDelivered: false }
    }
    // Later sentences of a row count as the row.
    return row.isDelivered
  })
}
