import type { Estimation } from '#contract/estimation'
import type { Settings } from '#contract/settings'
import { formatPersons, weekOf } from '#domain/hours/schedule'
import { formatWeeks, money } from '#domain/text/format'
import { hours, oneDecimal } from '../../../ui/format'
import { FiguresTable } from './figures-table'
import { Section } from './section'

interface Props {
  estimation: Pick<Estimation, 'resources' | 'timeline' | 'price'>
  priority: Settings['priority']
}

export function Resources({ estimation: { resources, timeline, price }, priority }: Props) {
  return (
    <Section
      title="Resource Allocation"
      lead={`Persons are an average over the whole timeline: hours ÷ (${formatWeeks(timeline.weeks)} × ${oneDecimal(weekOf(priority))} h), each rounded to a tenth.`}
    >
      <FiguresTable head={['Role', 'Persons', 'Hours', 'Cost']}>
        {resources.map((resource) => (
          <tr key={resource.role}>
            <th scope="row">{resource.role}</th>
            <td>{formatPersons(resource, timeline.weeks, priority)}</td>
            <td>{hours(resource.hours)}</td>
            <td>{resource.cost !== undefined && money(resource.cost, price?.currency)}</td>
          </tr>
        ))}
      </FiguresTable>
    </Section>
  )
}
