import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { sessionDays } from '#contract/limits'
import { isId } from '#functions/lib/ids'
import { type Item, type Key, TableName, type Write, day, isLive, key, put, range, remove, seconds } from './table'
import { UserRecord, usedIn } from './users'

const Session = v.object({
  /** Seconds since 1970. */
  expiresAt: v.number(),
  /** The user's epoch when it began: a session of an earlier epoch was ended by the user. */
  epoch: v.optional(v.number(), 0),
})
type Session = v.InferOutput<typeof Session>

/** Signs a user in, who was checked, for `sessionDays`. Answers the session's id, which only the browser keeps. */
export async function createSession(userId: string, now: Date, epoch = 0): Promise<string> {
  const sessionId = `${userId}${ageOf(now)}${randomBytes(32).toString('base64url')}`
  const expiresAt = seconds(now) + sessionDays * day
  await put({ ...existing(sessionId), epoch, expiresAt })
  return sessionId
}

interface Caller {
  user: UserRecord
  /** Estimates used, by month (`2026-11`). */
  used: Record<string, number>
  session: Session
}

/**
 * Who has this session, in one read, or null: it was never begun, or it has ended. `stale` reads for half the price
 * what may be a moment old; a session that is not there yet is looked for again.
 */
export async function findCaller(sessionId: string, now: Date, { stale = false } = {}): Promise<Caller | null> {
  const own = keyOf(sessionId)
  if (!own) return null
  const profile = key.user(own.userId)
  const items = await range(profile, own.key, { stale })
  const session = v.parse(v.optional(Session), itemAt(own.key, items))
  const user = v.parse(v.optional(UserRecord), itemAt(profile, items))
  if (user && session && isLive(session, now) && session.epoch === user.sessionEpoch) {
    return { user, session, used: usedIn(own.userId, items) }
  }
  return stale ? findCaller(sessionId, now) : null
}

const itemAt = ({ sk }: Key, items: Item[]) => items.find((item) => item.sk === sk)

/** The write that takes a session over into a new epoch, so that it alone survives. */
export const keepSession = (sessionId: string, epoch: number): Write => ({
  Update: {
    TableName,
    Key: existing(sessionId),
    UpdateExpression: 'SET epoch = :epoch',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':epoch': epoch },
  },
})

/** Signs the session out. Safe to repeat. */
export const deleteSession = (sessionId: string) => remove(existing(sessionId))

/** Ten digits that fall as time goes by. */
const ageOf = (now: Date) => String(9_999_999_999 - seconds(now))

/** Identifies a session in the table without opening it. */
export const hashSession = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex')

/** Whose it is, how old, and 32 random bytes. Only its hash is stored: who reads the table cannot sign in. */
function keyOf(sessionId: string): { userId: string; key: Key } | null {
  const [, userId = '', age = ''] = /^(\w{26})(\d{10})[\w-]{43}$/.exec(sessionId) ?? []
  if (!isId(userId)) return null
  return { userId, key: key.session(userId, age, hashSession(sessionId)) }
}

function existing(sessionId: string): Key {
  const own = keyOf(sessionId)
  if (!own) throw new Error('A session that was never begun was to be changed')
  return own.key
}
