import { expect, test } from 'vitest'
import { openPortal } from '#scripts/testing/a-stripe'
import { aUser } from '#scripts/testing/a-user'

test('who never paid has nothing to manage', async () => {
  expect(await openPortal(await aUser())).toMatchObject({
    status: 409,
    sentence: "You don't have a paid plan yet. Please choose one first.",
  })
})
