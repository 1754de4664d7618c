import * as v from 'valibot'
import { call } from './call'
import { AccountDeletion, ExportPart, PasswordChange } from './account'
import { Attempt } from './attempt'
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
import { OfferResponse } from './offer-response'
import { NewShare, Share, ShareChange, ShareChoices, SharedOffer, shareNotFound } from './share'
import { ShareTexts } from './share-texts'
import { Defaults } from './terms'
import { FinishedProject, FinishedProjects, Outcome, TrackRecordChange } from './track-record'
import { NewSubscription, PaymentSession, Portal } from './subscription'
import { Credentials, Registration } from './credentials'
import { NumberedVersion, Restoration, Revision, VersionSummary } from './version'
import { SignedIn, User } from './user'

const nothing = v.optional(v.object({}))

/** Properties of calls for anyone. */
const open = { access: 'public', body: nothing, reply: nothing } as const
/** Properties of calls for a signed-in user. */
const signedIn = { access: 'signed-in', body: nothing, reply: nothing } as const

export const login = call({ ...open, method: 'POST', path: '/api/login', body: Credentials, reply: SignedIn })

export const register = call({ ...open, method: 'POST', path: '/api/register', body: Registration, reply: SignedIn })

export const logout = call({ ...signedIn, method: 'POST', path: '/api/logout', allowedDuringDeletion: true })

export const getUser = call({ ...signedIn, method: 'GET', path: '/api/user', reply: User })

export const changePassword = call({ ...signedIn, method: 'POST', path: '/api/password', body: PasswordChange })

export const saveDefaults = call({
  ...signedIn,
  method: 'PUT',
  path: '/api/defaults',
  body: v.object({ ...Defaults.entries, sender: v.optional(ShareTexts.entries.from) }),
  reply: User,
})

export const logoutEverywhere = call({
  ...signedIn,
  method: 'POST',
  path: '/api/logout-everywhere',
  allowedDuringDeletion: true,
})

export const requestPasswordReset = call({
  ...open,
  method: 'POST',
  path: '/api/password-reset',
  body: PasswordResetRequest,
})

export const resetPassword = call({
  ...open,
  method: 'PUT',
  path: '/api/password-reset',
  body: PasswordReset,
  reply: SignedIn,
})

export const verifyEmail = call({ ...open, method: 'POST', path: '/api/verify-email', body: EmailVerification })

export const resendVerification = call({ ...signedIn, method: 'POST', path: '/api/verify-email/resend' })

export const changeEmail = call({ ...signedIn, method: 'POST', path: '/api/email', body: EmailChange, reply: User })

export const saveNotices = call({ ...signedIn, method: 'PUT', path: '/api/notices', body: Notices, reply: User })

export const unsubscribe = call({
  ...open,
  method: 'POST',
  path: '/api/unsubscribe/{token}',
  notFound: unsubscribeNotFound,
  ignoresBody: true,
})

export const exportData = call({ ...signedIn, method: 'GET', path: '/api/export', parts: true, reply: ExportPart })

export const deleteAccount = call({
  ...signedIn,
  method: 'POST',
  path: '/api/delete-account',
  long: true,
  allowedDuringDeletion: true,
  body: AccountDeletion,
})

export const createProject = call({
  ...signedIn,
  method: 'POST',
  path: '/api/projects',
  body: v.object({ ...NewProject.entries, attempt: v.optional(Attempt) }),
  reply: v.pick(Project, ['id']),
})

export const listProjects = call({
  ...signedIn,
  method: 'GET',
  path: '/api/projects',
  stale: true,
  parts: true,
  reply: ProjectPage,
})

export const getProject = call({ ...signedIn, method: 'GET', path: '/api/projects/{id}', reply: Project })

export const updateProject = call({
  ...signedIn,
  method: 'PUT',
  path: '/api/projects/{id}',
  body: ProjectChange,
  reply: Project,
})

export const getVersion = call({
  ...signedIn,
  method: 'GET',
  path: '/api/projects/{id}/version',
  reply: NumberedVersion,
})

