import { expect, test } from 'vitest'
import { describeAcceptance, describeAcceptedPrice } from './acceptance-text'

test('an accepted change request has the difference of the prices, and the weeks of all work', () => {
  const acceptance = { total: 2_400, weeks: 5 }
  const euros = { currency: 'EUR', isChange: true }
  expect(describeAcceptance(acceptance, { currency: 'EUR' })).toBe('€2,400 and 5 weeks')
  expect(describeAcceptance(acceptance, euros)).toBe('€2,400 more and 5 weeks in all')
  const replacing = { currency: 'EUR', before: { price: 900 } }
  expect(describeAcceptedPrice(2_400, replacing)).toBe('€2,400 (instead of €900)')
  expect(describeAcceptance(acceptance, replacing)).toBe('€2,400 (instead of €900) and 5 weeks')
  expect(describeAcceptedPrice(900, replacing)).toBe('€900')
  const inDollars = { currency: 'EUR', before: { price: 900, currency: 'USD' } }
  expect(describeAcceptedPrice(900, inDollars)).toBe('€900 (instead of $900)')
  expect(describeAcceptedPrice(2_400, { ...replacing, isTaxed: true })).toBe('€2,400 (tax included, instead of €900)')
  const taxed = { ...euros, isTaxed: true }
  expect(describeAcceptedPrice(900, { ...taxed, isChange: false })).toBe('€900 (tax included)')
  expect(describeAcceptedPrice(90, taxed, 900)).toBe('€90 more (tax included), which makes €900 in all')
  expect(describeAcceptance({ total: 2_400 }, euros)).toBe('€2,400 more')
  expect(describeAcceptedPrice(-873, euros)).toBe('€873 less')
  expect(describeAcceptance({ total: 0, weeks: 5 }, euros)).toBe('no extra charge and 5 weeks in all')
  expect(describeAcceptedPrice(2_400, euros, 12_400)).toBe('€2,400 more, which makes €12,400 in all')
})
