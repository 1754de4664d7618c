import { createHash, timingSafeEqual } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import * as v from 'valibot'
import { accountBeingDeleted } from '#contract/account'
import type { Call, ParamOf } from '#contract/call'
import { errorCodeHeader } from '#contract/error-kinds'
import { ourFault } from '#contract/failures'
import type { InProgress } from '#contract/joining'
import { projectNotFound } from '#contract/project'
import { sessionEnded } from '#contract/credentials'
import { findCaller } from '#functions/data/sessions'
import type { UserRecord } from '#functions/data/users'
import { normalizeClientIp } from './client-ip'
import { env } from '#functions/lib/config'
import { runUntil } from '#functions/lib/deadline'
import { isId } from '#functions/lib/ids'
import { describeError, log } from '#functions/lib/log'
import { logEvents } from '#functions/lib/log-events'
import { originSecretHeader, clientIpHeader } from '#functions/lib/origin-headers'
import { rawBodyOf, readBody } from './read-body'
import { Refusal, refusalFor, refuse } from '#functions/lib/refusal'

/** A call of users. `handleWebhook` handles Stripe's, because its signature covers the raw body. */
type UserCall = Call & { access: 'public' | 'signed-in' }

/** Input of every call. */
interface CommonInput<C extends UserCall> {
  body: v.InferOutput<C['body']>
  /** Ids and tokens from the path's braces. */
  params: Record<ParamOf<C['path']>, string>
  query: Record<string, string | undefined>
  /** An IPv4 address or the /64 network of an IPv6 address. */
  clientIp: string
  now: Date
  /** After it, the client gets a 503, and the call can send no more requests. */
  deadline: Date
}

/** Additional input of calls for signed-in users. */
interface Caller {
  user: UserRecord
  /** Estimates that the user has used, by month (`2026-11`). */
  used: Record<string, number>
  sessionId: string
  sessionEndsAt: Date
}

type Input<C extends UserCall> = CommonInput<C> & (C['access'] extends 'signed-in' ? Caller : unknown)

type Reply<C extends UserCall> = v.InferInput<C['reply']> | (C extends { long: true } ? InProgress : never)

type Operation<C extends UserCall> = (input: Input<C>) => Promise<Reply<C>>

type Clock = Pick<Context, 'getRemainingTimeInMillis'>

const originSecret = env('ORIGIN_SECRET')

/** API Gateway times out after 30 s, which include a cold start. */
const gatewayMs = 29_000
const marginMs = 3_000
const defaultClock: Clock = { getRemainingTimeInMillis: () => gatewayMs }

/**
 * Creates the Lambda handler of a call. It validates the input, runs the operation, and responds with the reply. A
 * `Refusal` becomes its status, kind and message. Any other error is logged and becomes a generic message: 503 if a
 * service throttles, else 500. A slow call gets a 503 before the gateway times out.
 */
export function handle<C extends UserCall>(call: C, operation: Operation<C>) {
  return createHandler(call.path, async (event, deadline) => {
    const reply = await operation(await readInput(call, event, deadline))
    if (isInProgress(reply)) return json(202, reply.joining, retryAfterHeader(reply))
    return json(200, validateReply(call, reply))
  })
}

/** Creates the Lambda handler of Stripe's call, which gets the signed raw body and the signature. */
export function handleWebhook(call: Call, operation: (rawBody: Buffer, signature: string) => Promise<void>) {
  return createHandler(call.path, async (event) => {
    await operation(rawBodyOf(event), headerOf(event, 'stripe-signature'))
    return json(200, {})
  })
}

type LambdaResponse = Promise<APIGatewayProxyStructuredResultV2>

const createHandler =
  (path: string, respond: (event: APIGatewayProxyEventV2, deadline: Date) => LambdaResponse) =>
  async (event: APIGatewayProxyEventV2, clock = defaultClock): LambdaResponse => {
    const deadline = new Date(Date.now() + Math.min(clock.getRemainingTimeInMillis(), gatewayMs) - marginMs)
    try {
      if (!isEqual(headerOf(event, originSecretHeader), originSecret)) {
        throw refuse.forbidden('Please use this service through its website.')
      }
      return compress(event, await runUntil(deadline, () => respond(event, deadline)))
    } catch (error) {
      const refusal = refusalFor(error)
      if (refusal !== error)
        log.error(logEvents.callFailed, { requestId: requestIdOf(event), path, ...describeError(error) })
      return plainText(refusal ?? new Refusal('internal', ourFault))
    }
  }

