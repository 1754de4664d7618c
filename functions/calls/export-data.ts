import { type ExportPart, exportLost } from '#contract/account'
import { calls } from '#contract/calls'
import { listSavedEstimatesBefore, readSavedEstimate } from '#functions/data/saved-estimates'
import { viewProject } from '#functions/data/project-view'
import { listProjectRecords } from '#functions/data/projects'
import type { UserRecord } from '#functions/data/users'
import { handle } from '#functions/lib/handle'
import { isId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'

/** A part ends with the entry that fills it. One entry is an answer of getProject too; a Lambda answers 6 MB. */
const partBytes = 2 * 1024 * 1024

/** The most entries of a part, so that it takes a second even where they are small. */
const partEntries = 10

/** All that is kept of the user, part by part: `after` is what the part before called `next`. */
export const handler = handle(calls.exportData, async ({ user, used, query, now }): Promise<ExportPart> => {
  const { kind, after } = placeOf(query.after)
  const part: ExportPart = { projects: [], savedEstimates: [], next: null }
  if (query.after === undefined) part.user = exported(user, used)

  if (kind === 'projects') {
    const records = await listProjectRecords(user.id, after, partEntries + 1)
    part.projects = await filled(records, (record) => viewProject(user.id, record, now))
    part.next = part.projects.length < records.length ? `projects/${part.projects.at(-1)?.id}` : 'estimates'
    return part
  }
  const entries = await listSavedEstimatesBefore(user.id, after, partEntries + 1)
  part.savedEstimates = await filled(entries, async (entry) => ({
    ...entry,
    estimation: await readSavedEstimate(user.id, entry.id),
  }))
  if (part.savedEstimates.length < entries.length) part.next = `estimates/${part.savedEstimates.at(-1)?.id}`
  return part
})

/** `projects` from the first one or after `projects/<id>`; `estimates` in the same way. */
function placeOf(place = 'projects'): { kind: string; after: string | undefined } {
  const [, kind = '', after] = /^(projects|estimates)(?:\/(.+))?$/.exec(place) ?? []
  if (!kind || (after !== undefined && !isId(after))) throw refuse.notFound(exportLost)
  return { kind, after }
}

/** What is read of the first entries, one at least, until the part is full. */
async function filled<Entry, Read>(entries: Entry[], read: (entry: Entry) => Promise<Read>): Promise<Read[]> {
  const all: Read[] = []
  let bytes = 0
  for (const entry of entries.slice(0, partEntries)) {
    const value = await read(entry)
    all.push(value)
    bytes += Buffer.byteLength(JSON.stringify(value))
    if (bytes >= partBytes) break
  }
  return all
}

const exported = (
  { firstName, lastName, email, createdAt, subscriptionTier, subscription }: UserRecord,
  estimatesUsed: Record<string, number>,
) => ({ firstName, lastName, email, createdAt, subscriptionTier, subscription, estimatesUsed })
