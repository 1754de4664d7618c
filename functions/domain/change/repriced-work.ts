import type { Difference } from '#contract/difference'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { signedMoney } from '#domain/text/format'
import type { ChangedPair } from './accepted-options'

type Given = Pick<SavedSnapshot, 'estimation'>

/**
 * Warns the owner of a change that also prices the work before again: at other terms, or by accepted options in an estimate
 * that was saved before they were. Empty if that work keeps its price.
 */
export function describeRepricedWork(
  { rows, price: total }: Difference,
  { before, after, repriced }: ChangedPair<Given, Given>,
): string {
  if (!total) return ''
  const isOther = (part: 'discount' | 'tax') =>
    before.estimation.price?.[part].percent !== after.estimation.price?.[part].percent
  const moved = rows.filter(({ cause, price }) => {
    if (cause === 'discount' || cause === 'tax') return isOther(cause)
    return (cause === 'basis' || cause === 'risk') && price !== 0
  })
  if (moved.length === 0)
    return (
      repriced &&
      'An accepted option has another price here, because this estimate was saved before the sale. Saved again in its project, it has the accepted price.'
    )
  const amounts = moved.map(({ name, price = 0 }) => `${name}, ${signedMoney(price, total.currency)}`)
  return `The work agreed before is priced again. ${amounts.join('; ')}. For the agreed prices, set rates and settings back before you share the change.`
}
