import { expect, test } from 'vitest'
import { wrongPassword } from '#contract/account'
import { rateLimits } from '#contract/rate-limits'
import { guessablePassword } from '#contract/credentials'
import { hashEmail } from '#functions/data/email-hash'
import { requestEmailChange } from '#functions/data/recovery'
import { consume } from '#functions/data/rate-limits'
import { createSession } from '#functions/data/sessions'
import * as key from '#functions/data/keys'
import { findUser } from '#functions/data/users'
import { clientIpHeader } from '#functions/lib/origin-headers'
import { anEmail } from '#scripts/testing/mail'
import { aSlowNetwork } from '#scripts/testing/network'
import { aRequest, aUser, password as currentPassword, passwordHash } from '#scripts/testing/user'
import { handler as changePassword } from './change-password'
import { handler as getUser } from './get-user'
import { handler as login } from './login'

const newPassword = 'battery staple'

async function someone() {
  const person = await aUser({ passwordHash })
  const elsewhere = await createSession(person.user.id, new Date())
  const { headers } = person.ask()
  const as = (session: string) => ({ ...person.ask(), headers: { ...headers, authorization: `Bearer ${session}` } })
  return { ...person, elsewhere, as }
}

test('the new password opens the account, and the old one does not', async () => {
  const { user, ask } = await someone()

  expect((await changePassword(ask({ currentPassword, newPassword }))).statusCode).toBe(200)

  const { email } = user
  expect((await login(aRequest()({ email, password: newPassword }))).statusCode).toBe(200)
  expect((await login(aRequest()({ email, password: currentPassword }))).statusCode).toBe(401)
})

test('a common new password is rejected, and the old one remains valid', async () => {
  const { user, ask } = await someone()

  for (const newPassword of ['Iloveyou1', user.email]) {
    const reply = await changePassword(ask({ currentPassword, newPassword }))
    expect(reply, newPassword).toMatchObject({ statusCode: 400, body: guessablePassword })
  }
  expect((await login(aRequest()({ email: user.email, password: currentPassword }))).statusCode).toBe(200)
})

test('a changed password ends every other session and keeps the one that changed it', async () => {
  const { ask, as, elsewhere } = await someone()
  expect((await getUser(as(elsewhere))).statusCode).toBe(200)

  await changePassword(ask({ currentPassword, newPassword }))

  expect((await getUser(as(elsewhere))).statusCode).toBe(401)
  expect((await getUser(ask())).statusCode).toBe(200)
})

test('a change of email requested before does not survive a new password', async () => {
  const { user, ask } = await someone()
  await requestEmailChange(user, anEmail(), new Date())
  expect(await findUser(user.id)).toHaveProperty('pendingEmail')

  expect((await changePassword(ask({ currentPassword, newPassword }))).statusCode).toBe(200)

  expect(await findUser(user.id)).not.toHaveProperty('pendingEmail')
  expect(await requestEmailChange(user, anEmail(), new Date())).toBeNull()
})

test('a concurrent sign-in with the old password creates no valid session', async () => {
  const { user, ask, as } = await someone()
  // The password is changed after the sign-in has read the user and before it verifies the password.
  await aSlowNetwork('GetItem', key.user(user.id).pk, () => changePassword(ask({ currentPassword, newPassword })))
  const { handler: login } = await import('./login')

  const late = await login(aRequest()({ email: user.email, password: currentPassword }))

  expect(late.statusCode).toBe(200)
  const { sessionId } = JSON.parse(late.body ?? '') as { sessionId: string }
  expect((await getUser(as(sessionId))).statusCode).toBe(401)
})

test('a wrong current password changes nothing, does not end the session, and is counted as a guess', async () => {
  const { user, ask, as, elsewhere } = await someone()
  const wrong = { currentPassword: 'wrong', newPassword }
  for (let guess = 0; guess < rateLimits.wrongPasswordsPerSession.max; guess++) {
    expect(await changePassword(ask(wrong))).toMatchObject({
      statusCode: 403,
      headers: { 'x-error-code': 'wrong-password' },
      body: wrongPassword,
    })
  }
  expect((await changePassword(ask({ currentPassword, newPassword }))).statusCode).toBe(429)
  expect((await getUser(ask())).statusCode).toBe(200)
  // Only in this session: the owner can sign in and confirm in another one.
  expect((await login(aRequest()({ email: user.email, password: currentPassword }))).statusCode).toBe(200)
  const { body } = ask({ currentPassword, newPassword })
  expect((await changePassword({ ...as(elsewhere), body })).statusCode).toBe(200)
})

test('a stranger’s wrong passwords at the sign-in do not stop the owner from changing the password', async () => {
  const { user, ask } = await someone()
  const counted = { failedSignInsPerEmail: hashEmail(user.email), failedSignInsPerIp: '10.0.0.1' }
  for (const [limit, subject] of Object.entries(counted)) {
    const name = limit as keyof typeof counted
    await consume(name, subject, new Date(), rateLimits[name].max)
  }
  const owner = ask({ currentPassword, newPassword })
  const fromThere = { ...owner, headers: { ...owner.headers, [clientIpHeader]: '10.0.0.1' } }
  expect((await changePassword(fromThere)).statusCode).toBe(200)
})

test('of two concurrent changes one succeeds, and the other gets an error message', async () => {
  const { ask } = await someone()
  const both = await Promise.all(
    ['first new one', 'second new one'].map((password) =>
      changePassword(ask({ currentPassword, newPassword: password })),
    ),
  )
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
})

test('a new password follows the rules of registration', async () => {
  const { ask } = await someone()
  expect(await changePassword(ask({ currentPassword, newPassword: 'short' }))).toMatchObject({
    statusCode: 400,
    body: 'Use at least 8 characters',
  })
})
