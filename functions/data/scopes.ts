import * as v from 'valibot'
import { Scope, StoredScope, scopeChanged, scopeTooLarge } from '#contract/scope'
import { refuse } from '#functions/lib/refusal'
import { maxItemBytes, pack, unpack } from './large-values'
import * as key from './keys'
import { TableName, type Write, get, transact, unlessDeleted } from './table'
import { requireProjectRecord } from './projects'

const Stored = v.object({ packed: v.instance(Uint8Array), revision: v.number() })

/** Returns a project's scope, or undefined if it is the analyst's. */
export async function readScope(userId: string, id: string): Promise<StoredScope | undefined> {
  const item = v.parse(v.optional(Stored), await get(key.scope(userId, id)))
  return item && { ...v.parse(Scope, await unpack(item.packed)), revision: item.revision }
}

/**
 * Stores a scope that was edited from the one with its `revision`. Throws 404 without the project, 409 if another one
 * was stored in the meantime, and 413 if it is too large. Storing the same scope again does nothing.
 */
export async function saveScope(userId: string, id: string, { revision, ...scope }: StoredScope): Promise<void> {
  const stored = await transact([
    await buildScopePut(userId, id, scope, revision),
    {
      Update: {
        TableName,
        Key: key.project(userId, id),
        UpdateExpression: 'ADD estimateRevision :one',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':one': 1 },
      },
    },
    unlessDeleted(userId),
  ])
  if (stored) return
  await requireProjectRecord(userId, id)
  const current = await readScope(userId, id)
  // The response to the first request may have been lost. Both have the order of the schema.
  if (JSON.stringify(current) !== JSON.stringify({ ...scope, revision: revision + 1 }))
    throw refuse.outdated(scopeChanged)
}

/**
 * Stores a scope in place of the one with this revision, 0 for none. It gets a new revision, so that a tab with the former
 * one cannot change it. Throws 413 if it is too large.
 */
export async function buildScopePut(
  userId: string,
  id: string,
  { changes, added, exclusions, assumptions, risks, constraints }: Scope,
  revision: number,
): Promise<Write> {
  const packed = await pack({ changes, added, exclusions, assumptions, risks, constraints })
  if (packed.length > maxItemBytes) throw refuse.tooLong(scopeTooLarge)
  return {
    Put: {
      TableName,
      Item: { ...key.scope(userId, id), packed, revision: revision + 1 },
      ...(revision === 0
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : { ConditionExpression: 'revision = :revision', ExpressionAttributeValues: { ':revision': revision } }),
    },
  }
}
