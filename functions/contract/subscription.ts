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
  changeConfirmed: 'You have confirmed this change already. Your plan will update shortly.',
  agreedPlan: 'Your plan was agreed with us and is not changed here.',
  pastDue:
    'Your last payment failed. Please update your card under Account, Manage billing, before you change the plan.',
  inProgress: 'Another payment is being set up for your account. Please try again in a moment.',
  noSubscription: 'You have no paid plan to manage yet. Please choose one first.',
  unreachable: 'The payment service does not answer at the moment. Please try again in a minute.',
} as const
