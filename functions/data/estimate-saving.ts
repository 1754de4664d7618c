import * as v from 'valibot'
import type { Project } from '#contract/project'
import { SavedBody, SavedEstimate, maxSavedReached } from '#contract/saved-estimate'
import { maxSavedPerProject } from '#contract/limits'
import { Scope, emptyScope } from '#contract/scope'
import { textOfEdits } from '#domain/scope/scope-edits'
import { refuse } from '#functions/lib/refusal'
import { sha256 } from '#functions/lib/sha256'
import { buildPuts } from './large-values'
import { viewProject } from './project-view'
import { type ProjectRecord, findProjectRecord, isRevision } from './projects'
import * as key from './keys'
import { TableName, get, transact, update } from './table'

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
  { entry, body, revision }: EstimationToSave,
): Promise<SavedEstimate | null> {
  const { version = 1 } = entry
  const findSame = async () => {
    const savedId = await markSame(userId, entry.projectId, { body, revision, version })
    return savedId && v.parse(SavedEstimate, await get(key.estimate(userId, savedId)))
  }
  const same = await findSame()
  if (same) return same

  const hash = hashOf(body, version)
  const project = key.project(userId, entry.projectId)
  const marker = key.saved(userId, entry.projectId, hash)
  const mark = markAs(entry.id, { revision, version })
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

  const concurrent = await findSame()
  if (concurrent) return concurrent
  const record = await findProjectRecord(userId, entry.projectId)
  if (record && record.savedCount >= maxSavedPerProject) throw refuse.conflict(maxSavedReached)
  return null
}

interface Current {
  revision: number
  version: number
}

const markAs = (savedId: string, { revision, version }: Current) => ({
  UpdateExpression: 'SET savedRevision = :estimateRevision, savedVersion = :version, savedId = :savedId',
  ExpressionAttributeValues: { ':estimateRevision': revision, ':version': version, ':savedId': savedId },
})

/** Marks a project as the saved estimate with this body, and returns its id. Undefined if there is none, or after a change. */
async function markSame(userId: string, projectId: string, { body, ...current }: Current & { body: SavedBody }) {
  const marker = await get(key.saved(userId, projectId, hashOf(body, current.version)))
  if (!marker) return undefined
  const { savedId } = v.parse(v.object({ savedId: v.string() }), marker)
  const marked = await update({
    Key: key.project(userId, projectId),
    ...markAs(savedId, current),
    ConditionExpression: `attribute_exists(pk) AND ${isRevision(current.revision)}`,
  })
  return marked ? savedId : undefined
}

/** Returns a project after a change. One that was changed back to a saved estimate is saved as that again. */
export async function viewChanged(userId: string, record: ProjectRecord, now: Date): Promise<Project> {
  const project = await viewProject(userId, record, now)
  const { id, version, isSaved } = project
  const body = record.savedCount > 0 && !isSaved ? bodyOf(project) : null
  const savedId = body && (await markSame(userId, id, { body, version, revision: record.estimateRevision }))
  return savedId ? { ...project, isSaved: true, savedId } : project
}

/**
 * Returns what is saved of a project with an estimate. It has no marks of sold options, so that an estimate is the same one
 * before and after an acceptance, and no scope without edits, so that one whose edits were undone is the same.
 */
export function bodyOf({
  estimation,
  scope,
  terms,
}: Pick<Project, 'estimation' | 'scope' | 'terms'>): SavedBody | null {
  if (!estimation) return null
  const options = estimation.options.map((option) => ({ ...option, isSold: undefined }))
  const isEdited = Object.values(v.parse(Scope, scope ?? emptyScope)).some(({ length }) => length > 0)
  return v.parse(SavedBody, {
    estimation: { ...estimation, options },
    scope: isEdited ? scope : undefined,
    terms,
  })
}

/** Hashes what is saved. DynamoDB returns the rates by role in any order, so they are sorted. */
function hashOf({ terms, scope, ...body }: SavedBody, version: number): string {
  const rates = Object.fromEntries(Object.entries(terms?.rates ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const same = { ...body, scope: scope && textOfEdits(scope), ...(terms && { terms: { ...terms, rates } }) }
  // A restored version equals an earlier one, and is saved as itself.
  return sha256(JSON.stringify({ ...same, version }))
}
