import * as v from 'valibot'
import { AccountDeletion, ExportPart, PasswordChange } from './account'
import { AnswersBody } from './answers'
import { DocumentText, Upload, UploadedDocument } from './document'
import { NewSavedEstimate, OpenedEstimate, SavedEstimate, savedNotFound } from './saved-estimate'
import {
  EmailChange,
  EmailVerification,
  Notices,
  PasswordReset,
  PasswordResetRequest,
  unsubscribeNotFound,
} from './mail'
import { NewProject, Project, ProjectChange, ProjectPage } from './project'
import { StoredScope } from './scope'
import { NewShare, OfferResponse, Share, ShareChange, ShareChoices, SharedOffer, shareNotFound } from './share'
import { Defaults } from './terms'
import { FinishedProject, FinishedProjects, Outcome, TrackRecordChange } from './track-record'
import { NewSubscription, PaymentSession, Portal } from './subscription'
import { Credentials, Registration } from './credentials'
import { NumberedVersion, Restoration, Revision, VersionSummary } from './version'
import { SignedIn, User } from './user'

export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  /** Allowed callers: anyone, a signed-in user, or Stripe, which signs its requests. */
  access: 'public' | 'signed-in' | 'stripe'
  /** Error for a malformed id. Defaults to `projectNotFound`. */
  notFound?: string
  /** May respond with 202 and `Joining`. */
  long?: true
  /** Responds in parts: the `next` of one part is sent as `?after=` for the following one. */
  parts?: true
  /** Eventually consistent read: half the cost, may be slightly out of date. */
  stale?: true
  /** Allowed during the deletion of the account, although it writes. */
  allowedDuringDeletion?: true
  /** Ignores the body, whatever its type. */
  ignoresBody?: true
  body: v.GenericSchema
  reply: v.GenericSchema
}

const nothing = v.optional(v.object({}))

export const login = {
  method: 'POST',
  path: '/api/login',
  access: 'public',
  body: Credentials,
  reply: SignedIn,
} as const satisfies Call

export const register = {
  method: 'POST',
  path: '/api/register',
  access: 'public',
  body: Registration,
  reply: SignedIn,
} as const satisfies Call

export const logout = {
  method: 'POST',
  path: '/api/logout',
  access: 'signed-in',
  allowedDuringDeletion: true,
  body: nothing,
  reply: nothing,
} as const satisfies Call

export const getUser = {
  method: 'GET',
  path: '/api/user',
  access: 'signed-in',
  body: nothing,
  reply: User,
} as const satisfies Call

export const changePassword = {
  method: 'POST',
  path: '/api/password',
  access: 'signed-in',
  body: PasswordChange,
  reply: nothing,
} as const satisfies Call

export const saveDefaults = {
  method: 'PUT',
  path: '/api/defaults',
  access: 'signed-in',
  body: Defaults,
  reply: User,
} as const satisfies Call

export const logoutEverywhere = {
  method: 'POST',
  path: '/api/logout-everywhere',
  access: 'signed-in',
  allowedDuringDeletion: true,
  body: nothing,
  reply: nothing,
} as const satisfies Call

export const requestPasswordReset = {
  method: 'POST',
  path: '/api/password-reset',
  access: 'public',
  body: PasswordResetRequest,
  reply: nothing,
} as const satisfies Call

export const resetPassword = {
  method: 'PUT',
  path: '/api/password-reset',
  access: 'public',
  body: PasswordReset,
  reply: SignedIn,
} as const satisfies Call

export const verifyEmail = {
  method: 'POST',
  path: '/api/verify-email',
  access: 'public',
  body: EmailVerification,
  reply: nothing,
} as const satisfies Call

export const resendVerification = {
  method: 'POST',
  path: '/api/verify-email/resend',
  access: 'signed-in',
  body: nothing,
  reply: nothing,
} as const satisfies Call

export const changeEmail = {
  method: 'POST',
  path: '/api/email',
  access: 'signed-in',
  body: EmailChange,
  reply: User,
} as const satisfies Call

export const saveNotices = {
  method: 'PUT',
  path: '/api/notices',
  access: 'signed-in',
  body: Notices,
  reply: User,
} as const satisfies Call

export const unsubscribe = {
  method: 'POST',
  path: '/api/unsubscribe/{token}',
  access: 'public',
  notFound: unsubscribeNotFound,
  ignoresBody: true,
  body: nothing,
  reply: nothing,
} as const satisfies Call

export const exportData = {
  method: 'GET',
  path: '/api/export',
  access: 'signed-in',
  parts: true,
  body: nothing,
  reply: ExportPart,
} as const satisfies Call

export const deleteAccount = {
  method: 'POST',
  path: '/api/delete-account',
  access: 'signed-in',
  long: true,
  allowedDuringDeletion: true,
  body: AccountDeletion,
  reply: nothing,
} as const satisfies Call

export const createProject = {
  method: 'POST',
  path: '/api/projects',
  access: 'signed-in',
  body: NewProject,
  reply: v.pick(Project, ['id']),
} as const satisfies Call

export const listProjects = {
  method: 'GET',
  path: '/api/projects',
  access: 'signed-in',
  stale: true,
  parts: true,
  body: nothing,
  reply: ProjectPage,
} as const satisfies Call

export const getProject = {
  method: 'GET',
  path: '/api/projects/{id}',
  access: 'signed-in',
  body: nothing,
  reply: Project,
} as const satisfies Call

