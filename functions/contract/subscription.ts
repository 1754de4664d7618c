import * as v from 'valibot'

export const NewSubscription = v.object({
  priceId: v.pipe(v.string(), v.nonEmpty('Please choose a plan'), v.maxLength(200)),
})
export type NewSubscription = v.InferOutput<typeof NewSubscription>

/** Card of a customer's subscription. `id` is the id of Stripe's payment method. */
export const SavedCard = v.object({ id: v.string(), brand: v.string(), last4: v.string() })
export type SavedCard = v.InferOutput<typeof SavedCard>

/** Data of the payment form. Nothing is charged or changed until the user confirms. */
export const PaymentSession = v.object({
  clientSecret: v.string(),
  /** `payment` charges the card now. `setup` stores it, and the change of plan is charged later. */
  mode: v.picklist(['payment', 'setup']),
  /** In the smallest unit of the currency (cents). Negative for a credit. */
  amountDue: v.number(),
  currency: v.string(),
  /**
   * Effect on the current plan; absent for a first plan. A `higher` plan is paid for first. A `lower` plan gives a
   * credit or starts `later`. `keep` cancels a lower plan that has not started.
   */
  terms: v.optional(v.picklist(['higher', 'lower', 'later', 'keep'])),
  /** For `later`: start of the plan (ISO 8601), and the month (`2026-11`) whose usage exceeds the plan's limit. */
  later: v.optional(v.object({ at: v.string(), month: v.string(), used: v.number() })),
  /** Card on file, which can pay or confirm without the form. */
  savedCard: v.optional(SavedCard),
})
export type PaymentSession = v.InferOutput<typeof PaymentSession>

export const Portal = v.object({ url: v.string() })

/** Error messages of payments and changes of plan. */
export const subscriptionRefusals = {
  unknownPrice: 'This plan is not available. Please choose one on the pricing page.',
  samePlan: 'You already have this plan.',
  changeScheduled: 'Your plan changes to this one at the end of the current period.',
  changeConfirmed: "You've already confirmed this change. Your plan will update shortly.",
  customPlan: "You're on a custom plan. Please contact us to change it.",
  pastDue:
    'Your last payment failed. Please update your card under Account, Manage billing, before you change the plan.',
  inProgress: 'Another payment is in progress for your account. Please try again in a moment.',
  noSubscription: "You don't have a paid plan yet. Please choose one first.",
  unreachable: 'The payment service is not available right now. Please try again in a minute.',
} as const
