import { hours, number } from '../../../ui/format'
import type { ResultsProps } from './results'
import { Section } from './section'

export function Resources({ estimation: { resources } }: ResultsProps) {
  return (
    <Section title="Resource Allocation">
      <table className="figures-table">
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Persons</th>
            <th scope="col">Hours</th>
          </tr>
        </thead>
        <tbody>
          {resources.map((resource) => (
            <tr key={resource.role}>
              <th scope="row">{resource.role}</th>
              <td>{number(resource.allocation)}</td>
              <td>{hours(resource.hours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
