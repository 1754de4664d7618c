import { type ReactNode, useRef, useState } from 'react'
import type { Offer, OfferedWork } from '#contract/share'
import { describeDelay } from '#domain/change-text'
import { formatDate, money, plural, rate as rateIn, signedHours, signedMoney } from '#domain/format'
import { addedPrice, priceWith } from '#domain/offer-price'
import { describeBasis } from '#domain/offer-standing'
import {
  type Accepted,
  describeOptionPrices,
  describeOptions,
  describeWeeks,
  joinQuotes,
  senderOf,
  timelineOf,
} from '#domain/offer-text'
import { totalOf } from '#domain/price'
import { priceRows } from '#domain/price-rows'
import { Change } from './offer-change'
import { Folded, OptionalWork, Quotes, Section, Texts, Work, detailsOf, hoursOf } from './offer-parts'
import { usePrinted } from './print'
import './offer.css'

interface Props {
  offer: Offer
  /** Positions of the chosen options. */
  chosen: ReadonlySet<number>
  /** Absent if the offer can no longer be accepted. */
  onChoose?: ((chosen: ReadonlySet<number>) => void) | undefined
  /** The client's acceptance. Only what was accepted is included then. */
  accepted?: Accepted | undefined
  /** Shown with the summary. */
  children?: ReactNode
}

/** Lines of tasks and quotes above which the offer opens with them folded: more than a screen. */
const maxOpenLines = 20

