import type { ExportPart } from '#contract/account'
import { request } from '../../../api/request'
import { download } from '../../../ui/download'

/** Loads all parts of the user's data and downloads them as one JSON file. `onPart` is called with each part's number. */
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
    versions: parts.flatMap(({ versions }) => versions),
    savedEstimates: parts.flatMap(({ savedEstimates }) => savedEstimates),
    shares: parts.flatMap(({ shares }) => shares),
  }
  download(`scopewright_${exportedAt.slice(0, 10)}.json`, JSON.stringify(all, null, 2), 'application/json')
}
