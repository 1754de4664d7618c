import type { Difference, LineDifference, TaskDifference } from '#contract/difference'
import { quotedText } from '#domain/text/quoted-line'

type TaskLine = TaskDifference['lines'][number]

/** Returns a line that differs as a client reads it. */
export const quoteLine = (line: LineDifference): LineDifference => ({
  ...line,
  before: line.before && quotedText(line.before),
  after: line.after && quotedText(line.after),
})

/** Returns a line of a task as a client reads it. */
export const quoteTaskLine = ({ id, text, before }: TaskLine): TaskLine => ({
  id,
  text: quotedText(text),
  before: before && quotedText(before),
})

/** Returns a difference with its lines as a client reads them. */
export const quoteDifference = ({ rows, lines, ...difference }: Difference): Difference => ({
  ...difference,
  rows: rows.map((row) => ({
    ...row,
    tasks: row.tasks.map((task) => ({ ...task, lines: task.lines.map(quoteTaskLine) })),
  })),
  lines: lines.map(quoteLine),
})
