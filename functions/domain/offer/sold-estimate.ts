import type { Estimation } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { constraintsOf } from '#domain/constraints/compare'
import { withOptions } from '#domain/scope/estimate-with-options'
import { namedOptions } from '#domain/scope/options'
import { capitalize, money } from '#domain/text/format'
import { nameOptions } from './sold'

type Saved = Pick<SavedSnapshot, 'createdAt' | 'estimatedAt' | 'estimation' | 'settings' | 'terms'>

/** An estimate, the names of sold options in it, and why its price is not that point of its range. */
export type ExplainedEstimate = Estimation & { sold?: readonly string[]; agreed?: string }

/** Computes what a project comes to with the options that were sold. */
export function withSold(saved: Saved): ExplainedEstimate {
  const names = namedOptions(saved.estimation).flatMap(({ name, isSold }) => (isSold ? name : []))
  return explainedWith(saved, names)
}

/** Computes a saved estimate with these options, if there are any, and explains a price that was agreed. */
export function explainedWith(saved: Saved, names: readonly string[]): ExplainedEstimate {
  const estimation = names.length > 0 ? { ...soldEstimation(saved, names), sold: names } : saved.estimation
  const agreed = explainAgreed(estimation, saved.estimation, names)
  return agreed ? { ...estimation, agreed } : estimation
}

type Priced = Pick<Estimation, 'price' | 'range'>

/** Says what of a price was agreed, and what is priced today. `own` is the estimate without the options of these names. */
function explainAgreed({ price, range }: Priced, own: Priced, sold: readonly string[]): string {
  if (!price || !own.price) return ''
  const { quoteAt, quoted, currency } = price
  const point = `p${quoteAt}` as const
  if (quoted === range[point].cost) return ''
  const at = quoteAt === 50 ? 'at even odds' : `at ${quoteAt}%`
  const rest = own.price.quoted
  if (rest !== own.range[point].cost)
    return `Sold work keeps the contingency that was agreed, and any work added since has that of today. All of it ${at} would be ${money(range[point].cost, currency)} today.`
  const [were, prices] = sold.length > 1 ? ['were', 'prices of their own'] : ['was', 'a price of its own']
  return `${capitalize(nameOptions(sold))} ${were} sold at ${prices}, which only your rates and priority change: ${money(quoted - rest, currency)}. All other work, also what was sold of it, is priced ${at}: ${money(rest, currency)}.`
}

/** Computes what was sold of a saved estimate: its accepted options are in scope, and what it says of its sums follows. */
export function soldEstimation(saved: Saved, options: readonly string[]): Estimation {
  const { createdAt, estimatedAt = createdAt } = saved
  const { totalHours, origin } = saved.estimation
  const { estimation } = withOptions(saved, options)
  const { record: applied } = estimation
  const record = applied?.isApplied ? applied.hours : 0
  return {
    ...estimation,
    constraints: constraintsOf({ ...saved, createdAt: estimatedAt, estimation }),
    ...(origin && {
      origin: {
        ...origin,
        record,
        scope: origin.scope + estimation.totalHours - totalHours - (record - origin.record),
      },
    }),
  }
}
