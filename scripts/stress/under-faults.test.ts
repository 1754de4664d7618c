import { afterAll, expect, test } from 'vitest'
import { anOwnStack, runUnderFaults } from './under-faults'

// One for both tests, because its functions take most of the time to start. Each test sets all faults.
const stack = await anOwnStack()
afterAll(stack.stop)

test('while services fail, two users reach a saved estimate, each charged once', async () => {
  // Concurrently they would start twice as many processes of functions, which take most of the time.
  const outcomes = [await runUnderFaults(stack, 1), await runUnderFaults(stack, 1)]
  expect(outcomes.flatMap(({ broken }) => broken)).toEqual([])
})

test('without a responding analyst nobody gets an estimate, and everyone gets error messages', async () => {
  const { broken, journey } = await runUnderFaults(stack, 1, {
    faults: { bedrock: [{ kind: 'error', rate: 1, ms: 0 }] },
    maxAttempts: 2,
  })

  expect(broken).toEqual([expect.stringMatching(/^A person did not arrive: Error: analyze: 50[23]: /)])
  expect(journey.faults).toEqual([])
})
