import { createHash, timingSafeEqual } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import * as v from 'valibot'
import { accountBeingDeleted } from '#contract/account'
import type { Call } from '#contract/calls'
import { errorCodeHeader } from '#contract/error-kinds'
import { ourFault } from '#contract/failures'
import type { Joining } from '#contract/joining'
import { projectNotFound } from '#contract/project'
import { sessionEnded } from '#contract/user'
import { findCaller } from '#functions/data/sessions'
import type { UserRecord } from '#functions/data/users'
import { clientIpOf } from './client-ip'
import { env } from './config'
import { runUntil } from './deadline'
import { isId } from './ids'
import { described, log } from './log'
import { logEvents } from './log-events'
import { originSecretHeader, clientIpHeader } from './origin-headers'
import { readBody } from './read-body'
import { Refusal, refusalFor, refuse } from './refusal'

/** A call of people. Stripe's is handled by `handleWebhook`, for its signature covers the raw body. */
type PeopleCall = Call & { access: 'public' | 'signed-in' }

type ParamOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamOf<Rest> : never

/** What every call is given. */
interface Given<C extends PeopleCall> {
  body: v.InferOutput<C['body']>
  /** Ids from the path's braces. */
  params: Record<ParamOf<C['path']>, string>
  query: Record<string, string | undefined>
  /** The client IP as rate limits count it. */
  clientIp: string
  now: Date
  /** After it, the client gets a 503 and the call can send nothing more. */
  deadline: Date
}

/** What a call for signed-in users is given beside. */
interface Caller {
  user: UserRecord
  /** Estimates that the user has used, by month (`2026-11`). */
  used: Record<string, number>
  sessionId: string
  sessionEndsAt: Date
}

type Input<C extends PeopleCall> = Given<C> & (C['access'] extends 'signed-in' ? Caller : unknown)

/** Progress of a long call. It is to be sent again immediately, or `retryAfter` seconds later. */
interface Unfinished {
  joining: Joining
  retryAfter?: number
}

type Reply<C extends PeopleCall> = v.InferInput<C['reply']> | (C extends { long: true } ? Unfinished : never)

type Act<C extends PeopleCall> = (input: Input<C>) => Promise<Reply<C>>

/** What a call reads of Lambda's context. */
type Clock = Pick<Context, 'getRemainingTimeInMillis'>

const originSecret = env('ORIGIN_SECRET')

/** API Gateway waits for 30 s, and the start of a new container is part of them. */
const gatewayMs = 29_000
const marginMs = 3_000
const usualClock: Clock = { getRemainingTimeInMillis: () => gatewayMs }

/**
 * The Lambda of a call: reads what the contract promises, runs `act`, and answers its reply. A `Refusal` becomes its
 * status, kind and message; anything else thrown is logged, and answered with a bare message: 503 if a service throttles,
 * else 500. What takes longer than the gateway waits is answered with 503 before it.
 */
export function handle<C extends PeopleCall>(call: C, act: Act<C>) {
  return answering(call.path, async (event, deadline) => {
    const reply = await act(await inputOf(call, event, deadline))
    if (isUnfinished(reply)) return json(202, reply.joining, retryAfterHeader(reply))
    return json(200, promised(call, reply))
  })
}

/** The Lambda of Stripe's call: hands on the body as it was signed, and the signature. */
export function handleWebhook(call: Call, act: (rawBody: Buffer, signature: string) => Promise<void>) {
  return answering(call.path, async (event) => {
    const rawBody = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
    await act(rawBody, headerOf(event, 'stripe-signature'))
    return json(200, {})
  })
}

type Answered = Promise<APIGatewayProxyStructuredResultV2>

const answering =
  (path: string, answer: (event: APIGatewayProxyEventV2, deadline: Date) => Answered) =>
  async (event: APIGatewayProxyEventV2, clock = usualClock): Answered => {
    const deadline = new Date(Date.now() + Math.min(clock.getRemainingTimeInMillis(), gatewayMs) - marginMs)
    try {
      if (!isSame(headerOf(event, originSecretHeader), originSecret)) {
        throw refuse.forbidden('Please use this service through its website.')
      }
      return compressed(event, await runUntil(deadline, () => answer(event, deadline)))
    } catch (error) {
      const refusal = refusalFor(error)
      if (refusal !== error)
        log.error(logEvents.callFailed, { requestId: requestIdOf(event), path, ...described(error) })
      return plainText(refusal ?? new Refusal('internal', ourFault))
    }
  }

/** In UTF-16 units: a shorter text travels in one packet as it is. */
const compressedFrom = 1_400

/**
 * API Gateway does not compress, and CloudFront only what it may keep. No reply of this length tells a secret, whose
 * letters its length could give away beside words of the caller's choice.
 */
function compressed(
  event: APIGatewayProxyEventV2,
  reply: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 {
  const { headers, body = '' } = reply
  if (body.length < compressedFrom || !/\bgzip\b(?!\s*;\s*q=0)/.test(headerOf(event, 'accept-encoding'))) return reply
  return {
    ...reply,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  }
}

async function inputOf<C extends PeopleCall>(
  call: C,
  event: APIGatewayProxyEventV2,
  deadline: Date,
): Promise<Input<C>> {
  const now = new Date()
  const caller = call.access === 'signed-in' ? await callerOf(call, event, now) : {}
  const params = event.pathParameters ?? {}
  for (const [, name = ''] of call.path.matchAll(/{(\w+)}/g)) {
    if (!isId(params[name] ?? '')) throw refuse.notFound(call.notFound ?? projectNotFound)
  }
  const given: Given<PeopleCall> = {
    body: readBody(call, event),
    params,
    query: event.queryStringParameters ?? {},
    clientIp: clientIpOf(headerOf(event, clientIpHeader)),
    now,
    deadline,
  }
  // The checks above ensure the fields that `call` promises, which the type checker cannot infer.
  return { ...caller, ...given } as unknown as Input<C>
}

async function callerOf(call: PeopleCall, event: APIGatewayProxyEventV2, now: Date): Promise<Caller> {
  const [, sessionId = ''] = /^Bearer +(\S+) *$/i.exec(headerOf(event, 'authorization')) ?? []
  const caller = await findCaller(sessionId, now, { stale: call.stale })
  if (!caller) throw refuse.signedOut(sessionEnded)
  const { user, used, session } = caller
  if (user.deletionStartedAt && call.method !== 'GET' && !call.allowedDuringDeletion)
    throw refuse.conflict(accountBeingDeleted)
  return { user, used, sessionId, sessionEndsAt: new Date(session.expiresAt * 1_000) }
}

/** The reply as the contract has it, and nothing more. */
function promised(call: PeopleCall, reply: unknown): unknown {
  const read = v.safeParse(call.reply, reply)
  if (read.success) return read.output ?? {}
  const fields = read.issues.map((issue) => `${v.getDotPath(issue)} (${issue.type})`).join(', ')
  throw new Error(`The reply breaks the contract at ${fields}`)
}

const isUnfinished = (reply: unknown): reply is Unfinished =>
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

/** Names of headers come in any case: only HTTP APIs lower them. */
function headerOf({ headers = {} }: Partial<APIGatewayProxyEventV2>, name: string): string {
  const entry = Object.entries(headers).find(([given]) => given.toLowerCase() === name)
  return entry?.[1] ?? ''
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

const requestIdOf = (event: Partial<APIGatewayProxyEventV2>) => event.requestContext?.requestId
