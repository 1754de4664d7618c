import type { ReactNode } from 'react'
import type { Line } from '#contract/estimation'
import type { Offer, OfferedWork } from '#contract/share'
import { nameChange, signedAmounts, signedHours, signedMoney, signedWeeks } from '#domain/change-text'
import { formatDate, formatDay, money, number, plural, rate as rateIn } from '#domain/format'
import { nameOption, priceRows, priceWith } from '#domain/offer-price'
import { senderOf, timelineOf } from '#domain/offer-text'
import './offer.css'

interface Props {
  offer: Offer
  /** Positions of the chosen options. */
  chosen: ReadonlySet<number>
  /** Absent if the choice is fixed. */
  onChoose?: ((chosen: ReadonlySet<number>) => void) | undefined
}

/** An offer as its client sees it. The owner's preview shows the same. */
export function OfferView({ offer, chosen, onChoose }: Props) {
  const { title, components, options, exclusions, notEstimated, assumptions, change } = offer
  const { currency } = offer.price
  const lines = new Map(offer.lines.map((line) => [line.id, line]))
  const { total } = priceWith(offer, chosen)
  const timeline = timelineOf(offer)
  const toggle = (at: number) => onChoose?.(toggled(chosen, at))

  return (
    <article className="offer">
      <header>
        <h1>{title}</h1>
        <p className="offer__muted">{senderOf(offer)}</p>
        <p>
          <strong>
            {change
              ? summaryOf(offer, change)
              : chosen.size > 0
                ? `${money(total, currency)} with your options, ${plural(offer.weeks, 'week')} without them`
                : `${money(total, currency)}, ${plural(offer.weeks, 'week')}`}
          </strong>
          , valid until <time dateTime={offer.validUntil}>{formatDate(offer.validUntil)}</time>
        </p>
      </header>
      {offer.note && <p className="offer__note">{offer.note}</p>}

      {change && <Change change={change} currency={currency} />}
      {!change && (
        <Section title="What is included">
          {offer.hours !== undefined && (
            <p className="offer__muted">
              {hoursOf(offer.hours)} of work{options.length > 0 ? ', without options' : ' in total'}
            </p>
          )}
          <ul className="offer__list">
            {components.map((work) => (
              <li key={work.name}>
                <Work work={work} lines={lines} />
              </li>
            ))}
          </ul>
        </Section>
      )}

      {options.length > 0 && (
        <Section title="Options">
          <ul className="offer__list">
            {options.map((option, at) => (
              <li key={option.name}>
                <label className="offer__option">
                  <input type="checkbox" checked={chosen.has(at)} disabled={!onChoose} onChange={() => toggle(at)} />
                  <span>{nameOption(offer, at, chosen)}</span>
                </label>
                <Work work={option} lines={lines} isNamed={false} />
              </li>
            ))}
          </ul>
          <output>
            Total with your choice:{' '}
            <strong>
              {money(total, currency)}
              {offer.hours !== undefined && `, ${hoursOf(hoursWith(offer, chosen))}`}
            </strong>
          </output>
        </Section>
      )}

      {exclusions.length + notEstimated.length > 0 && (
        <Section title="Not included">
          <Texts texts={exclusions} />
          {notEstimated.length > 0 && (
            <>
              <p>From your requirements, without work in this offer:</p>
              <Quotes lines={notEstimated} />
            </>
          )}
        </Section>
      )}

      {assumptions.length > 0 && (
        <Section title="Assumptions">
          <Texts texts={assumptions} />
        </Section>
      )}

      {offer.risks && offer.risks.length > 0 && (
        <Section title="Risks">
          <ul className="offer__list">
            {offer.risks.map(({ risk, description, mitigation }) => (
              <li key={risk}>
                <h3>{risk}</h3>
                <p>{description}</p>
                {mitigation && <p className="offer__muted">Mitigation: {mitigation}</p>}
              </li>
            ))}
          </ul>
        </Section>
      )}

      {!change && (
        <Section title="Timeline">
          <p>{timeline.duration}</p>
          <Texts texts={timeline.milestones} />
        </Section>
      )}

      <Section title="Price">
        <Price offer={offer} chosen={chosen} />
        <p>
          Valid until <time dateTime={offer.validUntil}>{formatDate(offer.validUntil)}</time>
        </p>
      </Section>
    </article>
  )
}

