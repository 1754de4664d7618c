import { expect, test } from 'vitest'
import { lineIds, lineRanges } from './line-ids'

const known = [1, 2, 3, 5, 8, 9]

test('a range includes the known lines between its ends, and may begin or end in a gap', () => {
  expect(lineIds(['2', '5-8'], known)).toEqual([2, 5, 8])
  expect(lineIds(['8 – 5', 'line 3', '1 to 3'], known)).toEqual([5, 8, 3, 1, 2])
  expect(lineIds(['1, 3, 8-9'], known)).toEqual([1, 3, 8, 9])
  expect(lineIds(['4-7', '9-12'], known)).toEqual([5, 9])
})

test('a huge range costs nothing, and unknown lines are returned so that they can be rejected', () => {
  expect(lineIds(['1-999999999'], known)).toEqual([1, 2, 3, 5, 8, 9])
  expect(lineIds(['7', '20-30'], known)).toEqual([7, 20, 30])
  expect(lineIds(['all', '', '0', '-4', '99999999999999999999'], known)).toEqual([4])
})

test('line numbers are formatted as ranges', () => {
  expect(lineRanges([9, 1, 2, 3, 5, 8])).toEqual(['1-3', '5', '8-9'])
  expect(lineRanges([])).toEqual([])
})
