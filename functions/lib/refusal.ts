import { type ErrorKind, errorStatuses } from '#contract/error-kinds'
import { tooBusy, tooSlow } from '#contract/failures'

interface Options {
  /** Seconds after which a retry can succeed. */
  retryAfter?: number
}

/** Error for the client, with its kind and a message. Any other error is a bug. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly kind: ErrorKind
  readonly status: number
  readonly retryAfter: number | undefined

  constructor(kind: ErrorKind, message: string, { retryAfter }: Options = {}) {
    super(message)
    this.kind = kind
    this.status = errorStatuses[kind]
    this.retryAfter = retryAfter
  }
}

const refusal = (kind: ErrorKind) => (message: string, options?: Options) => new Refusal(kind, message, options)

/** Creates refusals by kind: `throw refuse.conflict(estimateChanged)`. */
export const refuse = {
  invalid: refusal('invalid'),
  signedOut: refusal('signed-out'),
  wrongCredentials: refusal('wrong-credentials'),
  forbidden: refusal('forbidden'),
  overQuota: refusal('over-quota'),
  wrongPassword: refusal('wrong-password'),
  notFound: refusal('not-found'),
  conflict: refusal('conflict'),
  outdated: refusal('outdated'),
  emailTaken: refusal('email-taken'),
  gone: refusal('gone'),
  tooLong: refusal('too-large'),
  unsupported: refusal('unsupported'),
  unreadable: refusal('unreadable'),
  nothingToBuild: refusal('nothing-to-build'),
  tooMany: refusal('rate-limited'),
  analystFailed: refusal('analyst-failed'),
  analystTimeout: refusal('analyst-timeout'),
  analystUnavailable: refusal('analyst-unavailable'),
  /** A service throttles us or is unreachable. */
  busy: refusal('busy'),
  timeout: refusal('timeout'),
}

/** Names of the errors with which AWS services throttle, thrown after the SDK's own retries. */
const throttling = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
  'ThrottlingException',
  'TooManyRequestsException',
])

export const isThrottled = (error: unknown) => error instanceof Error && throttling.has(error.name)

/** Seconds after which to retry a busy service. */
export const busyRetryAfter = 5

/** Thrown if a call reaches its deadline. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow'
}

/** Converts an error to a refusal: `busy` if a service throttles, `timeout` if it is slow. Returns null for a bug. */
export function refusalFor(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (error instanceof TooSlow) return refuse.timeout(tooSlow, { retryAfter: busyRetryAfter })
  return isThrottled(error) ? refuse.busy(tooBusy, { retryAfter: busyRetryAfter }) : null
}
