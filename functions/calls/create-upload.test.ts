import { expect, test } from 'vitest'
import { uploadHeaders } from '#contract/document'
import { aRequest, aUser } from '#scripts/testing/user'
import { handler } from './create-upload'

test('a user gets an address to which a file can be put', async () => {
  const { ask } = await aUser()
  const { statusCode, body } = await handler(ask({}))
  expect(statusCode).toBe(200)
  const { uploadURL } = JSON.parse(body!) as { uploadURL: string }
  expect((await fetch(uploadURL, { method: 'PUT', headers: uploadHeaders, body: 'The portal' })).status).toBe(200)
})

test('thirty uploads an hour are enough; others are not affected', async () => {
  const { ask } = await aUser()
  const answers = await Promise.all(Array.from({ length: 31 }, () => handler(ask({}))))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30)
  const refused = answers.find(({ statusCode }) => statusCode !== 200)
  expect(refused?.statusCode).toBe(429)
  expect(Number(refused?.headers?.['retry-after'])).toBeGreaterThan(0)
  expect(refused?.body).toMatch(/^You have uploaded many documents .* Please try again in/)

  const other = await aUser()
  expect((await handler(other.ask({}))).statusCode).toBe(200)
})

test('nobody uploads without being signed in', async () => {
  expect((await handler(aRequest()({}))).statusCode).toBe(401)
})
