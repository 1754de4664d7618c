import { tooBusy, tooSlow } from '#contract/failures'

interface Options {
  /** Seconds after which trying again can succeed. */
  retryAfter?: number
}

/** What the caller is told instead of a reply: a status and a plain sentence to act on. Anything else thrown is a bug. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly retryAfter: number | undefined

  constructor(status: number, sentence: string, { retryAfter }: Options = {}) {
    super(sentence)
    this.status = status
    this.retryAfter = retryAfter
  }
}

const refusal = (status: number) => (sentence: string, options?: Options) => new Refusal(status, sentence, options)

/** A refusal by what it means, to be thrown: `throw refuse.conflict(estimateChanged)`. */
export const refuse = {
  invalid: refusal(400),
  signedOut: refusal(401),
  forbidden: refusal(403),
  notFound: refusal(404),
  conflict: refusal(409),
  tooLong: refusal(413),
  unsupported: refusal(415),
  unreadable: refusal(422),
  tooMany: refusal(429),
  /** A service that we need failed. */
  failed: refusal(502),
  /** A service that we need asks us to slow down, or cannot be reached. */
  busy: refusal(503),
}

/** How AWS's services say that they throttle; their clients have tried again by then. */
const throttling = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
  'ThrottlingException',
  'TooManyRequestsException',
])

/** Seconds after which a service that is busy is worth another try. */
export const soon = 5

/** Thrown where an answer has to be given before the work is done. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow'
}

/** What the caller is told of an error: a refusal as it is, 503 where a service throttles or is slow. Null for a bug. */
export function refusalFor(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (error instanceof TooSlow) return refuse.busy(tooSlow, { retryAfter: soon })
  const isThrottled = error instanceof Error && throttling.has(error.name)
  return isThrottled ? refuse.busy(tooBusy, { retryAfter: soon }) : null
}
