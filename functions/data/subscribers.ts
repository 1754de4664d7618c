import * as v from 'valibot'
import type { Tier } from '#contract/plan'
import { SubscriptionState } from '#contract/user'
import { buildMail } from './mails'
import * as key from './keys'
import { TableName, get, remove, transact, update } from './table'

/** A change of plan that takes effect once its card is confirmed. Only the one stored last is ever applied. */
export const PendingChange = v.object({
  setupIntentId: v.string(),
  /** Null for a new subscription that the customer's credit pays for. */
  subscriptionId: v.nullable(v.string()),
  priceId: v.string(),
  /** Unix seconds from which the shown amount is prorated. */
  prorationDate: v.number(),
  /** Unix seconds of Stripe's clock when the amount was shown. The amount is valid for an hour. */
  shownAt: v.optional(v.number(), 0),
  /** True if the plan is a lower one that starts with the next period, without a credit. */
  startsLater: v.optional(v.boolean(), false),
  /** True if the lower plan's limit already applies, so that no more is used while the credit is given. */
  isLowering: v.optional(v.boolean(), false),
})
export type PendingChange = v.InferOutput<typeof PendingChange>

/** State of a subscription before a change of plan. Restored if the change is not paid. */
export const Untouched = v.object({
  subscriptionId: v.string(),
  /** Price of the new plan. */
  priceId: v.string(),
  /** The default payment method; empty if there was none. */
  card: v.string(),
  cancelAt: v.nullable(v.number()),
  cancelsAtPeriodEnd: v.boolean(),
  /** True if the change awaits its payment and nothing has to be restored. */
  isRestored: v.boolean(),
})
export type Untouched = v.InferOutput<typeof Untouched>

/** Fields of a user's record about payments. */
export const Subscriber = v.object({
  id: v.string(),
  email: v.string(),
  subscriptionTier: v.string(),
  subscription: v.optional(v.nullable(v.pick(SubscriptionState, ['status'])), null),
  customerId: v.optional(v.string()),
  /** Part of the idempotency key of a new subscription. Increased after a failed attempt. */
  attempt: v.optional(v.number(), 0),
  pendingChange: v.optional(v.nullable(PendingChange), null),
  untouched: v.optional(v.nullable(Untouched), null),
  /** Increased by every write of the plan. */
  planVersion: v.optional(v.number(), 0),
  /** True if the last confirmed change was not made. */
  changeNotMade: v.optional(v.boolean(), false),
  /** Set if the account is being deleted. Nothing is started or changed for it then. */
  deletionStartedAt: v.optional(v.string()),
})
export type Subscriber = v.InferOutput<typeof Subscriber>

export async function findSubscriber(userId: string): Promise<Subscriber | null> {
  return v.parse(v.optional(Subscriber), await get(key.user(userId))) ?? null
}

/** Returns the user's id. */
export async function findUserOfCustomer(customerId: string): Promise<string | null> {
  const item = v.parse(v.optional(v.object({ userId: v.string() })), await get(key.customer(customerId)))
  return item?.userId ?? null
}

