import { Badge } from '@aws-amplify/ui-react'
import type { Risk } from '#contract/breakdown'
import type { Estimation } from '#contract/estimation'
import { byImpact } from '#domain/scope/risk-impact'
import { FoldedList } from '../../../ui/fold'
import { plural } from '../../../ui/format'
import { ReferringText } from './referring-text'
import './risks.css'
import { Section } from './section'

const variations = { high: 'error', medium: 'warning', low: undefined } as const

interface Props {
  estimation: Pick<Estimation, 'risks' | 'lines'>
}

export function Risks({ estimation: { risks, lines } }: Props) {
  if (risks.length === 0) return null
  return (
    <Section title="Risk Assessment" className="result--list">
      <FoldedList
        items={risks.toSorted(byImpact)}
        shown={3}
        className="risks"
        renderSummary={(folded) => plural(folded.length, 'more risk')}
      >
        {(risk, index) => (
          <li key={`${index} ${risk.risk}`}>
            <Row {...risk} lines={lines} />
          </li>
        )}
      </FoldedList>
    </Section>
  )
}

/** A risk with its mitigation. It expands to its description. */
function Row({ risk, description, impact, mitigation, lines }: Risk & Pick<Estimation, 'lines'>) {
  const closed = (
    <>
      <strong>{risk}</strong>
      <Badge size="small" variation={variations[impact]}>
        {impact}
      </Badge>
      {mitigation && (
        <span className="risks__mitigation">
          <span className="muted">Mitigation:</span> {mitigation}
        </span>
      )}
    </>
  )
  if (!description) return <div className="risks__row">{closed}</div>
  return (
    <details>
      <summary className="risks__row">{closed}</summary>
      <p className="muted">
        <ReferringText text={description} lines={lines} />
      </p>
    </details>
  )
}
