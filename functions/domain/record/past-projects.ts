import * as v from 'valibot'
import { maxTitleLength, trackRecordLimits } from '#contract/limits'
import { type FinishedProject, PastProject, finishedInFuture, hasBegun, tooManyFinished } from '#contract/track-record'
import { readCsvRows } from '#domain/text/csv-rows'
import { number } from '#domain/text/format'
import { oneLine, shorten } from '#domain/text/text'
import { type Column, columns, findColumns } from './import-columns'
import { type DayOrder, dayOrderOf, parseDay } from './import-days'
import { finishedKey } from './track-record'
import { describeAmbiguous, parseAmount } from './typed-hours'

/** Rows of a CSV file of past projects, by their numbers in the file. */
export interface ParsedProjects {
  projects: { row: number; project: PastProject }[]
  /** Rows that are not imported, with the reason. */
  problems: { row: number; title: string; problem: string }[]
  /** Headings of the columns that were read, in the order of `columns`. Absent without headings. */
  headings?: string[]
  /** A day that can mean two, if nothing in its column says which. The caller passes the order once it is known. */
  ambiguousDay?: string
  /** Why nothing can be imported. */
  failure?: string
}

/** Maximum rows that are read, far above what can be imported. */
const maxRows = 20_000

/**
 * Parses a CSV file of past projects: separated by commas, semicolons or tabs, with points or decimal commas. Rows that
 * are invalid, ambiguous, or known already are reported with their numbers. `order` applies to days that do not show it.
 */
export function parsePastProjects(
  text: string,
  known: readonly FinishedProject[],
  now: Date,
  order?: DayOrder,
): ParsedProjects {
  const { rows, unreadable } = readCsvRows(text, delimiterOf(text))
  if (stated.test(text)) rows.shift()
  const parsed: ParsedProjects = { projects: [], problems: [] }
  const fail = (failure: string) => ({ ...parsed, failure })
  if (unreadable !== undefined)
    return fail(
      `From row ${unreadable} on, the file cannot be read: a quotation mark is in the wrong place or not closed. Correct that row, and choose the file again.`,
    )
  const [head] = rows
  if (!head) return fail('The file is empty.')
  if (rows.length > maxRows) return fail(`The file has ${number(rows.length)} rows. ${tooManyFinished}`)
  const isHeading = !isProject(head.cells)
  const found = isHeading ? findColumns(head.cells) : { at: inOrder }
  if ('failure' in found) return fail(found.failure)
  const { at } = found
  if (isHeading) parsed.headings = columns.map((column) => head.cells[at[column]]!.trim())

  const body = rows.slice(isHeading ? 1 : 0)
  const givenIn = (cells: readonly string[]) => (column: Column) => (cells[at[column]] ?? '').trim()
  const days = body.map(({ cells }) => givenIn(cells)('finished'))
  const shownOrder = dayOrderOf(days)
  const ambiguousDay = shownOrder ? undefined : days.find((day) => parseDay(day, undefined) === null)
  if (ambiguousDay !== undefined) parsed.ambiguousDay = ambiguousDay

  const seen = new Map(known.map((project) => [finishedKey(project), 'Already in your track record.']))
  for (const { number: row, cells } of body) {
    const given = givenIn(cells)
    const project = parseRow(given, shownOrder ?? order, now)
    const problem = typeof project === 'string' ? project : seen.get(finishedKey(project))
    if (problem !== undefined || typeof project === 'string')
      parsed.problems.push({ row, title: shorten(oneLine(given('title')), maxTitleLength), problem: problem ?? '' })
    else {
      parsed.projects.push({ row, project })
      seen.set(finishedKey(project), `The same as row ${row}.`)
    }
  }
  const isFull = known.length + parsed.projects.length > trackRecordLimits.projects
  return isFull ? fail(tooManyFinished) : parsed
}

/** First line in which spreadsheets state the delimiter. */
const stated = /^\uFEFF?sep=([,;\t])\r?\n/i

/** Returns the stated delimiter, or else the one that the first line has most of. */
function delimiterOf(text: string): ',' | ';' | '\t' {
  const delimiters = [',', ';', '\t'] as const
  const [, own] = stated.exec(text) ?? []
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1)
  const countOf = (delimiter: string) => (delimiter === own ? Infinity : line.split(delimiter).length)
  return delimiters.toSorted((one, other) => countOf(other) - countOf(one))[0]!
}

const inOrder: Record<Column, number> = { title: 0, estimated: 1, actual: 2, finished: 3 }

/** True if the first row is a project, and so the file has no headings. */
const isProject = (cells: readonly string[]) =>
  cells.length >= columns.length && !Number.isNaN(parseAmount(cells[inOrder.estimated]!))

/** Returns the project of a row, or why it is not one. */
function parseRow(given: (column: Column) => string, order: DayOrder | undefined, now: Date): PastProject | string {
  for (const column of columns)
    if (/^[=@]/.test(given(column))) return `“${shorten(oneLine(given(column)), 40)}” is a formula. Export its value.`
  const ambiguous = describeAmbiguous(given('estimated')) ?? describeAmbiguous(given('actual'))
  if (ambiguous) return ambiguous
  const finishedOn = parseDay(given('finished'), order)
  if (finishedOn === null)
    return `“${given('finished')}” can mean two days. Choose if the day or the month comes first.`
  const { success, output, issues } = v.safeParse(PastProject, {
    title: given('title'),
    estimatedHours: parseAmount(given('estimated')),
    hours: parseAmount(given('actual')),
    finishedOn,
  })
  if (!success) return `${labels[v.getDotPath(issues[0]) ?? ''] ?? ''}${issues[0].message}`
  return hasBegun(output.finishedOn, now) ? output : finishedInFuture
}

const labels: Record<string, string> = { estimatedHours: 'Estimated hours: ', hours: 'Actual hours: ' }
