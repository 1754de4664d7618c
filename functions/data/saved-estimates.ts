import * as v from 'valibot'
import { maxSavedPerProject } from '#contract/limits'
import { SavedBody, SavedEstimate, type SavedSnapshot, savedNotFound } from '#contract/saved-estimate'
import { refuse } from '#functions/lib/refusal'
import { readParts } from './large-values'
import * as key from './keys'
import * as prefixes from './prefixes'
import { readAttributePages, get, list } from './table'
import type { Key } from './user-key'

/** Maximum entries of the history. Older ones are in the export, and reachable from their projects. */
const maxHistoryShown = 1_000

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

/** Returns the saved estimates of a project with the states of their links, newest first. */
export async function listSavedOf(userId: string, projectId: string): Promise<SavedEstimate[]> {
  const markers = await list(prefixes.saved(userId, projectId), maxSavedPerProject)
  const ids = markers
    .map(({ savedId }) => v.parse(v.string(), savedId))
    .toSorted((one, other) => (one < other ? 1 : -1))
  const items = await Promise.all(ids.map((id) => get(key.estimate(userId, id))))
  return v.parse(v.array(SavedEstimate), items.filter(Boolean))
}

export async function findSavedEstimate(userId: string, id: string): Promise<SavedSnapshot | null> {
  const entry = await get(key.estimate(userId, id))
  return entry ? { ...v.parse(SavedEstimate, entry), ...(await readSavedBody(userId, id)) } : null
}

/** Returns the details of a history entry. Throws 404 if they are gone, because a deletion removes the entry first. */
export async function readSavedBody(userId: string, id: string): Promise<SavedBody> {
  const body = await readParts(key.body(userId, id))
  if (!body) throw refuse.notFound(savedNotFound)
  return v.parse(SavedBody, body.value)
}
