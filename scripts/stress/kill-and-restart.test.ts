import { expect, test } from 'vitest'
import { killAndRestart } from './kill-and-restart'

test('a server that is killed while it works keeps everything that it acknowledged', async () => {
  const { lost, surviving } = await killAndRestart(1, () => 0.1)

  expect(lost).toEqual([])
  expect(surviving).toBeGreaterThan(0)
})
