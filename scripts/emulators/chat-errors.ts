import * as v from 'valibot'
import type { ChatModel } from './model'
import { type ServiceResponse, awsError } from './emulator'

/** Error response, or the reason why there is no response. */
export interface Failure {
  /** 0 if the server could not be reached. */
  status: number
  message: string
  code?: string
  retryAfter?: string | null
}

const Details = v.object({ message: v.string(), code: v.nullish(v.union([v.string(), v.number()]), '') })
/** Formats of OpenAI, Ollama's own API, and vLLM. */
const ErrorBody = v.union([v.object({ error: v.union([Details, v.string()]) }), Details])

const maxMessage = 500

export function readError(body: string): { message: string; code: string } {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ErrorBody), body)
  if (!parsed.success) return { message: 'The response is not one of Chat Completions.', code: '' }
  const error = 'error' in parsed.output ? parsed.output.error : parsed.output
  const { message, code } = typeof error === 'string' ? { message: error, code: '' } : error
  return { message: message.slice(0, maxMessage), code: String(code) }
}

export const isTooLong = ({ status, message, code }: Failure) =>
  status === 413 ||
  code === 'context_length_exceeded' ||
  /context (length|size|window)|too long|too many tokens/i.test(message)

const isTimeout = ({ status }: Failure) => status === 408 || status === 504
const isOutOfQuota = ({ status, code }: Failure) => status === 402 || code === 'insufficient_quota'
const isDenied = ({ status }: Failure) => status === 401 || status === 403

/** Converts a failure to Bedrock's exception. */
export function bedrockError(failure: Failure): ServiceResponse {
  const { status, message, retryAfter } = failure
  if (status === 0) return awsError(404, 'ResourceNotFoundException', 'The model cannot be reached.')
  if (isTimeout(failure)) return awsError(408, 'ModelTimeoutException', 'The model took too long to respond.')
  if (isDenied(failure)) return awsError(403, 'AccessDeniedException', 'You do not have access to the model.')
  if (isOutOfQuota(failure)) return awsError(400, 'ServiceQuotaExceededException', 'The quota is used up.')
  if (isTooLong(failure)) return awsError(400, 'ValidationException', 'Input is too long for requested model.')
  if (status === 404) return awsError(404, 'ResourceNotFoundException', 'The model is not found.')
  if (status === 429) {
    const error = awsError(429, 'ThrottlingException', message)
    return retryAfter ? { ...error, headers: { ...error.headers, 'retry-after': retryAfter } } : error
  }
  if (status === 503) return awsError(503, 'ServiceUnavailableException', message)
  if (status >= 500) return awsError(500, 'InternalServerException', message)
  // A success with an unreadable body.
  if (status < 400) return awsError(424, 'ModelErrorException', message)
  return awsError(400, 'ValidationException', message)
}

/** Describes the failure and what the user can do about it. */
export function describeFailure(failure: Failure, { name, url }: ChatModel): string {
  const { status, message } = failure
  if (status === 0)
    return `The model's server at ${url} cannot be reached (${message}). Start it, or correct MODEL_URL.`
  const responded = `The model's server at ${url} responded ${status}: ${message}`
  if (isTimeout(failure)) return `The model ${name} took too long to respond. Try a smaller one, or a faster machine.`
  if (isDenied(failure)) return `${responded} Set MODEL_KEY to a key that may use ${name}.`
  if (status === 404) return `${responded} Check MODEL_NAME and MODEL_URL, which ends like http://localhost:11434/v1.`
  return responded
}
