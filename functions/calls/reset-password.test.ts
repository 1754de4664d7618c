import { expect, test } from 'vitest'
import { guessablePassword } from '#contract/credentials'
import { linkMinutes, linkNotFound } from '#contract/mail'
import { rateLimits } from '#contract/rate-limits'
import { changePassword, deleteProfile, startDeletion } from '#functions/data/accounts'
import { createMailToken } from '#functions/data/mail-tokens'
import { hashEmail } from '#functions/data/email-hash'
import { consume } from '#functions/data/rate-limits'
import { requestEmailChange } from '#functions/data/recovery'
import * as key from '#functions/data/keys'
import { get } from '#functions/data/table'
import { findUser } from '#functions/data/users'
import { anEmail, awaitSubject, awaitToken } from '#scripts/testing/mail'
import { aRequest, aUser, password as oldPassword, passwordHash } from '#scripts/testing/user'
import { handler as changeEmail } from './change-email'
import { handler as getUser } from './get-user'
import { handler as login } from './login'
import { handler as request } from './request-password-reset'
import { handler as reset } from './reset-password'
import { handler as verify } from './verify-email'

const newPassword = 'battery staple horse'
const dead = { statusCode: 404, body: linkNotFound }

const aLink = async (userId: string, email: string, now = new Date()) =>
  (await createMailToken('reset', userId, email, now))!

test('a mailed link sets a new password, signs in, ends all other sessions and brings a notice', async () => {
  const { user, ask } = await aUser({ passwordHash })
  const { email } = user

  expect(await request(aRequest()({ email: email.toUpperCase() }))).toMatchObject({ statusCode: 200, body: '{}' })
  const token = await awaitToken(email, 'reset')
  const reply = await reset(aRequest()({ token, newPassword }))

  expect(reply.statusCode).toBe(200)
  const { sessionId } = JSON.parse(reply.body ?? '') as { sessionId: string }
  const event = ask()
  expect((await getUser(event)).statusCode).toBe(401)
  const here = { ...event.headers, authorization: `Bearer ${sessionId}` }
  expect(await getUser({ ...event, headers: here })).toMatchObject({
    statusCode: 200,
    body: expect.stringContaining('"emailVerified":true'),
  })
  expect((await login(aRequest()({ email, password: oldPassword }))).statusCode).toBe(401)
  expect((await login(aRequest()({ email, password: newPassword }))).statusCode).toBe(200)
  expect(await awaitSubject(email, 'Your password was changed')).toMatchObject({ to: email })
})

test('of concurrent uses of a link one succeeds, and only its hash is stored', async () => {
  const { user } = await aUser({ passwordHash })
  const token = await aLink(user.id, user.email)
  expect(JSON.stringify(await get(key.mailToken(user.id, 'RESET')))).not.toContain(token.slice(26))

  const ask = aRequest()
  const replies = await Promise.all([1, 2, 3].map(() => reset(ask({ token, newPassword }))))

  expect(replies.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '404', '404'])
})

test.each<[string, (user: Awaited<ReturnType<typeof aUser>>) => unknown]>([
  ['a newer link', ({ user }) => aLink(user.id, user.email)],
  ['a change of the password', ({ user, sessionId }) => changePassword(user, 'other', sessionId, new Date())],
  [
    'a change of the email',
    async ({ user }) => {
      const email = anEmail()
      await requestEmailChange(user, email, new Date())
      return verify(aRequest()({ token: await awaitToken(email, 'verify') }))
    },
  ],
  [
    'the deletion of the account',
    async ({ user }) => {
      await startDeletion(user, new Date())
      await deleteProfile(user)
    },
  ],
])('a link does not work after %s', async (_, happens) => {
  const person = await aUser({ passwordHash })
  const token = await aLink(person.user.id, person.user.email)

  await happens(person)

  expect(await reset(aRequest()({ token, newPassword }))).toMatchObject(dead)
})

test('a change of email requested before does not survive a reset', async () => {
  const { user, ask } = await aUser({ passwordHash })
  const email = anEmail()
  await changeEmail(ask({ email, password: oldPassword }))
  const change = await awaitToken(email, 'verify')

  expect((await reset(aRequest()({ token: await aLink(user.id, user.email), newPassword }))).statusCode).toBe(200)

  expect((await findUser(user.id))?.pendingEmail).toBeUndefined()
  expect(await verify(aRequest()({ token: change }))).toMatchObject(dead)
  // Nor one whose password was verified before, and that is written after it.
  expect(await requestEmailChange(user, email, new Date())).toBeNull()
  expect(await findUser(user.id)).not.toHaveProperty('pendingEmail')
})

test('a link works for 30 minutes, and a forged or foreign one never', async () => {
  const { user } = await aUser({ passwordHash })
  const { user: other } = await aUser()
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

  const late = await aLink(user.id, user.email, minutesAgo(31))
  expect(await reset(aRequest()({ token: late, newPassword }))).toMatchObject(dead)
  const token = await aLink(user.id, user.email, minutesAgo(29))
  for (const forged of ['', 'x'.repeat(1_000), `${token}x`, user.id + 'A'.repeat(43), other.id + token.slice(26)]) {
    expect(await reset(aRequest()({ token: forged, newPassword })), forged).toMatchObject(dead)
  }
  const verification = await createMailToken('verification', user.id, user.email, new Date())
  expect(await reset(aRequest()({ token: verification, newPassword }))).toMatchObject(dead)
  expect((await findUser(user.id))?.passwordHash).toBe(passwordHash)

  expect(await reset(aRequest()({ token, newPassword: 'Iloveyou1' }))).toMatchObject({ body: guessablePassword })
  expect((await reset(aRequest()({ token, newPassword }))).statusCode).toBe(200)
})

test('a request gets the same response with and without an account, and more than five in 30 minutes are rejected', async () => {
  const { user } = await aUser()
  const { max, message } = rateLimits.passwordResetsPerEmail
  const lastTwo = async (email: string) => {
    await consume('passwordResetsPerEmail', hashEmail(email), new Date(), max - 1)
    const replies = [await request(aRequest()({ email })), await request(aRequest()({ email }))]
    return replies.map(({ statusCode, body }) => `${statusCode} ${body}`)
  }

  const known = await lastTwo(user.email)

  // The newest link is valid until then.
  expect(known).toEqual(['200 {}', `429 ${message} Please try again in ${linkMinutes.reset} minutes.`])
  expect(await lastTwo(anEmail())).toEqual(known)
})

test('one network cannot request links for many emails', async () => {
  const ip = '192.0.2.19'
  await consume('passwordResetsPerIp', ip, new Date(), rateLimits.passwordResetsPerIp.max)

  expect((await request(aRequest(ip)({ email: anEmail() }))).statusCode).toBe(429)
})

test.each([
  ['ada+offers@example.com', 200],
  ['ada@müller.example', 200],
  ['ADA@MÜLLER.example', 200],
  [`${'a'.repeat(300)}@example.com`, 413],
  ['ada@example.com\r\nBcc: eve@example.com', 400],
  ['ädä@example.com', 400],
  ['ada@evil.example/@example.com', 400],
  ['ada@example.com/müller', 400],
])('the email %j gets %i', async (email, status) => {
  expect((await request(aRequest()({ email }))).statusCode).toBe(status)
})
