import type { Estimation } from '#contract/estimation'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { constraintsOf } from '#domain/constraints/compare'
import { withOptions } from '#domain/scope/estimate-with-options'
import { namedOptions } from '#domain/scope/options'
import { money } from '#domain/text/format'
import { nameOptions } from './sold'

type Saved = Pick<SavedSnapshot, 'createdAt' | 'estimation' | 'settings' | 'terms'>

/** An estimate, and why its price is not that point of its range. */
export type ExplainedEstimate = Estimation & { agreed?: string }

/** Computes what a project comes to with the options that were sold. */
export function withSold(saved: Saved): ExplainedEstimate {
  const names = namedOptions(saved.estimation).flatMap(({ name, isSold }) => (isSold ? name : []))
  return explainedWith(saved, names)
}

/** Computes a saved estimate with these options, if there are any, and explains a price that was agreed. */
export function explainedWith(saved: Saved, names: readonly string[]): ExplainedEstimate {
  const estimation = names.length > 0 ? soldEstimation(saved, names) : saved.estimation
  const agreed = explainAgreed(estimation, saved.estimation, names)
  return agreed ? { ...estimation, agreed } : estimation
}

type Priced = Pick<Estimation, 'price' | 'range'>

/** Says which amount of a price was agreed, and which is estimated. `own` is the estimate without the options of these names. */
function explainAgreed({ price, range }: Priced, own: Priced, sold: readonly string[]): string {
  if (!price || !own.price) return ''
  const { quoteAt, quoted, currency } = price
  const point = `p${quoteAt}` as const
  if (quoted === range[point].cost) return ''
  const at = quoteAt === 50 ? 'at even odds' : `at ${quoteAt}%`
  const rest = own.price.quoted
  return rest === own.range[point].cost
    ? `As agreed: ${money(quoted - rest, currency)} for ${nameOptions(sold, 'sold ')}. Estimated ${at}: ${money(rest, currency)} for all other work, also what was sold of it.`
    : `Sold work keeps the contingency that was agreed; only work added since has that of today. All of it ${at} would be ${money(range[point].cost, currency)}.`
}

/** Computes what was sold of a saved estimate: its accepted options are in scope, and what it says of its sums follows. */
export function soldEstimation(saved: Saved, options: readonly string[]): Estimation {
  const { totalHours, origin } = saved.estimation
  const { estimation } = withOptions(saved, options)
  const { record: applied } = estimation
  const record = applied?.isApplied ? applied.hours : 0
  return {
    ...estimation,
    constraints: constraintsOf({ ...saved, estimation }),
    ...(origin && {
      origin: {
        ...origin,
        record,
        scope: origin.scope + estimation.totalHours - totalHours - (record - origin.record),
      },
    }),
  }
}
