import * as v from 'valibot'

export const NewSubscription = v.object({
  priceId: v.pipe(v.string(), v.nonEmpty('Please choose a plan'), v.maxLength(200)),
})
export type NewSubscription = v.InferOutput<typeof NewSubscription>

/** What the payment form needs. Nothing is charged or changed until the user confirms. */
export const PaymentSession = v.object({
  clientSecret: v.string(),
  /** `payment` confirms a charge now; `setup` stores a card, and the change of plan is charged after. */
  mode: v.picklist(['payment', 'setup']),
  /** Smallest unit of the currency (cents); negative is a credit. */
  amountDue: v.number(),
  currency: v.string(),
})
export type PaymentSession = v.InferOutput<typeof PaymentSession>

export const Portal = v.object({ url: v.string() })

/** Why a plan cannot be paid or changed, each saying what to do. */
export const subscriptionRefusals = {
  unknownPrice: 'This plan is not available. Please choose one on the pricing page.',
  samePlan: 'You already have this plan.',
  changeConfirmed: "You've already confirmed this change. Your plan will update shortly.",
  agreedPlan: "You're on a custom plan. Please contact us to change it.",
  pastDue:
    'Your last payment failed. Please update your card under Account, Manage billing, before you change the plan.',
  inProgress: 'Another payment is in progress for your account. Please try again in a moment.',
  noSubscription: "You don't have a paid plan yet. Please choose one first.",
  unreachable: 'The payment service is not available right now. Please try again in a minute.',
} as const
