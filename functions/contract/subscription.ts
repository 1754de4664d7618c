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
