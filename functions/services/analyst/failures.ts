import { Refusal, refuse } from '#functions/lib/refusal'

/** What the user is told when the analyst gives no usable answer. */
export const analystFailures = {
  unusable: 'The AI returned a result that could not be used. Please try again.',
  declined:
    'The AI declined to analyze this document. Please check that it describes software to build, then try again.',
  slow: 'The AI analysis took too long. Please try again.',
  lost: 'The connection to the AI was lost. Please try again.',
  broken: 'The AI service reported an error. Please try again.',
  unavailable: 'The AI service is not available right now. Please try again later.',
  busy: 'The AI service is busy. Please try again in a minute.',
  nothing:
    'Nothing to build was found in these requirements. Please start a new estimate with a description of what the software should do.',
  nothingLeft: 'With these answers there is nothing left to build. Please check them and try again.',
} as const

/** Seconds after which Bedrock's quotas, counted by the minute, are free again. */
const busySeconds = 60

/** Errors whose status does not tell what to say. */
const named: Record<string, keyof typeof analystFailures> = {
  ServiceQuotaExceededException: 'busy',
  AbortError: 'slow',
  ModelTimeoutException: 'slow',
  ModelErrorException: 'broken',
  // The reply's body was not JSON.
  SyntaxError: 'unusable',
  CredentialsProviderError: 'unavailable',
}

/** An error of the Bedrock client as what the user is told. */
export function bedrockRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const failure = (error instanceof Error && named[error.name]) || byStatus(statusOf(error))
  if (failure === 'busy') return refuse.busy(analystFailures.busy, { retryAfter: busySeconds })
  return failure === 'slow'
    ? refuse.analystTimeout(analystFailures.slow)
    : refuse.analystFailed(analystFailures[failure])
}

/** Other refusals of ours (a model that is not granted, unknown, or sent what it does not take) are for us to mend. */
function byStatus(status: number | undefined): keyof typeof analystFailures {
  if (status === undefined) return 'lost'
  if (status === 429 || status === 503) return 'busy'
  return status >= 500 ? 'broken' : 'unavailable'
}

/** Absent where no reply came. */
const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode
