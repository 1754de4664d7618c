import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { trackRecordLimits } from '#contract/limits'
import { savedNotFound } from '#contract/saved-estimate'
import {
  FinishedProject,
  type FinishedProjects,
  type TrackRecord,
  tooManyFinished,
  trackRecordTooLarge,
} from '#contract/track-record'
import { lastFinishedFirst, trackRecordFor, trackRecordOf } from '#domain/record/track-record'
import { refuse } from '#functions/lib/refusal'
import { retryChange } from '#functions/lib/retry'
import { maxItemBytes, pack, unpack } from './large-values'
import * as key from './keys'
import { TableName, type Write, get, transact, unlessDeleted } from './table'

const Stored = v.object({ packed: v.instance(Uint8Array), revision: v.number() })

/** Returns all finished projects, the last finished first. Each change has a higher revision. */
export async function readFinishedProjects(userId: string): Promise<{ projects: FinishedProject[]; revision: number }> {
  const item = v.parse(v.optional(Stored), await get(key.finished(userId)))
  if (!item) return { projects: [], revision: 0 }
  return { projects: v.parse(v.array(FinishedProject), await unpack(item.packed)), revision: item.revision }
}

/** Returns the owner's current record for an estimate of a project, or null if there is none. */
export const readRecordFor = async (userId: string, projectId: string): Promise<TrackRecord | null> =>
  trackRecordFor(projectId, (await readFinishedProjects(userId)).projects) ?? null

const maxAttempts = 8

/**
 * Changes the finished projects and rebuilds the user's record from them, in one transaction. Of concurrent changes, the
 * later one is applied to the result of the earlier one. With `savedId`, throws 404 if the saved estimate is gone.
 */
export function changeFinishedProjects(
  userId: string,
  change: (projects: readonly FinishedProject[]) => FinishedProject[],
  savedId?: string,
): Promise<FinishedProjects> {
  return retryChange(async () => {
    const { projects, revision } = await readFinishedProjects(userId)
    const changed = change(projects).toSorted(lastFinishedFirst)
    const trackRecord = trackRecordOf(changed)
    if (isDeepStrictEqual(changed, projects)) return { projects, trackRecord }
    if (changed.length > trackRecordLimits.projects && changed.length > projects.length)
      throw refuse.conflict(tooManyFinished)
    const packed = await pack(changed)
    if (packed.length > maxItemBytes) throw refuse.tooLong(trackRecordTooLarge)

    const stored = await transact([
      {
        Put: {
          TableName,
          Item: { ...key.finished(userId), packed, revision: revision + 1 },
          ...(revision === 0
            ? { ConditionExpression: 'attribute_not_exists(pk)' }
            : { ConditionExpression: 'revision = :revision', ExpressionAttributeValues: { ':revision': revision } }),
        },
      },
      {
        Update: {
          TableName,
          Key: key.user(userId),
          ConditionExpression: 'attribute_exists(pk)',
          ...(trackRecord
            ? {
                UpdateExpression: 'SET trackRecord = :record',
                ExpressionAttributeValues: { ':record': trackRecord },
              }
            : { UpdateExpression: 'REMOVE trackRecord' }),
        },
      },
      ...(savedId === undefined ? [] : [ifSaved(userId, savedId)]),
      unlessDeleted(userId),
    ])
    if (stored) return { projects: changed, trackRecord }
    if (savedId !== undefined && !(await get(key.estimate(userId, savedId)))) throw refuse.notFound(savedNotFound)
    return false
  }, maxAttempts)
}

const ifSaved = (userId: string, savedId: string): Write => ({
  ConditionCheck: { TableName, Key: key.estimate(userId, savedId), ConditionExpression: 'attribute_exists(pk)' },
})
