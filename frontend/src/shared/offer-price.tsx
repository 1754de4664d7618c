import type { ReactNode } from 'react'
import type { Offer } from '#contract/share'
import { describeDelay } from '#domain/change/change-text'
import { totalOf } from '#domain/hours/price'
import { describeTax } from '#domain/offer/net-price'
import { priceWith } from '#domain/offer/offer-price'
import { describeOptions, describeWeeks, yourOptions } from '#domain/offer/offer-text'
import { describeRates } from '#domain/offer/offered-rates'
import { priceRows } from '#domain/offer/price-rows'
import { formatDate, formatWeeks, money, signedHours, signedMoney } from '#domain/text/format'
import { Section, Texts, type View, hoursOf, hoursWith } from './offer-parts'

/** The facts that a client looks for first. */
export function Summary({ offer, chosen, onChoose, accepted, shown }: View) {
  const { price, change } = offer
  const { total, tax } = priceWith(offer, chosen)
  // A change that was declined or has ended makes no sum.
  const isSum = change && (onChoose ?? accepted)
  const notes = [
    ...(isSum ? [`${money(change.price.after, price.currency)} in all`] : []),
    ...(shown.length > 0 ? [chosen.size > 0 ? `with ${yourOptions(chosen.size)}` : 'without options'] : []),
    describeTax(tax),
  ].filter(Boolean)
  return (
    <dl>
      <Fact name="Price" note={notes.join(', ')}>
        {describeTotal(offer, total)}
      </Fact>
      <Fact
        name="Timeline"
        note={
          change ? isSum && `${formatWeeks(change.weeks.after)} in all` : describeOptions(offer, chosen.size, accepted)
        }
      >
        {change ? describeDelay(change.weeks) : describeWeeks(offer, chosen, accepted)}
      </Fact>
      {change?.hours && change.hours.after !== change.hours.before && (
        <Fact name="Hours">{signedHours(change.hours.after - change.hours.before)}</Fact>
      )}
      {onChoose && (
        <Fact name="Valid until">
          <ValidUntil {...offer} />
        </Fact>
      )}
    </dl>
  )
}

/** Formats a total price, that of a change request as a difference. */
const describeTotal = ({ change, price: { currency } }: Offer, total: number) =>
  change && total === 0 ? 'unchanged' : (change ? signedMoney : money)(total, currency)

const Fact = ({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children}
      {note && <small>{note}</small>}
    </dd>
  </div>
)

const ValidUntil = ({ validUntil }: Pick<Offer, 'validUntil'>) => (
  <time dateTime={validUntil}>{formatDate(validUntil)}</time>
)

/** The table of the price, and what it depends on. */
export function Price(view: View) {
  const { offer, chosen, onChoose } = view
  const { change, hours } = offer
  return (
    <Section title="Price">
      <table className="offer__prices">
        <tbody>
          {priceRows(offer, chosen).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total{!change && hours !== undefined && `, ${hoursOf(hoursWith(offer, chosen))}`}</th>
            <td>
              <output>{describeTotal(offer, priceWith(offer, chosen).total)}</output>
            </td>
          </tr>
        </tfoot>
      </table>
      <Range {...view} />
      <Texts texts={describeRates(offer)} />
      {onChoose && (
        <p>
          Valid until <ValidUntil {...offer} />
        </p>
      )}
    </Section>
  )
}

/** Range of the price that the work may come to, in the terms of the total. */
function Range({ offer: { range, price }, accepted, shown }: View) {
  if (!range) return null
  const totalIn = (cost: number) =>
    money(totalOf(cost, price.discount.percent, price.tax.percent).total, price.currency)
  return (
    <p>
      By our estimate, the work{shown.length > 0 && `, without ${accepted ? 'your ' : ''}options,`} comes to between{' '}
      {totalIn(range.low)} and {totalIn(range.high)}
      {price.tax.amount !== 0 && ', tax included,'} in eight cases of ten. The price that you{' '}
      {accepted ? 'accepted' : 'accept'} is the total.
    </p>
  )
}
