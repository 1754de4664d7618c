import type { Estimation } from '#contract/estimation'
import { describeOptionPrices } from '#domain/offer/net-price'
import { signedHours, signedMoney } from '#domain/text/format'
import { FiguresTable } from './figures-table'
import { LineQuotes } from './line-quotes'
import { Section } from './section'

interface Props {
  estimation: Pick<Estimation, 'options' | 'lines' | 'price'>
}

/** Optional work with the difference that each makes. */
export function Options({ estimation }: Props) {
  const { options, lines, price } = estimation
  if (options.length === 0) return null
  return (
    <Section
      title="Options"
      lead={`What each would add, supporting work included. ${describeOptionPrices(estimation)}`}
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
            <td>{signedHours(hours)}</td>
            <td>{signedMoney(added, price?.currency)}</td>
          </tr>
        ))}
      </FiguresTable>
    </Section>
  )
}
