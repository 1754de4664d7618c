import * as v from 'valibot'
import { Tier } from '#contract/plan'
import { SubscriptionState, type User } from '#contract/user'
import { limitOf, monthOf } from '#domain/quota'
import { TableName, get, key, transact, update } from './table'

/** A user as stored. */
export const Account = v.object({
  id: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  /** PHC string; never leaves the server. */
  passwordHash: v.string(),
  subscriptionTier: Tier,
  /** Estimates a month, agreed with a `custom` user. */
  customLimit: v.optional(v.number()),
  subscription: v.optional(v.nullable(SubscriptionState), null),
  createdAt: v.string(),
  /** Counts up to end all sessions begun before. Logins that run meanwhile begin in the epoch they read. */
  sessionEpoch: v.optional(v.number(), 0),
  /** ISO 8601: since when the account is being deleted. Nothing new is stored for it from then on. */
  leavingAt: v.optional(v.string()),
})
export type Account = v.InferOutput<typeof Account>

/** Stores a new user, or answers false: the e-mail is taken. Of any number at once with one e-mail, one is stored. */
export const createUser = (user: v.InferInput<typeof Account>): Promise<boolean> =>
  transact([
    {
      Put: {
        TableName,
        Item: { ...key.email(user.email), userId: user.id },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    { Put: { TableName, Item: { ...key.user(user.id), ...user }, ConditionExpression: 'attribute_not_exists(pk)' } },
  ])

export async function findUser(id: string): Promise<Account | null> {
  return v.parse(v.optional(Account), await get(key.user(id))) ?? null
}

/** The user with this e-mail, or null: which takes the same two reads. */
export async function findUserByEmail(email: string): Promise<Account | null> {
  const known = v.parse(v.optional(v.object({ userId: v.string() })), await get(key.email(email)))
  return findUser(known?.userId ?? 'nobody')
}

/** Stores a new hash of the password, unless the password was changed meanwhile. */
export async function replaceHash({ id, passwordHash }: Account, hash: string): Promise<void> {
  await update({
    Key: key.user(id),
    UpdateExpression: 'SET #hash = :hash',
    ConditionExpression: '#hash = :old',
    ExpressionAttributeNames: { '#hash': 'passwordHash' },
    ExpressionAttributeValues: { ':hash': hash, ':old': passwordHash },
  })
}

/** The user as the screens show them, with this month's count. */
export async function describeUser(user: Account, now: Date): Promise<User> {
  const { firstName, lastName, email, subscriptionTier, subscription } = user
  const quota = v.parse(v.optional(v.object({ used: v.number() })), await get(key.quota(user.id, monthOf(now))))
  return {
    firstName,
    lastName,
    email,
    subscriptionTier,
    subscription,
    monthlyEstimationCount: quota?.used ?? 0,
    monthlyEstimationLimit: limitOf(user),
  }
}
