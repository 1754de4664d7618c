import type { Estimation } from '#contract/estimation'
import { money } from '#domain/format'
import { hours, percent } from '../../../ui/format'
import { phaseColor } from '../../../ui/phase-color'
import { FiguresTable } from './figures-table'
import { Section } from './section'

interface Props {
  estimation: Pick<Estimation, 'phases' | 'totalHours' | 'price'>
}

export function Phases({ estimation: { phases, totalHours, price } }: Props) {
  if (phases.length === 0) return null
  return (
    <Section title="Development Phases">
      <div className="phase-bar" aria-hidden="true">
        {phases.map(({ name, hours }, index) => (
          <span key={name} style={{ ...phaseColor(index), flexGrow: hours }} />
        ))}
      </div>
      <FiguresTable head={['Phase', 'Hours', 'Share', 'Cost']}>
        {phases.map((phase, index) => (
          <tr key={phase.name}>
            <th scope="row">
              <span className="swatch" style={phaseColor(index)} aria-hidden="true" />
              {phase.name}
            </th>
            <td>{hours(phase.hours)}</td>
            <td className="muted">{percent(phase.hours / Math.max(1, totalHours))}</td>
            <td>{money(phase.cost, price?.currency)}</td>
          </tr>
        ))}
      </FiguresTable>
    </Section>
  )
}
