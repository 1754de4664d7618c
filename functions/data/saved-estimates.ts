import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { Estimation } from '#contract/estimation'
import { SavedBody, SavedEstimate, type SavedSnapshot, maxSavedReached } from '#contract/saved-estimate'
import { maxSavedPerProject } from '#contract/limits'
import { upgradeEstimation } from '#domain/older-estimates'
import { refuse } from '#functions/lib/refusal'
import { buildPuts, readParts } from './large-values'
import { findProjectRecord, isRevision } from './projects'
import { type Key, TableName, readAttributePages, get, key, list, prefixes, transact, update } from './table'

/** More than anyone scrolls through. */
export const maxHistoryShown = 1_000

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
  const values = { ':estimateRevision': revision, ':version': version }
  const saved = await transact([
    { Put: { TableName, Item: { ...marker, savedId: entry.id }, ConditionExpression: 'attribute_not_exists(pk)' } },
    { Put: { TableName, Item: { ...key.estimate(userId, entry.id), ...entry, hash } } },
    {
      Update: {
        TableName,
        Key: project,
        UpdateExpression: 'SET savedRevision = :estimateRevision, savedVersion = :version ADD savedCount :one',
        ConditionExpression: `${isRevision(revision)} AND savedCount < :max`,
        ExpressionAttributeValues: { ...values, ':one': 1, ':max': maxSavedPerProject },
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
    UpdateExpression: 'SET savedRevision = :estimateRevision, savedVersion = :version',
    ConditionExpression: `attribute_exists(pk) AND ${isRevision(revision)}`,
    ExpressionAttributeValues: values,
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

const SavedKeys = v.object({ id: v.string(), projectId: v.string(), hash: v.optional(v.string(), '') })

/** Yields the keys of all saved estimates by page: entry, body and marker of each. */
export async function* readSavedKeyPages(userId: string): AsyncGenerator<Key[]> {
  for await (const page of readAttributePages(prefixes.estimates(userId), ['id', 'projectId', 'hash'])) {
    yield v
      .parse(v.array(SavedKeys), page)
      .flatMap(({ id, projectId, hash }) => [
        key.estimate(userId, id),
        key.body(userId, id),
        key.saved(userId, projectId, hash),
      ])
  }
}

/** Returns saved estimates, newest first. Eventually consistent. */
export async function listSavedEstimates(userId: string): Promise<SavedEstimate[]> {
  return v.parse(v.array(SavedEstimate), await list(prefixes.estimates(userId), maxHistoryShown, { stale: true }))
}

/** Returns up to `max` saved estimates older than `before` (or the newest ones), newest first. */
export async function listSavedEstimatesBefore(userId: string, before: string | undefined, max: number) {
  return v.parse(v.array(SavedEstimate), await list(prefixes.estimates(userId), max, { before }))
}

export async function findSavedEstimate(userId: string, id: string): Promise<SavedSnapshot | null> {
  const entry = await get(key.estimate(userId, id))
  return entry ? { ...v.parse(SavedEstimate, entry), ...(await readSavedBody(userId, id)) } : null
}

/** Estimates saved before they had a scope and terms are the estimation alone. */
const StoredBody = v.pipe(
  v.union([
    SavedBody,
    v.pipe(
      Estimation,
      v.transform((estimation): SavedBody => ({ estimation })),
    ),
  ]),
  v.transform((body): SavedBody => ({ ...body, estimation: upgradeEstimation(body.estimation) })),
)

/** Returns the details of a history entry. */
export async function readSavedBody(userId: string, id: string): Promise<SavedBody> {
  return v.parse(StoredBody, (await readParts(key.body(userId, id)))?.value)
}
