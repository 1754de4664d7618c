import type { Estimation } from '#contract/estimation'
import { apportion } from '#domain/hours/apportion'
import { money } from '#domain/text/format'
import { hours, wholePercent } from '../../../ui/format'
import { phaseColor } from '../../../ui/phase-color'
import { FiguresTable } from './figures-table'
import { Part } from './section'

interface Props {
  estimation: Pick<Estimation, 'phases' | 'price'>
}

export function Phases({ estimation: { phases, price } }: Props) {
  const shares = apportion(
    100,
    phases.map(({ hours }) => hours),
  )
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
            <td className="muted">{wholePercent(shares[index]! / 100)}</td>
            <td>{money(phase.cost, price?.currency)}</td>
          </tr>
        ))}
      </FiguresTable>
    </Part>
  )
}
