import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { SettingsChange } from '#contract/project'
import { Terms } from '#contract/terms'
import { retryChange } from '#functions/lib/retry'
import { ProjectRecord, findProjectRecord, isRevision } from './projects'
import * as key from './keys'
import { update } from './table'

type StoredChange = SettingsChange & Partial<Pick<ProjectRecord, 'terms' | 'trackRecord'>>

/**
 * Updates only the given fields, so that concurrent writes of a lease or estimate are not overwritten. Returns null
 * without the project, or if its estimate has changed since `revision`.
 */
export async function changeSettings(
  userId: string,
  id: string,
  change: StoredChange,
  revision?: number,
): Promise<ProjectRecord | null> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  if (given.length === 0) return findProjectRecord(userId, id)

  const changed = await update({
    Key: key.project(userId, id),
    UpdateExpression: `SET ${given.map(([name]) => `#${name} = :${name}`).join(', ')} ADD estimateRevision :one`,
    ConditionExpression: `attribute_exists(pk)${revision === undefined ? '' : ` AND ${isRevision(revision)}`}`,
    ExpressionAttributeNames: Object.fromEntries(given.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
      ':one': 1,
      ':estimateRevision': revision,
    },
  })
  return v.parse(v.nullable(ProjectRecord), changed)
}

/** Updates settings and the terms that differ from those before. Others may have changed in another tab, and stay. */
export function changeTerms(
  userId: string,
  id: string,
  { terms, ...change }: StoredChange & { terms: Terms },
  before: Terms,
): Promise<ProjectRecord | null> {
  return retryChange(async () => {
    const record = await findProjectRecord(userId, id)
    if (!record) return null
    const merged = { ...record.terms, ...omitEqual(terms, before, Object.keys(Terms.entries) as (keyof Terms)[]) }
    const changed = await changeSettings(userId, id, { ...change, terms: merged }, record.estimateRevision)
    return changed ?? false
  })
}

/** Returns the values of these names that differ from those before. */
export const omitEqual = <T extends object>(values: T, before: Partial<T>, names: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(
    names.flatMap((name) => (isDeepStrictEqual(values[name], before[name]) ? [] : [[name, values[name]]])),
  ) as Partial<T>
