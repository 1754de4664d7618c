import { expect, test } from 'vitest'
import { describeRates } from './offered-rates'

test('roles with the same rate are one line', () => {
  const rates = [
    { role: 'Back-end developer', rate: 88 },
    { role: 'UX/UI designer', rate: 92.5 },
    { role: 'QA engineer', rate: 88 },
  ]
  expect(describeRates(rates, 'EUR')).toEqual([
    'Back-end developer, QA engineer: €88 per hour',
    'UX/UI designer: €92.50 per hour',
  ])
  expect(describeRates([rates[0]!, rates[2]!], 'EUR')).toEqual(['All roles: €88 per hour'])
  expect(describeRates(rates.slice(0, 1), 'EUR')).toEqual(['Back-end developer: €88 per hour'])
})
