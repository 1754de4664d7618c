import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { puts, readParts } from './packed'
import { day, isLive, key, seconds, unlessDeleted, transact } from './table'

/** Finished sections of one job's text: what a retry within a day finds instead of paying again. */
export const checkpointsOf = (userId: string, projectId: string) => {
  const keyOf = (name: string) => key.checkpoint(userId, projectId, createHash('sha256').update(name).digest('hex'))
  return {
    /** The JSON value kept under this name, or undefined. */
    async find(name: string, now: Date): Promise<unknown> {
      const kept = await readParts(keyOf(name))
      if (!kept) return undefined
      const { expiresAt } = v.parse(v.object({ expiresAt: v.number() }), kept.attributes)
      return isLive({ expiresAt }, now) ? kept.value : undefined
    },
    async keep(name: string, value: unknown, now: Date): Promise<void> {
      await transact([...(await puts(keyOf(name), value, { expiresAt: seconds(now) + day })), unlessDeleted(userId)])
    },
  }
}
