import { type ErrorKind, errorStatuses } from '#contract/error-kinds'
import { tooBusy, tooSlow } from '#contract/failures'

interface Options {
  /** Seconds after which trying again can succeed. */
  retryAfter?: number
}

/** An error meant for the caller: its kind and a plain message to act on. Anything else thrown is a bug. */
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

/** Creates a refusal of each kind, to be thrown: `throw refuse.conflict(estimateChanged)`. */
export const refuse = {
  invalid: refusal('invalid'),
  signedOut: refusal('signed-out'),
  wrongCredentials: refusal('wrong-credentials'),
  forbidden: refusal('forbidden'),
  overQuota: refusal('over-quota'),
  wrongPassword: refusal('wrong-password'),
  notFound: refusal('not-found'),
  conflict: refusal('conflict'),
  emailTaken: refusal('email-taken'),
  tooLong: refusal('too-large'),
  unsupported: refusal('unsupported'),
  unreadable: refusal('unreadable'),
  nothingToBuild: refusal('nothing-to-build'),
  tooMany: refusal('rate-limited'),
  analystFailed: refusal('analyst-failed'),
  analystTimeout: refusal('analyst-timeout'),
  /** A service that we need asks us to slow down, or cannot be reached. */
  busy: refusal('busy'),
  timeout: refusal('timeout'),
}

/** How AWS's services say that they throttle; their clients have tried again by then. */
const throttling = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
  'ThrottlingException',
  'TooManyRequestsException',
])

export const isThrottled = (error: unknown) => error instanceof Error && throttling.has(error.name)

/** Seconds after which a service that is busy is worth another try. */
export const soon = 5

/** Thrown where an answer has to be given before the work is done. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow'
}

/** Converts an error to a refusal: `busy` if a service throttles, `timeout` if it is slow. Returns null for a bug. */
export function refusalFor(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (error instanceof TooSlow) return refuse.timeout(tooSlow, { retryAfter: soon })
  return isThrottled(error) ? refuse.busy(tooBusy, { retryAfter: soon }) : null
}
