import { Amplify } from '@aws-amplify/core'
import { get, post, put } from 'aws-amplify/api'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { ParamOf } from '#contract/call'
import { type CallName, calls } from '#contract/route-table'
import { errorCodeHeader } from '#contract/error-kinds'
import type { Joining, Progress } from '#contract/joining'
import { endSession, readSession } from '../storage/stored-session'
import { ApiError, unreachable } from './api-error'
import { learnTime } from './server-clock'

type Params<Name extends CallName> = ParamOf<(typeof calls)[Name]['path']>
type Body<Name extends CallName> = (typeof calls)[Name]['body'] extends infer Schema extends GenericSchema
  ? InferInput<Schema>
  : never
export type Reply<Name extends CallName> = (typeof calls)[Name]['reply'] extends infer Schema extends GenericSchema
  ? InferOutput<Schema>
  : never

interface Common {
  query?: Record<string, string>
  /** Called with each progress report of a long call. */
  onProgress?: (progress: Progress) => void
  /** Stops waiting. The server continues. */
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
 * The only access to the API. Sends a call of the route table once, without retries, and follows a long call until
 * its reply. Throws `ApiError`, whose message is `<status>: <response text>`; a 401 ends the session.
 */
export function request<Name extends CallName>(name: Name, ...[options]: Arguments<Name>): Promise<Reply<Name>> {
  return send(name, options ?? {}) as Promise<Reply<Name>>
}

/** Sends a call with an `{id}` and an empty body while the page closes. Its response is ignored. */
export function requestOnLeaving(name: CallName, id: string): void {
  const { method, path } = calls[name]
  const headers = { authorization: `Bearer ${readSession()}`, 'content-type': 'application/json' }
  const url = location.origin + path.replace('{id}', encodeURIComponent(id))
  void fetch(url, { method, headers, body: '{}', keepalive: true }).catch(() => undefined)
}

type Given = Common & { params?: Record<string, string>; body?: unknown }

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
    await pause(reply.retryAfter, signal)
  }
}

/** Longest pause between two requests of a long call, in seconds. */
const maxPause = 30

/** Waits for the seconds of a `Retry-After` header, or until the caller stops waiting. */
async function pause(retryAfter: string | undefined, signal: AbortSignal | undefined): Promise<void> {
  const seconds = Math.min(Number(retryAfter), maxPause)
  if (!(seconds > 0) || signal?.aborted) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1_000)
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

let endpoint = ''

/** The API has the page's origin, which is only known once there is a page. */
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

interface TextResponse {
  status: number
  text: string
  retryAfter?: string | undefined
}

async function once(method: keyof typeof methods, path: string, sent: Sent) {
  const { signal } = sent
  signal?.throwIfAborted()
  const sessionId = readSession()
  try {
    const ahead = method === 'GET' && takeAhead(path, sessionId)
    const { status, text, retryAfter } = await (ahead || sendOnce(method, path, sent, sessionId))
    return { status, retryAfter, value: text === '' ? undefined : (JSON.parse(text) as unknown) }
  } catch (error) {
    signal?.throwIfAborted()
    if (!(error instanceof ApiError)) throw unreachable(error)
    if (error.status === 401 && sessionId) endSession(sessionId)
    throw error
  }
}

async function sendOnce(
  method: keyof typeof methods,
  path: string,
  { body, query, signal }: Sent,
  sessionId: string | null,
): Promise<TextResponse> {
  configure()
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
    const { statusCode, headers, body } = await operation.response
    learnTime(headers.date)
    return { status: statusCode, text: await body.text(), retryAfter: headers['retry-after'] }
  } catch (error) {
    throw refusalIn(error) ?? error
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

interface Refused {
  statusCode: number
  headers: Record<string, string>
  body?: string
}

/** Returns the response inside an error of Amplify's REST client, or null. */
function refusalIn(error: unknown): ApiError | null {
  const response = (error as { response?: Refused }).response
  return response ? new ApiError(response.statusCode, response.body ?? '', response.headers[errorCodeHeader]) : null
}

/** Requests that `first-paint.js` sent before the program loaded, by path. */
declare global {
  var sentAhead: Map<string, { response: Promise<Response>; sessionId: string; at: number }> | undefined
}

/** Older responses may be out of date. */
const aheadMs = 30_000

/** Returns the response to a request sent ahead, once, within the same session. */
function takeAhead(path: string, sessionId: string | null): Promise<TextResponse> | undefined {
  const sent = globalThis.sentAhead?.get(path)
  globalThis.sentAhead?.delete(path)
  if (sent?.sessionId !== sessionId || Date.now() - sent.at > aheadMs) return undefined
  return sent.response.then(async (response) => {
    learnTime(response.headers.get('date'))
    const text = await response.text()
    if (!response.ok) throw new ApiError(response.status, text, response.headers.get(errorCodeHeader))
    return { status: response.status, text }
  })
}
