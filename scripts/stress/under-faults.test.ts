import { expect, test } from 'vitest'
import { travelUnderFaults } from './under-faults'

test('while services fail, five people all reach a saved estimate, each charged once', {
  timeout: 300_000,
}, async () => {
  expect((await travelUnderFaults(5)).broken).toEqual([])
})

test('where the analyst never answers nobody arrives, and all that is heard are sentences', {
  timeout: 120_000,
}, async () => {
  const { broken, trip } = await travelUnderFaults(1, {
    faults: { bedrock: [{ kind: 'error', rate: 1, ms: 0 }] },
    patience: 2,
  })

  expect(broken).toEqual([expect.stringMatching(/^A person did not arrive: Error: analyze: 50[23]: /)])
  expect(trip.faults).toEqual([])
})
