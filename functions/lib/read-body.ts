import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as v from 'valibot'
import type { Call } from '#contract/calls'
import { refuse } from './refusal'

/** The body as the contract has it. Throws a 400 sentence, or a 413 one for a text that is too long. */
export function readBody(
  call: Pick<Call, 'method' | 'body'>,
  { body, isBase64Encoded }: Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded'>,
): unknown {
  const text = isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString() : (body ?? '')
  const input = withAllFields(call.body, call.method === 'GET' ? undefined : parse(text))
  const read = v.safeParse(call.body, input, { abortEarly: true, message: noSentence })
  if (read.success) return read.output
  const [issue] = read.issues
  const sentence = issue.message || sentenceFor(issue)
  throw issue.type === 'max_length' ? refuse.tooLong(sentence) : refuse.invalid(sentence)
}

/** Where the schema has no sentence; the validator's own would be jargon. */
const noSentence = ''

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? wellFormed(value) : value))
  } catch {
    throw refuse.invalid('The request body is not valid JSON.')
  }
}

/** Half a surrogate pair cannot be stored: it becomes U+FFFD, as it would in any UTF-8. */
const wellFormed = (text: string) => (/[\ud800-\udfff]/.test(text) ? Buffer.from(text).toString() : text)

/** A field that is missing is refused with its own sentence, as one that is undefined. */
function withAllFields(schema: v.GenericSchema, input: unknown): unknown {
  if (!('entries' in schema) || (input !== undefined && !isRecord(input))) return input
  const missing = Object.keys(schema.entries as object).map((name) => [name, undefined])
  return { ...Object.fromEntries(missing), ...input }
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names the field, never the caller's own words. */
function sentenceFor(issue: v.BaseIssue<unknown>): string {
  const names = (issue.path ?? []).map(({ key }) => String(key))
  const strange = names.findIndex((name) => !/^[A-Za-z]\w{0,30}$/.test(name))
  const field = (strange < 0 ? names : names.slice(0, strange)).join('.')
  return field ? `Please check "${field}": it is missing or not valid.` : 'The request is incomplete or not valid.'
}
