import { expect, test } from 'vitest'
import type { Offer } from '#contract/share'
import { priceWith } from './offer-price'
import { totalOf } from './price'

const work = { name: 'Work', lines: [] }
const offer: Pick<Offer, 'price' | 'options'> = {
  price: { currency: 'EUR', ...totalOf(10_005, 7.5, 19) },
  options: [
    { ...work, price: 1_500 },
    { ...work, price: -200 },
  ],
}

test('the total without options is the quoted price, and discount and tax apply to the sum with them', () => {
  expect(priceWith(offer, []).total).toBe(offer.price.total)
  expect(priceWith(offer, [0, 1, 0])).toEqual(totalOf(11_305, 7.5, 19))
  expect(priceWith(offer, [1]).total).toBeLessThan(offer.price.total)
})
