import type { Estimation } from '#contract/estimation'
import { optionPrices } from '#domain/offer/offer-price'
import { signedHours, signedMoney } from '#domain/text/format'
import { FiguresTable } from './figures-table'
import { LineQuotes } from './line-quotes'
import { Section } from './section'

interface Props {
  estimation: Pick<Estimation, 'options' | 'lines' | 'price'>
}

/** Optional work with the difference that each makes. */
export function Options({ estimation: { options, lines, price } }: Props) {
  if (options.length === 0) return null
  const added = optionPrices({ options, price })
  return (
    <Section
      title="Options"
      lead="Not part of the total. Each row is what the option adds to the hours and the total price, supporting work included."
    >
      <FiguresTable head={['Option', 'Hours', 'Price']}>
        {options.map(({ title, component, task, sources, hours }, at) => (
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
            <td>{signedMoney(added[at]!, price?.currency)}</td>
          </tr>
        ))}
      </FiguresTable>
    </Section>
  )
}
