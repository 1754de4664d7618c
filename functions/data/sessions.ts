import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { sessionDays } from '#contract/limits'
import { isId } from '#functions/lib/ids'
import { sha256 } from '#functions/lib/sha256'
import { day, isLive, seconds } from './expiry'
import * as key from './keys'
import { type Item, TableName, type Write, put, readRange, remove } from './table'
import type { Key } from './user-key'
import { UserRecord, parseUsed } from './users'

const Session = v.object({
  /** Seconds since 1970. */
  expiresAt: v.number(),
  /** The user's epoch when the session began. Sessions of earlier epochs were ended by the user. */
  epoch: v.optional(v.number(), 0),
})
type Session = v.InferOutput<typeof Session>

/** Creates a session for an authenticated user. Returns its id, which only the browser stores. */
export async function createSession(userId: string, now: Date, epoch = 0): Promise<string> {
  const sessionId = `${userId}${ageOf(now)}${randomBytes(32).toString('base64url')}`
  const expiresAt = seconds(now) + sessionDays * day
  await put({ ...requireKey(sessionId), epoch, expiresAt })
  return sessionId
}

interface Caller {
  user: UserRecord
  /** Estimates used, by month (`2026-11`). */
  used: Record<string, number>
  session: Session
}

/**
 * Finds the user of a session in one read. Returns null if the session does not exist or has ended. `stale` reads with
 * eventual consistency first, and again with strong consistency if the session is not found.
 */
export async function findCaller(sessionId: string, now: Date, { stale = false } = {}): Promise<Caller | null> {
  const own = keyOf(sessionId)
  if (!own) return null
  const profile = key.user(own.userId)
  const items = await readRange(profile, own.key, { stale })
  const session = v.parse(v.optional(Session), itemAt(own.key, items))
  const user = v.parse(v.optional(UserRecord), itemAt(profile, items))
  if (user && session && isLive(session, now) && session.epoch === user.sessionEpoch) {
    return { user, session, used: parseUsed(own.userId, items) }
  }
  return stale ? findCaller(sessionId, now) : null
}

const itemAt = ({ sk }: Key, items: Item[]) => items.find((item) => item.sk === sk)

/** Builds the write that moves a session to a new epoch, so that only this session survives. */
export const buildSessionRenewal = (sessionId: string, epoch: number): Write => ({
  Update: {
    TableName,
    Key: requireKey(sessionId),
    UpdateExpression: 'SET epoch = :epoch',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':epoch': epoch },
  },
})

/** Safe to repeat. */
export const deleteSession = (sessionId: string) => remove(requireKey(sessionId))

/** Returns a ten-digit descending timestamp, so that newer sessions sort first. */
const ageOf = (now: Date) => String(9_999_999_999 - seconds(now))

/** Parses a session id: the user's id, a timestamp and 32 random bytes. The key has only a hash, which cannot sign in. */
function keyOf(sessionId: string): { userId: string; key: Key } | null {
  const [, userId = '', age = ''] = /^(\w{26})(\d{10})[\w-]{43}$/.exec(sessionId) ?? []
  if (!isId(userId)) return null
  return { userId, key: key.session(userId, age, sha256(sessionId)) }
}

function requireKey(sessionId: string): Key {
  const own = keyOf(sessionId)
  if (!own) throw new Error('Malformed session id')
  return own.key
}
