import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { SavedBody, SavedEstimate, maxSavedReached } from '#contract/saved-estimate'
import { maxSavedPerProject } from '#contract/limits'
import { refuse } from '#functions/lib/refusal'
import { buildPuts } from './large-values'
import { findProjectRecord, isRevision } from './projects'
import { TableName, get, key, transact, update } from './table'

interface EstimationToSave {
  entry: SavedEstimate
  body: SavedBody
  /** Revision that the estimation was computed from. */
  revision: number
}

/**
 * Stores the full estimate in the history. Returns the existing entry if the same one was saved before, and null if
 * the estimate may have changed since. Throws 409 if the project has the maximum of saved estimates.
 */
export async function saveEstimate(
  userId: string,
  { entry, body: details, revision }: EstimationToSave,
): Promise<SavedEstimate | null> {
  const body = v.parse(SavedBody, details)
  const { version = 1 } = entry
  const hash = hashOf(body, version)
  const project = key.project(userId, entry.projectId)
  const marker = key.saved(userId, entry.projectId, hash)
  const markAs = (savedId: string) => ({
    UpdateExpression: 'SET savedRevision = :estimateRevision, savedVersion = :version, savedId = :savedId',
    ExpressionAttributeValues: { ':estimateRevision': revision, ':version': version, ':savedId': savedId },
  })
  const mark = markAs(entry.id)
  const saved = await transact([
    { Put: { TableName, Item: { ...marker, savedId: entry.id }, ConditionExpression: 'attribute_not_exists(pk)' } },
    { Put: { TableName, Item: { ...key.estimate(userId, entry.id), ...entry, hash } } },
    {
      Update: {
        TableName,
        Key: project,
        UpdateExpression: `${mark.UpdateExpression} ADD savedCount :one`,
        ConditionExpression: `${isRevision(revision)} AND savedCount < :max`,
        ExpressionAttributeValues: { ...mark.ExpressionAttributeValues, ':one': 1, ':max': maxSavedPerProject },
      },
    },
    ...(await buildPuts(key.body(userId, entry.id), body)),
  ])
  if (saved) return entry

  const before = v.parse(v.optional(v.object({ savedId: v.string() })), await get(marker))
  if (!before) {
    const record = await findProjectRecord(userId, entry.projectId)
    if (record && record.savedCount >= maxSavedPerProject) throw refuse.conflict(maxSavedReached)
    return null
  }
  const marked = await update({
    Key: project,
    ...markAs(before.savedId),
    ConditionExpression: `attribute_exists(pk) AND ${isRevision(revision)}`,
  })
  return marked && v.parse(SavedEstimate, await get(key.estimate(userId, before.savedId)))
}

/** Hashes what is saved. DynamoDB returns the rates by role in any order, so they are sorted. */
function hashOf({ terms, ...body }: SavedBody, version: number): string {
  const rates = Object.fromEntries(Object.entries(terms?.rates ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const same = { ...body, ...(terms && { terms: { ...terms, rates } }) }
  // A restored version equals an earlier one, and is saved as itself. First versions have hashes from before versions.
  return createHash('sha256')
    .update(JSON.stringify(version > 1 ? { ...same, version } : same))
    .digest('hex')
}
