import { expect, test } from 'vitest'
import { describeRates } from './offered-rates'

test('roles with the same rate are one line', () => {
  const rates = [
    { role: 'Back-end developer', rate: 88 },
    { role: 'UX/UI designer', rate: 92.5 },
    { role: 'QA engineer', rate: 88 },
  ]
  const price = { currency: 'EUR' }
  expect(describeRates({ rates, price })).toEqual([
    'Back-end developer, QA engineer: €88 per hour',
    'UX/UI designer: €92.50 per hour',
  ])
  expect(describeRates({ rates: [rates[0]!, rates[2]!], price })).toEqual(['All roles: €88 per hour'])
  expect(describeRates({ rates: rates.slice(0, 1), price })).toEqual(['Back-end developer: €88 per hour'])
  expect(
    describeRates({ rates: rates.slice(0, 1), price, surcharge: 'the surcharge for rush priority (+50%)' }),
  ).toEqual(['Back-end developer: €88 per hour', 'These rates include the surcharge for rush priority (+50%).'])
})
