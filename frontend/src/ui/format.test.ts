import { expect, test } from 'vitest'
import {
  dateAndTime,
  dayOfYear,
  hours,
  limit,
  mailto,
  monthName,
  oneDecimal,
  plural,
  unbroken,
  wholePercent,
} from './format'

test('hours are shown in halves, and no half is rounded away', () => {
  expect([hours(482), hours(12_345.2), hours(40.5), hours(39.7)]).toEqual(['482 h', '12,345 h', '40.5 h', '39.5 h'])
})

test('numbers and shares are rounded to a readable precision', () => {
  expect([oneDecimal(1_234.56), oneDecimal(3), wholePercent(0.155), wholePercent(1)]).toEqual([
    '1,234.6',
    '3',
    '16%',
    '100%',
  ])
})

test('times are written in US English without the locale, which takes long to load', () => {
  const at = (hour: number) => dateAndTime(new Date(2026, 8, 5, hour, 7).toISOString())
  expect([at(0), at(9)]).toEqual(['Sep 5, 2026, 12:07 AM', 'Sep 5, 2026, 9:07 AM'])
  expect([at(12), at(23)]).toEqual(['Sep 5, 2026, 12:07 PM', 'Sep 5, 2026, 11:07 PM'])
  expect([dayOfYear(new Date(2026, 11, 20).toISOString()), monthName('2026-09')]).toEqual(['December 20', 'September'])
})

test('an unlimited plan is shown as ∞', () => {
  expect([limit(5), limit(999_998), limit(999_999)]).toEqual(['5', '999,998', '∞'])
})

test('a line ends neither before a unit nor after the sign of a price', () => {
  expect(unbroken('+3 h, 2 weeks, +€360 or −$5')).toBe('+3\u00a0h, 2\u00a0weeks, +\u2060€360 or −\u2060$5')
})

test('one is singular', () => {
  expect([plural(1, 'estimate'), plural(2, 'estimate'), plural(0, 'entry', 'entries')]).toEqual([
    '1 estimate',
    '2 estimates',
    '0 entries',
  ])
})

test("a client's email cannot add recipients or a text to the owner's reply, and any title is a subject", () => {
  const url = new URL(mailto('a?bcc=eve@example.com&body=x', 'Re: 1 + 1 & \ud800'))

  expect(decodeURIComponent(url.pathname)).toBe('a?bcc=eve@example.com&body=x')
  expect(url.search).toBe('?subject=Re%3A%201%20%2B%201%20%26%20%EF%BF%BD')
  expect(mailto('grace@example.com', 'Re: Shop')).toBe('mailto:grace@example.com?subject=Re%3A%20Shop')
  expect(new URL(mailto('a@example.com', '', 'x&bcc=eve@example.com\r\n')).search).toBe(
    '?subject=&body=x%26bcc%3Deve%40example.com%0D%0A',
  )
})
