import { randomBytes, scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { rateLimits } from '#contract/rate-limits'
import { wrongCredentials } from '#contract/credentials'
import { defaultNotices } from '#contract/mail'
import { hashEmail } from '#functions/data/email-hash'
import { consume } from '#functions/data/rate-limits'
import * as key from '#functions/data/keys'
import { get } from '#functions/data/table'
import { findUser } from '#functions/data/users'
import { aClientIp, aRequest, aUser, password, passwordHash } from '#scripts/testing/user'
import { handler as getUser } from './get-user'
import { handler as login } from './login'

const { max } = rateLimits.failedSignInsPerEmailAndIp

const anAccount = () => aUser({ passwordHash })

/** Counts failed sign-ins as if they had happened. */
const countGuesses = (email: string, ip: string, times: number) =>
  consume('failedSignInsPerEmailAndIp', `${hashEmail(email)}#${ip}`, new Date(), times)

test('the right password creates a session, with the email in any case', async () => {
  const { user, ask } = await anAccount()
  const reply = await login(aRequest()({ email: ` ${user.email.toUpperCase()} `, password }))
  expect(reply.statusCode).toBe(200)

  const { sessionId, user: shown } = JSON.parse(reply.body ?? '') as { sessionId: string; user: unknown }
  expect(shown).toEqual({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: user.email,
    subscriptionTier: 'free',
    monthlyEstimationCount: 0,
    monthlyEstimationLimit: 2,
    subscription: null,
    emailVerified: false,
    notices: defaultNotices,
  })
  const event = ask()
  const headers = { ...event.headers, authorization: `Bearer ${sessionId}` }
  expect(await getUser({ ...event, headers })).toMatchObject({ statusCode: 200 })
})

test('a wrong password and an unknown email get the same response', async () => {
  const { user } = await anAccount()
  const wrong = await login(aRequest()({ email: user.email, password: 'wrong' }))
  const unknown = await login(aRequest()({ email: `not-${user.email}`, password }))
  expect(wrong).toMatchObject({
    statusCode: 401,
    headers: { 'x-error-code': 'wrong-credentials' },
    body: wrongCredentials,
  })
  expect(unknown).toEqual(wrong)
})

test('concurrent guesses are all counted, and then even the right password is rejected', async () => {
  const { user } = await anAccount()
  const ask = aRequest()
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => login(ask({ email: user.email, password: `guess ${index}` }))),
  )
  expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(max)
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(12 - max)

  const right = await login(ask({ email: user.email, password }))
  expect(right).toMatchObject({ statusCode: 429, body: expect.stringContaining('Please try again in 15 minutes.') })
  expect(Number(right.headers?.['retry-after'])).toBeGreaterThan(14 * 60)
})

test('guesses for an unknown email are limited like any others', async () => {
  const ip = aClientIp()
  const email = `${randomBytes(8).toString('hex')}@example.com`
  await countGuesses(email, ip, max - 1)
  const replies = [await login(aRequest(ip)({ email, password })), await login(aRequest(ip)({ email, password }))]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 429])
})

test('a stranger’s wrong passwords do not lock the owner out', async () => {
  const { user } = await anAccount()
  const ip = aClientIp()
  await countGuesses(user.email, ip, max)
  expect((await login(aRequest(ip)({ email: user.email, password }))).statusCode).toBe(429)

  expect((await login(aRequest()({ email: user.email, password }))).statusCode).toBe(200)
})

test('guesses from many networks share the limit of the email', async () => {
  const { user } = await anAccount()
  const { max: many } = rateLimits.failedSignInsPerEmail
  await consume('failedSignInsPerEmail', hashEmail(user.email), new Date(), many - 1)

  const replies = [await login(aRequest()({ email: user.email, password: 'wrong' }))]
  replies.push(await login(aRequest()({ email: user.email, password })))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 429])
})

test('no rate limit key contains an email', async () => {
  const email = `${randomBytes(8).toString('hex')}@example.com`
  await login(aRequest('192.0.2.44')({ email, password }))

  expect(await get(key.rateLimit('failedSignInsPerEmail', email))).toBeUndefined()
  expect(await get(key.rateLimit('failedSignInsPerEmail', hashEmail(email.toUpperCase())))).toMatchObject({ used: 1 })
  expect(await get(key.rateLimit('failedSignInsPerEmailAndIp', `${hashEmail(email)}#192.0.2.44`))).toBeDefined()
})

test('a successful login is not counted as a failed one', async () => {
  const { user } = await anAccount()
  const ip = aClientIp()
  const attempt = (word: string) => login(aRequest(ip)({ email: user.email, password: word }))
  await countGuesses(user.email, ip, max - 1)
  for (let count = 0; count < 2; count++) expect((await attempt(password)).statusCode).toBe(200)
  expect((await attempt('wrong')).statusCode).toBe(401)
  expect((await attempt('wrong')).statusCode).toBe(429)
})

test('a password hashed at a lower cost is hashed again at the next login', async () => {
  const salt = randomBytes(16)
  const hash = scryptSync(password, salt, 32, { N: 2 ** 14 })
  const base64 = (data: Buffer) => data.toString('base64').replace(/=+$/, '')
  const { user } = await aUser({ passwordHash: `$scrypt$ln=14,r=8,p=1$${base64(salt)}$${base64(hash)}` })

  for (let time = 0; time < 2; time++) {
    expect((await login(aRequest()({ email: user.email, password }))).statusCode).toBe(200)
    expect((await findUser(user.id))?.passwordHash).toMatch(/^\$scrypt\$ln=17,/)
  }
})

test.each([
  [{ email: 'ada', password }, 400, 'Please enter a valid email address'],
  [{ password }, 400, 'Please enter your email address'],
  [{ email: 'ada@example.com' }, 400, 'Please enter your password'],
  [{ email: 'ada@example.com', password: '' }, 400, 'Please enter your password'],
  [{ email: 'ada@example.com', password: 'x'.repeat(1_001) }, 413, 'Passwords can have at most 1000 characters'],
])('%j is rejected with an error message', async (body, statusCode, message) => {
  expect(await login(aRequest()(body))).toMatchObject({ statusCode, body: message })
})
