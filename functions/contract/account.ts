import * as v from 'valibot'
import { SavedSnapshot } from './saved-estimate'
import { Project } from './project'
import { Credentials, NewPassword, User } from './user'

export const PasswordChange = v.object({
  currentPassword: Credentials.entries.password,
  newPassword: NewPassword,
})
export type PasswordChange = v.InferOutput<typeof PasswordChange>

/** The password again, since who finds an open browser must not be able to delete an account. */
export const AccountDeletion = v.object({ password: Credentials.entries.password })
export type AccountDeletion = v.InferOutput<typeof AccountDeletion>

const ExportedUser = v.object({
  ...v.pick(User, ['firstName', 'lastName', 'email', 'subscriptionTier', 'subscription']).entries,
  /** ISO 8601. */
  createdAt: v.string(),
  /** Estimates used, by month (`2026-11`). */
  estimatesUsed: v.record(v.string(), v.number()),
})

/** A part of all that is kept of a user. A Lambda answers 6 MB at most, so large accounts come in several parts. */
export const ExportPart = v.object({
  /** With the first part only. */
  user: v.optional(ExportedUser),
  /** As the screens show them, whole: requirements, analysis, answers and estimate. */
  projects: v.array(Project),
  savedEstimates: v.array(SavedSnapshot),
  /** To be sent as `?after=` for the next part; null with the last. */
  next: v.nullable(v.string()),
})
export type ExportPart = v.InferOutput<typeof ExportPart>

/** Not a 401, which would end the session of someone who mistyped. */
export const wrongPassword = 'Current password is incorrect.'
export const passwordChangedMeanwhile = 'Your password was just changed in another session. Please try again.'
export const accountBeingDeleted =
  'This account is being deleted. To finish, delete it again under Account on the pricing page.'
export const exportLost = 'The download was interrupted. Please start it again.'
