import type { ExplainedEstimate } from '#domain/offer/sold-estimate'
import { formatWeeks } from '#domain/text/format'
import { describeQuote, describeTotal, isPriced } from '#domain/hours/price'
import { quotedWeeks } from '#domain/hours/schedule'
import './price.css'
import { Section } from './section'

/** Quoted price with its contingency, discount and tax. Nothing if the price is the cost of the estimate. */
export function Price({
  estimation,
}: {
  estimation: Pick<ExplainedEstimate, 'price' | 'timeline' | 'range' | 'agreed'>
}) {
  const { price, timeline, agreed } = estimation
  if (!price || !isPriced(price)) return null
  const lines = describeTotal(price)
  const weeks = quotedWeeks(estimation, price.quoteAt)
  return (
    <Section title="Price">
      <p className="price__quote num">{describeQuote(price)}</p>
      {agreed && <p className="muted small written">{agreed}</p>}
      {weeks > timeline.weeks && (
        <p className="muted small">
          The timeline is at even odds, also in an offer: {formatWeeks(timeline.weeks)}. At {price.quoteAt}% it would be{' '}
          {weeks}.
        </p>
      )}
      {lines.length > 0 && (
        <dl className="price">
          {lines.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{amount}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
