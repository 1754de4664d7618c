import type { Difference, DifferenceRow, LineDifference, TaskDifference } from '#contract/difference'
import { formatWeeks, money, number, signedHours, signedMoney, signOf } from '#domain/text/format'
import { oneLine, quote } from '#domain/text/text'

/** Formats a change of the timeline: `+1 week`. */
const signedWeeks = (weeks: number) => `${signOf(weeks)}${formatWeeks(Math.abs(weeks))}`

/** Formats the move of a timeline: `+1 week`, or `unchanged`. */
export const describeDelay = (weeks: { before: number; after: number }) =>
  weeks.after === weeks.before ? 'unchanged' : signedWeeks(changeOf(weeks))

/** Formats the change of a row: `+3 h, +$225`, or `+$225` if it concerns only the price. */
export function signedAmounts(
  { hours, price }: { hours?: number | undefined; price?: number | undefined },
  currency: string | undefined,
) {
  const amount = currency === undefined || price === undefined ? [] : [signedMoney(price, currency)]
  return [...(hours === undefined || (hours === 0 && price) ? [] : [signedHours(hours)]), ...amount].join(', ')
}

const changeOf = ({ before, after }: { before: number; after: number }) => after - before

/** Summarizes a difference: `+46 h, +$4,600, +1 week`. */
export const summarizeChange = ({ hours, price, weeks }: Difference): string =>
  [
    signedHours(changeOf(hours)),
    ...(price ? [signedMoney(changeOf(price), price.currency)] : []),
    signedWeeks(changeOf(weeks)),
  ].join(', ')

/** Names new work that counts nowhere in a difference. */
export const leftOutSentence = ({ leftOut }: Pick<Difference, 'leftOut'>): string =>
  `New work that is not counted, because it is optional or out of scope: ${leftOut.join(', ')}.`

const kinds: Record<TaskDifference['kind'], string> = { added: 'Added', removed: 'Removed', changed: 'Changed' }

/** Names a task of a difference: `Added: Export as PDF`. */
export const nameChange = ({
  kind,
  name,
  isOptional,
}: Pick<TaskDifference, 'kind' | 'isOptional'> & { name?: string | undefined }) =>
  [isOptional ? 'Now optional' : kinds[kind], ...(name === undefined ? [] : [name])].join(': ')

/** Quotes a line, after its earlier words if they changed. Its number would be of one of two versions. */
const quoteLine = ({ text, before }: TaskDifference['lines'][number]) =>
  before === undefined ? quote(text) : `${quote(before)} → ${quote(text)}`

/** Returns tasks with the lines to quote. One that several tasks have is below the first group of them that have the same lines. */
export function quoteTasks(rows: readonly Pick<DifferenceRow, 'tasks'>[]) {
  const quoted = new Set<string>()
  return rows.map(({ tasks }) =>
    tasks.map((task, at) => {
      const own = new Map(task.lines.map((line) => [quoteLine(line), line]))
      const isSame = JSON.stringify(task.lines) === JSON.stringify(tasks[at + 1]?.lines)
      const lines = [...own].filter(([quote]) => !isSame && !quoted.has(quote))
      for (const [quote] of lines) quoted.add(quote)
      return { ...task, lines: lines.map(([, line]) => line) }
    }),
  )
}

/** Returns the lines that differ and are below no task. */
export const linesBeside = ({ lines }: Pick<Difference, 'lines'>) =>
  lines.filter(({ isPriced, isLost }) => isLost || !isPriced)

/** Names lines that differ. */
export const lineChangesTitle = (lines: readonly LineDifference[]): string =>
  lines.some(({ isPriced }) => isPriced) ? 'Changed lines' : 'Changed without effect on the price'

/** Describes words that changed: `Changed: “seven days” → “fourteen days”`. */
export const describeRewording = (before: string, after: string) =>
  `${kinds.changed}: ${quote(before)} → ${quote(after)}`

/** Describes a line that differs: `Changed: “seven days” → “fourteen days”`. */
export function describeLineChange({ before, after }: Pick<LineDifference, 'before' | 'after'>): string {
  if (before === undefined) return `${kinds.added}: ${quote(after ?? '')}`
  return after === undefined ? `${kinds.removed}: ${quote(before)}` : describeRewording(before, after)
}

type Changes = Pick<LineDifference, 'before' | 'after'>[]

const restNotes: { [cause in NonNullable<DifferenceRow['cause']>]?: string } = {
  rounding: 'Hours are rounded for all work together, so that a few move between roles and rows.',
  agreed: 'Accepted options keep their prices, which are not exactly the cost of their hours.',
}

/** Explains a small amount that no row of work has. Empty for any other row. */
export const explainRest = ({ cause }: Pick<DifferenceRow, 'cause'>): string => (cause && restNotes[cause]) ?? ''

/** Formats a difference as a text file: each row with its tasks and their requirement lines, and the sums. */
export function changeReport(
  title: string,
  compared: Difference & { exclusions?: Changes; assumptions?: Changes },
): string {
  const { hours, price, weeks, rows, leftOut, exclusions = [], assumptions = [] } = compared
  const changes = (title: string, differing: Changes) =>
    differing.length > 0
      ? ['', `${title}:`, ...differing.map((line) => `  - ${oneLine(describeLineChange(line))}`)]
      : []
  const beside = linesBeside(compared)
  const quoted = quoteTasks(rows)
  const lines = rows.flatMap((row, at) => [
    [`${row.name}: ${signedAmounts(row, price?.currency)}`, explainRest(row)].filter(Boolean).join('. '),
    ...quoted[at]!.flatMap((task) => [
      `  - ${nameChange(task)}, ${signedHours(task.hours)}`,
      ...task.lines.map((line) => `      ${oneLine(quoteLine(line))}`),
    ]),
  ])
  const total = [signedHours(changeOf(hours)), ...(price ? [signedMoney(changeOf(price), price.currency)] : [])]
  return [
    `${title}: ${summarizeChange(compared)}`,
    '',
    `Hours: ${number(hours.before)} before, ${number(hours.after)} after`,
    ...(price
      ? [`Price: ${money(price.before, price.currency)} before, ${money(price.after, price.currency)} after`]
      : []),
    `Weeks: ${number(weeks.before)} before, ${number(weeks.after)} after`,
    '',
    ...lines,
    '',
    `Total: ${total.join(', ')}`,
    ...(leftOut.length > 0 ? [leftOutSentence(compared)] : []),
    ...changes(lineChangesTitle(beside), beside),
    ...changes('Exclusions', exclusions),
    ...changes('Assumptions', assumptions),
    '',
  ].join('\n')
}
