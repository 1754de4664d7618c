import type { Offer } from '#contract/share'
import { money, signedMoney } from '#domain/text/format'
import { describeNet } from './net-price'
import { priceWith } from './offer-price'

/**
 * Formats what an option adds to the total beside the other chosen ones, and its price before discount and tax:
 * `+€1,071` and ` to the total (€900 before tax)`.
 */
export function describeAddition(offer: Pick<Offer, 'price' | 'options'>, at: number, chosen: Iterable<number> = []) {
  const { currency } = offer.price
  const others = [...chosen].filter((other) => other !== at)
  const added = priceWith(offer, [...others, at]).total - priceWith(offer, others).total
  const net = describeNet(offer.price)
  return [
    signedMoney(added, currency),
    net && ` to the total (${money(offer.options[at]!.price, currency)}${net})`,
  ] as const
}
