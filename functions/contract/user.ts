import * as v from 'valibot'
import { maxEmailLength, maxNameLength, passwordLength } from './limits'
import { Tier, paidTiers } from './plan'
import { Defaults } from './terms'

const notAnEmail = 'Please enter a valid email address'
const email = v.pipe(
  v.string('Please enter your email address'),
  v.trim(),
  v.nonEmpty('Please enter your email address'),
  v.maxLength(maxEmailLength, 'This email address is too long'),
  // The RFC's pattern allows apostrophes, as in O'Brien. A domain without a dot receives no mail.
  v.rfcEmail(notAnEmail),
  v.regex(/\.[^.]{2,}$/, notAnEmail),
  v.toLowerCase(),
)
const name = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(maxNameLength, `Names can have at most ${maxNameLength} characters`)),
  '',
)

const tooLong = `Passwords can have at most ${passwordLength.max} characters`

export const NewPassword = v.pipe(
  v.string('Please choose a password'),
  v.minLength(passwordLength.min, `Use at least ${passwordLength.min} characters`),
  v.maxLength(passwordLength.max, tooLong),
  v.check((password) => password.trim() !== '', 'A password cannot consist of spaces only'),
)

export const Credentials = v.object({
  email,
  password: v.pipe(
    v.string('Please enter your password'),
    v.nonEmpty('Please enter your password'),
    v.maxLength(passwordLength.max, tooLong),
  ),
})
export type Credentials = v.InferOutput<typeof Credentials>

export const Registration = v.object({ email, password: NewPassword, firstName: name, lastName: name })
export type Registration = v.InferOutput<typeof Registration>

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
  /** For new projects. Absent if they are the standard ones. */
  defaults: v.optional(Defaults),
  /** ISO 8601. Only `getUser` returns it. */
  sessionEndsAt: v.optional(v.string()),
})
export type User = v.InferOutput<typeof User>

export const SignedIn = v.object({ sessionId: v.string(), user: User })
export type SignedIn = v.InferOutput<typeof SignedIn>

export const guessablePassword = 'This password is too easy to guess. Please choose another one.'
export const wrongCredentials = 'Wrong email or password.'
export const emailTaken = 'An account with this email already exists. Please sign in instead.'
export const sessionEnded = 'Your session has ended. Please sign in again.'
