import { type ServiceResponse, json } from '../emulator'

export type Params = { [name: string]: Value }
type Value = string | Params | Value[]

/** Error response in Stripe's format. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, body: { type: string; message: string } & Record<string, unknown>) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** Creates a 400 error for an invalid request. */
export const invalid = (message: string, more: { code?: string; param?: string } & Record<string, unknown> = {}) =>
  new ApiError(400, { type: 'invalid_request_error', message, ...more })

export const missing = (what: string, id: string, param = 'id') =>
  new ApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  })

export const declined = (declineCode: string, intent: Record<string, unknown>) =>
  new ApiError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: declineCode,
    message:
      declineCode === 'insufficient_funds' ? 'Your card has insufficient funds.' : 'Your card has been declined.',
    ...intent,
  })

export const errorResponse = ({ status, body }: ApiError): ServiceResponse => json(status, { error: body })

/** Parses a form with brackets, `items[0][price]=price_1`, into nested records and lists. */
export function parseForm(form: string): Params {
  const parsed: Params = {}
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.replaceAll(']', '').split('[')
    let place: Params = parsed
    for (const part of path.slice(0, -1)) {
      place[part] ??= {}
      place = place[part] as Params
    }
    // `expand[]=a&expand[]=b` is numbered in order.
    place[path.at(-1) || Object.keys(place).length] = value
  }
  return withLists(parsed) as Params
}

/** Converts records whose keys are 0, 1, 2 … to lists. */
function withLists(value: Value): Value {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

export const textOf = (params: Params, name: string): string | undefined => {
  const value = params[name]
  return typeof value === 'string' ? value : undefined
}

export const listOf = (params: Params, name: string): Value[] => {
  const value = params[name]
  return Array.isArray(value) ? value : []
}

export const recordOf = (value: Value | undefined): Params =>
  typeof value === 'object' && !Array.isArray(value) ? value : {}

export const metadataOf = (params: Params) =>
  Object.fromEntries(Object.entries(recordOf(params.metadata)).filter(([, value]) => value !== '')) as Record<
    string,
    string
  >
