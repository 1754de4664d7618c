import { randomInt } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as v from 'valibot'
import { createSession } from '#functions/data/sessions'
import { newId } from '#functions/lib/ids'
import { originSecretHeader, clientIpHeader } from '#functions/lib/origin-headers'
import { UserRecord, createUser } from '#functions/data/users'
import { buildEvent } from '#emulators/api-event'

interface Ask {
  (body?: unknown, params?: Record<string, string>, query?: Record<string, string>): APIGatewayProxyEventV2
}

/** Creates requests of someone who is not signed in, from a client IP of their own by default. */
export const aRequest = (clientIp = aClientIp()): Ask => asking({ [clientIpHeader]: clientIp })

export const password = 'correct horse battery'

/** Hash of `password` at a lower cost than in production, because tests verify it often. */
export const passwordHash = '$scrypt$ln=14,r=8,p=1$YSBzYWx0IGZvciB0ZXN0cw$Ap7YE3+302GKuNA0A4IPjrjfJWySgQvN1t2WaQVt4Sc'

/** Creates a user with a session. `ask` builds their requests. */
export async function aUser(given: Partial<UserRecord> = {}) {
  const now = new Date()
  const id = newId(now)
  const user = v.parse(UserRecord, {
    id,
    email: `${id.toLowerCase()}@example.com`,
    firstName: 'Ada',
    lastName: 'Lovelace',
    passwordHash: 'no password opens this',
    subscriptionTier: 'free',
    subscription: null,
    createdAt: now.toISOString(),
    sessionEpoch: 0,
    ...given,
  })
  await createUser(user)
  const sessionId = await createSession(id, now)
  return {
    user,
    sessionId,
    ask: asking({ [clientIpHeader]: aClientIp(), authorization: `Bearer ${sessionId}` }),
  }
}

const asking =
  (headers: Record<string, string>): Ask =>
  (body, params = {}, query = {}) =>
    buildEvent({
      method: body === undefined ? 'GET' : 'POST',
      route: '$default',
      path: '/',
      query: new URLSearchParams(query).toString(),
      headers: {
        [originSecretHeader]: process.env.ORIGIN_SECRET!,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      params,
      ...(body !== undefined && { body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) }),
      sourceIp: '127.0.0.1',
    })

export const aClientIp = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
