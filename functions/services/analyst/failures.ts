import { Refusal, refuse } from '#functions/lib/refusal'

/** Error messages for the user if the analyst returns no usable output. */
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
    'Nothing to build was found in these requirements. Please edit them so that they describe what the software should do.',
  nothingLeft: 'With these answers there is nothing left to build. Please check them and try again.',
} as const

/** Bedrock counts its quotas by the minute. */
const busySeconds = 60

/** Failures by error name, for errors whose status is ambiguous. */
const named: Record<string, keyof typeof analystFailures> = {
  ServiceQuotaExceededException: 'busy',
  AbortError: 'slow',
  ModelTimeoutException: 'slow',
  ModelErrorException: 'broken',
  // The response body was not JSON.
  SyntaxError: 'unusable',
  CredentialsProviderError: 'unavailable',
}

/** Maps an error of the Bedrock client to a Refusal. */
export function bedrockRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const failure = (error instanceof Error && named[error.name]) || byStatus(statusOf(error))
  const message = analystFailures[failure]
  if (failure === 'busy') return refuse.busy(message, { retryAfter: busySeconds })
  if (failure === 'slow') return refuse.analystTimeout(message)
  return failure === 'unusable' ? refuse.analystFailed(message) : refuse.analystUnavailable(message)
}

/**
 * Other 4xx errors (a model without access, an unknown model, an unsupported parameter) can only be fixed by the
 * operator.
 */
function byStatus(status: number | undefined): keyof typeof analystFailures {
  if (status === undefined) return 'lost'
  if (status === 429 || status === 503) return 'busy'
  return status >= 500 ? 'broken' : 'unavailable'
}

/** Undefined if there was no response. */
const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode
