import { expect, test } from 'vitest'
import { emailTakenSince, linkNotFound } from '#contract/mail'
import { rateLimits } from '#contract/rate-limits'
import type { SignedIn, User } from '#contract/user'
import { findUser, findUserByEmail } from '#functions/data/users'
import { anEmail, awaitSubject, awaitToken } from '#scripts/testing/mail'
import { aDraft } from '#scripts/testing/project'
import { aRequest, aUser, password, passwordHash } from '#scripts/testing/user'
import { handler as changeEmail } from './change-email'
import { handler as createProject } from './create-project'
import { handler as getUser } from './get-user'
import { handler as login } from './login'
import { handler as register } from './register'
import { handler as resend } from './resend-verification'
import { handler as verify } from './verify-email'

type Ask = Awaited<ReturnType<typeof aUser>>['ask']

const shown = async (ask: Ask) => JSON.parse((await getUser(ask())).body ?? '') as User
const confirm = async (token: string) => (await verify(aRequest()({ token }))).statusCode

test('a registration brings a link that verifies the email once', async () => {
  const email = anEmail()
  expect((await register(aRequest()({ email, password }))).body).toContain('"emailVerified":false')

  const token = await awaitToken(email, 'verify')
  expect(await verify(aRequest()({ token }))).toMatchObject({ statusCode: 200, body: '{}' })

  expect(await findUserByEmail(email)).toMatchObject({ emailVerified: true })
  expect(await verify(aRequest()({ token }))).toMatchObject({ statusCode: 404, body: linkNotFound })
})

test('another link can be requested, replaces the first, and is limited', async () => {
  const { user, ask } = await aUser()
  await resend(ask({}))
  const first = await awaitToken(user.email, 'verify')
  await resend(ask({}))
  const second = await awaitToken(user.email, 'verify', first)

  expect(await confirm(first)).toBe(404)
  expect(await confirm(second)).toBe(200)
  const { max } = rateLimits.verificationsPerUser
  const more = await Promise.all(Array.from({ length: max }, () => resend(ask({}))))
  expect(more.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
})

test('a new email needs the password and its confirmation, signs in from then on, and the old one gets a notice', async () => {
  const { user, ask } = await aUser({ passwordHash, emailVerified: true })
  const email = anEmail()
  await createProject(ask(aDraft()))

  expect((await changeEmail(ask({ email, password: 'wrong' }))).statusCode).toBe(403)
  expect((await shown(ask)).pendingEmail).toBeUndefined()
  expect((await changeEmail(ask({ email, password }))).statusCode).toBe(200)
  expect(await shown(ask)).toMatchObject({ email: user.email, pendingEmail: email })
  expect((await login(aRequest()({ email, password }))).statusCode).toBe(401)

  const link = await awaitToken(email, 'verify')
  expect([await confirm(link), await confirm(link)]).toEqual([200, 404])

  expect(await shown(ask)).toMatchObject({ email, emailVerified: true })
  expect((await shown(ask)).pendingEmail).toBeUndefined()
  expect((await login(aRequest()({ email, password }))).statusCode).toBe(200)
  expect((await login(aRequest()({ email: user.email, password }))).statusCode).toBe(401)
  const notice = await awaitSubject(user.email, 'The email of your account was changed')
  expect(notice.text).not.toContain(email)
  // A new account with the old email continues its count.
  const { body } = await register(aRequest()({ email: user.email, password }))
  expect((JSON.parse(body ?? '') as SignedIn).user.monthlyEstimationCount).toBe(1)
})

test('a change can be cancelled, and the link for it then does nothing', async () => {
  const { user, ask } = await aUser({ passwordHash })
  const email = anEmail()
  await changeEmail(ask({ email, password }))
  const token = await awaitToken(email, 'verify')

  await changeEmail(ask({ email: user.email, password }))

  expect(await confirm(token)).toBe(404)
  expect(await findUser(user.id)).toMatchObject({ email: user.email })
  expect(await findUserByEmail(email)).toBeNull()
})

test('only readers of its mail learn that an email is taken, and both accounts stay', async () => {
  const { user: owner } = await aUser()
  const { user, ask } = await aUser({ passwordHash })

  expect((await changeEmail(ask({ email: owner.email, password }))).statusCode).toBe(200)
  const token = await awaitToken(owner.email, 'verify')

  expect(await verify(aRequest()({ token }))).toMatchObject({ statusCode: 409, body: emailTakenSince })
  expect(await findUserByEmail(owner.email)).toMatchObject({ id: owner.id })
  expect(await findUser(user.id)).toMatchObject({ email: user.email })
})
