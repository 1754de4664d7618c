import type { Marked, OfferedChanges } from '#contract/offer-basis'
import type { Offer } from '#contract/share'
import { markWords } from './marked-words'

/** Marks what differs in the changed lines of an offer, which are stored as two wordings each. */
export const markChanges = ({ change, replaces, ...offer }: Offer): Offer => ({
  ...offer,
  ...(change && { change: markIn(change) }),
  ...(replaces && { replaces: { ...replaces, changes: replaces.changes && markIn(replaces.changes) } }),
})

const markIn = <C extends OfferedChanges>(changes: C): C => ({
  ...changes,
  lines: changes.lines?.map((line) => ({ ...line, ...marksOf(line.before, line.after) })),
  rows: changes.rows.map((row) => ({
    ...row,
    tasks: row.tasks?.map((task) => ({
      ...task,
      lines: task.lines.map((line) => ({ ...line, ...marksOf(line.before, line.text) })),
    })),
  })),
})

/** Returns the marks of a line that changed, and nothing for others. */
export const marksOf = (before: string | undefined, after: string | undefined): { marked?: Marked } =>
  before === undefined || after === undefined ? {} : { marked: markWords(before, after) }
