import type { Estimation } from '#contract/estimation'
import { money } from '#domain/format'
import { signed } from '../../../ui/format'
import { FiguresTable } from './figures-table'
import { LineQuotes } from './line-quotes'
import { Section } from './section'

interface Props {
  estimation: Pick<Estimation, 'options' | 'lines' | 'price'>
}

/** Optional work with the difference that each makes. */
export function Options({ estimation: { options, lines, price } }: Props) {
  if (options.length === 0) return null
  const isNet = price && price.total !== price.quoted
  return (
    <Section
      title="Options"
      lead={`Not part of the total. Each row is what the option adds to the estimate, supporting work included${isNet ? ', before discount and tax' : ''}.`}
    >
      <FiguresTable head={['Option', 'Hours', 'Price']}>
        {options.map(({ title, component, task, sources, hours, price: added }) => (
          <tr key={`${component} ${task?.role} ${task?.name}`}>
            <th scope="row">
              <span className="written">{title}</span>
              {sources.length > 0 && (
                <details className="fold">
                  <summary className="small">Requirement lines</summary>
                  <LineQuotes ids={sources} lines={lines} />
                </details>
              )}
            </th>
            <td>{signed(hours)}</td>
            <td>
              {added < 0 ? '' : '+'}
              {money(added, price?.currency)}
            </td>
          </tr>
        ))}
      </FiguresTable>
    </Section>
  )
}
