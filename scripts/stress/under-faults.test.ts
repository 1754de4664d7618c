import { expect, test } from 'vitest'
import { runUnderFaults } from './under-faults'

test('while services fail, three users all reach a saved estimate, each charged once', async () => {
  // Fewer at a time start fewer processes of functions, which take most of the time.
  expect((await runUnderFaults(3, { width: 2 })).broken).toEqual([])
})

test('without a responding analyst nobody gets an estimate, and everyone gets error messages', async () => {
  const { broken, journey } = await runUnderFaults(1, {
    faults: { bedrock: [{ kind: 'error', rate: 1, ms: 0 }] },
    maxAttempts: 2,
  })

  expect(broken).toEqual([expect.stringMatching(/^A person did not arrive: Error: analyze: 50[23]: /)])
  expect(journey.faults).toEqual([])
})