/** In UTF-16 units. Shorter bodies fit into one packet without compression. */
const minCompressedLength = 1_400

/**
 * Compresses long responses, because API Gateway does not, and CloudFront compresses only cacheable ones. Long responses
 * contain no secret that could be guessed from the compressed length (BREACH).
 */
function compress(
  event: APIGatewayProxyEventV2,
  reply: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 {
  const { headers, body = '' } = reply
  if (body.length < minCompressedLength || !/\bgzip\b(?!\s*;\s*q=0)/.test(headerOf(event, 'accept-encoding')))
    return reply
  return {
    ...reply,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  }
}

async function readInput<C extends UserCall>(
  call: C,
  event: APIGatewayProxyEventV2,
  deadline: Date,
): Promise<Input<C>> {
  const now = new Date()
  const caller = call.access === 'signed-in' ? await authenticate(call, event, now) : {}
  const params: Record<string, string> = {}
  for (const [, name = ''] of call.path.matchAll(/{(\w+)}/g)) {
    params[name] = event.pathParameters?.[name] ?? ''
    // Tokens are looked up by their hash, so that malformed ones are handled like unknown ones.
    if (name !== 'token' && !isId(params[name])) throw refuse.notFound(call.notFound ?? projectNotFound)
  }
  const common: CommonInput<UserCall> = {
    body: readBody(call, event),
    params,
    query: event.queryStringParameters ?? {},
    clientIp: normalizeClientIp(headerOf(event, clientIpHeader)),
    now,
    deadline,
  }
  // The checks above ensure the fields that `call` promises, which the type checker cannot infer.
  return { ...caller, ...common } as unknown as Input<C>
}

async function authenticate(call: UserCall, event: APIGatewayProxyEventV2, now: Date): Promise<Caller> {
  const [, sessionId = ''] = /^Bearer +(\S+) *$/i.exec(headerOf(event, 'authorization')) ?? []
  const caller = await findCaller(sessionId, now, { stale: call.stale })
  if (!caller) throw refuse.signedOut(sessionEnded)
  const { user, used, session } = caller
  if (user.deletionStartedAt && call.method !== 'GET' && !call.allowedDuringDeletion)
    throw refuse.conflict(accountBeingDeleted)
  return { user, used, sessionId, sessionEndsAt: new Date(session.expiresAt * 1_000) }
}

/** Removes fields that are not in the contract. Throws if the reply does not match it. */
function validateReply(call: UserCall, reply: unknown): unknown {
  const read = v.safeParse(call.reply, reply)
  if (read.success) return read.output ?? {}
  const fields = read.issues.map((issue) => `${v.getDotPath(issue)} (${issue.type})`).join(', ')
  throw new Error(`The reply breaks the contract at ${fields}`)
}

const isInProgress = (reply: unknown): reply is InProgress =>
  typeof reply === 'object' && reply !== null && 'joining' in reply

const noStore = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

const json = (statusCode: number, reply: unknown, headers = {}): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'application/json', ...noStore, ...headers },
  body: JSON.stringify(reply),
})

const retryAfterHeader = ({ retryAfter }: { retryAfter?: number | undefined }): Record<string, string> =>
  retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }

const plainText = (refusal: Refusal): APIGatewayProxyStructuredResultV2 => ({
  statusCode: refusal.status,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    ...noStore,
    [errorCodeHeader]: refusal.kind,
    ...retryAfterHeader(refusal),
  },
  body: refusal.message,
})

/** Ignores the case of header names, which only HTTP APIs lowercase. */
function headerOf({ headers = {} }: Partial<APIGatewayProxyEventV2>, name: string): string {
  const entry = Object.entries(headers).find(([given]) => given.toLowerCase() === name)
  return entry?.[1] ?? ''
}

function isEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

const requestIdOf = (event: Partial<APIGatewayProxyEventV2>) => event.requestContext?.requestId
