import type { FunctionName } from './sizes'

/** Permissions of Lambdas. `grants.ts` maps each to policy statements and environment variables. */
export type Permission =
  | 'table:get'
  | 'table:query'
  | 'table:put'
  | 'table:update'
  | 'table:delete'
  | 'table:batch-write'
  /** Condition check on an item that a transaction does not write. */
  | 'table:check'
  | 'run-job'
  | 'uploads:sign'
  | 'uploads:read'
  | 'scans'
  | 'model'
  | 'payments'
  | 'prices'
  | 'site'
  | 'dispatch-mail'
  | 'mail'

/** Least privilege for each Lambda. A missing Lambda does not compile, and a missing table permission fails a test. */
export const permissions: Record<FunctionName, readonly Permission[]> = {
  login: ['table:get', 'table:put', 'table:update'],
  register: ['table:get', 'table:put', 'table:update'],
  requestPasswordReset: ['table:get', 'table:put', 'table:update'],
  resetPassword: ['table:get', 'table:put', 'table:update', 'table:delete'],
  verifyEmail: ['table:get', 'table:put', 'table:update', 'table:delete', 'table:check'],
  resendVerification: ['table:get', 'table:query', 'table:put', 'table:update'],
  changeEmail: ['table:get', 'table:query', 'table:put', 'table:update', 'table:delete', 'table:check'],
  saveNotices: ['table:query', 'table:update'],
  unsubscribe: ['table:get', 'table:update'],
  logout: ['table:query', 'table:delete'],
  getUser: ['table:query'],
  changePassword: ['table:get', 'table:query', 'table:put', 'table:update', 'table:delete'],
  saveDefaults: ['table:query', 'table:update'],
  logoutEverywhere: ['table:query', 'table:update'],
  exportData: ['table:get', 'table:query'],
  deleteAccount: [
    'table:get',
    'table:query',
    'table:put',
    'table:update',
    'table:delete',
    'table:batch-write',
    'payments',
    'prices',
  ],

  createProject: ['table:get', 'table:query', 'table:put', 'table:update', 'table:check'],
  listProjects: ['table:query'],
  getProject: ['table:get', 'table:query'],
  updateProject: [
    'table:get',
    'table:query',
    'table:put',
    'table:update',
    'table:delete',
    'table:check',
    'table:batch-write',
  ],
  getVersion: ['table:get', 'table:query'],
  listVersions: ['table:get', 'table:query'],
  revise: ['table:get', 'table:query', 'table:put', 'table:update', 'table:check', 'run-job'],
  restoreVersion: [
    'table:get',
    'table:query',
    'table:put',
    'table:update',
    'table:delete',
    'table:check',
    'table:batch-write',
  ],
  duplicateProject: ['table:get', 'table:query', 'table:put', 'table:update', 'table:check'],
  saveScope: ['table:get', 'table:query', 'table:put', 'table:update', 'table:check'],
  deleteProject: [
    'table:get',
    'table:query',
    'table:put',
    'table:update',
    'table:delete',
    'table:check',
    'table:batch-write',
  ],
  analyze: ['table:get', 'table:query', 'table:update', 'table:check', 'run-job'],
  estimate: ['table:get', 'table:query', 'table:update', 'table:check', 'run-job'],

  saveEstimate: ['table:get', 'table:query', 'table:put', 'table:update', 'table:delete', 'table:check'],
  listSavedEstimates: ['table:query'],
  getSavedEstimate: ['table:get', 'table:query'],

  saveOutcome: ['table:get', 'table:query', 'table:put', 'table:update', 'table:check'],
  getTrackRecord: ['table:get', 'table:query'],
  changeTrackRecord: ['table:get', 'table:query', 'table:put', 'table:update', 'table:check'],

  createShare: ['table:get', 'table:query', 'table:put', 'table:update', 'table:check'],
  listShares: ['table:query'],
  changeShare: ['table:get', 'table:query', 'table:put', 'table:update', 'table:check'],
  getOffer: ['table:get', 'table:query', 'table:update'],
  respondToOffer: ['table:get', 'table:query', 'table:put', 'table:update', 'table:check'],

  createUpload: ['table:get', 'table:query', 'table:put', 'table:update', 'table:check', 'uploads:sign'],
  processDocument: ['table:get', 'table:query', 'table:update', 'table:check', 'uploads:read', 'scans'],

  createSubscription: ['table:get', 'table:query', 'table:put', 'table:update', 'table:delete', 'payments', 'prices'],
  syncSubscription: ['table:get', 'table:query', 'table:put', 'table:update', 'payments', 'prices'],
  billingPortal: ['table:get', 'table:query', 'table:update', 'payments', 'site'],
  stripeWebhook: ['table:get', 'table:put', 'table:update', 'payments', 'prices'],

  runJob: [
    'table:get',
    'table:query',
    'table:put',
    'table:update',
    'table:delete',
    'table:check',
    'table:batch-write',
    'model',
  ],
  dispatchMail: ['dispatch-mail'],
  sendMail: ['table:get', 'table:put', 'table:update', 'table:check', 'mail', 'site'],
  stopMail: ['table:get', 'table:update'],
}
