import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { Estimation } from '#contract/estimation'
import { SavedEstimation, type SavedSnapshot } from '#contract/history'
import { puts, readParts } from './packed'
import { TableName, get, key, list, listed, transact, update } from './table'

/** More than anyone scrolls through. */
const historyShown = 1_000

/** What is to be saved: an estimation as it stands, of the breakdown made at `estimatedAt` (ISO 8601). */
interface ToSave {
  entry: SavedEstimation
  estimation: Estimation
  estimatedAt: string
}

/**
 * Puts the estimation into the history, whole. The same one saved before is answered as it was saved. Null: the project
 * has another estimate by now.
 */
export async function saveEstimate(
  userId: string,
  { entry, estimation, estimatedAt }: ToSave,
): Promise<SavedEstimation | null> {
  const hash = createHash('sha256').update(JSON.stringify(estimation)).digest('hex')
  const marker = key.saved(userId, entry.projectId, hash)
  const markHead = (savedId: string) => ({
    Key: key.project(userId, entry.projectId),
    UpdateExpression: 'SET #saved = :saved',
    ConditionExpression: '#at = :at',
    ExpressionAttributeNames: { '#saved': 'savedId', '#at': 'estimatedAt' },
    ExpressionAttributeValues: { ':saved': savedId, ':at': estimatedAt },
  })
  const saved = await transact([
    { Put: { TableName, Item: { ...marker, savedId: entry.id }, ConditionExpression: 'attribute_not_exists(pk)' } },
    { Put: { TableName, Item: { ...key.estimate(userId, entry.id), ...entry } } },
    { Update: { TableName, ...markHead(entry.id) } },
    ...(await puts(key.body(userId, entry.id), estimation)),
  ])
  if (saved) return entry

  const before = v.parse(v.optional(v.object({ savedId: v.string() })), await get(marker))
  if (!before) return null
  await update(markHead(before.savedId))
  return v.parse(SavedEstimation, await get(key.estimate(userId, before.savedId)))
}

/** Saved estimates, newest first; may be a moment old. */
export async function listHistory(userId: string): Promise<SavedEstimation[]> {
  return v.parse(v.array(SavedEstimation), await list(listed.estimates(userId), historyShown, { stale: true }))
}

/** Saved estimates before this one (all, without it), newest first: at most `most`. */
export async function listHistoryBefore(userId: string, before: string | undefined, most: number) {
  return v.parse(v.array(SavedEstimation), await list(listed.estimates(userId), most, { before }))
}

/** One entry of the user's history, whole; null: none of theirs. */
export async function findSaved(userId: string, id: string): Promise<SavedSnapshot | null> {
  const entry = await get(key.estimate(userId, id))
  return entry ? { ...v.parse(SavedEstimation, entry), estimation: await readSaved(userId, id) } : null
}

/** The estimation of a history entry, as it was saved. */
export async function readSaved(userId: string, id: string): Promise<Estimation> {
  return v.parse(Estimation, (await readParts(key.body(userId, id)))?.value)
}