export const updateProject = {
  method: 'PUT',
  path: '/api/projects/{id}',
  access: 'signed-in',
  body: ProjectChange,
  reply: Project,
} as const satisfies Call

export const getVersion = {
  method: 'GET',
  path: '/api/projects/{id}/version',
  access: 'signed-in',
  body: nothing,
  reply: NumberedVersion,
} as const satisfies Call

export const listVersions = {
  method: 'GET',
  path: '/api/projects/{id}/versions',
  access: 'signed-in',
  body: nothing,
  reply: v.array(VersionSummary),
} as const satisfies Call

export const revise = {
  method: 'POST',
  path: '/api/projects/{id}/revise',
  access: 'signed-in',
  long: true,
  body: Revision,
  reply: Project,
} as const satisfies Call

export const restoreVersion = {
  method: 'POST',
  path: '/api/projects/{id}/restore',
  access: 'signed-in',
  body: Restoration,
  reply: Project,
} as const satisfies Call

export const duplicateProject = {
  method: 'POST',
  path: '/api/projects/{id}/duplicate',
  access: 'signed-in',
  body: nothing,
  reply: v.pick(Project, ['id']),
} as const satisfies Call

export const saveScope = {
  method: 'PUT',
  path: '/api/projects/{id}/scope',
  access: 'signed-in',
  body: StoredScope,
  reply: Project,
} as const satisfies Call

export const deleteProject = {
  method: 'POST',
  path: '/api/projects/{id}/delete',
  access: 'signed-in',
  body: nothing,
  reply: nothing,
} as const satisfies Call

export const analyze = {
  method: 'POST',
  path: '/api/projects/{id}/analyze',
  access: 'signed-in',
  long: true,
  body: nothing,
  reply: Project,
} as const satisfies Call

export const estimate = {
  method: 'POST',
  path: '/api/projects/{id}/estimate',
  access: 'signed-in',
  long: true,
  body: AnswersBody,
  reply: Project,
} as const satisfies Call

export const saveEstimate = {
  method: 'POST',
  path: '/api/save-estimation',
  access: 'signed-in',
  body: NewSavedEstimate,
  reply: SavedEstimate,
} as const satisfies Call

export const listSavedEstimates = {
  method: 'GET',
  path: '/api/estimation-history',
  access: 'signed-in',
  stale: true,
  body: nothing,
  reply: v.array(SavedEstimate),
} as const satisfies Call

export const getSavedEstimate = {
  method: 'GET',
  path: '/api/estimation-history/{id}',
  access: 'signed-in',
  notFound: savedNotFound,
  body: nothing,
  reply: OpenedEstimate,
} as const satisfies Call

export const saveOutcome = {
  method: 'PUT',
  path: '/api/estimation-history/{id}/outcome',
  access: 'signed-in',
  notFound: savedNotFound,
  body: Outcome,
  reply: FinishedProject,
} as const satisfies Call

export const getTrackRecord = {
  method: 'GET',
  path: '/api/track-record',
  access: 'signed-in',
  body: nothing,
  reply: FinishedProjects,
} as const satisfies Call

export const changeTrackRecord = {
  method: 'POST',
  path: '/api/track-record',
  access: 'signed-in',
  body: TrackRecordChange,
  reply: FinishedProjects,
} as const satisfies Call

export const createShare = {
  method: 'POST',
  path: '/api/estimation-history/{id}/shares',
  access: 'signed-in',
  notFound: savedNotFound,
  body: ShareChoices,
  reply: NewShare,
} as const satisfies Call

export const listShares = {
  method: 'GET',
  path: '/api/shares',
  access: 'signed-in',
  body: nothing,
  reply: v.array(Share),
} as const satisfies Call

export const changeShare = {
  method: 'POST',
  path: '/api/shares/{id}',
  access: 'signed-in',
  notFound: shareNotFound,
  body: ShareChange,
  reply: Share,
} as const satisfies Call

export const getOffer = {
  method: 'GET',
  path: '/api/shared/{token}',
  access: 'public',
  body: nothing,
  reply: SharedOffer,
} as const satisfies Call

export const respondToOffer = {
  method: 'POST',
  path: '/api/shared/{token}',
  access: 'public',
  body: OfferResponse,
  reply: SharedOffer,
} as const satisfies Call

export const createUpload = {
  method: 'POST',
  path: '/api/documents/upload',
  access: 'signed-in',
  body: nothing,
  reply: Upload,
} as const satisfies Call

export const processDocument = {
  method: 'POST',
  path: '/api/documents/process',
  access: 'signed-in',
  long: true,
  body: UploadedDocument,
  reply: DocumentText,
} as const satisfies Call

export const createSubscription = {
  method: 'POST',
  path: '/api/create-subscription',
  access: 'signed-in',
  body: NewSubscription,
  reply: PaymentSession,
} as const satisfies Call

export const syncSubscription = {
  method: 'POST',
  path: '/api/subscription/sync',
  access: 'signed-in',
  body: nothing,
  reply: User,
} as const satisfies Call

export const billingPortal = {
  method: 'POST',
  path: '/api/billing-portal',
  access: 'signed-in',
  body: nothing,
  reply: Portal,
} as const satisfies Call

export const stripeWebhook = {
  method: 'POST',
  path: '/api/stripe-webhook',
  access: 'stripe',
  body: v.unknown(),
  reply: nothing,
} as const satisfies Call
