import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/root'
import { type Found, detailsOf, isTimed, tableOf } from './figures'
import { type SectionName, sectionNames, sections } from './sections'

/** Result of a section, its date, and the machine's load average over one minute. */
interface Measured {
  date: string
  load: number
  found: Found
}

export type AllMeasured = Partial<Record<SectionName, Measured>>

const file = join(root, 'scripts/benchmark/measured.json')
const marks = { begin: '<!-- npm run bench -- --keep -->', end: '<!-- end -->' }

export const now = () => ({ date: new Date().toISOString().slice(0, 10), load: Math.round(loadavg()[0]! * 10) / 10 })

/** Describes the machine without naming it. */
export const machine = () =>
  `${cpus().length} cores, Node ${process.versions.node}, ${process.platform} ${process.arch}`

interface Kept {
  machine: string
  sections: AllMeasured
}

/** Stores new results and updates the results page. */
export async function keep(measured: AllMeasured): Promise<void> {
  const before = await readKept()
  const kept = { machine: machine(), sections: { ...before?.sections, ...measured } }
  await writeFile(file, JSON.stringify(kept))

  const readme = join(root, 'README.md')
  const text = await readFile(readme, 'utf8')
  const [begin, end] = [text.indexOf(marks.begin), text.indexOf(marks.end)]
  if (begin < 0 || end < begin) throw new Error('The README has no place for the figures')
  await writeFile(readme, `${text.slice(0, begin)}${marks.begin}\n\n${described(kept)}\n\n${text.slice(end)}`)
  const format = ['format', '--write', '--config-path=scripts/format.json', file, readme]
  spawnSync(join(root, 'node_modules/.bin/biome'), format)
}

/** Returns the stored results, or null if there are none yet. */
export async function readKept(): Promise<Kept | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Kept)
}

/** Formats the stored results as Markdown. */
export function described(kept: Kept): string {
  const present = sectionNames.flatMap((name) => {
    const measured = kept.sections[name]
    return measured ? [{ name, title: sections[name].title, ...measured }] : []
  })
  const dates = [...new Set(present.map(({ date }) => date))].toSorted()
  const busy = present
    .filter(({ load, found }) => load > 1.5 && isTimed(found))
    .map(({ name, load }) => `\`${name}\` (${load})`)
  const about = `Measured on ${dates.join(' and ')}: ${kept.machine}.`
  const others = busy.length > 0 ? ` The machine had other work at ${busy.join(', ')}: its load in brackets.` : ''
  return `${about}${others}\n\n${tableOf(present)}\n\n${detailsOf(present, true)}`
}
