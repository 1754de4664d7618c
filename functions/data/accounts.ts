import * as v from 'valibot'
import type { Progress } from '#contract/joining'
import { isThrottled } from '#functions/lib/refusal'
import { carryQuota } from './carried-quota'
import { revokeMailToken } from './mail-tokens'
import { buildMail } from './mails'
import { readSavedKeyPages } from './saved-estimates'
import { buildSessionRenewal } from './sessions'
import { listShareKeys } from './shares'
import { day, seconds } from './expiry'
import * as key from './keys'
import * as prefixes from './prefixes'
import { TableName, count, get, readKeyPages, listKeys, removeAll, transact } from './table'
import type { Key } from './user-key'
import type { UserRecord } from './users'

/**
 * Stores a new password hash, ends all other sessions, cancels a change of email and makes a link to reset the password
 * invalid. Returns false if the password or the sessions were changed since the user was read, or this session has ended.
 */
export const changePassword = (
  { id, passwordHash, sessionEpoch }: UserRecord,
  hash: string,
  sessionId: string,
  now: Date,
): Promise<boolean> =>
  transact([
    {
      Update: {
        TableName,
        Key: key.user(id),
        UpdateExpression: 'SET passwordHash = :hash, sessionEpoch = :next REMOVE pendingEmail',
        ConditionExpression:
          'passwordHash = :old AND (sessionEpoch = :epoch OR (attribute_not_exists(sessionEpoch) AND :epoch = :first))',
        ExpressionAttributeValues: {
          ':hash': hash,
          ':old': passwordHash,
          ':epoch': sessionEpoch,
          ':next': sessionEpoch + 1,
          ':first': 0,
        },
      },
    },
    buildSessionRenewal(sessionId, sessionEpoch + 1),
    revokeMailToken('reset', id),
    ...buildMail({ kind: 'password-changed', userId: id }, now),
  ])

/** Ends all sessions of the user. Idempotent, so that a retried write does not end sessions that began in between. */
export async function endSessions(userId: string): Promise<void> {
  await transact([
    {
      Update: {
        TableName,
        Key: key.user(userId),
        UpdateExpression: 'ADD sessionEpoch :one',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':one': 1 },
      },
    },
  ])
}

/**
 * Starts the deletion of an account. From then on nothing new is stored for the user, even by requests and jobs that are
 * still running. The month's count, which is final, is stored under a hash of the email. Safe to repeat.
 */
export async function startDeletion({ id, email }: Pick<UserRecord, 'id' | 'email'>, now: Date): Promise<void> {
  const saved = await count(prefixes.estimates(id))
  await transact([
    {
      Update: {
        TableName,
        Key: key.user(id),
        UpdateExpression: 'SET deletionStartedAt = :now',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      },
    },
    {
      Update: {
        TableName,
        Key: key.tombstone(id),
        UpdateExpression: 'SET expiresAt = :expiresAt, savedEstimates = if_not_exists(savedEstimates, :saved)',
        ExpressionAttributeValues: { ':expiresAt': seconds(now) + day, ':saved': saved },
      },
    },
  ])
  await carryQuota(id, email, now)
}

/** Outlives every running Lambda, so that none stores anything for the deleted account. */
const Tombstone = v.object({ savedEstimates: v.number() })

/** Items deleted concurrently. */
const batchSize = 50

/**
 * Deletes the data of an account until the deadline or until the table throttles, but at least one batch. Returns false
 * if there may be more. The profile and the sessions are not deleted, so that the user can sign in and continue.
 */
export async function deleteData(userId: string, deadline: Date): Promise<boolean> {
  let deleted = 0
  for (let before = -1; before < deleted; ) {
    before = deleted
    for await (const page of readDataPages(userId)) {
      while (page.length > 0) {
        if (deleted > 0 && Date.now() >= deadline.getTime()) return false
        const next = page.splice(0, batchSize)
        try {
          await removeAll(next)
        } catch (error) {
          if (deleted > 0 && isThrottled(error)) return false
          throw error
        }
        deleted += next.length
      }
    }
    // A job that was running when the deletion started may have stored one more item.
  }
  return true
}

/**
 * Yields the keys of an account's data by page. Links end first, with what they show. Then come saved estimates with all
 * their items: their number shows the progress, and listing the other items then need not read their large bodies.
 */
async function* readDataPages(userId: string): AsyncGenerator<Key[]> {
  const links = await listShareKeys(userId)
  yield links.offers
  yield links.own
  yield* readSavedKeyPages(userId)
  const isData = ({ sk }: Key) => sk !== key.user(userId).sk && !sk.startsWith(prefixes.sessions(userId).sk)
  for await (const page of readKeyPages(key.user(userId))) yield page.filter(isData)
}

/** Returns the number of deleted saved estimates, of those that existed when the deletion started. */
export async function deletionProgress(userId: string): Promise<Progress> {
  const [tombstone, remaining] = await Promise.all([get(key.tombstone(userId)), count(prefixes.estimates(userId))])
  const total = v.parse(Tombstone, tombstone).savedEstimates
  return { stage: 'Deleting saved estimates', done: Math.max(0, total - remaining), total }
}

/**
 * Deletes an account whose data are deleted: its profile, email and customer in one transaction, then its sessions, each
 * of which can continue the deletion until it is deleted. The email is read again, because a new one may have been
 * confirmed before the tombstone was stored.
 */
export async function deleteProfile(
  { id, email: read }: Pick<UserRecord, 'id' | 'email'>,
  customerId?: string,
): Promise<void> {
  const profile = key.user(id)
  const { email } = v.parse(v.object({ email: v.optional(v.string(), read) }), (await get(profile)) ?? {})
  const ownedByUser = {
    ConditionExpression: 'attribute_not_exists(pk) OR userId = :id',
    ExpressionAttributeValues: { ':id': id },
  }
  await transact([
    { Delete: { TableName, Key: profile } },
    { Delete: { TableName, Key: key.email(email), ...ownedByUser } },
    ...(customerId ? [{ Delete: { TableName, Key: key.customer(customerId), ...ownedByUser } }] : []),
  ])
  await removeAll(await listKeys(profile))
}
