import type { Price } from '#contract/estimation'

interface OptionalWork {
  /** Absent from estimates saved without discount and tax. */
  price?: Pick<Price, 'discount' | 'tax'> | undefined
  options: readonly unknown[]
}

/** Names what a price is before: ` before discount and tax`. Empty if it has neither. */
export function describeNet(price: OptionalWork['price']): string {
  const names = (['discount', 'tax'] as const).filter((part) => price?.[part].percent || price?.[part].amount)
  return names.length > 0 ? ` before ${names.join(' and ')}` : ''
}

/** Explains what the prices of options leave to the total. Empty without options, and if it adds nothing to their sum. */
export function describeOptionPrices({ price, options }: OptionalWork): string {
  const net = describeNet(price)
  return options.length > 0 && net ? `Their prices are${net}, unlike the total.` : ''
}
