import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { linkMinutes } from '#contract/mail'
import { isId } from '#functions/lib/ids'
import { sha256 } from '#functions/lib/sha256'
import { isLive, seconds } from './expiry'
import * as key from './keys'
import { TableName, type Write, get, transact, unlessDeleted } from './table'

const purposes = { reset: 'RESET', verification: 'VERIFICATION' } as const
type Purpose = keyof typeof purposes

const StoredToken = v.object({
  hash: v.string(),
  /** Email to which the link was sent. */
  email: v.string(),
  /** Seconds since 1970. */
  expiresAt: v.number(),
})

/** A token that is valid, and whose it is. */
export interface MailToken {
  purpose: Purpose
  userId: string
  hash: string
  email: string
}

/**
 * Stores a new token of 256 random bits, which replaces the previous one of this purpose. Returns the token, of which only
 * the hash is stored, or null if the account is being deleted.
 */
export async function createMailToken(
  purpose: Purpose,
  userId: string,
  email: string,
  now: Date,
): Promise<string | null> {
  const token = userId + randomBytes(32).toString('base64url')
  const expiresAt = seconds(now) + linkMinutes[purpose] * 60
  const isStored = await transact([
    { Put: { TableName, Item: { ...keyOf(purpose, userId), hash: sha256(token), email, expiresAt } } },
    unlessDeleted(userId),
  ])
  return isStored ? token : null
}

/** Returns whose token this is, or null if it is unknown, used, replaced or expired. */
export async function findMailToken(purpose: Purpose, token: string, now: Date): Promise<MailToken | null> {
  const [, userId = ''] = /^(\w{26})[\w-]{43}$/.exec(token) ?? []
  if (!isId(userId)) return null
  const stored = v.parse(v.optional(StoredToken), await get(keyOf(purpose, userId)))
  if (!stored || stored.hash !== sha256(token) || !isLive(stored, now)) return null
  return { purpose, userId, hash: stored.hash, email: stored.email }
}

/** Builds the write that uses a token up. Of any number of concurrent uses, one succeeds. */
export const spendMailToken = ({ purpose, userId, hash }: MailToken): Write => ({
  Delete: {
    TableName,
    Key: keyOf(purpose, userId),
    ConditionExpression: '#hash = :hash',
    ExpressionAttributeNames: { '#hash': 'hash' },
    ExpressionAttributeValues: { ':hash': hash },
  },
})

/** Builds the write that makes the link of a purpose invalid, if there is one. */
export const revokeMailToken = (purpose: Purpose, userId: string): Write => ({
  Delete: { TableName, Key: keyOf(purpose, userId) },
})

const keyOf = (purpose: Purpose, userId: string) => key.mailToken(userId, purposes[purpose])
