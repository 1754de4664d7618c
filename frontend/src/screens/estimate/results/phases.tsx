import type { Estimation } from '#contract/estimation'
import { money } from '#domain/format'
import { hours, percent } from '../../../ui/format'
import { phaseColor } from '../../../ui/phase-color'
import { FiguresTable } from './figures-table'
import { Part } from './section'

interface Props {
  estimation: Pick<Estimation, 'phases' | 'totalHours' | 'price'>
}

export function Phases({ estimation: { phases, totalHours, price } }: Props) {
  return (
    <Part title="Development Phases">
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
    </Part>
  )
}
