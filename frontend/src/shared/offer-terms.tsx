import type { ReactNode } from 'react'
import { nameRisk } from '#domain/offer/risk-name'
import { describeRisk, joinQuotes } from '#domain/offer/offer-text'
import { formatDay, plural } from '#domain/text/format'
import { quote } from '#domain/text/text'
import { Folded, Quotes, Section, Texts, type View } from './offer-parts'

/** Options that were not chosen, exclusions and lines without work. */
export function NotIncluded({
  offer: { options, exclusions, notEstimated },
  shown,
  isOpen,
  accepted,
  changedAt,
}: View) {
  const left = options.filter((_, at) => !shown.includes(at))
  if (left.length + exclusions.length + notEstimated.length === 0) return null
  return (
    <Section title="Not included">
      {accepted && changedAt && <p>A change accepted on {formatDay(changedAt)} may include some of it.</p>}
      <Texts texts={joinQuotes([...left.map(({ name }) => `Options not chosen: ${quote(name)}`), ...exclusions])} />
      {notEstimated.length > 0 && (
        <>
          <p>From your requirements, without work in this offer:</p>
          <Folded title={isOpen !== undefined && plural(notEstimated.length, 'line')} isOpen={isOpen}>
            <Quotes lines={notEstimated} />
          </Folded>
        </>
      )}
    </Section>
  )
}

interface ListedProps {
  title: string
  texts: readonly string[] | undefined
  children?: ReactNode
}

/** Section that lists texts, if there are any. */
export const Listed = ({ title, texts = [], children }: ListedProps) =>
  texts.length > 0 && (
    <Section title={title}>
      <Texts texts={joinQuotes(texts)} />
      {children}
    </Section>
  )

export const Risks = ({ offer, chosen }: View) =>
  offer.risks &&
  offer.risks.length > 0 && (
    <Section title="Risks">
      <ul className="offer__list">
        {offer.risks.map((risk) => (
          <li key={risk.risk}>
            <h3>{nameRisk(risk)}</h3>
            <p>{describeRisk(risk, offer, chosen)}</p>
            {risk.mitigation && <p className="offer__muted">Mitigation: {risk.mitigation}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