/** An offer as its client sees it. The owner's preview shows the same. */
export function OfferView({ offer, chosen, onChoose, accepted, children }: Props) {
  const isAccepted = accepted !== undefined
  const { title, components, options, exclusions, notEstimated, assumptions, change } = offer
  const { currency } = offer.price
  const lines = new Map(offer.lines.map((line) => [line.id, line]))
  const offered = options.map((option, at) => ({ option, at }))
  const shown = isAccepted ? offered.filter(({ at }) => chosen.has(at)) : offered
  const left = isAccepted ? offered.filter(({ at }) => !chosen.has(at)) : []
  const hasOptions = shown.length > 0
  const without = hasOptions && (isAccepted ? 'your options' : 'options')
  const optionsNote = describeOptionPrices(offer)
  const timeline = timelineOf(offer, chosen.size, accepted)
  const lead = isAccepted ? 'This replaced' : onChoose ? undefined : 'This was to replace'
  const basis = describeBasis(offer, chosen, lead)

  const describeOption = (at: number) => {
    const { hours } = options[at]!
    return (
      <>
        {options[at]!.name},{' '}
        <span className="offer__amount">{signedMoney(addedPrice(offer, at, chosen), currency)}</span>
        {hours !== undefined && `, ${hoursOf(hours)}`}
      </>
    )
  }

  const article = useRef<HTMLElement>(null)
  const isLong = countLines(offer) > maxOpenLines
  // On paper, details that would be folded follow everything else.
  const areDetailsApart = usePrinted(article) && isLong
  const [areAllOpen, setAllOpen] = useState(false)
  const isOpen = isLong && !areDetailsApart ? areAllOpen : undefined
  const listClass = isOpen === undefined ? 'offer__list' : 'offer__list offer__list--folded'
  const detailsBelow = (work: OfferedWork) => (areDetailsApart ? null : detailsOf(work, lines))

  return (
    <article className="offer" ref={article}>
      <header>
        <h1 lang="">{title}</h1>
        <p className="offer__muted">{senderOf(offer)}</p>
      </header>
      {basis && (
        <p>
          <strong>{basis}</strong>
        </p>
      )}
      <div className="offer__summary">
        <Summary {...{ offer, chosen, accepted, hasOptions }} isOpen={onChoose !== undefined} />
        {children}
      </div>
      {offer.note && (
        <p className="offer__note" lang="">
          {offer.note}
        </p>
      )}

      {change && <Change change={change} currency={currency} />}
      {!change && (
        <Section title="What is included">
          {offer.hours !== undefined && (
            <p className="offer__muted">
              {hoursOf(offer.hours)} of work
              {chosen.size > 0
                ? `, and ${hoursOf(hoursWith(offer, chosen) - offer.hours)} in your options`
                : hasOptions
                  ? ', without options'
                  : ' in total'}
            </p>
          )}
          {isLong && (
            <button type="button" className="offer__all" onClick={() => setAllOpen(!areAllOpen)}>
              {areAllOpen ? 'Hide details' : 'Show all details'}
            </button>
          )}
          <ul className={listClass}>
            {components.map((work) => (
              <li key={work.name}>
                <Work work={work} isOpen={isOpen}>
                  {detailsBelow(work)}
                </Work>
              </li>
            ))}
          </ul>
        </Section>
      )}

      {hasOptions && (
        <Section title={isAccepted ? 'Your options' : 'Options'} id="options">
          {optionsNote && <p className="offer__muted">{optionsNote}</p>}
          <ul className={listClass}>
            {shown.map(({ option, at }) => (
              <li key={option.name}>
                {onChoose ? (
                  <label className="offer__option">
                    <input type="checkbox" checked={chosen.has(at)} onChange={() => onChoose(toggled(chosen, at))} />
                    <span>{describeOption(at)}</span>
                  </label>
                ) : (
                  <h3>{describeOption(at)}</h3>
                )}
                <OptionalWork work={option} isOpen={isOpen}>
                  {detailsBelow(option)}
                </OptionalWork>
              </li>
            ))}
          </ul>
        </Section>
      )}

      <Section title="Price">
        <Price offer={offer} chosen={chosen} without={without} />
        {onChoose && (
          <p>
            Valid until <time dateTime={offer.validUntil}>{formatDate(offer.validUntil)}</time>
          </p>
        )}
      </Section>

      {!change && (
        <Section title="Timeline">
          <p>{timeline.duration}</p>
          <Texts texts={timeline.milestones} />
          {onChoose && chosen.size > 0 && offer.weeks > 1 && (
            <p className="offer__muted">When each phase is done with your options is shown once you accept.</p>
          )}
        </Section>
      )}

      {exclusions.length + notEstimated.length + left.length > 0 && (
        <Section title="Not included">
          <Texts
            texts={[
              ...left.map(({ option }) => `${option.name}, an option that you did not choose`),
              ...joinQuotes(exclusions),
            ]}
          />
          {notEstimated.length > 0 && (
            <>
              <p>From your requirements, without work in this offer:</p>
              <Folded
                title={notEstimated.length > maxOpenLines && plural(notEstimated.length, 'line')}
                isOpen={notEstimated.length > maxOpenLines ? areAllOpen : undefined}
              >
                <Quotes lines={notEstimated} />
              </Folded>
            </>
          )}
        </Section>
      )}

      {assumptions.length > 0 && (
        <Section title="Assumptions">
          <Texts texts={joinQuotes(assumptions)} />
          {onChoose && <p>The price depends on them. If one is wrong, ask before you accept.</p>}
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

      {areDetailsApart && (
        <Section title="Details">
          <ul className="offer__list">
            {[...components, ...shown.map(({ option }) => option)].map((work) => {
              const details = detailsOf(work, lines)
              return (
                details && (
                  <li key={work.name}>
                    <h3>{work.name}</h3>
                    {details}
                  </li>
                )
              )
            })}
          </ul>
        </Section>
      )}
    </article>
  )
}

const hoursWith = ({ hours = 0, options }: Offer, chosen: ReadonlySet<number>) =>
  [...chosen].reduce((sum, at) => sum + (options[at]?.hours ?? 0), hours)

type Priced = Pick<Props, 'offer' | 'chosen'>

interface SummaryProps extends Priced, Pick<Props, 'accepted'> {
  /** True if there are options to choose, or accepted ones. */
  hasOptions: boolean
  /** True if the offer can be accepted. */
  isOpen: boolean
}

/** The facts that a client looks for first. */
function Summary({ offer, chosen, hasOptions, accepted, isOpen }: SummaryProps) {
  const { price, validUntil, change } = offer
  const { total, tax } = priceWith(offer, chosen)
  const notes = [
    ...(change ? [`${money(change.price.after, price.currency)} in all`] : []),
    ...(hasOptions ? [chosen.size > 0 ? 'with your options' : 'without options'] : []),
    ...(tax.amount === 0 ? [] : ['tax included']),
  ]
  return (
    <dl>
      <Fact name="Price" note={notes.join(', ')}>
        {change && total === 0 ? 'unchanged' : (change ? signedMoney : money)(total, price.currency)}
      </Fact>
      <Fact
        name="Timeline"
        note={change ? `${plural(change.weeks.after, 'week')} in all` : describeOptions(offer, chosen.size, accepted)}
      >
        {change ? describeDelay(change.weeks) : describeWeeks(offer, chosen.size, accepted)}
      </Fact>
      {change?.hours && <Fact name="Hours">{signedHours(change.hours.after - change.hours.before)}</Fact>}
      {isOpen && (
        <Fact name="Valid until">
          <time dateTime={validUntil}>{formatDate(validUntil)}</time>
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, note, children }: { name: string; note?: string | false; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children}
      {note && <small>{note}</small>}
    </dd>
  </div>
)

function toggled(chosen: ReadonlySet<number>, at: number): ReadonlySet<number> {
  const next = new Set(chosen)
  if (!next.delete(at)) next.add(at)
  return next
}

/** Counts what can be folded. */
const countLines = ({ components, options }: Offer) =>
  [...components, ...options]
    .flatMap(({ lines, tasks = [] }) => [lines.length, ...tasks.map(({ lines = [] }) => 1 + lines.length)])
    .reduce((sum, count) => sum + count, 0)

function Price({ offer, chosen, without }: Priced & { without: string | false }) {
  const { price, range, rates, change } = offer
  const amount = (value: number) => (change ? signedMoney : money)(value, price.currency)
  // In the terms of the price beside it.
  const totalIn = (cost: number) => totalOf(cost, price.discount.percent, price.tax.percent).total
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
            <th scope="row">Total{!change && offer.hours !== undefined && `, ${hoursOf(hoursWith(offer, chosen))}`}</th>
            <td>
              <output>{amount(priceWith(offer, chosen).total)}</output>
            </td>
          </tr>
        </tfoot>
      </table>
      {range && (
        <p>
          By our estimate, the work{without && `, without ${without},`} comes to between {amount(totalIn(range.low))}{' '}
          and {amount(totalIn(range.high))}
          {price.tax.amount !== 0 && ', tax included,'} in eight cases of ten. The price that you accept is the total.
        </p>
      )}
      {rates && <Texts texts={rates.map(({ role, rate }) => `${role}: ${rateIn(rate, price.currency)} per hour`)} />}
    </>
  )
}
