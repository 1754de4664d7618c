import * as v from 'valibot'
import type { Tier } from '#contract/plan'
import type { SubscriptionState } from '#contract/user'
import { TableName, get, key, remove, transact, update } from './table'

/** A change of plan that takes effect once its card is confirmed. Only the one stored last is ever applied. */
export const PendingChange = v.object({
  setupIntentId: v.string(),
  /** Null: a new subscription, which the customer's credit pays for. */
  subscriptionId: v.nullable(v.string()),
  priceId: v.string(),
  /** Unix seconds: the moment from which the amount shown is prorated. */
  prorationDate: v.number(),
  /** Unix seconds by Stripe's clock: when the amount was shown. It holds for an hour. */
  shownAt: v.optional(v.number(), 0),
  /** The plan is a lower one that begins with the next period, without a credit. */
  startsLater: v.optional(v.boolean(), false),
  /** The lower plan's limit holds already, so that nothing more is used up while its credit is given. */
  isLowering: v.optional(v.boolean(), false),
})
export type PendingChange = v.InferOutput<typeof PendingChange>

/** State of a subscription before a change of plan touched it. Restored if the change is not paid. */
export const Untouched = v.object({
  subscriptionId: v.string(),
  /** The price that the change is for. */
  priceId: v.string(),
  /** The default payment method; empty if there was none. */
  card: v.string(),
  cancelAt: v.nullable(v.number()),
  cancelsAtPeriodEnd: v.boolean(),
  /** The change waits for its payment, and nothing has to be restored any more. */
  isRestored: v.boolean(),
})
export type Untouched = v.InferOutput<typeof Untouched>

/** The part of a user's record that concerns Stripe. */
export const Subscriber = v.object({
  id: v.string(),
  email: v.string(),
  subscriptionTier: v.string(),
  customerId: v.optional(v.string()),
  /** Part of the idempotency key of a new subscription: counts up when one has come to nothing. */
  attempt: v.optional(v.number(), 0),
  pendingChange: v.optional(v.nullable(PendingChange), null),
  untouched: v.optional(v.nullable(Untouched), null),
  /** Counts what `writePlan` wrote. */
  planVersion: v.optional(v.number(), 0),
  /** The change that was confirmed last was not made. */
  changeNotMade: v.optional(v.boolean(), false),
  /** The account is being deleted: nothing is begun or changed for it any more. */
  deletionStartedAt: v.optional(v.string()),
})
export type Subscriber = v.InferOutput<typeof Subscriber>

export async function findSubscriber(userId: string): Promise<Subscriber | null> {
  return v.parse(v.optional(Subscriber), await get(key.user(userId))) ?? null
}

/** The id of the customer's user, or null for a customer that we do not know. */
export async function userOfCustomer(customerId: string): Promise<string | null> {
  const item = v.parse(v.optional(v.object({ userId: v.string() })), await get(key.customer(customerId)))
  return item?.userId ?? null
}

/** Ties a customer to a user, both ways. False if the user has another customer already, or is gone. Safe to repeat. */
export const keepCustomer = (userId: string, customerId: string): Promise<boolean> =>
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

/** Forgets a customer that Stripe no longer has, and what was pending with it, so that another can take its place. */
export async function forgetCustomer(userId: string, customerId: string): Promise<void> {
  const forgotten = await update({
    Key: key.user(userId),
    UpdateExpression: 'REMOVE customerId, pendingChange, untouched',
    ConditionExpression: 'customerId = :customer',
    ExpressionAttributeValues: { ':customer': customerId },
  })
  if (forgotten) await remove(key.customer(customerId))
}

/** Longer than any Lambda of a call lives, so that one that died blocks the next for no longer than this. */
const lockMs = 30_000

/** The right to change something at Stripe for a user, until the deadline. */
export interface PaymentLock {
  userId: string
  token: string
  deadline: Date
}

/** Takes the lock of a user, so that two tabs do not make two subscriptions. Null while someone else holds it. */
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

/** Lets the next one in, unless the lock is someone else's by now. */
export async function releasePaymentLock(lock: PaymentLock): Promise<void> {
  await updateLocked(lock, { UpdateExpression: 'REMOVE paymentLock' })
}

interface LockedUpdate {
  UpdateExpression: string
  /** Beside the lock. */
  condition?: string
  values?: Record<string, unknown>
}

/** Updates the user's record as the holder of the lock. False if the lock or the condition does not hold. */
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

/** Returns the number of the next attempt at a new subscription. Sent twice, it leaves one number out. */
export async function countAttempt(userId: string): Promise<number> {
  const item = await update({
    Key: key.user(userId),
    UpdateExpression: 'ADD attempt :one',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':one': 1 },
  })
  return v.parse(v.object({ attempt: v.number() }), item).attempt
}

/** Stores the change that the user is asked to confirm, in place of any before it. False if the lock is lost. */
export const storePendingChange = (lock: PaymentLock, pendingChange: PendingChange): Promise<boolean> =>
  updateLocked(lock, {
    UpdateExpression: 'SET pendingChange = :change',
    values: { ':change': pendingChange },
  })

/** Forgets a confirmed change, and remembers if it was not made. Another that was stored in the meantime stays. */
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

/** Forgets that the last change was not made: the user is about to try again. */
export async function forgetNotMade(lock: PaymentLock): Promise<void> {
  await updateLocked(lock, { UpdateExpression: 'REMOVE changeNotMade' })
}

/** Gives the user the lower plan's limit before its credit. False if the change is not the stored one any more. */
export const lowerPlan = (lock: PaymentLock, { setupIntentId }: PendingChange, tier: Tier): Promise<boolean> =>
  updateLocked(lock, {
    UpdateExpression:
      'SET subscriptionTier = :tier, pendingChange.isLowering = :yes, planVersion = if_not_exists(planVersion, :none) + :one',
    condition: 'pendingChange.setupIntentId = :id AND subscriptionTier <> :custom',
    values: { ':id': setupIntentId, ':tier': tier, ':yes': true, ':none': 0, ':one': 1, ':custom': custom },
  })

/** Stores what has to be restored if a change is not paid, before anything is touched. False if the lock is lost. */
export const storeUntouched = (lock: PaymentLock, untouched: Untouched): Promise<boolean> =>
  updateLocked(lock, { UpdateExpression: 'SET untouched = :state', values: { ':state': untouched } })

/** Forgets the stored state, because the change was paid or is over. */
export async function dropUntouched(lock: PaymentLock): Promise<void> {
  await updateLocked(lock, { UpdateExpression: 'REMOVE untouched' })
}

const custom: Tier = 'custom'

/**
 * Writes the plan that Stripe has. False if something was written since the subscriber was read, because what was read
 * from Stripe may be old then. A `custom` user's tier is agreed with us, and not Stripe's to change.
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
      ':custom': custom,
    },
  })
  return written !== null
}
