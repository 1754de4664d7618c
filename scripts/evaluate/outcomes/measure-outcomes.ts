import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EstimateAll } from '../estimate-texts'
import { readBytes } from '../read-bytes'
import { type Outcome, readOutcomes } from './read-outcomes'
import type { Compared } from './summarize'

/** Estimates the texts of a folder in the order of its `outcomes.csv`. Throws a `PlainError` if it cannot be read. */
export async function measureOutcomes(folder: string, estimateAll: EstimateAll): Promise<Compared[]> {
  const outcomes = await readOutcomes(folder)
  const documents = await Promise.all(outcomes.map((outcome) => readTextOf(folder, outcome)))
  const texts = documents.flatMap((document, at) =>
    'text' in document ? [{ title: outcomes[at]!.title, text: document.text }] : [],
  )
  const estimates = (await estimateAll(texts)).values()
  return outcomes.map((outcome, at): Compared => {
    const document = documents[at]!
    if (!('text' in document)) return { ...outcome, withoutEstimate: document.unreadable }
    const estimate = estimates.next().value!
    if ('failed' in estimate) return { ...outcome, withoutEstimate: estimate.failed }
    if ('refused' in estimate) return { ...outcome, withoutEstimate: estimate.refused }
    const { hours, p10, p80, p90, kind } = estimate
    return { ...outcome, estimate: { hours, p10, p80, p90, kind } }
  })
}

async function readTextOf(folder: string, { file }: Outcome): Promise<{ text: string } | { unreadable: string }> {
  const bytes = await readFile(join(folder, file)).catch(() => null)
  if (!bytes) return { unreadable: `There is no file ${file}.` }
  const read = await readBytes(bytes)
  return 'scan' in read ? { unreadable: `${file} is a scan.` } : read
}
