import * as v from 'valibot'
import { Notices } from './mail'
import { Tier, paidTiers } from './plan'
import { Defaults } from './terms'
import { TrackRecord } from './track-record'

/** State of a paid plan at Stripe. Dates are ISO 8601. */
export const SubscriptionState = v.object({
  status: v.picklist(['active', 'past_due']),
  /** Next renewal, unless the plan ends. */
  renewsAt: v.nullable(v.string()),
  /** Effective date of a scheduled cancellation. */
  endsAt: v.nullable(v.string()),
  /** Lower plan that starts at the renewal. */
  nextTier: v.optional(v.nullable(v.picklist(paidTiers)), null),
  /** True if a change of plan awaits payment, because the card was declined or needs confirmation. */
  changeUnpaid: v.boolean(),
})
export type SubscriptionState = v.InferOutput<typeof SubscriptionState>

export const User = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  subscriptionTier: Tier,
  monthlyEstimationCount: v.number(),
  /** `unlimited` (999999) is shown as ∞. */
  monthlyEstimationLimit: v.number(),
  subscription: v.nullable(SubscriptionState),
  /** True if the last confirmed change of plan was not made because its terms were out of date. */
  changeNotMade: v.optional(v.boolean()),
  /** Name of the sender of offers, if it is not that of the account. */
  sender: v.optional(v.string()),
  /** For new projects. Absent if they are the standard ones. */
  defaults: v.optional(Defaults),
  /** Absent if no finished project counts. */
  trackRecord: v.optional(TrackRecord),
  /** Absent if the stage sends no mail. */
  emailVerified: v.optional(v.boolean()),
  /** New email that has not been confirmed yet. */
  pendingEmail: v.optional(v.string()),
  /** True if mail to the email came back, so that no more is sent. */
  emailUndeliverable: v.optional(v.boolean()),
  /** Absent if the stage sends no mail. */
  notices: v.optional(Notices),
  /** ISO 8601. Only `getUser` returns it. */
  sessionEndsAt: v.optional(v.string()),
})
export type User = v.InferOutput<typeof User>

export const SignedIn = v.object({ sessionId: v.string(), user: User })
export type SignedIn = v.InferOutput<typeof SignedIn>
