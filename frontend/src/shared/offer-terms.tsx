import { nameRisk } from '#domain/offer/risk-name'
import { joinQuotes } from '#domain/offer/offer-text'
import { plural } from '#domain/text/format'
import { quote } from '#domain/text/text'
import { Folded, Quotes, Section, Texts, type View } from './offer-parts'

/** Options that were not chosen, exclusions and lines without work. */
export function NotIncluded({ offer: { options, exclusions, notEstimated }, shown, isOpen }: View) {
  const left = options.filter((_, at) => !shown.includes(at))
  if (left.length + exclusions.length + notEstimated.length === 0) return null
  return (
    <Section title="Not included">
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

interface EndedProps {
  list: 'exclusions' | 'assumptions'
  texts: readonly string[] | undefined
}

/** Texts of an earlier offer that a change request ends. */
export const Ended = ({ list, texts }: EndedProps) =>
  texts && (
    <Section title={`Earlier ${list} that no longer apply`}>
      <Texts texts={joinQuotes(texts)} />
    </Section>
  )

export const Assumptions = ({ offer: { assumptions }, onChoose }: View) =>
  assumptions.length > 0 && (
    <Section title="Assumptions">
      <Texts texts={joinQuotes(assumptions)} />
      {onChoose && <p>The price depends on them. If one is wrong, ask before you accept.</p>}
    </Section>
  )

export const Risks = ({ offer: { risks = [] } }: View) =>
  risks.length > 0 && (
    <Section title="Risks">
      <ul className="offer__list">
        {risks.map(({ risk, impact, description, mitigation }) => (
          <li key={risk}>
            <h3>{nameRisk({ risk, impact })}</h3>
            <p>{description}</p>
            {mitigation && <p className="offer__muted">Mitigation: {mitigation}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
