import type { ReactNode } from 'react'
import type { Line } from '#contract/estimation'
import type { OfferedWork } from '#contract/share'
import { changedWords } from '#domain/changed-words'
import { number } from '#domain/format'

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

interface WorkProps {
  work: OfferedWork
  /** Absent if nothing is folded. */
  isOpen: boolean | undefined
  /** Details, unless there are none or they follow apart. */
  children: ReactNode
}

/** A component. */
export function Work({ work: { name, hours, description }, isOpen, children }: WorkProps) {
  const title = (
    <>
      <h3>{name}</h3>
      {hours !== undefined && <span className="offer__hours">{hoursOf(hours)}</span>}
      {description && <span className="offer__description">{description}</span>}
    </>
  )
  return (
    <Folded isOpen={isOpen} title={title}>
      {children}
    </Folded>
  )
}

/** The same of an option, under its name. */
export function OptionalWork({ work, isOpen, children }: WorkProps) {
  const title = (
    <span>
      Details<span className="offer__unseen"> of {work.name}</span>
    </span>
  )
  return (
    <>
      {work.description && <p>{work.description}</p>}
      <Folded isOpen={isOpen} title={isOpen !== undefined && title}>
        {children}
      </Folded>
    </>
  )
}

/** Returns the tasks of work, and the requirement lines that it answers. */
export function detailsOf({ tasks = [], lines: ids }: OfferedWork, lines: ReadonlyMap<number, Line>) {
  if (tasks.length + ids.length === 0) return null
  const quotes = (ids: readonly number[]) => <Quotes lines={ids.flatMap((id) => lines.get(id) ?? [])} />
  return (
    <>
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
      {quotes(ids)}
    </>
  )
}

export const Texts = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 && (
    <ul className="offer__texts">
      {texts.map((text, at) => (
        <li key={`${at} ${text}`}>{text}</li>
      ))}
    </ul>
  )

/** Requirement lines in the client's own words, whose language is unknown: screen readers take that of their user. */
export const Quotes = ({ lines }: { lines: readonly (Line & { before?: string | undefined })[] }) => (
  <ul className="offer__quotes">
    {lines.map(({ id, text, before }) => (
      <li key={id}>
        <Wording before={before} after={text} />
      </li>
    ))}
  </ul>
)

/** A line in quotes, with what changed in it: `“Reply within nine → eleven days”`. */
export function Wording({ after, before = after }: { before?: string | undefined; after: string }) {
  const { start, removed, added, end } = changedWords(before, after)
  return (
    <q lang="">
      {start}
      {start && removed + added && ' '}
      {removed && <del>{removed}</del>}
      {removed && added && ' → '}
      {added && <ins>{added}</ins>}
      {end && ` ${end}`}
    </q>
  )
}

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
