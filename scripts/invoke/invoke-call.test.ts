import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { theStack } from '#scripts/testing/shared-stack'
import { invokeCall } from './invoke-call'
import { readSample } from './sample'

const stack = theStack()

// `permissions.test.ts` sends the sample events of all calls.
test.each(['register', 'login', 'getProject'] as const)('%s is invoked as a new user', async (name) => {
  expect(await invokeCall(name, undefined, stack)).toMatchObject({ payload: { statusCode: 200 } })
})

test("Stripe's sample event is signed when it is sent, and an existing signature is kept", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'invoke-'))
  const sample = await readSample('stripeWebhook')
  const file = join(folder, 'event.json')
  await writeFile(file, JSON.stringify(sample))
  const forged = join(folder, 'forged.json')
  await writeFile(forged, JSON.stringify({ ...sample, headers: { ...sample.headers, 'stripe-signature': 't=1,v1=0' } }))

  expect(await invokeCall('stripeWebhook', file, stack)).toMatchObject({ payload: { statusCode: 200 } })
  expect(await invokeCall('stripeWebhook', forged, stack)).toMatchObject({ payload: { statusCode: 400 } })
})

test('an event in a file is sent unchanged', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'invoke-')), 'event.json')
  await writeFile(file, JSON.stringify(await readSample('getUser')))

  expect(await invokeCall('getUser', file, stack)).toMatchObject({ payload: { statusCode: 401 } })
})

test('a file that is missing or not JSON is rejected with an error message', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'invoke-')), 'event.json')
  await writeFile(file, 'hello')

  await expect(invokeCall('getUser', file, stack)).rejects.toThrow('is not JSON. events/ has a sample for each call.')
  await expect(invokeCall('getUser', 'missing.json', stack)).rejects.toThrow('missing.json cannot be read.')
})
