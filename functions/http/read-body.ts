import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as v from 'valibot'
import type { Call } from '#contract/call'
import { refuse } from '#functions/lib/refusal'

type EventBody = Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded'>

/** Returns the bytes of the body, none if it is missing. */
export const rawBodyOf = ({ body, isBase64Encoded }: EventBody): Buffer =>
  Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8')

/** Parses the body by the contract's schema. Throws 413 if a text is too long, and 400 for any other error. */
export function readBody(call: Pick<Call, 'method' | 'body' | 'ignoresBody'>, event: EventBody): unknown {
  const isIgnored = call.method === 'GET' || call.ignoresBody
  const input = addMissingFields(call.body, isIgnored ? undefined : parse(rawBodyOf(event).toString()))
  const read = v.safeParse(call.body, input, { abortEarly: true, message: noMessage })
  if (read.success) return read.output
  const [issue] = read.issues
  const message = issue.message || messageFor(issue)
  throw issue.type === 'max_length' ? refuse.tooLong(message) : refuse.invalid(message)
}

/** Replaces the validator's own messages, which are technical. */
const noMessage = ''

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? wellFormed(value) : value))
  } catch {
    throw refuse.invalid('The request body is not valid JSON.')
  }
}

/** Replaces lone surrogates, which cannot be stored, with U+FFFD. */
const wellFormed = (text: string) => (/[\ud800-\udfff]/.test(text) ? Buffer.from(text).toString() : text)

/** Sets missing fields to undefined, so that each is rejected with its own message. */
function addMissingFields(schema: v.GenericSchema, input: unknown): unknown {
  if (!('entries' in schema) || (input !== undefined && !isRecord(input))) return input
  const missing = Object.keys(schema.entries as object).map((name) => [name, undefined])
  return { ...Object.fromEntries(missing), ...input }
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names the field, without repeating the caller's input. */
function messageFor(issue: v.BaseIssue<unknown>): string {
  const names = (issue.path ?? []).map(({ key }) => String(key))
  const firstUnsafe = names.findIndex((name) => !/^[A-Za-z]\w{0,30}$/.test(name))
  const field = (firstUnsafe < 0 ? names : names.slice(0, firstUnsafe)).join('.')
  return field ? `Please check "${field}": it is missing or not valid.` : 'The request is incomplete or not valid.'
}
