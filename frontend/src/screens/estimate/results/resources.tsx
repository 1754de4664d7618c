import type { Estimation } from '#contract/estimation'
import { hours, number } from '../../../ui/format'
import { FiguresTable } from './figures-table'
import { Section } from './section'

interface Props {
  estimation: Pick<Estimation, 'resources'>
}

export function Resources({ estimation: { resources } }: Props) {
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
