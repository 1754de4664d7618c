import type { CSSProperties } from 'react'
import { phaseColours } from '#contract/limits'
import { hours, percent, usd } from '../../../ui/format'
import type { ResultsProps } from './results'
import { Section } from './section'

/** The colour of the phase at `index`; there are five, and they come round again. */
export const phaseColour = (index: number): CSSProperties =>
  ({ '--colour': `var(--phase-${(index % phaseColours) + 1})` }) as CSSProperties

export function Phases({ estimation: { phases, totalHours } }: ResultsProps) {
  if (phases.length === 0) return null
  return (
    <Section title="Development Phases">
      <div className="phase-bar" aria-hidden="true">
        {phases.map(({ name, hours }, index) => (
          <span key={name} style={{ ...phaseColour(index), flexGrow: hours }} />
        ))}
      </div>
      <table className="figures-table">
        <thead>
          <tr>
            <th scope="col">Phase</th>
            <th scope="col">Hours</th>
            <th scope="col">Share</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          {phases.map((phase, index) => (
            <tr key={phase.name}>
              <th scope="row">
                <span className="swatch" style={phaseColour(index)} aria-hidden="true" />
                {phase.name}
              </th>
              <td>{hours(phase.hours)}</td>
              <td className="muted">{percent(phase.hours / Math.max(1, totalHours))}</td>
              <td>{usd(phase.cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
