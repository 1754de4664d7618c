import type { ExportPart } from '#contract/account'
import { request } from '../../../api/request'

/** Some browsers read the file only after the click is over. */
const keptMs = 30_000

/** Asks for every part of the user's data and downloads them as one JSON file. `onPart` hears which part is asked for. */
export async function downloadData(onPart: (part: number) => void): Promise<void> {
  const parts: ExportPart[] = []
  for (let next: string | null | undefined; next !== null; next = parts.at(-1)!.next) {
    onPart(parts.length + 1)
    parts.push(await request('exportData', next === undefined ? {} : { query: { after: next } }))
  }
  const exportedAt = new Date().toISOString()
  const all = {
    exportedAt,
    user: parts[0]?.user,
    projects: parts.flatMap(({ projects }) => projects),
    savedEstimates: parts.flatMap(({ savedEstimates }) => savedEstimates),
  }
  const file = new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = `scopewright_${exportedAt.slice(0, 10)}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
