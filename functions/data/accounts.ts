import * as v from 'valibot'
import type { Progress } from '#contract/joining'
import { isThrottled } from '#functions/lib/refusal'
import { carryQuota } from './carried-quota'
import { savedKeyPages } from './saved-estimates'
import { keepSession } from './sessions'
import {
  type Key,
  TableName,
  count,
  day,
  get,
  key,
  keyPages,
  keysUnder,
  listed,
  removeAll,
  seconds,
  transact,
} from './table'
import type { UserRecord } from './users'

/**
 * Stores a new password hash and ends all sessions but this one. False: the password or the sessions were changed since
 * the user was read, or this session has ended.
 */
export const changePassword = (
  { id, passwordHash, sessionEpoch }: UserRecord,
  hash: string,
  sessionId: string,
): Promise<boolean> =>
  transact([
    {
      Update: {
        TableName,
        Key: key.user(id),
        UpdateExpression: 'SET passwordHash = :hash, sessionEpoch = :next',
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
    keepSession(sessionId, sessionEpoch + 1),
  ])

/** Ends all sessions of the user. A transaction, so that sent twice it ends none that began in between. */
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
 * Starts the deletion of an account: from now on nothing new is stored for the user, whatever is still running. The
 * month's count, final by then, stays with a hash of the email. Safe to repeat.
 */
export async function startDeletion({ id, email }: Pick<UserRecord, 'id' | 'email'>, now: Date): Promise<void> {
  const saved = await count(listed.estimates(id))
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

/** Stays for longer than any Lambda runs, so that none stores anything for the deleted account. */
const Tombstone = v.object({ savedEstimates: v.number() })

/** Items deleted concurrently. */
const batch = 50

/**
 * Deletes the data of an account until the deadline, or until the table throttles, and at least one batch. Returns false
 * if there may be more. The profile and the sessions stay, so that the user can sign in and continue.
 */
export async function deleteData(userId: string, deadline: Date): Promise<boolean> {
  let deleted = 0
  for (let before = -1; before < deleted; ) {
    before = deleted
    for await (const page of dataPages(userId)) {
      while (page.length > 0) {
        if (deleted > 0 && Date.now() >= deadline.getTime()) return false
        const next = page.splice(0, batch)
        try {
          await removeAll(next)
        } catch (error) {
          if (deleted > 0 && isThrottled(error)) return false
          throw error
        }
        deleted += next.length
      }
    }
    // What was still running when the deletion started may have stored one more item: look again.
  }
  return true
}

/**
 * The keys of an account's data, page by page. Saved estimates come first, each as a whole: their number says how much
 * is left, and listing the rest does not have to read their long bodies.
 */
async function* dataPages(userId: string): AsyncGenerator<Key[]> {
  yield* savedKeyPages(userId)
  const isData = ({ sk }: Key) => sk !== key.user(userId).sk && !sk.startsWith(listed.sessions(userId).sk)
  for await (const page of keyPages(key.user(userId))) yield page.filter(isData)
}

/** Number of saved estimates that are deleted, of those that there were when the deletion started. */
export async function deletionProgress(userId: string): Promise<Progress> {
  const [tombstone, left] = await Promise.all([get(key.tombstone(userId)), count(listed.estimates(userId))])
  const total = v.parse(Tombstone, tombstone).savedEstimates
  return { stage: 'Deleting saved estimates', done: Math.max(0, total - left), total }
}

/**
 * Deletes an account whose data are deleted: its profile, email and customer in one transaction, then its sessions. Until
 * then each of them can continue the deletion.
 */
export async function deleteProfile(
  { id, email }: Pick<UserRecord, 'id' | 'email'>,
  customerId?: string,
): Promise<void> {
  const profile = key.user(id)
  const ours = {
    ConditionExpression: 'attribute_not_exists(pk) OR userId = :id',
    ExpressionAttributeValues: { ':id': id },
  }
  await transact([
    { Delete: { TableName, Key: profile } },
    { Delete: { TableName, Key: key.email(email), ...ours } },
    ...(customerId ? [{ Delete: { TableName, Key: key.customer(customerId), ...ours } }] : []),
  ])
  await removeAll(await keysUnder(profile))
}
