import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import type { ExportView } from '#domain/exports/export-view'
import { empty, formulaBeginnings, hostile, large, studio, viewOf } from './export.fixture'
import { tasksCsv } from './task-table'
import { azureCsv, githubScript, jiraCsv, linearCsv } from './trackers'

/** Parses RFC 4180. */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (const [, quoted, plain, end] of csv.matchAll(cell)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!)
    if (end === '\r\n') rows.push([])
  }
  expect(rows.pop()).toEqual([])
  return rows
}

/** Returns the rows of a CSV by their columns. */
function recordsOf(csv: string): Record<string, string>[] {
  const [columns, ...rows] = parseCsv(csv.replace(/^\ufeff/, ''))
  return rows.map((row) => {
    expect(row).toHaveLength(columns!.length)
    return Object.fromEntries(columns!.map((column, at) => [column, row[at]!]))
  })
}

const view = viewOf(studio)
const inScope = view.components.flatMap(({ name, rows }) =>
  rows.filter(({ state }) => state === 'in').map((row) => ({ ...row, component: name })),
)

test('all tasks are in the CSV with hours and cost, also those outside the scope', () => {
  const csv = tasksCsv(viewOf({ ...studio, terms: { currency: 'EUR' } }))
  const records = recordsOf(csv)

  expect(csv).toMatch(/^\ufeff/)
  expect(records.map(({ Task, State }) => `${Task}: ${State}`)).toEqual(
    expect.arrayContaining(['Bookings: In scope', 'Reminders: Optional', 'Catalog: Out of scope']),
  )
  expect(records[2]).toMatchObject({
    'Optimistic (h)': '2.5',
    'Expected (h)': '5.5',
    'Cost (EUR)': '550',
    Lines: 'Line 2: They get a reminder.',
  })
  const rushed = recordsOf(tasksCsv(viewOf({ ...studio, settings: { priority: 'rush' } })))
  const costIn = (rows: typeof records, name: string) => Number(rows.find(({ Task }) => Task === name)!['Cost (USD)'])
  const standard = recordsOf(tasksCsv(view))
  for (const name of ['Reminders', 'Catalog'])
    expect(costIn(rushed, name)).toBe(Math.round(1.5 * costIn(standard, name)))
})

test('the correction by a track record is no issue in any tracker', () => {
  const record = { projects: 1, finishedOn: '2026-11-01', ratios: [1.4], ranged: 0, under80: 0 }
  const corrected = viewOf({ ...studio, record })

  expect(corrected.components).toHaveLength(view.components.length + 1)
  for (const issuesOf of [jiraCsv, linearCsv, azureCsv, githubScript]) expect(issuesOf(corrected)).toBe(issuesOf(view))
})

test('Jira gets epics before their tasks, with estimates in seconds', () => {
  const records = recordsOf(jiraCsv(view))
  const epics = new Map(records.filter((row) => row['Issue Type'] === 'Epic').map((row) => [row['Issue ID'], row]))
  const tasks = records.slice(epics.size)

  expect(tasks.map((row) => [epics.get(row.Parent)?.Summary, row.Summary, row['Original Estimate']])).toEqual(
    inScope.map(({ component, task, hours }) => [component, task, String(hours * 3600)]),
  )
  expect(tasks[0]!.Description).toContain('Line 1: Members book classes on the web.')
})

test('Linear gets issues labeled with their component, with estimates in points', () => {
  expect(recordsOf(linearCsv(view)).map((row) => [row.Labels, row.Title, row.Estimate])).toEqual(
    inScope.map(({ component, task, hours }) => [component, task, String(Math.ceil(hours / 6))]),
  )
})

test('Azure DevOps gets tasks below their epics, with the remaining work in hours', () => {
  let epic = ''
  const tasks = recordsOf(azureCsv(view)).flatMap((row) => {
    if (row['Work Item Type'] === 'Epic') epic = row['Title 1']!
    return row['Work Item Type'] === 'Task' ? [[epic, row['Title 2'], row['Remaining Work']]] : []
  })
  expect(tasks).toEqual(inScope.map(({ component, task, hours }) => [component, task, String(hours)]))
})

/** Runs the script with a `gh` that prints a URL, and returns the arguments of each of its runs. */
async function runScript(view: ExportView): Promise<{ issues: string[][]; files: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'issues-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const gh = '#!/bin/sh\nprintf "%s\\036" "$@" >> log\nprintf "\\035" >> log\necho https://github.example/issues/1\n'
  await writeFile(join(folder, 'gh'), gh)
  await chmod(join(folder, 'gh'), 0o755)
  await writeFile(join(folder, 'script.sh'), githubScript(view))
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  await promisify(execFile)('sh', ['script.sh'], { cwd: folder, env })
  const log = await readFile(join(folder, 'log'), 'utf8')
  const issues = log
    .split('\u001d')
    .slice(0, -1)
    .map((run) => run.split('\u001e').slice(0, -1))
  return { issues, files: (await readdir(folder)).toSorted() }
}

test('the script creates an issue for each component, then those of its tasks', async () => {
  const { issues } = await runScript(view)

  expect(issues[0]).toEqual(['issue', 'create', '--title=Booking', '--body=Members book a place.'])
  expect(issues[1]!.slice(0, 3)).toEqual(['issue', 'create', '--title=Timetable'])
  expect(issues[1]![3]).toMatch(
    /^--body=Front-end developer, 13 h expected, from 6 h to 24 h\.\n\nLine 1: .*\n\nPart of https:\/\/github\.example\/issues\/1$/s,
  )
})

test.each(formulaBeginnings)('hostile texts that begin with %j run nothing in the shell', async (beginning) => {
  const { issues, files } = await runScript(viewOf(hostile(beginning)))

  expect(files).toEqual(['gh', 'log', 'script.sh'])
  expect(issues[0]).toHaveLength(4)
  expect(issues[1]![2]).toContain(`'; touch taken; echo "$(touch taken)\`touch taken\``)
  // Neither mentions a person nor refers to an issue.
  for (const [, , , body] of issues) expect(body).not.toMatch(/@ada|#12/)
})

const tables = { tasksCsv, jiraCsv, linearCsv, azureCsv }

test.each(Object.entries(tables))('no cell of %s is a formula, whatever the texts', (_, csvOf) => {
  for (const beginning of formulaBeginnings) {
    const csv = csvOf(viewOf(hostile(beginning)))
    const cells = recordsOf(csv).flatMap((record) => Object.values(record))
    expect(cells.filter((cell) => /^[=+\-@\t\r\n＝]/.test(cell))).toEqual([])
    expect(cells.join()).toContain('HYPERLINK')
    // Spreadsheets of many countries separate cells by semicolons.
    expect(csv).not.toMatch(/;"*[=+\-@＝]/)
  }
})

test('texts cannot be markup in the descriptions of Jira and Azure DevOps', () => {
  const markup = viewOf({ ...studio, lines: [{ id: 1, text: '!https://x.example/a.png! {html} <img src=x> [~ada]' }] })

  expect(jiraCsv(markup)).toContain(String.raw`\!https://x.example/a.png\! \{html\} <img src=x> \[\~ada\]`)
  expect(azureCsv(markup)).toContain('&lt;img src=x&gt;')
})

test.each(Object.entries(tables))('%s of an empty estimate has its columns only, and of 500 tasks all', (_, csvOf) => {
  expect(recordsOf(csvOf(viewOf(empty)))).toEqual([])
  expect(recordsOf(csvOf(viewOf(large))).length).toBeGreaterThanOrEqual(500)
})
