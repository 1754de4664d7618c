import type { Line } from '#contract/estimation'
import type { OfferedChanges } from '#contract/offer-basis'
import type { Offer } from '#contract/share'
import { lineChangesTitle, nameChange, signedAmounts } from '#domain/change/change-text'
import { sum } from '#domain/hours/apportion'
import { formatWeeks, money, signedHours } from '#domain/text/format'
import { ChangedLine, Quotes, Section, hoursOf } from './offer-parts'

interface Props {
  change: NonNullable<Offer['change']>
  currency: string
}

/** Shows a change request. */
export function Change({ change, currency }: Props) {
  const { hours, price, weeks, repriced } = change
  const amount = (value: number) => money(value, currency)
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
          {repriced && <p className="offer__muted">{repriced}</p>}
        </Section>
      )}
      <Changes changes={change} currency={currency} />
    </>
  )
}

interface ChangesProps {
  changes: OfferedChanges
  currency: string
  /** True if the rows are followed by their sum. */
  hasSum?: boolean
}

/** Shows the work and the lines that differ from an earlier offer. */
export const Changes = ({ changes: { rows, lines = [] }, currency, hasSum = false }: ChangesProps) => (
  <>
    {rows.length > 0 && (
      <Section title="What changes">
        <ul className="offer__list">
          {rows.map((row) => (
            <li key={row.name}>
              <ChangedRow {...row} currency={currency} />
              {row.tasks?.map((task, at, all) => (
                <div key={`${task.kind} ${task.name}`}>
                  <p>
                    {nameChange(task)}
                    {!!task.hours && `, ${signedHours(task.hours).replace(' ', '\u00a0')}`}
                  </p>
                  {!isSame(task.lines, all[at + 1]?.lines) && <Quotes lines={task.lines} />}
                </div>
              ))}
            </li>
          ))}
          {hasSum && rows.length > 1 && (
            <li>
              <ChangedRow
                name="Work in all"
                hours={sum(rows.map(({ hours = 0 }) => hours))}
                price={sum(rows.map(({ price }) => price))}
                currency={currency}
              />
            </li>
          )}
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

type RowProps = Pick<OfferedChanges['rows'][number], 'name' | 'hours' | 'price'> & Pick<Props, 'currency'>

const ChangedRow = ({ name, currency, ...row }: RowProps) => (
  <div className="offer__change">
    <h3>{name}</h3>
    <span className="offer__hours">{row.hours || row.price ? signedAmounts(row, currency) : 'same price'}</span>
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
