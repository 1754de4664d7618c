import * as v from 'valibot'
import { Credentials, NewPassword } from './credentials'

/** Notices that a user can turn off. Mails about the account's security are always sent. */
export const Notices = v.object({
  /** A client accepted, declined or asked about an offer. */
  offers: v.boolean(),
  /** A payment failed. */
  payments: v.boolean(),
})
export type Notices = v.InferOutput<typeof Notices>
export type NoticeName = keyof Notices

export const noticeNames = Object.keys(Notices.entries) as NoticeName[]

/** Notices of a user who has not changed them. */
export const defaultNotices: Notices = { offers: true, payments: true }

/** Lifetimes of the links in mails. */
export const linkMinutes = { reset: 30, verification: 24 * 60 } as const

const token = v.string('The link is not complete. Please copy all of it from the mail.')

export const PasswordResetRequest = v.object({ email: Credentials.entries.email })
export type PasswordResetRequest = v.InferOutput<typeof PasswordResetRequest>

export const PasswordReset = v.object({ token, newPassword: NewPassword })
export type PasswordReset = v.InferOutput<typeof PasswordReset>

export const EmailVerification = v.object({ token })
export type EmailVerification = v.InferOutput<typeof EmailVerification>

/** Requires the password again, so that someone at an unlocked browser cannot take over the account. */
export const EmailChange = v.object({ email: Credentials.entries.email, password: Credentials.entries.password })
export type EmailChange = v.InferOutput<typeof EmailChange>

export const linkNotFound = 'This link is invalid, expired or already used. Please request a new one.'
export const unsubscribeNotFound =
  'This link does not work. Please choose your notices under Account on the pricing page.'
export const emailTakenSince = 'Another account has this email. Please choose another one under Account.'
export const sendsNoMail = 'This site sends no mail. Please ask the people who run it for help.'
