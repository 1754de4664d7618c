import { useState } from 'react'
import type { EstimatedComponent, Estimation, Line } from '#contract/estimation'
import { roundHours } from '#domain/task-hours'
import { hours, number, usd } from '../../../ui/format'
import './components.css'
import { LineQuotes } from './line-quotes'
import { Section } from './section'

interface Props {
  estimation: Pick<Estimation, 'components' | 'lines'>
  isPrinted: boolean
}

/** Hours by component. Each row expands to its tasks and the lines they come from. */
export function Components({ estimation: { components, lines }, isPrinted }: Props) {
  const most = Math.max(1, ...components.map((component) => component.hours))
  return (
    <Section
      title="Hours by component"
      lead="The largest first, then the work that every project needs. Open a row to see its tasks and the requirement lines behind them."
      className="result--components"
    >
      <ul className="components">
        {inOrder(components).map((component, index) => (
          <li key={`${index} ${component.name}`}>
            <Row component={component} share={component.hours / most} lines={lines} isPrinted={isPrinted} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Estimates saved before components were sorted by their hours have another order. */
const inOrder = (components: EstimatedComponent[]) => [
  ...components.filter(({ tasks }) => tasks.length > 0).toSorted((one, other) => other.hours - one.hours),
  ...components.filter(({ tasks }) => tasks.length === 0),
]

interface RowProps {
  component: EstimatedComponent
  /** Hours of the longest bar. */
  share: number
  lines: Line[]
  isPrinted: boolean
}

function Row({ component, share, lines, isPrinted }: RowProps) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="components__name written">{component.name}</span>
        <span className="components__bar" aria-hidden="true">
          <span className="plot" style={{ inlineSize: `${100 * share}%` }} />
        </span>
        <span className="num">{hours(component.hours)}</span>
        <span className="num muted">{usd(component.cost)}</span>
      </summary>
      {/* A large estimate has hundreds of tasks: only what is open or printed is drawn. */}
      {(open || isPrinted) && <Trace component={component} lines={lines} />}
    </details>
  )
}

function Trace({ component: { description, tasks, sources }, lines }: Pick<RowProps, 'component' | 'lines'>) {
  return (
    <div className="trace">
      {description && <p className="muted">{description}</p>}
      {tasks.length > 0 && (
        <ul className="trace__tasks">
          {tasks.map((task, index) => (
            <li key={`${index} ${task.name}`}>
              <strong>{task.name}</strong>
              <span className="num">{spoken(task.hours)}</span>
              <p className="muted small">
                {task.role}, {spoken(task.optimistic)} at best, {spoken(task.likely)} likely, {spoken(task.pessimistic)}{' '}
                at worst; from {inWords(task.sources)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <LineQuotes ids={sources} lines={lines} />
    </div>
  )
}

/** Formats the hours of a task as people speak: `6.5 h`, `26 h`. */
const spoken = (hours: number) => `${number(roundHours(hours))} h`

/** Formats line numbers: `line 3`, or `lines 3, 4 and 8`. */
function inWords(ids: readonly number[]): string {
  const [last, ...others] = [...new Set(ids)].toReversed()
  return others.length === 0 ? `line ${last}` : `lines ${others.toReversed().join(', ')} and ${last}`
}
