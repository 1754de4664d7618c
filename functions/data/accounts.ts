import * as v from 'valibot'
import type { Progress } from '#contract/joining'
import { isThrottled } from '#functions/lib/refusal'
import { carryQuota } from './carried-quota'
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
  remove,
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
const batch = 25

/**
 * Deletes the data of an account until the deadline, or until the table throttles, and at least one batch. Returns false
 * if there may be more. The profile and the sessions stay, so that the user can sign in and continue.
 */
export async function deleteData(userId: string, deadline: Date): Promise<boolean> {
  const isData = ({ sk }: Key) => sk !== key.user(userId).sk && !sk.startsWith(listed.sessions(userId).sk)
  let deleted = 0
  for (let before = -1; before < deleted; ) {
    before = deleted
    for await (const page of keyPages(key.user(userId))) {
      const data = page.filter(isData)
      while (data.length > 0) {
        if (deleted > 0 && Date.now() >= deadline.getTime()) return false
        const next = data.splice(0, batch)
        try {
          await Promise.all(next.flatMap((each) => withEntry(userId, each)).map(remove))
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

/** The body of a saved estimate goes with its entry, so that the number of entries says how many are left. */
function withEntry(userId: string, item: Key): Key[] {
  const { sk: prefix } = key.body(userId, '')
  if (!item.sk.startsWith(prefix)) return [item]
  const [id = ''] = item.sk.slice(prefix.length).split('#')
  return [item, key.estimate(userId, id)]
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
  await Promise.all((await keysUnder(profile)).map(remove))
}
