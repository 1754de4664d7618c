import type { Estimation } from '#contract/estimation'
import { formatWeeks, money } from '#domain/text/format'
import { oneDecimal } from '../../ui/format'

/** The totals, beside the settings that they follow from. */
export function QuickStats({ estimation }: { estimation: Estimation }) {
  const { price } = estimation
  const isPriced = price && price.total !== estimation.totalCost
  return (
    <section className="configuration__part configuration__stats">
      <h3>Quick Stats</h3>
      <dl className="quick-stats">
        <dt>Total hours</dt>
        <dd className="num">{oneDecimal(estimation.totalHours)}</dd>
        <dt>Total cost</dt>
        <dd className="num">{money(estimation.totalCost, price?.currency)}</dd>
        {isPriced && (
          <>
            <dt>Total price</dt>
            <dd className="num">{money(price.total, price.currency)}</dd>
          </>
        )}
        <dt>Timeline</dt>
        <dd className="num">{formatWeeks(estimation.timeline.weeks)}</dd>
      </dl>
      {isPriced && (
        <p className="muted small">
          The cost is the hours at your rates. The price is what your client pays: the cost{describePrice(price)}.
        </p>
      )}
      <a className="configuration__back" href="#results-heading">
        Back to the results
      </a>
    </section>
  )
}

/** Names what a price has beyond the cost: ` plus contingency, less discount, plus tax`. */
const describePrice = ({ quoteAt, contingency, currency, discount, tax }: NonNullable<Estimation['price']>) =>
  [
    contingency !== 0 &&
      (quoteAt > 50
        ? ' plus contingency'
        : ` ${contingency > 0 ? 'plus' : 'less'} ${money(Math.abs(contingency), currency)} for agreed prices of options`),
    discount.amount !== 0 && ' less discount',
    tax.amount !== 0 && ' plus tax',
  ]
    .filter(Boolean)
    .join(',')
