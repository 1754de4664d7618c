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
import { Refusal, refuse } from '#functions/lib/refusal'

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

  switch (kind) {
    case 'projects': {
      const records = await listProjectRecords(user.id, after, maxPartEntries + 1)
      const { read, last } = await readUntilFull(records, (record) => viewProject(user.id, record, now))
      part.projects = read
      part.next = last ? `projects/${last.id}` : 'versions'
      break
    }
    case 'versions': {
      const entries = await listEarlierVersions(user.id, after, maxPartEntries + 1)
      const { read, last } = await readUntilFull(entries, (entry) => entry.read())
      part.versions = read
      part.next = last ? `versions/${last.cursor}` : 'estimates'
      break
    }
    case 'estimates': {
      const entries = await listSavedEstimatesBefore(user.id, after, maxPartEntries + 1)
      const { read, last } = await readUntilFull(entries, async (entry) => ({
        ...entry,
        ...(await readSavedBody(user.id, entry.id)),
      }))
      part.savedEstimates = read
      part.next = last ? `estimates/${last.id}` : 'shares'
      break
    }
    case 'shares': {
      const { shares, isComplete } = await listShares(user.id, after)
      part.shares = shares
      part.next = isComplete ? null : `shares/${shares.at(-1)?.id}`
    }
  }
  return part
})

/** Kinds of entries, in the order of their parts. */
const kinds = ['projects', 'versions', 'estimates', 'shares'] as const

/** Parses a kind, or a kind and the id after which its part starts. Ids of versions end with the version's number. */
function parseCursor(cursor: string = kinds[0]) {
  const [name, after] = cursor.split('/', 2)
  const kind = kinds.find((kind) => kind === name)
  const id = kind === 'versions' ? after?.replace(/#\d{7}$/, '') : after
  if (!kind || (id !== undefined && !isId(id))) throw refuse.notFound(exportLost)
  return { kind, after }
}

/** Reads entries until the part is full, without those that are deleted meanwhile. `last` is missing after the final one. */
async function readUntilFull<Entry, Read>(entries: Entry[], readEntry: (entry: Entry) => Promise<Read>) {
  const read: Read[] = []
  let bytes = 0
  for (const [index, entry] of entries.entries()) {
    if (index === maxPartEntries || bytes >= partBytes) return { read, last: entries[index - 1] }
    try {
      const value = await readEntry(entry)
      read.push(value)
      bytes += Buffer.byteLength(JSON.stringify(value))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return { read }
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
