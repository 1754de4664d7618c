import { type ReactNode, useRef, useState } from 'react'
import type { Offer } from '#contract/share'
import { agreedOffer } from '#domain/offer/agreed-offer'
import { describeBasis } from '#domain/offer/offer-standing'
import { senderOf, timelineOf } from '#domain/offer/offer-text'
import { Change, Replaced } from './offer-change'
import { type OfferState, Section, Texts, type View } from './offer-parts'
import { Price, Summary } from './offer-price'
import { Listed, NotIncluded, Risks } from './offer-terms'
import { Details, Included, Options, detailsOf } from './offer-work'
import { usePrinted } from './print'
import './offer.css'

interface Props extends OfferState {
  /** Shown with the summary. */
  children?: ReactNode
}

/** Lines of tasks and quotes above which the offer opens with them folded: more than a screen. */
const maxOpenLines = 20

/** An offer as its client sees it. The owner's preview shows the same. */
export function OfferView({ children, ...props }: Props) {
  const { chosen, onChoose, accepted } = props
  const offer = accepted ? agreedOffer(props.offer, chosen) : props.offer
  const { title, note, options, change, price } = offer
  const article = useRef<HTMLElement>(null)
  const isLong = countLines(offer) > maxOpenLines
  // On paper, details that would be folded follow everything else.
  const areDetailsApart = usePrinted(article) && isLong
  const [areAllOpen, setAllOpen] = useState(false)
  const view: View = {
    ...props,
    offer,
    shown: [...options.keys()].filter((at) => !accepted || chosen.has(at)),
    isOpen: isLong && !areDetailsApart ? areAllOpen : undefined,
    detailsBelow: (work) => (areDetailsApart ? null : detailsOf(work, offer)),
  }
  const basis = describeBasis(offer, chosen, accepted ? 'This replaced' : onChoose ? undefined : 'This was to replace')
  const timeline = timelineOf(offer, { chosen, accepted })
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
        <Summary {...view} />
        {children}
      </div>
      {note && (
        <p className="offer__note" lang="">
          {note}
        </p>
      )}

      {change && <Change change={change} price={price} />}
      <Replaced {...view} />
      {!change && <Included {...view} toggle={() => setAllOpen(!areAllOpen)} />}
      <Options {...view} />
      <Price {...view} />
      {!change && (
        <Section title="Timeline">
          <p>{timeline.duration}</p>
          <Texts texts={timeline.milestones} />
          {onChoose && timeline.note && <p className="offer__muted">{timeline.note}</p>}
        </Section>
      )}
      <NotIncluded {...view} isOpen={offer.notEstimated.length > maxOpenLines ? areAllOpen : undefined} />
      <Listed title="Earlier exclusions that no longer apply" texts={change?.ended} />
      <Listed title="Assumptions" texts={offer.assumptions}>
        {onChoose && <p>The price depends on them. If one is wrong, ask before you accept.</p>}
      </Listed>
      <Listed title="Earlier assumptions that no longer apply" texts={change?.endedAssumptions} />
      <Risks {...view} />
      {areDetailsApart && <Details {...view} />}
    </article>
  )
}

/** Counts what can be folded. */
const countLines = ({ components, options }: Offer) =>
  [...components, ...options]
    .flatMap(({ lines, tasks = [] }) => [lines.length, ...tasks.map(({ lines = [] }) => 1 + lines.length)])
    .reduce((sum, count) => sum + count, 0)
