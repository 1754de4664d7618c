import { expect, test } from 'vitest'
import { sessionDays } from '#contract/limits'
import { aUser } from '#scripts/testing/user'
import { handler as getUser } from './get-user'

test('the user’s response contains the end of the session', async () => {
  const { ask } = await aUser()
  const { sessionEndsAt } = JSON.parse((await getUser(ask())).body ?? '') as { sessionEndsAt: string }
  const days = (Date.parse(sessionEndsAt) - Date.now()) / (24 * 60 * 60 * 1_000)
  expect(days).toBeGreaterThan(sessionDays - 0.1)
  expect(days).toBeLessThanOrEqual(sessionDays)
})
