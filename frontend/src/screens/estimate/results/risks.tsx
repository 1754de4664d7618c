import { Badge } from '@aws-amplify/ui-react'
import type { Impact } from '#contract/breakdown'
import type { Estimation } from '#contract/estimation'
import { Section } from './section'

const order: Record<Impact, number> = { high: 0, medium: 1, low: 2 }
const variations = { high: 'error', medium: 'warning', low: undefined } as const

interface Props {
  estimation: Pick<Estimation, 'risks'>
}

export function Risks({ estimation: { risks } }: Props) {
  if (risks.length === 0) return null
  const sorted = risks.toSorted((one, other) => order[one.impact] - order[other.impact])
  return (
    <Section title="Risk Assessment">
      <ul className="ledger risks">
        {sorted.map(({ risk, description, impact, mitigation }, index) => (
          <li key={`${index} ${risk}`}>
            <strong>{risk}</strong>
            <Badge variation={variations[impact]}>{impact}</Badge>
            <div>
              {description && <p className="muted">{description}</p>}
              {mitigation && (
                <p>
                  <span className="muted">Mitigation:</span> {mitigation}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
