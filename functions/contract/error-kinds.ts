import * as v from 'valibot'

/** Kinds of errors with their HTTP status. Programs decide by the kind, because the message may change. */
export const errorStatuses = {
  invalid: 400,
  'signed-out': 401,
  'wrong-credentials': 401,
  forbidden: 403,
  'over-quota': 403,
  'wrong-password': 403,
  'not-found': 404,
  conflict: 409,
  /** Edited from a state that is no longer the stored one. */
  outdated: 409,
  'email-taken': 409,
  /** A link that has ended. */
  gone: 410,
  'too-large': 413,
  unsupported: 415,
  unreadable: 422,
  'nothing-to-build': 422,
  'rate-limited': 429,
  internal: 500,
  'analyst-failed': 502,
  'analyst-timeout': 502,
  /** The analyst's service failed, so nothing was analyzed. */
  'analyst-unavailable': 502,
  busy: 503,
  timeout: 503,
} as const

export type ErrorKind = keyof typeof errorStatuses
export const ErrorKind = v.picklist(Object.keys(errorStatuses) as ErrorKind[])

/** Response header that names the kind of an error. */
export const errorCodeHeader = 'x-error-code'
