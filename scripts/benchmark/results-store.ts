import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/root'
import { type Result, formatDetails, formatSummary, hasTimes } from './metrics'
import { type SectionName, sectionNames, sections } from './sections'

/** Result of a section, its date, and the machine's load average over one minute. */
interface Measured {
  date: string
  load: number
  result: Result
}

export type Results = Partial<Record<SectionName, Measured>>

const file = join(root, 'scripts/benchmark/results.json')
const page = join(root, 'scripts/benchmark/README.md')
const marks = { begin: '<!-- npm run bench -- --keep -->', end: '<!-- end -->' }

export const now = () => ({ date: new Date().toISOString().slice(0, 10), load: Math.round(loadavg()[0]! * 10) / 10 })

/** Describes the machine without naming it. */
export const machine = () =>
  `${cpus().length} cores, Node ${process.versions.node}, ${process.platform} ${process.arch}`

interface Stored {
  machine: string
  sections: Results
}

/** Stores new results and updates the results page. */
export async function storeResults(measured: Results): Promise<void> {
  const before = await readResults()
  const stored = { machine: machine(), sections: { ...before?.sections, ...measured } }
  await writeFile(file, JSON.stringify(stored))

  const text = await readFile(page, 'utf8')
  const [begin, end] = [text.indexOf(marks.begin), text.indexOf(marks.end)]
  if (begin < 0 || end < begin) throw new Error(`${page} has no place for the results`)
  await writeFile(page, `${text.slice(0, begin)}${marks.begin}\n\n${formatPage(stored)}\n\n${text.slice(end)}`)
  const format = ['format', '--write', '--config-path=scripts/format.json', file, page]
  spawnSync(join(root, 'node_modules/.bin/biome'), format)
}

/** Returns the stored results, or null if there are none yet. */
export async function readResults(): Promise<Stored | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Stored)
}

/** Formats the stored results as Markdown. */
export function formatPage(stored: Stored): string {
  const present = sectionNames.flatMap((name) => {
    const measured = stored.sections[name]
    return measured ? [{ name, title: sections[name].title, ...measured }] : []
  })
  const dates = [...new Set(present.map(({ date }) => date))].toSorted()
  const busy = present
    .filter(({ load, result }) => load > 1.5 && hasTimes(result))
    .map(({ name, load }) => `\`${name}\` (${load})`)
  const about = `Measured on ${dates.join(' and ')}: ${stored.machine}.`
  const others =
    busy.length > 0 ? ` The machine was busy during ${busy.join(', ')}; its load average is in parentheses.` : ''
  return `${about}${others}\n\n${formatSummary(present)}\n\n${formatDetails(present, true)}`
}
