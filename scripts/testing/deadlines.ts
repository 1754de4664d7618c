import { afterAll } from 'vitest'

// Node 20 visits every storage that was ever used at each promise, and each test file has another one.
afterAll(async () => {
  const { deadlines } = await import('#functions/lib/deadline')
  deadlines.disable()
})
