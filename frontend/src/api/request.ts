import { Amplify } from '@aws-amplify/core'
import { get, post, put } from 'aws-amplify/api'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { type CallName, calls } from '#contract/calls'
import type { Joining, Progress } from '#contract/joining'
import { endSession, readSession } from '../session/stored-session'
import { ApiError, unreachable } from './api-error'

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never
type Params<Name extends CallName> = ParamNames<(typeof calls)[Name]['path']>
type Body<Name extends CallName> = (typeof calls)[Name]['body'] extends infer Schema extends GenericSchema
  ? InferInput<Schema>
  : never
export type Reply<Name extends CallName> = (typeof calls)[Name]['reply'] extends infer Schema extends GenericSchema
  ? InferOutput<Schema>
  : never

interface Common {
  query?: Record<string, string>
  /** Called with each report of a long call. */
  onProgress?: (progress: Progress) => void
  /** Stops waiting; the server goes on. */
  signal?: AbortSignal
}
type WithParams<Name extends CallName> = [Params<Name>] extends [never]
  ? { params?: undefined }
  : { params: Record<Params<Name>, string> }
type WithBody<Name extends CallName> = undefined extends Body<Name> ? { body?: Body<Name> } : { body: Body<Name> }
type Options<Name extends CallName> = Common & WithParams<Name> & WithBody<Name>
type Arguments<Name extends CallName> =
  Record<string, never> extends WithParams<Name> & WithBody<Name> ? [options?: Options<Name>] : [options: Options<Name>]

const apiName = 'scopewright'

const methods = { GET: get, POST: post, PUT: put }

/**
 * The only door to the API. Sends a call of the route table once (nothing is tried again), and follows a long call
 * until its reply. Throws `ApiError`, whose message is `<status>: <what the server said>`; a 401 ends the session.
 */
export function request<Name extends CallName>(name: Name, ...[options]: Arguments<Name>): Promise<Reply<Name>> {
  const given = (options ?? {}) as Given
  return (takeAhead(name, given) ?? send(name, given)) as Promise<Reply<Name>>
}

type Given = Common & { params?: Record<string, string>; body?: unknown }

/** Calls sent before they were asked for, by what they are and whose they are. */
const ahead = new Map<string, { reply: Promise<unknown>; sentAt: number }>()
/** Later than this, the answer may be out of date. */
const aheadMs = 5_000

const keyOf = (name: CallName, { params }: Given) => JSON.stringify([name, params, readSession()])

/** Sends a reading call that is sure to be asked for in a moment: the first `request` for it takes the answer. */
export function sendAhead<Name extends CallName>(name: Name, ...[options]: Arguments<Name>): void {
  const given = (options ?? {}) as Given
  const reply = send(name, given)
  // Who takes it hears of a failure.
  reply.catch(() => undefined)
  ahead.set(keyOf(name, given), { reply, sentAt: Date.now() })
}

function takeAhead(name: CallName, given: Given): Promise<unknown> | undefined {
  const key = keyOf(name, given)
  const sent = ahead.get(key)
  ahead.delete(key)
  return sent && Date.now() - sent.sentAt < aheadMs ? sent.reply : undefined
}

async function send(name: CallName, { params, body, query, onProgress, signal }: Given): Promise<unknown> {
  const { method, path } = calls[name]
  const url = path.replace(/{(\w+)}/g, (_, param: string) => encodeURIComponent(params?.[param] ?? ''))

  let join: Record<string, string> = {}
  for (;;) {
    const reply = await once(method, url, { body, query: { ...query, ...join }, signal })
    if (reply.status !== 202) return reply.value
    const { job, progress } = reply.value as Joining
    onProgress?.(progress)
    join = { job }
  }
}

let endpoint = ''

/** The API is where the page comes from, and that is known only once there is a page. */
function configure() {
  if (endpoint === location.origin) return
  endpoint = location.origin
  Amplify.configure({ API: { REST: { [apiName]: { endpoint } } } })
}

interface Sent {
  body: unknown
  query: Record<string, string>
  signal: AbortSignal | undefined
}

async function once(method: keyof typeof methods, path: string, { body, query, signal }: Sent) {
  configure()
  signal?.throwIfAborted()

  const sessionId = readSession()
  const operation = methods[method]({
    apiName,
    path,
    options: {
      headers: {
        ...(sessionId && { authorization: `Bearer ${sessionId}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && {
        body: body as Parameters<typeof post>[0]['options'] extends { body?: infer B } ? B : never,
      }),
      queryParams: query,
      withCredentials: true,
      retryStrategy: { strategy: 'no-retry' },
      defaultAuthMode: 'none',
    },
  })
  const stop = () => operation.cancel()
  signal?.addEventListener('abort', stop)
  try {
    const { statusCode, body } = await operation.response
    const text = await body.text()
    return { status: statusCode, value: text === '' ? undefined : (JSON.parse(text) as unknown) }
  } catch (error) {
    signal?.throwIfAborted()
    const refused = refusalIn(error)
    if (refused?.status === 401 && sessionId) endSession(sessionId)
    throw refused ?? unreachable(error)
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/** The server's answer in an error of Amplify's REST client; null where there was none. */
function refusalIn(error: unknown): ApiError | null {
  const response = (error as { response?: { statusCode: number; body?: string } }).response
  return response ? new ApiError(response.statusCode, response.body ?? '') : null
}
