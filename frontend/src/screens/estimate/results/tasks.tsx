import type { Estimation } from '#contract/estimation'
import { hours } from '../../../ui/format'
import { Section } from './section'
import { Trace } from './trace'

interface Props {
  estimation: Pick<Estimation, 'components' | 'lines' | 'answers'>
}

/** Appendix of a printed estimate: what the hours of each component come from. */
export const Tasks = ({ estimation: { components, lines, answers = [] } }: Props) => (
  <Section title="Tasks and Requirement Lines" className="result--list tasks">
    <div className="tasks__columns">
      {components.map((component, index) => (
        <section key={`${index} ${component.name}`}>
          <h4 className="tasks__name">
            <span className="written">{component.name}</span>
            <span className="num">{hours(component.hours)}</span>
          </h4>
          <Trace component={component} lines={lines} answers={answers} />
        </section>
      ))}
    </div>
  </Section>
)
