import * as v from 'valibot'
import { maxTitleLength, trackRecordLimits } from '#contract/limits'
import { type FinishedProject, PastProject, finishedInFuture, hasBegun, tooManyFinished } from '#contract/track-record'
import { readCsvRows } from './csv-rows'
import { number } from './format'
import { oneLine, shorten } from './text'
import { finishedKey } from './track-record'
import { describeAmbiguous, parseAmount } from './typed-hours'

/** Rows of a CSV file of past projects, by their numbers in the file. */
export interface ParsedProjects {
  projects: { row: number; project: PastProject }[]
  /** Rows that are not imported, with the reason. */
  problems: { row: number; title: string; problem: string }[]
  /** Why nothing can be imported. */
  failure?: string
}

const columns = ['title', 'estimated', 'actual', 'finished'] as const
type Column = (typeof columns)[number]

/** Words that the heading of each column begins with or contains. The first match wins, in this order. */
const headings: [Column, RegExp][] = [
  ['finished', /finish|date|datum|end|done|complet|abgeschlossen|fertig/],
  ['estimated', /estimat|plan|budget|quote|schätz|soll/],
  ['actual', /actual|spent|real|took|logged|tatsächlich|ist\b|^hours$|^stunden$/],
  ['title', /title|project|name|projekt|titel/],
]

const missing =
  'The file needs the columns title, estimated hours, actual hours and finished on, named like this in its first row.'

/** Maximum rows that are read, far above what can be imported. */
const maxRows = 20_000

/**
 * Parses a CSV file of past projects: separated by commas, semicolons or tabs, with points or decimal commas. Rows that
 * are invalid, ambiguous, or known already are reported with their numbers.
 */
export function parsePastProjects(text: string, known: readonly FinishedProject[], now: Date): ParsedProjects {
  const { rows, rest } = readCsvRows(text, delimiterOf(text))
  const parsed: ParsedProjects = { projects: [], problems: [] }
  const [head] = rows
  if (!head) return { ...parsed, failure: 'The file is empty.' }
  if (rows.length > maxRows)
    return { ...parsed, failure: `The file has ${number(rows.length)} rows. ${tooManyFinished}` }
  const order = orderOf(head)
  if (!order) return { ...parsed, failure: missing }

  const seen = new Map(known.map((project) => [finishedKey(project), 'Already in your track record.']))
  for (const [at, cells] of rows.slice(order.isHeading ? 1 : 0).entries()) {
    const row = at + (order.isHeading ? 2 : 1)
    const given = (column: Column) => (cells[order.at[column]] ?? '').trim()
    const project = parseRow(given, now)
    const problem = typeof project === 'string' ? project : seen.get(finishedKey(project))
    if (problem !== undefined || typeof project === 'string')
      parsed.problems.push({ row, title: shorten(oneLine(given('title')), maxTitleLength), problem: problem ?? '' })
    else {
      parsed.projects.push({ row, project })
      seen.set(finishedKey(project), `The same as row ${row}.`)
    }
  }
  if (rest !== '')
    parsed.problems.push({ row: rows.length + 1, title: '', problem: 'From here on, a quotation mark is not closed.' })
  const isFull = known.length + parsed.projects.length > trackRecordLimits.projects
  return isFull ? { ...parsed, failure: tooManyFinished } : parsed
}

/** Returns the delimiter that the first line has most of. */
function delimiterOf(text: string): ',' | ';' | '\t' {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1)
  const countOf = (delimiter: string) => line.split(delimiter).length
  const [first] = ([',', ';', '\t'] as const).toSorted((one, other) => countOf(other) - countOf(one))
  return first!
}

/** Returns the position of each column. A first row with a number is no heading, and the columns have their usual order. */
function orderOf(head: readonly string[]): { isHeading: boolean; at: Record<Column, number> } | null {
  if (head.length >= columns.length && !Number.isNaN(parseAmount(head[1]!)))
    return { isHeading: false, at: { title: 0, estimated: 1, actual: 2, finished: 3 } }
  const at = new Map<Column, number>()
  for (const [position, name] of head.entries()) {
    const [column] = headings.find(([column, words]) => !at.has(column) && words.test(name.trim().toLowerCase())) ?? []
    if (column) at.set(column, position)
  }
  return at.size === columns.length ? { isHeading: true, at: Object.fromEntries(at) as Record<Column, number> } : null
}

/** Returns the project of a row, or why it is not one. */
function parseRow(given: (column: Column) => string, now: Date): PastProject | string {
  for (const column of columns)
    if (/^[=@]/.test(given(column))) return `“${shorten(oneLine(given(column)), 40)}” is a formula. Export its value.`
  const ambiguous = describeAmbiguous(given('estimated')) ?? describeAmbiguous(given('actual'))
  if (ambiguous) return ambiguous
  const finishedOn = parseDay(given('finished'))
  if (finishedOn === 'ambiguous')
    return `“${given('finished')}” can mean two days. Write it as year-month-day, such as 2026-11-20.`
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

/** Parses a day in one of the usual orders. Returns what it cannot read as it is. */
function parseDay(text: string): string {
  const [day = ''] = text.split(/[T ]/)
  const [, year, month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day) ?? []
  const iso = (y: string, m: string, d: string) => `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  if (year) return iso(year, month!, date!)
  const [, one, mark, other, ofYear] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(day) ?? []
  if (!ofYear) return text
  if (mark === '.' || Number(one) > 12) return iso(ofYear, other!, one!)
  if (Number(other) > 12 || one === other) return iso(ofYear, one!, other!)
  return 'ambiguous'
}
