import type { Difference, LineDifference, TaskDifference } from '#contract/difference'
import { quotedText } from '#domain/text/quoted-line'

type TaskLine = TaskDifference['lines'][number]

/** Returns the words of a line that differs as a client reads them. */
export const quoteWords = ({ before, after }: Pick<LineDifference, 'before' | 'after'>) => ({
  before: before && quotedText(before),
  after: after && quotedText(after),
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
  lines: lines.map((line) => ({ ...line, ...quoteWords(line) })),
})
