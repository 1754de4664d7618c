import { expect, test } from 'vitest'
import { uploadHeaders } from '#contract/document'
import { aRequest, aUser } from '#scripts/testing/user'
import { handler } from './create-upload'

test('a user gets a URL for uploading a file', async () => {
  const { ask } = await aUser()
  const { statusCode, body } = await handler(ask({}))
  expect(statusCode).toBe(200)
  const { uploadURL } = JSON.parse(body!) as { uploadURL: string }
  expect((await fetch(uploadURL, { method: 'PUT', headers: uploadHeaders, body: 'The portal' })).status).toBe(200)
})

test('the thirty-first upload in an hour is rejected, without effect on other users', async () => {
  const { ask } = await aUser()
  const replies = await Promise.all(Array.from({ length: 31 }, () => handler(ask({}))))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30)
  const rejected = replies.find(({ statusCode }) => statusCode !== 200)
  expect(rejected?.statusCode).toBe(429)
  expect(Number(rejected?.headers?.['retry-after'])).toBeGreaterThan(0)
  expect(rejected?.body).toMatch(/^You have uploaded too many documents\. Please try again in/)

  const other = await aUser()
  expect((await handler(other.ask({}))).statusCode).toBe(200)
})

test('an upload without a session is rejected', async () => {
  expect((await handler(aRequest()({}))).statusCode).toBe(401)
})
