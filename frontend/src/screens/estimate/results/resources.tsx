import { hours, number } from '../../../ui/format'
import { FiguresTable } from './figures-table'
import type { ResultsProps } from './results'
import { Section } from './section'

export function Resources({ estimation: { resources } }: ResultsProps) {
  return (
    <Section title="Resource Allocation">
      <FiguresTable head={['Role', 'Persons', 'Hours']}>
        {resources.map((resource) => (
          <tr key={resource.role}>
            <th scope="row">{resource.role}</th>
            <td>{number(resource.allocation)}</td>
            <td>{hours(resource.hours)}</td>
          </tr>
        ))}
      </FiguresTable>
    </Section>
  )
}
