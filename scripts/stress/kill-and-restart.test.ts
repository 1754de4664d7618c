import { expect, test } from 'vitest'
import { killAndRestart } from './kill-and-restart'

test('a server that is killed while it works keeps everything that it acknowledged, and SIGTERM stops it', async () => {
  const { lost, surviving, status } = await killAndRestart(1, () => 0.1, 1)

  expect(lost).toEqual([])
  expect(surviving).toBeGreaterThan(0)
  expect(status).toBe(0)
})
