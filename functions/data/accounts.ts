import { carryQuota } from './carried-quota'
import { keepSession } from './sessions'
import { type Key, TableName, day, key, keysUnder, listed, remove, seconds, transact } from './table'
import type { Account } from './users'

/**
 * Stores a new password hash and ends all sessions but this one. False: the password or the sessions were changed since
 * the user was read, or this session has ended.
 */
export const changePassword = (
  { id, passwordHash, sessionEpoch }: Account,
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
export async function startDeletion({ id, email }: Pick<Account, 'id' | 'email'>, now: Date): Promise<void> {
  await transact([
    {
      Update: {
        TableName,
        Key: key.user(id),
        UpdateExpression: 'SET leavingAt = :now',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      },
    },
    { Put: { TableName, Item: { ...key.left(id), expiresAt: seconds(now) + day } } },
  ])
  await carryQuota(id, email, now)
}

/** How many items are deleted at a time. */
const atOnce = 25

/**
 * Deletes everything that is kept of a user who is leaving: the data first, then the account with its e-mail and
 * customer, all at once, and its sessions. Where it dies half way, the account can still sign in and be deleted again.
 */
export async function removeAccount({ id, email }: Pick<Account, 'id' | 'email'>, customerId?: string): Promise<void> {
  const profile = key.user(id)
  const isSession = ({ sk }: Key) => sk.startsWith(listed.sessions(id).sk)
  for (;;) {
    const data = (await keysUnder(profile)).filter((each) => each.sk !== profile.sk && !isSession(each))
    // What was at work while the first were deleted may have stored one more.
    if (data.length === 0) break
    await removeAll(data)
  }
  const ours = {
    ConditionExpression: 'attribute_not_exists(pk) OR userId = :id',
    ExpressionAttributeValues: { ':id': id },
  }
  await transact([
    { Delete: { TableName, Key: profile } },
    { Delete: { TableName, Key: key.email(email), ...ours } },
    ...(customerId ? [{ Delete: { TableName, Key: key.customer(customerId), ...ours } }] : []),
  ])
  // Last, for until then one of them deletes the account.
  await removeAll((await keysUnder(profile)).filter(isSession))
}

async function removeAll(keys: Key[]): Promise<void> {
  for (let from = 0; from < keys.length; from += atOnce) {
    await Promise.all(keys.slice(from, from + atOnce).map(remove))
  }
}
