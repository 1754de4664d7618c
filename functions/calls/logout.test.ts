import { expect, test } from 'vitest'
import { createSession } from '#functions/data/sessions'
import { aUser } from '#scripts/testing/user'
import { handler as getUser } from './get-user'
import { handler as logout } from './logout'

test('a logout ends its own session only', async () => {
  const { ask, user } = await aUser()
  const event = ask({})
  const sessionId = await createSession(user.id, new Date())
  const other = { ...event, headers: { ...event.headers, authorization: `Bearer ${sessionId}` } }

  expect(await logout(other)).toMatchObject({ statusCode: 200, body: '{}' })
  expect((await getUser(other)).statusCode).toBe(401)
  expect((await logout(other)).statusCode).toBe(401)
  expect((await getUser(ask())).statusCode).toBe(200)
})
