import type { Line } from '#contract/estimation'
import type { OfferedChanges } from '#contract/offer-basis'
import type { Offer } from '#contract/share'
import { lineChangesTitle, nameChange, signedAmounts } from '#domain/change/change-text'
import { sum } from '#domain/hours/apportion'
import { describeNet } from '#domain/offer/net-price'
import { priceWith } from '#domain/offer/offer-price'
import { describeWeeks } from '#domain/offer/offer-text'
import { formatWeeks, money, signedHours, unbroken } from '#domain/text/format'
import { ChangedLine, Quotes, Section, type View, hoursOf } from './offer-parts'

type Props = Pick<Offer, 'price'> & { change: NonNullable<Offer['change']> }

/** Shows a change request. */
export function Change({ change, price: difference }: Props) {
  const { hours, price, weeks, repriced } = change
  const amount = (value: number) => money(value, difference.currency)
  return (
    <>
      {([hours, price, weeks].some((one) => one && one.before !== one.after) || repriced) && (
        <Section title="Before and after">
          <table>
            <tbody>
              {hours && <BeforeAfter name="Hours" before={hoursOf(hours.before)} after={hoursOf(hours.after)} />}
              <BeforeAfter name="Price" before={amount(price.before)} after={amount(price.after)} />
              <BeforeAfter name="Timeline" before={formatWeeks(weeks.before)} after={formatWeeks(weeks.after)} />
            </tbody>
          </table>
          {repriced && <p className="offer__muted">{unbroken(repriced)}</p>}
        </Section>
      )}
      <Changes changes={change} price={difference} />
    </>
  )
}

/** Shows what changes by an offer that replaces an accepted one, up to the difference of what the client pays. */
export function Replaced({ offer, chosen, accepted }: Pick<View, 'offer' | 'chosen' | 'accepted'>) {
  const { replaces, options, price } = offer
  if (!replaces) return null
  const { total: totalNow } = priceWith(offer, chosen)
  const before = (
    <Section title="Before and after">
      <table>
        <tbody>
          <BeforeAfter
            name="Price"
            before={money(replaces.price, replaces.currency)}
            after={money(totalNow, price.currency)}
          />
          {replaces.weeks !== undefined && (
            <BeforeAfter
              name="Timeline"
              before={formatWeeks(replaces.weeks)}
              after={describeWeeks(offer, chosen, accepted)}
            />
          )}
        </tbody>
      </table>
    </Section>
  )
  if (!replaces.changes) return before
  const { changes, currency = price.currency, rest: restName = 'Discount, tax and rounding' } = replaces
  // Prices in two currencies are not compared, unlike work.
  const isPriced = currency === price.currency
  const { again = [], nowOptional = [] } = replaces.options ?? {}
  const rows = [
    ...changes.rows,
    ...options.flatMap(({ name, price, hours }, at) => {
      const wasBuilt = nowOptional.includes(name)
      const sign = +chosen.has(at) - +(wasBuilt || again.includes(name))
      const label = sign > 0 ? 'Option' : wasBuilt ? 'Now an option' : 'Option not chosen again'
      return sign === 0 ? [] : { name: `${label}: ${name}`, price: sign * price, hours: hours && sign * hours }
    }),
  ]
  const total = totalNow - replaces.price
  const rest = total - sum(rows.map(({ price }) => price))
  if (isPriced && rest !== 0) rows.push({ name: restName, price: rest })
  const all = { name: 'In all', hours: sum(rows.map(({ hours = 0 }) => hours)), price: total }
  const hasSum = rows.length > 1 && (isPriced || all.hours !== 0)
  return (
    <>
      {before}
      <Changes changes={{ ...changes, rows: hasSum ? [...rows, all] : rows }} {...(isPriced && { price })} />
    </>
  )
}

interface ChangesProps extends Partial<Pick<Offer, 'price'>> {
  changes: OfferedChanges
}

/** Shows the work and the lines that differ from an earlier offer. */
const Changes = ({ changes: { rows, lines = [] }, price }: ChangesProps) => (
  <>
    {rows.length > 0 && (
      <Section title="What changes">
        {describeNet(price) && <p className="offer__muted">Prices are{describeNet(price)}.</p>}
        <ul className="offer__list">
          {rows.map((row, at) => (
            <li key={`${at} ${row.name}`}>
              <ChangedRow {...row} currency={price?.currency} />
              {row.description && <p>{row.description}</p>}
              {row.tasks?.map((task, at, all) => (
                <div key={nameChange(task)}>
                  <p>
                    {nameChange(task)}
                    {!!task.hours && `, ${unbroken(signedHours(task.hours))}`}
                  </p>
                  {!isSame(task.lines, all[at + 1]?.lines) && <Quotes lines={task.lines} />}
                </div>
              ))}
            </li>
          ))}
        </ul>
      </Section>
    )}
    {lines.length > 0 && (
      <Section title={lineChangesTitle(lines)}>
        <ul className="offer__texts">
          {lines.map((line, at) => (
            <li key={at}>
              <ChangedLine {...line} />
            </li>
          ))}
        </ul>
      </Section>
    )}
  </>
)

interface RowProps extends Pick<OfferedChanges['rows'][number], 'name' | 'hours' | 'price'> {
  /** Absent if the prices are not comparable. */
  currency: string | undefined
}

const ChangedRow = ({ name, currency, ...row }: RowProps) => (
  <div className="offer__change">
    <h3>{name}</h3>
    <span className="offer__hours">
      {row.hours || row.price ? signedAmounts(row, currency) : currency && 'same price'}
    </span>
  </div>
)

/** True if the next task has the same lines, such as the back end of the same screens. They follow there. */
const isSame = (lines: readonly Line[], next: readonly Line[] = []) => JSON.stringify(lines) === JSON.stringify(next)

const BeforeAfter = ({ name, before, after }: Record<'name' | 'before' | 'after', string>) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{before === after ? `${after}, unchanged` : `${before} → ${after}`}</td>
  </tr>
)
