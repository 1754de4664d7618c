import { Fragment, type ReactNode } from 'react'
import type { Line } from '#contract/estimation'
import type { Marked, OfferedChanges } from '#contract/offer-basis'
import type { Offer, OfferedWork } from '#contract/share'
import { describeLineChange } from '#domain/change/change-text'
import type { Accepted } from '#domain/offer/offer-text'
import { number } from '#domain/text/format'
import { singleQuotes } from '#domain/text/text'

export interface OfferState {
  offer: Offer
  /** Positions of the chosen options. */
  chosen: ReadonlySet<number>
  /** Absent if the offer can no longer be accepted. */
  onChoose?: ((chosen: ReadonlySet<number>) => void) | undefined
  /** The client's acceptance. Only what was accepted is included then. */
  accepted?: Accepted | undefined
  /** Time of the last change to it that the client accepted since, ISO 8601. */
  changedAt?: string | undefined
}

/** An offer with what is shown and open, for the parts of its page. */
export interface View extends OfferState {
  /** Positions of the options that are shown: once the offer is accepted, of the accepted ones. */
  shown: readonly number[]
  /** True if everything that can be folded is open. Absent if nothing can. */
  isOpen: boolean | undefined
  /** Returns the details of work, unless they follow apart. */
  detailsBelow: (work: OfferedWork) => ReactNode
}

interface SectionProps {
  title: string
  /** Fragment of links to it. */
  id?: string
  children: ReactNode
}

export const Section = ({ title, id, children }: SectionProps) => (
  <section id={id}>
    <h2>{title}</h2>
    {children}
  </section>
)

export const hoursOf = (hours: number) => `${number(hours)}\u00a0h`

/** Returns the hours of an offer with the options at these positions. */
export const hoursWith = ({ hours = 0, options }: Offer, chosen: ReadonlySet<number>) =>
  [...chosen].reduce((sum, at) => sum + (options[at]?.hours ?? 0), hours)

export const Texts = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 && (
    <ul className="offer__texts">
      {texts.map((text, at) => (
        <li key={`${at} ${text}`}>{text}</li>
      ))}
    </ul>
  )

/** Requirement lines in the client's own words, whose language is unknown: screen readers take that of their user. */
export const Quotes = ({ lines }: { lines: readonly (Line & { marked?: Marked })[] }) => (
  <ul className="offer__quotes">
    {lines.map(({ id, text, marked }) => (
      <li key={id}>
        <Quote marked={marked ?? [{ text }]} />
      </li>
    ))}
  </ul>
)

type LineChange = Pick<NonNullable<OfferedChanges['lines']>[number], 'before' | 'after' | 'marked'>

/** A line with what changed in it: `“Reply within nine → eleven days”`. */
export const Quote = ({ marked }: { marked: NonNullable<Marked> }) => (
  <q lang="">
    {marked.map(({ mark: Mark = Fragment, text }, at) => (
      <Mark key={at}>{singleQuotes(text)}</Mark>
    ))}
  </q>
)

/** A line that was added, removed or changed. */
export const ChangedLine = ({ marked, ...line }: LineChange) =>
  marked ? (
    <>
      Changed: <Quote marked={marked} />
    </>
  ) : (
    describeLineChange(line)
  )

interface FoldedProps {
  title: ReactNode
  /** Absent if it is not folded. */
  isOpen: boolean | undefined
  children: ReactNode
}

/** Details that the reader opens. */
export const Folded = ({ title, isOpen, children }: FoldedProps) =>
  isOpen !== undefined && children ? (
    <details className="offer__details" open={isOpen}>
      <summary className="offer__head">{title}</summary>
      {children}
    </details>
  ) : (
    <>
      {title && <div className="offer__head">{title}</div>}
      {children}
    </>
  )
