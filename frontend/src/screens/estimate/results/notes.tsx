import { plural } from '../../../ui/format'
import { LineQuote } from './components'
import type { ResultsProps } from './results-panel'
import { Section } from './section'

/** What the figures take for granted, leave out and could not estimate. */
export function Notes({ estimation }: ResultsProps) {
  const { assumptions, exclusions, techStack, notEstimated, lines } = estimation
  const textOf = new Map(lines.map(({ id, text }) => [id, text]))
  return (
    <>
      {assumptions.length > 0 && (
        <Section title="Assumptions">
          <Dashes items={assumptions} />
        </Section>
      )}
      {exclusions.length > 0 && (
        <Section title="Exclusions">
          <Dashes items={exclusions} />
        </Section>
      )}
      {notEstimated.length > 0 && (
        <Section
          title="Not estimated"
          lead={`No task answers ${plural(notEstimated.length, 'requirement line')}. Check that nothing here costs you work.`}
        >
          <details className="fold">
            <summary>Show {plural(notEstimated.length, 'line')}</summary>
            {notEstimated.map((id) => (
              <LineQuote key={id} id={id} text={textOf.get(id)} />
            ))}
          </details>
        </Section>
      )}
      {techStack.length > 0 && (
        <Section title="Technology Stack">
          <ul className="tags">
            {techStack.map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

const Dashes = ({ items }: { items: string[] }) => (
  <ul className="dashes">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
