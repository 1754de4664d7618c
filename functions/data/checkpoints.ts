import * as v from 'valibot'
import { sha256 } from '#functions/lib/sha256'
import { buildPuts, readParts } from './large-values'
import { day, isLive, seconds } from './expiry'
import * as key from './keys'
import * as prefixes from './prefixes'
import { listKeysWithPrefix, removeAll, unlessDeleted, transact } from './table'

/** Stores results of a job's chunks, so that a retry within a day does not pay for them again. */
export const openCheckpoints = (userId: string, projectId: string) => {
  const keyOf = (name: string) => key.checkpoint(userId, projectId, sha256(name))
  return {
    /** Returns the stored JSON value, or undefined. */
    async find(name: string, now: Date): Promise<unknown> {
      const stored = await readParts(keyOf(name))
      if (!stored) return undefined
      const { expiresAt } = v.parse(v.object({ expiresAt: v.number() }), stored.attributes)
      return isLive({ expiresAt }, now) ? stored.value : undefined
    },
    async save(name: string, value: unknown, now: Date): Promise<void> {
      await transact([
        ...(await buildPuts(keyOf(name), value, { expiresAt: seconds(now) + day })),
        unlessDeleted(userId),
      ])
    },
  }
}

/** Deletes the checkpoints of a project, whose text they no longer belong to. */
export const forgetCheckpoints = async (userId: string, projectId: string): Promise<void> =>
  removeAll(await listKeysWithPrefix(prefixes.checkpoints(userId, projectId)))
