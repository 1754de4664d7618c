import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { rateLimits } from '#contract/rate-limits'
import { guessablePassword, emailTaken } from '#contract/credentials'
import { defaultNotices } from '#contract/mail'
import { consume } from '#functions/data/rate-limits'
import { aClientIp, aRequest } from '#scripts/testing/user'
import { handler as login } from './login'
import { handler as register } from './register'

const anEmail = () => `${randomBytes(8).toString('hex')}@example.com`
const aPerson = (email = anEmail()) => ({ email, password: 'long enough', firstName: 'Grace', lastName: 'Hopper' })

test('a new user is signed in on the free plan and can sign in again', async () => {
  const person = aPerson()
  const reply = await register(aRequest()(person))
  expect(reply.statusCode).toBe(200)
  expect(JSON.parse(reply.body ?? '')).toEqual({
    sessionId: expect.stringMatching(/^[\w-]{79}$/),
    user: {
      firstName: 'Grace',
      lastName: 'Hopper',
      email: person.email,
      subscriptionTier: 'free',
      monthlyEstimationCount: 0,
      monthlyEstimationLimit: 2,
      subscription: null,
      emailVerified: false,
      notices: defaultNotices,
    },
  })
  expect((await login(aRequest()({ email: person.email, password: person.password }))).statusCode).toBe(200)
})

test('names are optional at registration', async () => {
  const { email, password } = aPerson()
  const reply = await register(aRequest()({ email, password }))
  expect(JSON.parse(reply.body ?? '')).toMatchObject({ user: { firstName: '', lastName: '' } })
})

test('an email may contain an apostrophe', async () => {
  const email = `o'brien+work.${anEmail()}`
  expect((await register(aRequest()(aPerson(email)))).statusCode).toBe(200)
  expect((await login(aRequest()({ email, password: 'wrong' }))).statusCode).toBe(401)
})

test('a registered email is rejected in any case, and its password does not change', async () => {
  const person = aPerson()
  await register(aRequest()(person))
  const again = await register(aRequest()({ ...person, email: person.email.toUpperCase(), password: 'another one' }))
  expect(again).toMatchObject({ statusCode: 409, headers: { 'x-error-code': 'email-taken' }, body: emailTaken })
  expect((await login(aRequest()({ email: person.email, password: 'another one' }))).statusCode).toBe(401)
})

test('of four concurrent registrations of one email, one succeeds', async () => {
  const email = anEmail()
  const replies = await Promise.all(Array.from({ length: 4 }, () => register(aRequest()(aPerson(email)))))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(replies.filter(({ body }) => body === emailTaken)).toHaveLength(3)
})

test.each(['registrationsPerIpHourly', 'registrationsPerIpDaily'] as const)(
  'when %s is used up, the next registration from this IP is rejected',
  async (limit) => {
    const ip = aClientIp()
    await consume(limit, ip, new Date(), rateLimits[limit].max - 1)
    const replies = []
    for (let count = 0; count < 2; count++) replies.push(await register(aRequest(`${ip}:5000`)(aPerson())))
    expect(replies).toMatchObject([
      { statusCode: 200 },
      { statusCode: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } },
    ])
  },
)

test.each([
  [{ ...aPerson(), email: '' }, 400, 'Please enter your email address'],
  [{ ...aPerson(), email: 'a@b' }, 400, 'Please enter a valid email address'],
  [{ ...aPerson(), email: 'a b@example.com' }, 400, 'Please enter a valid email address'],
  [{ ...aPerson(), email: 7 }, 400, 'Please enter your email address'],
  [{ ...aPerson(), email: `${'x'.repeat(250)}@example.com` }, 413, 'This email address is too long'],
  [{ ...aPerson(), password: '1234567' }, 400, 'Use at least 8 characters'],
  [{ ...aPerson(), password: ' \t      ' }, 400, 'A password cannot consist of spaces only'],
  [{ ...aPerson(), password: 'Password1' }, 400, guessablePassword],
  [{ ...aPerson(), email: 'kim@example.com', password: 'kim@example.com' }, 400, guessablePassword],
  [{ ...aPerson(), password: undefined }, 400, 'Please choose a password'],
  [{ ...aPerson(), firstName: 'x'.repeat(101) }, 413, 'Names can have at most 100 characters'],
  [{ ...aPerson(), lastName: null }, 400, 'Please check "lastName": it is missing or not valid.'],
])('%j is rejected with an error message', async (body, statusCode, message) => {
  expect(await register(aRequest()(body))).toMatchObject({ statusCode, body: message })
})
