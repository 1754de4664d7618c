import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { sessionDays } from '#contract/limits'
import { TableName, type Write, get, isLive, key, put, remove, seconds } from './table'

export const Session = v.object({
  userId: v.string(),
  /** Seconds since 1970. */
  expiresAt: v.number(),
  /** The user's epoch when it began: a session of an earlier epoch was ended by the user. */
  epoch: v.optional(v.number(), 0),
})
export type Session = v.InferOutput<typeof Session>

/** Signs a user in: the token that only the browser keeps, for 30 days. The user is the one who was checked. */
export async function createSession(userId: string, now: Date, epoch = 0): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = seconds(now) + sessionDays * 24 * 60 * 60
  await put({ ...keyOf(token), userId, epoch, createdAt: now.toISOString(), expiresAt })
  return token
}

/** The session of a token, or null: never given, signed out, or expired. Its epoch is for the caller to compare. */
export async function findSession(token: string, now: Date): Promise<Session | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const session = v.parse(v.optional(Session), await get(keyOf(token)))
  return session && isLive(session, now) ? session : null
}

/** The write that takes a session over into a new epoch, so that it alone survives. */
export const keepSession = (token: string, epoch: number): Write => ({
  Update: {
    TableName,
    Key: keyOf(token),
    UpdateExpression: 'SET epoch = :epoch',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':epoch': epoch },
  },
})

export const deleteSession = (token: string) => remove(keyOf(token))

/** Only the hash is stored: who reads the table cannot sign in. */
const keyOf = (token: string) => key.session(createHash('sha256').update(token).digest('hex'))