const hoursWith = ({ hours = 0, options }: Offer, chosen: ReadonlySet<number>) =>
  [...chosen].reduce((sum, at) => sum + (options[at]?.hours ?? 0), hours)

type OfferedChange = NonNullable<Offer['change']>

/** Summarizes a change request: `+46 h, +$4,600, +1 week`. */
const summaryOf = ({ price: { currency } }: Offer, { hours, price, weeks }: OfferedChange) =>
  [
    ...(hours ? [signedHours(hours.after - hours.before)] : []),
    signedMoney(price.after - price.before, currency),
    signedWeeks(weeks.after - weeks.before),
  ].join(', ')

/** Shows the rows of a change request. */
function Change({ change, currency }: { change: OfferedChange; currency: string }) {
  const { since, hours, price, weeks, rows, accepted = [] } = change
  const amount = (value: number) => money(value, currency)
  return (
    <>
      <Section title="Before and after">
        <p>
          Compared with the estimate of {formatDay(since)}
          {accepted.length > 0 && `, with the options that you accepted: ${accepted.join(', ')}`}
        </p>
        <table>
          <tbody>
            {hours && <BeforeAfter name="Hours" before={hoursOf(hours.before)} after={hoursOf(hours.after)} />}
            <BeforeAfter name="Price" before={amount(price.before)} after={amount(price.after)} />
            <BeforeAfter name="Timeline" before={plural(weeks.before, 'week')} after={plural(weeks.after, 'week')} />
          </tbody>
        </table>
      </Section>
      <Section title="What changes">
        <ul className="offer__list">
          {rows.map((row) => (
            <li key={row.name}>
              <h3>{row.name}</h3>
              <p className="offer__muted">{signedAmounts(row, currency)}</p>
              {row.tasks?.map((task) => (
                <div key={`${task.kind} ${task.name}`}>
                  <p>
                    {nameChange(task)}
                    {task.hours !== undefined && `, ${signedHours(task.hours)}`}
                  </p>
                  <Quotes lines={task.lines} />
                </div>
              ))}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

const BeforeAfter = ({ name, before, after }: Record<'name' | 'before' | 'after', string>) => (
  <tr>
    <th scope="row">{name}</th>
    <td>
      {before} → {after}
    </td>
  </tr>
)

function toggled(chosen: ReadonlySet<number>, at: number): ReadonlySet<number> {
  const next = new Set(chosen)
  if (!next.delete(at)) next.add(at)
  return next
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)

const hoursOf = (hours: number) => `${number(hours)}\u00a0h`

interface WorkProps {
  work: OfferedWork
  lines: ReadonlyMap<number, Line>
  isNamed?: boolean
}

function Work({ work: { name, hours, description, tasks, lines: ids }, lines, isNamed = true }: WorkProps) {
  const quoted = ids.flatMap((id) => lines.get(id) ?? [])
  return (
    <>
      {isNamed && <h3>{name}</h3>}
      {hours !== undefined && <p className="offer__muted">{hoursOf(hours)}</p>}
      {description && <p>{description}</p>}
      {tasks && (
        <Texts
          texts={tasks.map((task) => (task.hours === undefined ? task.name : `${task.name}, ${hoursOf(task.hours)}`))}
        />
      )}
      <Quotes lines={quoted} />
    </>
  )
}

const Texts = ({ texts }: { texts: readonly string[] }) => (
  <ul className="offer__texts">
    {texts.map((text, at) => (
      <li key={`${at} ${text}`}>{text}</li>
    ))}
  </ul>
)

/** Requirement lines in the client's own words. */
const Quotes = ({ lines }: { lines: readonly Line[] }) => (
  <ul className="offer__quotes">
    {lines.map(({ id, text }) => (
      <li key={id}>
        <q>{text}</q>
      </li>
    ))}
  </ul>
)

function Price({ offer, chosen }: Pick<Props, 'offer' | 'chosen'>) {
  const { price, range, rates } = offer
  const amount = (value: number) => money(value, price.currency)
  return (
    <>
      <table>
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
            <th scope="row">Total</th>
            <td>{amount(priceWith(offer, chosen).total)}</td>
          </tr>
        </tfoot>
      </table>
      {range && (
        <p>
          Cost of the work, before discount and tax and without options: between {amount(range.low)} and{' '}
          {amount(range.high)} in eight cases of ten.
        </p>
      )}
      {rates && <Texts texts={rates.map(({ role, rate }) => `${role}: ${rateIn(rate, price.currency)} per hour`)} />}
    </>
  )
}
