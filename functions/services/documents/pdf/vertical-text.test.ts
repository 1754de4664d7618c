import { expect, test } from 'vitest'
import { joinVerticalText } from './vertical-text'

const piece = (text: string, x: number, y: number) => ({ text, x, right: x + 10, y, size: 10 })
const stack = (text: string, x: number) => Array.from(text, (sign, index) => piece(sign, x, 100 + 10 * index))

test('vertical lines are read one after the other, from the right', () => {
  const pieces = [
    piece('需求', 300, 50),
    ...stack('系统应允许患者', 200),
    ...stack('修改预约', 185),
    ...stack('取消', 170),
  ]
  expect(joinVerticalText(pieces).map(({ text }) => text)).toEqual(['需求', '系统应允许患者修改预约取消'])
})

test('a table column of single characters stays as it is', () => {
  const pieces = ['一', '二', '三', '四', '五'].flatMap((sign, index) => [
    piece(sign, 72, 100 + 20 * index),
    piece('患者预约', 120, 100 + 20 * index),
  ])
  expect(joinVerticalText(pieces)).toBe(pieces)
})
