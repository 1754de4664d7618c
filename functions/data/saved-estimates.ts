import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { Estimation } from '#contract/estimation'
import { SavedEstimate, type SavedSnapshot, maxSavedReached } from '#contract/saved-estimate'
import { maxSavedPerProject } from '#contract/limits'
import { refuse } from '#functions/lib/refusal'
import { puts, readParts } from './packed'
import { findProjectRecord } from './projects'
import { type Key, TableName, attributePages, get, key, list, listed, transact } from './table'

/** More than anyone scrolls through. */
const historyShown = 1_000

/** What is to be saved: an estimation as it stands, of the breakdown made at `estimatedAt` (ISO 8601). */
interface ToSave {
  entry: SavedEstimate
  estimation: Estimation
  estimatedAt: string
}

/**
 * Stores the estimation in the history, whole. Returns the earlier entry if the same one was saved before, and null if
 * the project has another estimate by now. Throws 409 if the project has as many as it can have.
 */
export async function saveEstimate(
  userId: string,
  { entry, estimation, estimatedAt }: ToSave,
): Promise<SavedEstimate | null> {
  const hash = createHash('sha256').update(JSON.stringify(estimation)).digest('hex')
  const project = key.project(userId, entry.projectId)
  const marker = key.saved(userId, entry.projectId, hash)
  const close = { Delete: { TableName, Key: key.openProject(userId, entry.projectId) } }
  const saved = await transact([
    { Put: { TableName, Item: { ...marker, savedId: entry.id }, ConditionExpression: 'attribute_not_exists(pk)' } },
    { Put: { TableName, Item: { ...key.estimate(userId, entry.id), ...entry, hash } } },
    {
      Update: {
        TableName,
        Key: project,
        UpdateExpression: 'ADD savedCount :one',
        ConditionExpression: 'estimatedAt = :at AND savedCount < :max',
        ExpressionAttributeValues: { ':one': 1, ':at': estimatedAt, ':max': maxSavedPerProject },
      },
    },
    close,
    ...(await puts(key.body(userId, entry.id), estimation)),
  ])
  if (saved) return entry

  const before = v.parse(v.optional(v.object({ savedId: v.string() })), await get(marker))
  if (!before) {
    const record = await findProjectRecord(userId, entry.projectId)
    if (record && record.savedCount >= maxSavedPerProject) throw refuse.conflict(maxSavedReached)
    return null
  }
  const isCurrent = {
    ConditionExpression: 'estimatedAt = :at',
    ExpressionAttributeValues: { ':at': estimatedAt },
  }
  await transact([{ ConditionCheck: { TableName, Key: project, ...isCurrent } }, close])
  return v.parse(SavedEstimate, await get(key.estimate(userId, before.savedId)))
}

const SavedKeys = v.object({ id: v.string(), projectId: v.string(), hash: v.optional(v.string(), '') })

/** The keys of all saved estimates, page by page: of each its entry, its body and its marker. */
export async function* savedKeyPages(userId: string): AsyncGenerator<Key[]> {
  for await (const page of attributePages(listed.estimates(userId), ['id', 'projectId', 'hash'])) {
    yield v
      .parse(v.array(SavedKeys), page)
      .flatMap(({ id, projectId, hash }) => [
        key.estimate(userId, id),
        key.body(userId, id),
        key.saved(userId, projectId, hash),
      ])
  }
}

/** Saved estimates, newest first; may be a moment old. */
export async function listSavedEstimates(userId: string): Promise<SavedEstimate[]> {
  return v.parse(v.array(SavedEstimate), await list(listed.estimates(userId), historyShown, { stale: true }))
}

/** Saved estimates before this one (all, without it), newest first: at most `most`. */
export async function listSavedEstimatesBefore(userId: string, before: string | undefined, most: number) {
  return v.parse(v.array(SavedEstimate), await list(listed.estimates(userId), most, { before }))
}

/** One entry of the user's history, whole; null: none of theirs. */
export async function findSavedEstimate(userId: string, id: string): Promise<SavedSnapshot | null> {
  const entry = await get(key.estimate(userId, id))
  return entry ? { ...v.parse(SavedEstimate, entry), estimation: await readSavedEstimate(userId, id) } : null
}

/** The estimation of a history entry, as it was saved. */
export async function readSavedEstimate(userId: string, id: string): Promise<Estimation> {
  return v.parse(Estimation, (await readParts(key.body(userId, id)))?.value)
}
