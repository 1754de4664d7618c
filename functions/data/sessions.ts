import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { sessionDays } from '#contract/limits'
import { get, isLive, key, put, remove, seconds } from './table'

const Session = v.object({ userId: v.string(), expiresAt: v.number() })

/** Signs a user in: the token that only the browser keeps, for 30 days. */
export async function createSession(userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = seconds(now) + sessionDays * 24 * 60 * 60
  await put({ ...keyOf(token), userId, createdAt: now.toISOString(), expiresAt })
  return token
}

/** Whose token it is, or null: never given, signed out, or expired. */
export async function findSession(token: string, now: Date): Promise<string | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const session = v.parse(v.optional(Session), await get(keyOf(token)))
  return session && isLive(session, now) ? session.userId : null
}

export const deleteSession = (token: string) => remove(keyOf(token))

/** Only the hash is stored: who reads the table cannot sign in. */
const keyOf = (token: string) => key.session(createHash('sha256').update(token).digest('hex'))
