import * as v from 'valibot'
import { AccountDeletion, ExportPart, PasswordChange } from './account'
import { AnswersBody } from './answers'
import { DocumentText, Upload, UploadedDocument } from './document'
import { NewSavedEstimate, SavedEstimate, SavedSnapshot, savedNotFound } from './saved-estimate'
import { NewProject, Project, ProjectChange, ProjectPage, Version } from './project'
import { StoredScope } from './scope'
import { NewShare, OfferResponse, Share, ShareChange, ShareChoices, SharedOffer, shareNotFound } from './share'
import { Defaults } from './terms'
import { NewSubscription, PaymentSession, Portal } from './subscription'
import { Credentials, Registration } from './credentials'
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
  body: v.GenericSchema
  reply: v.GenericSchema
}

const nothing = v.optional(v.object({}))

/** All calls of the API. The stack, the gateway and the client take their paths from here. */
export const calls = {
  login: { method: 'POST', path: '/api/login', access: 'public', body: Credentials, reply: SignedIn },
  register: { method: 'POST', path: '/api/register', access: 'public', body: Registration, reply: SignedIn },
  logout: {
    method: 'POST',
    path: '/api/logout',
    access: 'signed-in',
    allowedDuringDeletion: true,
    body: nothing,
    reply: nothing,
  },
  getUser: { method: 'GET', path: '/api/user', access: 'signed-in', body: nothing, reply: User },

  changePassword: { method: 'POST', path: '/api/password', access: 'signed-in', body: PasswordChange, reply: nothing },
  saveDefaults: { method: 'PUT', path: '/api/defaults', access: 'signed-in', body: Defaults, reply: User },
  logoutEverywhere: {
    method: 'POST',
    path: '/api/logout-everywhere',
    access: 'signed-in',
    allowedDuringDeletion: true,
    body: nothing,
    reply: nothing,
  },
  exportData: {
    method: 'GET',
    path: '/api/export',
    access: 'signed-in',
    parts: true,
    body: nothing,
    reply: ExportPart,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/delete-account',
    access: 'signed-in',
    long: true,
    allowedDuringDeletion: true,
    body: AccountDeletion,
    reply: nothing,
  },

  createProject: {
    method: 'POST',
    path: '/api/projects',
    access: 'signed-in',
    body: NewProject,
    reply: v.pick(Project, ['id']),
  },
  listProjects: {
    method: 'GET',
    path: '/api/projects',
    access: 'signed-in',
    stale: true,
    parts: true,
    body: nothing,
    reply: ProjectPage,
  },
  getProject: { method: 'GET', path: '/api/projects/{id}', access: 'signed-in', body: nothing, reply: Project },
  updateProject: {
    method: 'PUT',
    path: '/api/projects/{id}',
    access: 'signed-in',
    body: ProjectChange,
    reply: Project,
  },
  getVersion: {
    method: 'GET',
    path: '/api/projects/{id}/version',
    access: 'signed-in',
    body: nothing,
    reply: Version,
  },
  saveScope: {
    method: 'PUT',
    path: '/api/projects/{id}/scope',
    access: 'signed-in',
    body: StoredScope,
    reply: Project,
  },
  deleteProject: {
    method: 'POST',
    path: '/api/projects/{id}/delete',
    access: 'signed-in',
    body: nothing,
    reply: nothing,
  },
  analyze: {
    method: 'POST',
    path: '/api/projects/{id}/analyze',
    access: 'signed-in',
    long: true,
    body: nothing,
    reply: Project,
  },
  estimate: {
    method: 'POST',
    path: '/api/projects/{id}/estimate',
    access: 'signed-in',
    long: true,
    body: AnswersBody,
    reply: Project,
  },

  saveEstimate: {
    method: 'POST',
    path: '/api/save-estimation',
    access: 'signed-in',
    body: NewSavedEstimate,
    reply: SavedEstimate,
  },
  listSavedEstimates: {
    method: 'GET',
    path: '/api/estimation-history',
    access: 'signed-in',
    stale: true,
    body: nothing,
    reply: v.array(SavedEstimate),
  },
  getSavedEstimate: {
    method: 'GET',
    path: '/api/estimation-history/{id}',
    access: 'signed-in',
    notFound: savedNotFound,
    body: nothing,
    reply: SavedSnapshot,
  },

  createShare: {
    method: 'POST',
    path: '/api/estimation-history/{id}/shares',
    access: 'signed-in',
    notFound: savedNotFound,
    body: ShareChoices,
    reply: NewShare,
  },
  listShares: { method: 'GET', path: '/api/shares', access: 'signed-in', body: nothing, reply: v.array(Share) },
  changeShare: {
    method: 'POST',
    path: '/api/shares/{id}',
    access: 'signed-in',
    notFound: shareNotFound,
    body: ShareChange,
    reply: Share,
  },
  getOffer: { method: 'GET', path: '/api/shared/{token}', access: 'public', body: nothing, reply: SharedOffer },
  respondToOffer: {
    method: 'POST',
    path: '/api/shared/{token}',
    access: 'public',
    body: OfferResponse,
    reply: SharedOffer,
  },

  createUpload: { method: 'POST', path: '/api/documents/upload', access: 'signed-in', body: nothing, reply: Upload },
  processDocument: {
    method: 'POST',
    path: '/api/documents/process',
    access: 'signed-in',
    long: true,
    body: UploadedDocument,
    reply: DocumentText,
  },

  createSubscription: {
    method: 'POST',
    path: '/api/create-subscription',
    access: 'signed-in',
    body: NewSubscription,
    reply: PaymentSession,
  },
  syncSubscription: {
    method: 'POST',
    path: '/api/subscription/sync',
    access: 'signed-in',
    body: nothing,
    reply: User,
  },
  billingPortal: {
    method: 'POST',
    path: '/api/billing-portal',
    access: 'signed-in',
    body: nothing,
    reply: Portal,
  },
  stripeWebhook: { method: 'POST', path: '/api/stripe-webhook', access: 'stripe', body: v.unknown(), reply: nothing },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls

export const callNames = Object.keys(calls) as CallName[]

/** Returns the base name of a call's file, such as `create-project` for `createProject`. */
export const fileOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
