import { expect, test } from 'vitest'
import { currencies } from '#contract/currencies'
import { money, rate } from './format'

test('amounts are whole, with the symbol of their currency', () => {
  expect([money(48_200), money(0), money(1_234_567.5)]).toEqual(['$48,200', '$0', '$1,234,568'])
  expect([money(48_200, 'EUR'), money(48_200, 'JPY'), money(-5, 'GBP')]).toEqual(['€48,200', '¥48,200', '−£5'])
})

test('rates have cents only if there are any', () => {
  expect([rate(100), rate(92.5, 'EUR'), rate(72.25, 'GBP')]).toEqual(['$100', '€92.50', '£72.25'])
})

test('every currency formats amounts and rates, and has a name', () => {
  const names = new Intl.DisplayNames('en-US', { type: 'currency', fallback: 'none' })
  for (const code of currencies) {
    expect(money(1, code)).toContain('1')
    expect(rate(1.5, code)).toContain('1.5')
  }
  expect(currencies.filter((code) => !names.of(code))).toEqual([])
})
