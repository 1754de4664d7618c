import { expect, test } from 'vitest'
import { addressOf } from './address'

test.each([
  ['198.51.100.10:46532', '198.51.100.10'],
  ['[2001:DB8:1:2:3:4:5:6]:46532', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:5:6:46532', '2001:db8:1:2'],
  ['2001:db8::8:46532', '2001:db8:0:0'],
  ['2001:db8:1:2::8:46532', '2001:db8:1:2'],
  ['::1:46532', '0:0:0:0'],
  ['::ffff:198.51.100.10:46532', '198.51.100.10'],
  ['', ''],
])('a throttle counts %s as %s', (viewer, counted) => {
  expect(addressOf(viewer)).toBe(counted)
})
