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

/** An answer that is not OK. `sentence` is what the server said, without the status. */
export class ApiError extends Error {
  readonly status: number
  readonly sentence: string

  constructor(status: number, text: string) {
    const sentence = text.trim() || (phrases[status] ?? 'Unknown Error')
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