export const listVersions = call({
  ...signedIn,
  method: 'GET',
  path: '/api/projects/{id}/versions',
  reply: v.array(VersionSummary),
})

export const revise = call({
  ...signedIn,
  method: 'POST',
  path: '/api/projects/{id}/revise',
  long: true,
  body: Revision,
  reply: Project,
})

export const restoreVersion = call({
  ...signedIn,
  method: 'POST',
  path: '/api/projects/{id}/restore',
  body: Restoration,
  reply: Project,
})

export const duplicateProject = call({
  ...signedIn,
  method: 'POST',
  path: '/api/projects/{id}/duplicate',
  reply: v.pick(Project, ['id']),
})

export const saveScope = call({
  ...signedIn,
  method: 'PUT',
  path: '/api/projects/{id}/scope',
  body: StoredScope,
  reply: Project,
})

export const deleteProject = call({ ...signedIn, method: 'POST', path: '/api/projects/{id}/delete' })

export const analyze = call({
  ...signedIn,
  method: 'POST',
  path: '/api/projects/{id}/analyze',
  long: true,
  reply: Project,
})

export const estimate = call({
  ...signedIn,
  method: 'POST',
  path: '/api/projects/{id}/estimate',
  long: true,
  body: AnswersBody,
  reply: Project,
})

export const saveEstimate = call({
  ...signedIn,
  method: 'POST',
  path: '/api/save-estimation',
  body: NewSavedEstimate,
  reply: SavedEstimate,
})

export const listSavedEstimates = call({
  ...signedIn,
  method: 'GET',
  path: '/api/estimation-history',
  stale: true,
  reply: v.array(SavedEstimate),
})

export const getSavedEstimate = call({
  ...signedIn,
  method: 'GET',
  path: '/api/estimation-history/{id}',
  notFound: savedNotFound,
  reply: OpenedEstimate,
})

export const saveOutcome = call({
  ...signedIn,
  method: 'PUT',
  path: '/api/estimation-history/{id}/outcome',
  notFound: savedNotFound,
  body: Outcome,
  reply: FinishedProject,
})

export const getTrackRecord = call({ ...signedIn, method: 'GET', path: '/api/track-record', reply: FinishedProjects })

export const changeTrackRecord = call({
  ...signedIn,
  method: 'POST',
  path: '/api/track-record',
  body: TrackRecordChange,
  reply: FinishedProjects,
})

export const createShare = call({
  ...signedIn,
  method: 'POST',
  path: '/api/estimation-history/{id}/shares',
  notFound: savedNotFound,
  body: ShareChoices,
  reply: NewShare,
})

export const listShares = call({ ...signedIn, method: 'GET', path: '/api/shares', reply: v.array(Share) })

export const changeShare = call({
  ...signedIn,
  method: 'POST',
  path: '/api/shares/{id}',
  notFound: shareNotFound,
  body: ShareChange,
  reply: Share,
})

export const getOffer = call({ ...open, method: 'GET', path: '/api/shared/{token}', reply: SharedOffer })

export const respondToOffer = call({
  ...open,
  method: 'POST',
  path: '/api/shared/{token}',
  body: OfferResponse,
  reply: SharedOffer,
})

export const createUpload = call({ ...signedIn, method: 'POST', path: '/api/documents/upload', reply: Upload })

export const processDocument = call({
  ...signedIn,
  method: 'POST',
  path: '/api/documents/process',
  long: true,
  body: UploadedDocument,
  reply: DocumentText,
})

export const createSubscription = call({
  ...signedIn,
  method: 'POST',
  path: '/api/create-subscription',
  body: NewSubscription,
  reply: PaymentSession,
})

export const syncSubscription = call({ ...signedIn, method: 'POST', path: '/api/subscription/sync', reply: User })

export const billingPortal = call({ ...signedIn, method: 'POST', path: '/api/billing-portal', reply: Portal })

export const stripeWebhook = call({
  method: 'POST',
  path: '/api/stripe-webhook',
  access: 'stripe',
  body: v.unknown(),
  reply: nothing,
})
