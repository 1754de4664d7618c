import * as v from 'valibot'
import { maxSavedPerProject } from '#contract/limits'
import { jobRunning, projectNotFound } from '#contract/project'
import { refuse } from '#functions/lib/refusal'
import { retryChange } from '#functions/lib/retry'
import { changeFinishedProjects } from './finished-projects'
import { findProjectRecord, liveLeaseOf, noJobRuns } from './projects'
import { listShareKeys } from './shares'
import * as key from './keys'
import * as prefixes from './prefixes'
import { TableName, type Write, list, listKeysWithPrefix, remove, removeAll, transact, unlessDeleted } from './table'
import type { Key } from './user-key'

/** A project that is gone for its owner, but not yet all of its items. */
const Deletion = v.object({ id: v.string(), savedIds: v.array(v.string()) })
type Deletion = v.InferOutput<typeof Deletion>

/** More deletions than are ever interrupted; another call continues with the rest. */
const maxContinued = 10

/**
 * Deletes a project with all that belongs to it, also from the history and the track record: what its owner can see in
 * one transaction, the rest after it. Finishes deletions that were interrupted before. Throws 404, or 409 while a job runs.
 */
export async function deleteProject(userId: string, id: string, now: Date): Promise<void> {
  await retryChange(() => tryToDelete(userId, id, now))
  const interrupted = await list(prefixes.deletions(userId), maxContinued)
  for (const deletion of v.parse(v.array(Deletion), interrupted)) await deleteItems(userId, deletion)
}

/** Returns false if the project changed after it was read. True if its deletion has begun, now or before. */
async function tryToDelete(userId: string, id: string, now: Date): Promise<boolean> {
  const record = await findProjectRecord(userId, id)
  if (!record) {
    const [begun] = await listKeysWithPrefix(key.deletion(userId, id))
    if (begun) return true
    throw refuse.notFound(projectNotFound)
  }
  if (liveLeaseOf(record.job, now)) throw refuse.conflict(jobRunning)

  const markers = await list(prefixes.saved(userId, id), maxSavedPerProject)
  const savedIds = v.parse(v.array(v.object({ savedId: v.string() })), markers).map(({ savedId }) => savedId)
  const deletion: Deletion = { id, savedIds }
  return transact([
    {
      Delete: {
        TableName,
        Key: key.project(userId, id),
        ConditionExpression: `${noJobRuns} AND (savedCount = :saved OR attribute_not_exists(savedCount))`,
        ExpressionAttributeNames: { '#job': 'job' },
        ExpressionAttributeValues: { ':now': now.getTime(), ':saved': record.savedCount },
      },
    },
    ...savedIds.map((savedId): Write => ({ Delete: { TableName, Key: key.estimate(userId, savedId) } })),
    { Put: { TableName, Item: { ...key.deletion(userId, id), ...deletion } } },
    unlessDeleted(userId),
  ])
}

async function deleteItems(userId: string, { id, savedIds }: Deletion): Promise<void> {
  const belonging: Key[] = [
    key.text(userId, id),
    key.analysis(userId, id),
    key.breakdown(userId, id),
    key.scope(userId, id),
    prefixes.versionParts(userId, id),
    prefixes.checkpoints(userId, id),
    prefixes.saved(userId, id),
    ...savedIds.map((savedId) => key.body(userId, savedId)),
  ]
  // First of all, so that clients see nothing of it.
  const links = await listShareKeys(userId, new Set(savedIds))
  await removeAll(links.offers)
  await changeFinishedProjects(userId, (projects) => projects.filter((project) => project.id !== id))
  // Before their parts, so that none is read without them.
  await removeAll(await listKeysWithPrefix(prefixes.versions(userId, id)))
  await removeAll([...links.own, ...(await Promise.all(belonging.map(listKeysWithPrefix))).flat()])
  await remove(key.deletion(userId, id))
}
