import * as v from 'valibot'
import { Notices, defaultNotices } from '#contract/mail'
import { Tier } from '#contract/plan'
import { Defaults } from '#contract/terms'
import { TrackRecord } from '#contract/track-record'
import { SubscriptionState, type User } from '#contract/user'
import { limitOf, monthOf } from '#domain/estimate/quota'
import { isMailOn } from './mails'
import * as key from './keys'
import * as prefixes from './prefixes'
import { type Item, TableName, type Write, get, transact, update } from './table'

export const UserRecord = v.object({
  id: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  /** PHC string; never leaves the server. */
  passwordHash: v.string(),
  subscriptionTier: Tier,
  /** Estimates per month of a `custom` user. */
  customLimit: v.optional(v.number()),
  subscription: v.optional(v.nullable(SubscriptionState), null),
  /** True if the last confirmed change of plan was not made. */
  changeNotMade: v.optional(v.boolean()),
  sender: v.optional(v.string()),
  /** For new projects. */
  defaults: v.optional(Defaults),
  /** Rebuilt from the finished projects in each transaction that changes one. */
  trackRecord: v.optional(TrackRecord),
  emailVerified: v.optional(v.boolean()),
  /** New email that has not been confirmed yet. */
  pendingEmail: v.optional(v.string()),
  /** True if mail to the email came back or was unwanted. No more is sent. */
  emailUndeliverable: v.optional(v.boolean()),
  notices: v.optional(Notices),
  createdAt: v.string(),
  /** Increased to end all earlier sessions. Concurrent logins start in the epoch that they read. */
  sessionEpoch: v.optional(v.number(), 0),
  /** Start of the account's deletion (ISO 8601). Nothing new is stored for the account afterwards. */
  deletionStartedAt: v.optional(v.string()),
})
export type UserRecord = v.InferOutput<typeof UserRecord>

/**
 * Stores a new user who has used this many estimates in the month, with more in the same transaction. Returns false if
 * the email is taken. Of any number of concurrent registrations of one email, one succeeds.
 */
export const createUser = (
  user: v.InferInput<typeof UserRecord>,
  used = 0,
  more: readonly Write[] = [],
): Promise<boolean> =>
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
    ...more,
  ])

export async function findUser(id: string): Promise<UserRecord | null> {
  return v.parse(v.optional(UserRecord), await get(key.user(id))) ?? null
}

/** Takes two reads even if there is no such user, so that the response time does not reveal it. */
export async function findUserByEmail(email: string): Promise<UserRecord | null> {
  const known = v.parse(v.optional(v.object({ userId: v.string() })), await get(key.email(email)))
  return findUser(known?.userId ?? 'nobody')
}

/** Stores a new hash of the password, unless the password was changed in the meantime. */
export async function replaceHash({ id, passwordHash }: UserRecord, hash: string): Promise<void> {
  await update({
    Key: key.user(id),
    UpdateExpression: 'SET #hash = :hash',
    ConditionExpression: '#hash = :old',
    ExpressionAttributeNames: { '#hash': 'passwordHash' },
    ExpressionAttributeValues: { ':hash': hash, ':old': passwordHash },
  })
}

/** Stores the defaults for new projects. Returns null if the account was deleted. */
export const saveDefaults = (id: string, defaults: Defaults) => setField(id, 'defaults', defaults)

/** Stores the notices that the user gets. Returns null if the account was deleted. */
export const saveNotices = (id: string, notices: Notices) => setField(id, 'notices', notices)

/** Stores the name of the sender of offers. */
export const saveSender = (id: string, sender: string) => setField(id, 'sender', sender)

async function setField(
  id: string,
  name: 'defaults' | 'notices' | 'sender',
  value: Defaults | Notices | string,
): Promise<UserRecord | null> {
  const saved = await update({
    Key: key.user(id),
    UpdateExpression: 'SET #name = :value',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':value': value },
  })
  return v.parse(v.nullable(UserRecord), saved)
}

/** Returns the user for the screens. `used` is this month's count. */
export function describeUser(user: UserRecord, used: number): User {
  const { firstName, lastName, email, subscriptionTier, subscription, changeNotMade, sender, defaults, trackRecord } =
    user
  return {
    firstName,
    lastName,
    email,
    ...describeMail(user),
    subscriptionTier,
    subscription,
    changeNotMade,
    sender,
    defaults,
    trackRecord,
    monthlyEstimationCount: used,
    monthlyEstimationLimit: limitOf(user),
  }
}

/** Returns the user for the screens, with the count of the month of `now`. */
export const describeUserAt = (user: UserRecord, used: Record<string, number>, now: Date): User =>
  describeUser(user, used[monthOf(now)] ?? 0)

/** Returns what the user sees of their mail. Nothing if the stage sends none. */
export const describeMail = ({ emailVerified = false, pendingEmail, emailUndeliverable, notices }: UserRecord) =>
  isMailOn && { emailVerified, pendingEmail, emailUndeliverable, notices: notices ?? defaultNotices }

const Month = v.object({ sk: v.string(), used: v.number() })

/** Returns the estimates used by month, from items of the user. */
export function parseUsed(userId: string, items: readonly Item[]): Record<string, number> {
  const { sk: prefix } = prefixes.quotas(userId)
  const months = items.filter(({ sk }) => String(sk).startsWith(prefix)).map((item) => v.parse(Month, item))
  return Object.fromEntries(months.map(({ sk, used }) => [sk.slice(prefix.length), used]))
}

/** Returns the estimates used in the month of `now`. */
export async function readUsed(userId: string, now: Date): Promise<number> {
  const month = await get(key.quota(userId, monthOf(now)))
  return month ? v.parse(Month, month).used : 0
}
