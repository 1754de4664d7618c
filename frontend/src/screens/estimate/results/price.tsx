import type { Estimation } from '#contract/estimation'
import { describeQuote, describeTotal, isPriced } from '#domain/price'
import './price.css'
import { Section } from './section'

/** Quoted price with its contingency, discount and tax. Nothing if the price is the cost of the estimate. */
export function Price({ estimation: { price } }: { estimation: Pick<Estimation, 'price'> }) {
  if (!price || !isPriced(price)) return null
  const lines = describeTotal(price)
  return (
    <Section title="Price">
      <p className="price__quote num">{describeQuote(price)}</p>
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
