import { expect, test } from 'vitest'
import { learnTime, serverNow } from './server-clock'

const minute = 60_000

const aheadAfter = (ms: number) => {
  learnTime(new Date(Date.now() + ms).toUTCString())
  return Math.round((serverNow() - Date.now()) / minute)
}

test('the clock of the browser counts unless it is wrong by a minute or more', () => {
  expect(aheadAfter(-3 * minute)).toBe(-3)
  expect(aheadAfter(-0.6 * minute)).toBe(0)
  expect(aheadAfter(60 * minute)).toBe(60)
})
