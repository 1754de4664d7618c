import type { Offer, OfferedWork } from '#contract/share'
import { describeAddition } from '#domain/offer/added-price'
import { chosenAtFirst } from '#domain/offer/offer-standing'
import { yourOptions } from '#domain/offer/offer-text'
import { Folded, Quotes, Section, type View, hoursOf, hoursWith } from './offer-parts'

const listClass = ({ isOpen }: Pick<View, 'isOpen'>) =>
  isOpen === undefined ? 'offer__list' : 'offer__list offer__list--folded'

interface IncludedProps extends View {
  /** Opens or folds all details. */
  toggle: () => void
}

/** The components. */
export function Included({ toggle, ...view }: IncludedProps) {
  const { offer, chosen, shown, isOpen, detailsBelow } = view
  const { hours, components } = offer
  return (
    <Section title="What is included">
      {hours !== undefined && (
        <p className="offer__muted">
          {hoursOf(hours)} of work
          {chosen.size > 0
            ? `, and ${hoursOf(hoursWith(offer, chosen) - hours)} in ${yourOptions(chosen.size)}`
            : shown.length > 0
              ? ', without options'
              : ' in total'}
        </p>
      )}
      {isOpen !== undefined && (
        <button type="button" className="offer__all" onClick={toggle}>
          {isOpen ? 'Hide details' : 'Show all details'}
        </button>
      )}
      <ul className={listClass(view)}>
        {components.map((work) => (
          <li key={work.name}>
            <Folded isOpen={isOpen} title={<Work {...work} />}>
              {detailsBelow(work)}
            </Folded>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Work = ({ name, hours, description }: OfferedWork) => (
  <>
    <h3>{name}</h3>
    {hours !== undefined && <span className="offer__hours">{hoursOf(hours)}</span>}
    {description && <span className="offer__description">{description}</span>}
  </>
)

/** The options, which a client can choose until the offer is decided. */
export function Options(view: View) {
  const { chosen, onChoose, accepted, shown } = view
  if (shown.length === 0) return null
  return (
    <Section title={accepted ? 'Your options' : 'Options'} id="options">
      <ul className={listClass(view)}>
        {shown.map((at) => {
          const title = <OptionTitle {...view} at={at} />
          return (
            <li key={at}>
              {onChoose ? (
                <label className="offer__option">
                  <input type="checkbox" checked={chosen.has(at)} onChange={() => onChoose(toggled(chosen, at))} />
                  <span>{title}</span>
                </label>
              ) : (
                <h3>{title}</h3>
              )}
              <OptionDetails {...view} at={at} />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

type OptionProps = View & { at: number }

function OptionTitle({ offer, chosen, at }: OptionProps) {
  const { name, hours } = offer.options[at]!
  const [amount, note] = describeAddition(offer, at, chosen)
  return (
    <>
      {name}, <span className="offer__amount">{amount}</span>
      {note}
      {hours !== undefined && `, ${hoursOf(hours)}`}
      {chosenAtFirst(offer).has(at) && ', accepted before'}
      {offer.replaces?.options?.nowOptional?.includes(name) && ', included before'}
    </>
  )
}

function OptionDetails({ offer, isOpen, detailsBelow, at }: OptionProps) {
  const option = offer.options[at]!
  const details = detailsBelow(option)
  const title = (
    <span>
      Details<span className="offer__unseen"> of {option.name}</span>
    </span>
  )
  return (
    <>
      {option.description && <p>{option.description}</p>}
      {details && (
        <Folded isOpen={isOpen} title={isOpen !== undefined && title}>
          {details}
        </Folded>
      )}
    </>
  )
}

function toggled(chosen: ReadonlySet<number>, at: number): ReadonlySet<number> {
  const next = new Set(chosen)
  if (!next.delete(at)) next.add(at)
  return next
}

/** Details of all work, for paper. */
export const Details = ({ offer, shown }: View) => (
  <Section title="Details">
    <ul className="offer__list">
      {[...offer.components, ...shown.map((at) => offer.options[at]!)].map((work) => {
        const details = detailsOf(work, offer)
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
)

/** Returns the requirement lines that work answers, above its tasks, so that the last of these does not seem to own them. */
export function detailsOf({ tasks = [], lines: ids, remark }: OfferedWork, { lines }: Offer) {
  if (tasks.length + ids.length === 0) return null
  const quotes = (ids: readonly number[]) => <Quotes lines={lines.filter(({ id }) => ids.includes(id))} />
  return (
    <>
      {quotes(ids)}
      {tasks.length > 0 && (
        <ul className="offer__texts">
          {tasks.map(({ name, hours, lines }, at) => (
            <li key={`${at} ${name}`}>
              {hours === undefined ? name : `${name}, ${hoursOf(hours)}`}
              {lines && quotes(lines)}
            </li>
          ))}
        </ul>
      )}
      {remark && <p className="offer__muted">{remark}</p>}
    </>
  )
}
