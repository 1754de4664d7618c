import type { Price } from '#contract/estimation'

interface OptionalWork {
  /** Absent from estimates saved without discount and tax. Without `quoteAt` in what clients read. */
  price?: (Pick<Price, 'discount' | 'tax'> & { quoteAt?: Price['quoteAt'] }) | undefined
  options: readonly unknown[]
}

/** Names what a price is before: ` before discount and tax`. Empty if it has neither. */
export function describeNet(price: OptionalWork['price']): string {
  const names = (['discount', 'tax'] as const).filter((part) => price?.[part].percent || price?.[part].amount)
  return names.length > 0 ? ` before ${names.join(' and ')}` : ''
}

/** Says if a total includes a tax. Empty if the tax of a change request, which is a difference, is the same. */
export const describeTax = ({ percent, amount }: Price['tax']): string =>
  percent === 0 ? 'no tax is added' : amount === 0 ? '' : 'tax included'

/**
 * Explains what the prices of options leave to the total, and to their owner that they are more than hours and rates.
 * Empty without options, and if there is nothing to explain.
 */
export function describeOptionPrices({ price, options }: OptionalWork): string {
  const net = describeNet(price)
  const parts = [
    ...(net ? [`are${net}, unlike the total`] : []),
    ...((price?.quoteAt ?? 50) > 50 ? ['contain the contingency'] : []),
  ]
  return options.length > 0 && parts.length > 0 ? `Their prices ${parts.join(', and ')}.` : ''
}
