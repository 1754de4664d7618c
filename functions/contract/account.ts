import * as v from 'valibot'
import { SavedSnapshot } from './saved-estimate'
import { Project } from './project'
import { Credentials, NewPassword } from './credentials'
import { Share } from './share'
import { FinishedProject } from './track-record'
import { User } from './user'
import { ExportedVersion } from './version'

export const PasswordChange = v.object({
  currentPassword: Credentials.entries.password,
  newPassword: NewPassword,
})
export type PasswordChange = v.InferOutput<typeof PasswordChange>

/** Requires the password again, so that someone at an unlocked browser cannot delete the account. */
export const AccountDeletion = v.object({ password: Credentials.entries.password })
export type AccountDeletion = v.InferOutput<typeof AccountDeletion>

const ExportedUser = v.object({
  ...v.pick(User, [
    'firstName',
    'lastName',
    'email',
    'emailVerified',
    'pendingEmail',
    'emailUndeliverable',
    'notices',
    'subscriptionTier',
    'subscription',
    'sender',
    'defaults',
    'trackRecord',
  ]).entries,
  /** ISO 8601. */
  createdAt: v.string(),
  /** Estimates used, by month (`2026-11`). */
  estimatesUsed: v.record(v.string(), v.number()),
})

/** One part of a user's data. A Lambda's response is limited to 6 MB, so large accounts are exported in several parts. */
export const ExportPart = v.object({
  /** Only in the first part. */
  user: v.optional(ExportedUser),
  /** The whole track record, in the first part. */
  finishedProjects: v.optional(v.array(FinishedProject)),
  /** Complete projects, as on the screens: requirements, analysis, answers and estimate. */
  projects: v.array(Project),
  /** Earlier versions of projects. */
  versions: v.array(ExportedVersion),
  savedEstimates: v.array(SavedSnapshot),
  /** Links to saved estimates, with the responses of clients. */
  shares: v.array(Share),
  /** Cursor to send as `?after=` for the next part. Null in the last part. */
  next: v.nullable(v.string()),
})
export type ExportPart = v.InferOutput<typeof ExportPart>

/** Sent with a 403, because a 401 would end the session of a user who mistyped. */
export const wrongPassword = 'Current password is incorrect.'
export const passwordJustChanged = 'Your password was just changed in another session. Please try again.'
export const accountBeingDeleted =
  'This account is being deleted. To finish, delete it again under Account on the pricing page.'
export const exportLost = 'The download was interrupted. Please start it again.'
