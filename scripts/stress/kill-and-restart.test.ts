import { expect, test } from 'vitest'
import { killAndRestart } from './kill-and-restart'

test('a server killed in the midst of its work remembers all that it acknowledged', { timeout: 240_000 }, async () => {
  const { lost, kept } = await killAndRestart(1, () => 0.1)

  expect(lost).toEqual([])
  expect(kept).toBeGreaterThan(0)
})
