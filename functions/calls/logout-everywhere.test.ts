import { expect, test } from 'vitest'
import { sessionEnded } from '#contract/credentials'
import { createSession } from '#functions/data/sessions'
import { aRequest, aUser, password, passwordHash } from '#scripts/testing/user'
import { handler as getUser } from './get-user'
import { handler as login } from './login'
import { handler as logoutEverywhere } from './logout-everywhere'

test('logging out everywhere ends all sessions, and signing in creates a new one', async () => {
  const { user, ask } = await aUser({ passwordHash })
  const { headers } = ask()
  const as = (session: string) => ({ ...ask(), headers: { ...headers, authorization: `Bearer ${session}` } })
  const phone = await createSession(user.id, new Date())

  expect((await logoutEverywhere(ask({}))).statusCode).toBe(200)

  for (const event of [ask(), as(phone)]) {
    expect(await getUser(event)).toMatchObject({ statusCode: 401, body: sessionEnded })
  }
  const reply = await login(aRequest()({ email: user.email, password }))
  const { sessionId } = JSON.parse(reply.body ?? '') as { sessionId: string }
  expect((await getUser(as(sessionId))).statusCode).toBe(200)
})

test('logging out everywhere does not end sessions of other users', async () => {
  const [one, other] = [await aUser(), await aUser()]
  await logoutEverywhere(one.ask({}))
  expect((await getUser(other.ask())).statusCode).toBe(200)
})
