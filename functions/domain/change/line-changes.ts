import type { DifferenceRow, LineDifference, TaskDifference } from '#contract/difference'
import type { Estimation, Line } from '#contract/estimation'
import { type LineMatch, matchLines } from '#domain/revision/match-lines'
import { editsOf } from '#domain/revision/reworded'
import { wordingsOf } from '#domain/revision/wordings'
import { allLines } from '#domain/scope/all-lines'
import { saysNothing } from '#domain/text/quoted-line'
import { saysMost, wordsOf } from '#domain/text/words'

type WithLines = Pick<Estimation, 'lines' | 'idleLines' | 'exclusions'>

/**
 * Lists the requirement lines that differ, and adds the words before to those of the rows. `taken` are the earlier lines of
 * changed tasks, which may have lost some.
 */
export function compareLines<Row extends DifferenceRow>(
  before: WithLines,
  after: WithLines,
  rows: readonly Row[],
  taken: ReadonlySet<number>,
): { rows: Row[]; lines: LineDifference[] } {
  const [earlierLines, laterLines] = [allLines(before), allLines(after)]
  const [old, current] = [earlierLines, laterLines].map((lines) => new Map(lines.map(({ id, text }) => [id, text])))
  const match = matchLines(earlierLines, laterLines)
  const signed = { before: signatureIn(earlierLines, before), after: signatureIn(laterLines, after) }
  const added = match.added.filter((id) => id !== signed.after)
  const removed = match.removed.filter((id) => id !== signed.before)
  const changed = match.changed.filter(({ from, to }) => from !== signed.before || to !== signed.after)
  // A line that was only broken in two says the same.
  const reworded = wordingsOf({ changed }, earlierLines, laterLines).filter(({ before, after }) => before !== after)
  const earlier = new Map(reworded.flatMap(({ to, before }) => to.map((id) => [id, before])))
  const wordsBefore = (id: number) => (earlier.has(id) ? { before: earlier.get(id) } : {})
  const tasks = rows.flatMap((row) => row.tasks)
  const idsOf = (isRemoved: boolean) =>
    new Set(
      tasks.filter(({ kind }) => (kind === 'removed') === isRemoved).flatMap(({ lines }) => lines.map(({ id }) => id)),
    )
  const priced = { before: idsOf(true), after: idsOf(false) }
  // Tasks of a person may cite no line.
  const own = tasks.filter(({ kind, isNamed, lines }) => kind === 'added' && isNamed && !lines[0])
  const isOwn = ({ before = '', after }: { before?: string; after: string }) => {
    const known = wordsOf(before).split(' ')
    const isNew = (word: string) => !known.includes(word)
    return own.some(({ name }) => saysMost(wordsOf(after).split(' ').filter(isNew).join(' '), name))
  }
  const isSame = ({ kind, lines }: TaskDifference) =>
    lines.every(({ id }) => !(kind === 'removed' ? match.removed.includes(id) : earlier.has(id)))
  const isTakenBack = tasks.some((task) => task.hours < 0 && isSame(task))
  const takesBack = isTakenBack ? findsExcluding(before, after) : () => false
  return {
    rows: rows.map((row) => ({
      ...row,
      tasks: row.tasks.map((task) =>
        task.kind === 'removed'
          ? task
          : { ...task, lines: task.lines.map((line) => ({ ...line, ...wordsBefore(line.id) })) },
      ),
    })),
    lines: [
      ...[...added.map((id) => ({ from: [], to: [id], after: current!.get(id)! })), ...reworded]
        .toSorted((one, other) => one.to[0]! - other.to[0]!)
        .map(({ from, to, ...words }) => {
          const isPriced =
            to.some((id) => priced.after.has(id)) || from.some((id) => priced.before.has(id)) || isOwn(words)
          // Its changed words may take the work of the earlier ones away.
          return { ...words, ...pricing(isPriced, takesBack(words.after)) }
        }),
      ...removed.map((id) => ({ before: old!.get(id), ...pricing(priced.before.has(id), taken.has(id)) })),
    ],
  }
}

/** Marks a line as priced by its tasks, or as lost if these are gone. */
const pricing = (isPriced: boolean, isLost: boolean) =>
  isPriced || !isLost ? { isPriced } : { isPriced: true, isLost }

const exclusionQuote = /^(?:Excluded|As the) [^“]{0,60}“(.+?)…?”$/su

/** Returns a function that detects lines that only the later estimate excludes, whole or in part. */
function findsExcluding(before: WithLines, after: WithLines) {
  const known = new Set(before.exclusions)
  const quotes = after.exclusions.flatMap((text) => (known.has(text) ? [] : (exclusionQuote.exec(text)?.[1] ?? [])))
  return (text: string) => quotes.some((quote) => text.includes(quote))
}

/** Returns the wordings of lines that differ. */
export const wordingsBetween = (before: WithLines, after: WithLines) => compareBy(wordingsOf, before, after)

/** Returns how lines match, with the wordings of those that were neither split nor joined. */
export const matchBetween = (before: WithLines, after: WithLines) =>
  compareBy((match, ...texts) => ({ ...match, edits: editsOf(match, ...texts) }), before, after)

/** Returns the numbers of the earlier lines that were removed. */
export const removedBetween = (before: WithLines, after: WithLines) =>
  compareBy(({ removed }) => removed, before, after)

function compareBy<T>(
  compare: (match: LineMatch, old: readonly Line[], current: readonly Line[]) => T,
  before: WithLines,
  after: WithLines,
): T {
  const [old, current] = [allLines(before), allLines(after)]
  return compare(matchLines(old, current), old, current)
}

const personName = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)?$/u

/** Returns the number of the last line if it is the name below a letter, "Thanks,", "Tom", which asks for nothing. */
function signatureIn(lines: readonly Line[], { idleLines = [] }: WithLines): number | undefined {
  const [before, last] = [lines.at(-2)?.text ?? '', lines.at(-1)]
  const isName = personName.test(last?.text ?? '') && idleLines.some(({ id }) => id === last!.id)
  return isName && (/[.!?]$/.test(before) || saysNothing(before)) ? last!.id : undefined
}
