import type { ErrorKind } from '#contract/error-kinds'
import { ourFault, tooBusy } from '#contract/failures'

/** Status texts, which HTTP/2 no longer sends, for responses without a body. */
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

/** Messages for responses that did not come from our functions. */
const messages: Record<number, string> = {
  413: 'The request is too large. Please send less.',
  429: tooBusy,
  500: ourFault,
  502: tooBusy,
  503: tooBusy,
  504: tooBusy,
}

/** Matches the bodies of API Gateway (`{"message":"Service Unavailable"}`) and CloudFront (HTML). Ours are plain text. */
const isOfTheGateway = (text: string) =>
  /^\{\s*"message"\s*:\s*(?:null|"(?:Service Unavailable|Internal Server Error|Too Many Requests|Limit Exceeded|Request (?:Entity Too Large|Too Long)|Endpoint request timed out|Gateway Timeout|Bad Gateway)")\s*\}$|^<(?:!doctype )?html/i.test(
    text,
  )

function plainMessageIn(status: number, given: string): string {
  const text = given.trim()
  if (isOfTheGateway(text)) return messages[status] ?? text
  return text || (phrases[status] ?? 'Unknown Error')
}

/** A response that is not OK. `plainMessage` is its message without the status, `kind` the code that our functions add. */
export class ApiError extends Error {
  readonly status: number
  readonly plainMessage: string
  readonly kind: ErrorKind | undefined

  constructor(status: number, text: string, code?: string | null) {
    const plainMessage = plainMessageIn(status, text)
    super(`${status}: ${plainMessage}`)
    this.name = 'ApiError'
    this.status = status
    this.plainMessage = plainMessage
    this.kind = (code ?? undefined) as ErrorKind | undefined
  }
}

export const noConnection = 'Scopewright could not be reached. Please check your connection and try again.'

/** Error for a missing response: offline, server down, or connection lost. */
export const unreachable = (cause: unknown) => new Error(noConnection, { cause })

/** Matches what Chromium, Firefox and WebKit say of a file or a response that does not load. Most of it names a URL. */
const notLoaded =
  /^(?:Failed to fetch|NetworkError|Load failed|error loading dynamically imported|Importing a module script failed|Unable to preload)/

/** Returns the message for a toast. Errors of the language itself are ours, and their messages are for programmers. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (notLoaded.test(error.message)) return noConnection
  return ['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError'].includes(error.name) ? ourFault : error.message
}

/** Returns the kind of error that the server named. */
export const kindOf = (error: unknown) => (error instanceof ApiError ? error.kind : undefined)

/** Returns the message without the status, for use beside a field. */
export const plainMessageOf = (error: unknown) => (error instanceof ApiError ? error.plainMessage : messageOf(error))
