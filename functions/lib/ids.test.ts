import { expect, test } from 'vitest'
import { isId, newId } from './ids'

test('ids sort by their time in milliseconds and are different at the same time', () => {
  const time = 1_469_918_176_385
  const [id, same, next, last] = [time, time, time + 1, 2 ** 48 - 1].map((at) => newId(new Date(at)))

  expect([id, same, next, last].map((one) => isId(one!))).toEqual([true, true, true, true])
  // The example of the specification.
  expect(id!.slice(0, 10)).toBe('01ARYZ6S41')
  expect(same).not.toBe(id)
  expect(next! > id! && next! > same! && last! > next!).toBe(true)
})
