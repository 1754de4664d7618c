import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callNames } from '#contract/calls'
import { aMember, theStack } from '#scripts/testing/the-stack'
import { invokeCall } from './invoke-call'
import { readSample } from './sample'

const stack = theStack()

test.each(callNames)('the sample event of %s is answered by its built function', { timeout: 60_000 }, async (name) => {
  const outcome = await invokeCall(name, undefined, stack, await aMember())

  expect(outcome).toMatchObject({ payload: { statusCode: expect.toBeOneOf([200, 202]) } })
})

test("Stripe's sample is signed as it is sent, from a file too; another signature is left as it is", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'invoke-'))
  const sample = await readSample('stripeWebhook')
  const file = join(folder, 'event.json')
  await writeFile(file, JSON.stringify(sample))
  const forged = join(folder, 'forged.json')
  await writeFile(forged, JSON.stringify({ ...sample, headers: { ...sample.headers, 'stripe-signature': 't=1,v1=0' } }))

  expect(await invokeCall('stripeWebhook', file, stack)).toMatchObject({ payload: { statusCode: 200 } })
  expect(await invokeCall('stripeWebhook', forged, stack)).toMatchObject({ payload: { statusCode: 400 } })
})

test('an event of a file is sent as it is', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'invoke-')), 'event.json')
  await writeFile(file, JSON.stringify(await readSample('getUser')))

  expect(await invokeCall('getUser', file, stack)).toMatchObject({ payload: { statusCode: 401 } })
})

test('a file that is not there or not JSON is refused with a sentence', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'invoke-')), 'event.json')
  await writeFile(file, 'hello')

  await expect(invokeCall('getUser', file, stack)).rejects.toThrow('is not JSON. events/ has a sample for each call.')
  await expect(invokeCall('getUser', 'missing.json', stack)).rejects.toThrow('missing.json cannot be read.')
})