/** Links a customer and a user. Returns false if the user has another customer or does not exist. Safe to repeat. */
export const linkCustomer = (userId: string, customerId: string): Promise<boolean> =>
  transact([
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

/** Removes a customer that Stripe no longer has, with its pending changes, so that another can replace it. */
export async function unlinkCustomer(userId: string, customerId: string): Promise<void> {
  const removed = await update({
    Key: key.user(userId),
    UpdateExpression: 'REMOVE customerId, pendingChange, untouched',
    ConditionExpression: 'customerId = :customer',
    ExpressionAttributeValues: { ':customer': customerId },
  })
  if (removed) await remove(key.customer(customerId))
}

/** Longer than the Lambda of any call runs. A call that crashed blocks the next one for this time. */
const lockMs = 30_000

/** Exclusive right to change the user's payments at Stripe until the deadline. */
export interface PaymentLock {
  userId: string
  token: string
  deadline: Date
}

/** Takes the lock of a user, so that two tabs do not create two subscriptions. Returns null if another call holds it. */
export async function takePaymentLock(userId: string, token: string, now: Date): Promise<PaymentLock | null> {
  const deadline = new Date(now.getTime() + lockMs)
  const taken = await update({
    Key: key.user(userId),
    UpdateExpression: 'SET paymentLock = :lock',
    ConditionExpression:
      'attribute_exists(pk) AND (attribute_not_exists(paymentLock) OR paymentLock.deadline < :now OR paymentLock.#token = :token)',
    ExpressionAttributeNames: { '#token': 'token' },
    ExpressionAttributeValues: {
      ':lock': { token, deadline: deadline.getTime() },
      ':now': now.getTime(),
      ':token': token,
    },
  })
  return taken && { userId, token, deadline }
}

/** Releases the lock, unless another call holds it by now. */
export async function releasePaymentLock(lock: PaymentLock): Promise<void> {
  await updateLocked(lock, { UpdateExpression: 'REMOVE paymentLock' })
}

interface LockedUpdate {
  UpdateExpression: string
  /** In addition to the lock. */
  condition?: string
  values?: Record<string, unknown>
}

/** Updates the user's record as the holder of the lock. Returns false if the lock is lost or the condition fails. */
async function updateLocked({ userId, token }: PaymentLock, change: LockedUpdate): Promise<boolean> {
  const { UpdateExpression, condition, values } = change
  const updated = await update({
    Key: key.user(userId),
    UpdateExpression,
    ConditionExpression: `paymentLock.#token = :token${condition ? ` AND ${condition}` : ''}`,
    ExpressionAttributeNames: { '#token': 'token' },
    ExpressionAttributeValues: { ':token': token, ...values },
  })
  return updated !== null
}

/** Returns the number of the next attempt at a new subscription. A retried write skips a number. */
export async function countAttempt(userId: string): Promise<number> {
  const item = await update({
    Key: key.user(userId),
    UpdateExpression: 'ADD attempt :one',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':one': 1 },
  })
  return v.parse(v.object({ attempt: v.number() }), item).attempt
}

/** Stores the change that the user is asked to confirm, replacing any earlier one. Returns false if the lock is lost. */
export const storePendingChange = (lock: PaymentLock, pendingChange: PendingChange): Promise<boolean> =>
  updateLocked(lock, {
    UpdateExpression: 'SET pendingChange = :change',
    values: { ':change': pendingChange },
  })

/** Removes a confirmed change and stores whether it was made. A change stored in the meantime is not removed. */
export async function dropPendingChange(
  lock: PaymentLock,
  { setupIntentId }: PendingChange,
  { isMade }: { isMade: boolean },
): Promise<void> {
  await updateLocked(lock, {
    UpdateExpression: 'SET changeNotMade = :notMade REMOVE pendingChange',
    condition: 'pendingChange.setupIntentId = :id',
    values: { ':id': setupIntentId, ':notMade': !isMade },
  })
}

/** Removes the mark that the last change was not made, before the next one. */
export async function clearNotMade(lock: PaymentLock): Promise<void> {
  await updateLocked(lock, { UpdateExpression: 'REMOVE changeNotMade' })
}

/** Applies the lower plan's limit before its credit is given. Returns false if another change is stored by now. */
export const lowerPlan = (lock: PaymentLock, { setupIntentId }: PendingChange, tier: Tier): Promise<boolean> =>
  updateLocked(lock, {
    UpdateExpression:
      'SET subscriptionTier = :tier, pendingChange.isLowering = :yes, planVersion = if_not_exists(planVersion, :none) + :one',
    condition: 'pendingChange.setupIntentId = :id AND subscriptionTier <> :custom',
    values: { ':id': setupIntentId, ':tier': tier, ':yes': true, ':none': 0, ':one': 1, ':custom': custom },
  })

/** Stores what to restore if a change is not paid, before the change is made. Returns false if the lock is lost. */
export const storeUntouched = (lock: PaymentLock, untouched: Untouched): Promise<boolean> =>
  updateLocked(lock, { UpdateExpression: 'SET untouched = :state', values: { ':state': untouched } })

/** Removes the stored state after the change was paid or abandoned. */
export async function dropUntouched(lock: PaymentLock): Promise<void> {
  await updateLocked(lock, { UpdateExpression: 'REMOVE untouched' })
}

const custom: Tier = 'custom'

/**
 * Stores the plan read from Stripe, and a mail if its payment has just failed. Returns false if another plan was stored
 * since the subscriber was read, because the one from Stripe may be out of date. The tier of a `custom` user is set
 * individually and never overwritten.
 */
export function writePlan(
  { id, planVersion, subscription }: Pick<Subscriber, 'id' | 'planVersion' | 'subscription'>,
  plan: { tier: Tier; subscription: SubscriptionState | null },
  now: Date,
): Promise<boolean> {
  const hasFailed = plan.subscription?.status === 'past_due' && subscription?.status !== 'past_due'
  return transact([
    {
      Update: {
        TableName,
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
          ':custom': custom,
        },
      },
    },
    ...(hasFailed ? buildMail({ kind: 'payment-failed', userId: id }, now) : []),
  ])
}
