import { ourFault, tooBusy } from '#contract/failures'

/** What HTTP/2 no longer sends, for answers without a text. */
const phrases: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** For answers that no function of ours gave. */
const sentences: Record<number, string> = {
  413: 'The request is too large. Please send less.',
  429: tooBusy,
  500: ourFault,
  502: tooBusy,
  503: tooBusy,
  504: tooBusy,
}

/** API Gateway says `{"message":"Service Unavailable"}` and the like, and CloudFront a page: ours are plain sentences. */
const isOfTheGateway = (text: string) =>
  /^\{\s*"message"\s*:\s*(?:null|"(?:Service Unavailable|Internal Server Error|Too Many Requests|Limit Exceeded|Request (?:Entity Too Large|Too Long)|Endpoint request timed out|Gateway Timeout|Bad Gateway)")\s*\}$|^<(?:!doctype )?html/i.test(
    text,
  )

function sentenceIn(status: number, given: string): string {
  const text = given.trim()
  if (isOfTheGateway(text)) return sentences[status] ?? text
  return text || (phrases[status] ?? 'Unknown Error')
}

/** An answer that is not OK. `sentence` is what the server said, without the status. */
export class ApiError extends Error {
  readonly status: number
  readonly sentence: string

  constructor(status: number, text: string) {
    const sentence = sentenceIn(status, text)
    super(`${status}: ${sentence}`)
    this.name = 'ApiError'
    this.status = status
    this.sentence = sentence
  }
}

export const noConnection = 'Scopewright could not be reached. Please check your connection and try again.'

/** No answer at all: offline, a server that is down, or a connection cut half way. */
export const unreachable = (cause: unknown) => new Error(noConnection, { cause })

/** The message for a toast. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The message for a note beside the field, where a status would be noise. */
export const sentenceOf = (error: unknown) => (error instanceof ApiError ? error.sentence : messageOf(error))
