import * as v from 'valibot'
import { Tier } from '#contract/plan'
import { SubscriptionState, type User } from '#contract/user'
import { limitOf, monthOf } from '#domain/quota'
import { type Item, TableName, get, key, listed, transact, update } from './table'

/** A user as stored. */
export const UserRecord = v.object({
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
  /** The change of plan that was confirmed last was not made. */
  changeNotMade: v.optional(v.boolean()),
  createdAt: v.string(),
  /** Counts up to end all sessions begun before. Logins that run meanwhile begin in the epoch they read. */
  sessionEpoch: v.optional(v.number(), 0),
  /** ISO 8601: since when the account is being deleted. Nothing new is stored for it from then on. */
  deletionStartedAt: v.optional(v.string()),
})
export type UserRecord = v.InferOutput<typeof UserRecord>

/**
 * Stores a new user who has used this many estimates in the month. Returns false if the email is taken: of any number
 * of concurrent registrations of one email, one is stored.
 */
export const createUser = (user: v.InferInput<typeof UserRecord>, used = 0): Promise<boolean> =>
  transact([
    {
      Put: {
        TableName,
        Item: { ...key.email(user.email), userId: user.id },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    { Put: { TableName, Item: { ...key.user(user.id), ...user }, ConditionExpression: 'attribute_not_exists(pk)' } },
    ...(used > 0
      ? [{ Put: { TableName, Item: { ...key.quota(user.id, monthOf(new Date(user.createdAt))), used } } }]
      : []),
  ])

/** The user with this id, or null. */
export async function findUser(id: string): Promise<UserRecord | null> {
  return v.parse(v.optional(UserRecord), await get(key.user(id))) ?? null
}

/** The user with this e-mail, or null: which takes the same two reads. */
export async function findUserByEmail(email: string): Promise<UserRecord | null> {
  const known = v.parse(v.optional(v.object({ userId: v.string() })), await get(key.email(email)))
  return findUser(known?.userId ?? 'nobody')
}

/** Stores a new hash of the password, unless the password was changed meanwhile. */
export async function replaceHash({ id, passwordHash }: UserRecord, hash: string): Promise<void> {
  await update({
    Key: key.user(id),
    UpdateExpression: 'SET #hash = :hash',
    ConditionExpression: '#hash = :old',
    ExpressionAttributeNames: { '#hash': 'passwordHash' },
    ExpressionAttributeValues: { ':hash': hash, ':old': passwordHash },
  })
}

/** The user as the screens show them; `used` is this month's count. */
export function describeUser(user: UserRecord, used: number): User {
  const { firstName, lastName, email, subscriptionTier, subscription, changeNotMade } = user
  return {
    firstName,
    lastName,
    email,
    subscriptionTier,
    subscription,
    changeNotMade,
    monthlyEstimationCount: used,
    monthlyEstimationLimit: limitOf(user),
  }
}

const Month = v.object({ sk: v.string(), used: v.number() })

/** Estimates used, by month, among items of the user. */
export function usedIn(userId: string, items: readonly Item[]): Record<string, number> {
  const { sk: prefix } = listed.quotas(userId)
  const months = items.filter(({ sk }) => String(sk).startsWith(prefix)).map((item) => v.parse(Month, item))
  return Object.fromEntries(months.map(({ sk, used }) => [sk.slice(prefix.length), used]))
}

/** Estimates used in the month of `now`. */
export async function readUsed(userId: string, now: Date): Promise<number> {
  const month = await get(key.quota(userId, monthOf(now)))
  return month ? v.parse(Month, month).used : 0
}
