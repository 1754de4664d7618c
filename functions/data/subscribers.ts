import * as v from 'valibot'
import type { Tier } from '#contract/plan'
import type { SubscriptionState } from '#contract/user'
import { TableName, get, key, transact, update } from './table'

/** A change of plan that takes effect once its card is confirmed. Only the one stored last is ever applied. */
export const PendingChange = v.object({
  setupIntentId: v.string(),
  /** Null: a new subscription, which the customer's credit pays for. */
  subscriptionId: v.nullable(v.string()),
  priceId: v.string(),
  /** Unix seconds: the moment that the amount shown was computed for. */
  prorationDate: v.number(),
})
export type PendingChange = v.InferOutput<typeof PendingChange>

/** What a user is to Stripe. */
export const Subscriber = v.object({
  id: v.string(),
  email: v.string(),
  subscriptionTier: v.string(),
  customerId: v.optional(v.string()),
  /** Part of the idempotency key of a new subscription: counts up when one has come to nothing. */
  attempt: v.optional(v.number(), 0),
  pendingChange: v.optional(v.nullable(PendingChange), null),
  /** Counts what `writePlan` wrote. */
  planVersion: v.optional(v.number(), 0),
  /** The account is being deleted: nothing is begun or changed for it any more. */
  leavingAt: v.optional(v.string()),
})
export type Subscriber = v.InferOutput<typeof Subscriber>

/** The subscriber, or null where there is no such user. */
export async function findSubscriber(userId: string): Promise<Subscriber | null> {
  return v.parse(v.optional(Subscriber), await get(key.user(userId))) ?? null
}

/** Whose customer it is; null for one that we do not know. */
export async function userOfCustomer(customerId: string): Promise<string | null> {
  const item = v.parse(v.optional(v.object({ userId: v.string() })), await get(key.customer(customerId)))
  return item?.userId ?? null
}

/** Ties a customer to a user, both ways. Safe to repeat; a user that has one already keeps it. */
export async function keepCustomer(userId: string, customerId: string): Promise<void> {
  await transact([
    { Put: { TableName, Item: { ...key.customer(customerId), userId } } },
    {
      Update: {
        TableName,
        Key: key.user(userId),
        UpdateExpression: 'SET customerId = :customer',
        ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(customerId) OR customerId = :customer)',
        ExpressionAttributeValues: { ':customer': customerId },
      },
    },
  ])
}

/** Forgets a customer that Stripe no longer has, so that another can take its place. */
export async function forgetCustomer(userId: string, customerId: string): Promise<void> {
  await update({
    Key: key.user(userId),
    UpdateExpression: 'REMOVE customerId, pendingChange',
    ConditionExpression: 'customerId = :customer',
    ExpressionAttributeValues: { ':customer': customerId },
  })
}

/** Longer than any Lambda of a call lives: who holds the lock is alone, and who died holds it no longer than this. */
const lockMs = 30_000

/** Lets one thing be changed at Stripe for a user at a time, so that two tabs do not make two subscriptions. */
export async function takePaymentLock(userId: string, token: string, now: Date): Promise<boolean> {
  const taken = await update({
    Key: key.user(userId),
    UpdateExpression: 'SET paymentLock = :lock',
    ConditionExpression:
      'attribute_exists(pk) AND (attribute_not_exists(paymentLock) OR paymentLock.#until < :now OR paymentLock.#token = :token)',
    ExpressionAttributeNames: { '#until': 'until', '#token': 'token' },
    ExpressionAttributeValues: {
      ':lock': { token, until: now.getTime() + lockMs },
      ':now': now.getTime(),
      ':token': token,
    },
  })
  return taken !== null
}

/** Lets the next one in, unless the lock is someone else's by now. */
export async function releasePaymentLock(userId: string, token: string): Promise<void> {
  await update({
    Key: key.user(userId),
    UpdateExpression: 'REMOVE paymentLock',
    ConditionExpression: 'paymentLock.#token = :token',
    ExpressionAttributeNames: { '#token': 'token' },
    ExpressionAttributeValues: { ':token': token },
  })
}

/** The number of the next attempt at a new subscription. Sent twice it leaves one number out, which hurts nobody. */
export async function countAttempt(userId: string): Promise<number> {
  const item = await update({
    Key: key.user(userId),
    UpdateExpression: 'ADD attempt :one',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':one': 1 },
  })
  return v.parse(v.object({ attempt: v.number() }), item).attempt
}

/** Stores the change that the user is asked to confirm, in place of any before it. */
export async function keepPendingChange(userId: string, pendingChange: PendingChange): Promise<void> {
  await update({
    Key: key.user(userId),
    UpdateExpression: 'SET pendingChange = :change',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':change': pendingChange },
  })
}

/** Forgets a change once it was applied, unless another was stored meanwhile. */
export async function dropPendingChange(userId: string, { setupIntentId }: PendingChange): Promise<void> {
  await update({
    Key: key.user(userId),
    UpdateExpression: 'REMOVE pendingChange',
    ConditionExpression: 'pendingChange.setupIntentId = :id',
    ExpressionAttributeValues: { ':id': setupIntentId },
  })
}

/**
 * Writes what Stripe says, or answers false: something was written since the subscriber was read, so what was read from
 * Stripe may be old. A `custom` user's tier is agreed with us, and not Stripe's to change.
 */
export async function writePlan(
  { id, planVersion }: Pick<Subscriber, 'id' | 'planVersion'>,
  plan: { tier: Tier; subscription: SubscriptionState | null },
): Promise<boolean> {
  const written = await update({
    Key: key.user(id),
    UpdateExpression: 'SET subscriptionTier = :tier, #subscription = :subscription, planVersion = :next',
    ConditionExpression:
      'attribute_exists(pk) AND subscriptionTier <> :custom AND (planVersion = :read OR attribute_not_exists(planVersion) AND :read = :none)',
    ExpressionAttributeNames: { '#subscription': 'subscription' },
    ExpressionAttributeValues: {
      ':tier': plan.tier,
      ':subscription': plan.subscription,
      ':read': planVersion,
      ':next': planVersion + 1,
      ':none': 0,
      ':custom': 'custom' satisfies Tier,
    },
  })
  return written !== null
}
