import { type ExportPart, exportLost } from '#contract/account'
import * as calls from '#contract/calls'
import { readFinishedProjects } from '#functions/data/finished-projects'
import { listEarlierVersions } from '#functions/data/versions'
import { listSavedEstimatesBefore, readSavedBody } from '#functions/data/saved-estimates'
import { listShares } from '#functions/data/shares'
import { viewProject } from '#functions/data/project-view'
import { listProjectRecords } from '#functions/data/projects'
import { type UserRecord, describeMail } from '#functions/data/users'
import { handle } from '#functions/http/handle'
import { isId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'

/** Size after which a part ends. Lambda's response limit of 6 MB leaves room for one more entry. */
const partBytes = 2 * 1024 * 1024

/** Maximum entries of a part, so that it takes about a second even if they are small. */
const maxPartEntries = 10

/** Exports a user's data in parts. `after` is the `next` of the previous part. */
export const handler = handle(calls.exportData, async ({ user, used, query, now }): Promise<ExportPart> => {
  const { kind, after } = parseCursor(query.after)
  const part: ExportPart = { projects: [], versions: [], savedEstimates: [], shares: [], next: null }
  if (query.after === undefined) {
    part.user = exportUser(user, used)
    part.finishedProjects = (await readFinishedProjects(user.id)).projects
  }

  if (kind === 'projects') {
    const records = await listProjectRecords(user.id, after, maxPartEntries + 1)
    part.projects = await readUntilFull(records, (record) => viewProject(user.id, record, now))
    part.next = part.projects.length < records.length ? `projects/${part.projects.at(-1)?.id}` : 'versions'
    return part
  }
  if (kind === 'versions') {
    const entries = await listEarlierVersions(user.id, after, maxPartEntries + 1)
    part.versions = await readUntilFull(entries, ({ read }) => read())
    const last = entries[part.versions.length - 1]
    part.next = last && part.versions.length < entries.length ? `versions/${last.cursor}` : 'estimates'
    return part
  }
  if (kind === 'shares') {
    const { shares, isComplete } = await listShares(user.id, after)
    part.shares = shares
    if (!isComplete) part.next = `shares/${shares.at(-1)?.id}`
    return part
  }
  const entries = await listSavedEstimatesBefore(user.id, after, maxPartEntries + 1)
  part.savedEstimates = await readUntilFull(entries, async (entry) => ({
    ...entry,
    ...(await readSavedBody(user.id, entry.id)),
  }))
  part.next = part.savedEstimates.length < entries.length ? `estimates/${part.savedEstimates.at(-1)?.id}` : 'shares'
  return part
})

/**
 * Parses `projects` or `projects/<id>`, after which the part starts. The same for `estimates`, `shares` and `versions`,
 * whose ids have the version's number as well.
 */
function parseCursor(cursor = 'projects'): { kind: string; after: string | undefined } {
  const [, kind = '', after] = /^(projects|versions|estimates|shares)(?:\/(.+))?$/.exec(cursor) ?? []
  const id = kind === 'versions' ? after?.replace(/#\d{7}$/, '') : after
  if (!kind || (id !== undefined && !isId(id))) throw refuse.notFound(exportLost)
  return { kind, after }
}

/** Reads entries, at least one, until the part is full. */
async function readUntilFull<Entry, Read>(entries: Entry[], read: (entry: Entry) => Promise<Read>): Promise<Read[]> {
  const all: Read[] = []
  let bytes = 0
  for (const entry of entries.slice(0, maxPartEntries)) {
    const value = await read(entry)
    all.push(value)
    bytes += Buffer.byteLength(JSON.stringify(value))
    if (bytes >= partBytes) break
  }
  return all
}

const exportUser = (user: UserRecord, estimatesUsed: Record<string, number>) => {
  const { firstName, lastName, email, createdAt, subscriptionTier, subscription, sender, defaults, trackRecord } = user
  return {
    firstName,
    lastName,
    email,
    ...describeMail(user),
    createdAt,
    subscriptionTier,
    subscription,
    sender,
    defaults,
    trackRecord,
    estimatesUsed,
  }
}
