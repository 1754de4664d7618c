import { type ReactNode, useState } from 'react'
import type { EstimatedComponent, Estimation } from '#contract/estimation'
import { money } from '#domain/format'
import { expectedHours } from '#domain/range'
import { roundHours } from '#domain/task-hours'
import { describeCorrection, recordRowName } from '#domain/track-record'
import { hours, number, plural } from '../../../ui/format'
import './components.css'
import { LineQuotes } from './line-quotes'
import { AnswerQuotes, type Cited, Origin } from './origin'
import { Section } from './section'

interface Props {
  estimation: Pick<Estimation, 'components' | 'lines' | 'answers' | 'price' | 'record'>
  isPrinted: boolean
  /** Button beside the title. */
  action?: ReactNode
  /** Replaces the list, except in print. */
  editor?: ReactNode
}

/** Hours by component. Each row expands to its tasks and the lines and answers they come from. */
export function Components({ estimation, isPrinted, action, editor }: Props) {
  const { lines, answers = [], price, record } = estimation
  // Print is for clients too, who see nothing about the record.
  const components = estimation.components.map((component) =>
    component.isRecord && record && !isPrinted
      ? { ...component, name: recordRowName(record), description: describeCorrection(record) }
      : component,
  )
  const most = Math.max(1, ...components.map((component) => component.hours))
  return (
    <Section
      title="Hours by component"
      lead="The largest first, then the work that every project needs. Open a row to see its tasks and the requirement lines and answers behind them."
      className="result--components"
      action={action}
    >
      {editor && <div className="unprinted">{editor}</div>}
      {(!editor || isPrinted) && (
        <ul className="components">
          {inOrder(components).map((component, index) => (
            <li key={`${index} ${component.name}`}>
              <Row
                component={component}
                share={component.hours / most}
                currency={price?.currency}
                lines={lines}
                answers={answers}
                isPrinted={isPrinted}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Estimates saved before components were sorted by their hours have another order. */
const inOrder = (components: EstimatedComponent[]) => [
  ...components.filter(({ tasks }) => tasks.length > 0).toSorted((one, other) => other.hours - one.hours),
  ...components.filter(({ tasks }) => tasks.length === 0),
]

interface RowProps extends Cited {
  component: EstimatedComponent
  /** Hours of the longest bar. */
  share: number
  currency: string | undefined
  isPrinted: boolean
}

function Row({ component, share, currency, isPrinted, ...cited }: RowProps) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="components__name written">{component.name}</span>
        <span className="components__bar" aria-hidden="true">
          <span className="plot" style={{ inlineSize: `${100 * share}%` }} />
        </span>
        <span className="num">
          {component.analystHours !== undefined && <s className="muted small">{hours(component.analystHours)}</s>}{' '}
          {hours(component.hours)}
        </span>
        <span className="num muted">{money(component.cost, currency)}</span>
      </summary>
      {/* A large estimate has hundreds of tasks: only what is open or printed is drawn. */}
      {(open || isPrinted) && <Trace component={component} {...cited} />}
    </details>
  )
}

function Trace({ component: { description, tasks, sources }, lines, answers }: Pick<RowProps, 'component'> & Cited) {
  const cited = new Set(tasks.flatMap((task) => task.sources))
  const direct = tasks.length > 0 ? sources.filter((id) => cited.has(id)) : sources
  const others = sources.filter((id) => !direct.includes(id))
  const asked = new Set(tasks.flatMap((task) => task.answers ?? []))
  return (
    <div className="trace">
      {description && <p className="muted">{description}</p>}
      {tasks.length > 0 && (
        <ul className="trace__tasks">
          {tasks.map((task, index) => (
            <li key={`${index} ${task.name}`}>
              <strong>{task.name}</strong>
              <span className="num">
                {task.original && `${spoken(expectedHours(task.original))} → `}
                {spoken(task.hours)}
                {task.original && ', yours'}
              </span>
              <div className="muted small">
                {task.role}, {spoken(task.optimistic)} at best, {spoken(task.likely)} likely, {spoken(task.pessimistic)}{' '}
                at worst{task.isAdded && '; added by you'}
                <Origin task={task} lines={lines} answers={answers} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <AnswerQuotes answers={answers.filter(({ id }) => asked.has(id))} />
      <LineQuotes ids={direct} lines={lines} />
      {others.length > 0 && (
        <details className="fold small">
          <summary>{plural(others.length, 'more line')}</summary>
          <LineQuotes ids={others} lines={lines} />
        </details>
      )}
    </div>
  )
}

/** Formats the hours of a task as people speak: `6.5 h`, `26 h`. */
const spoken = (hours: number) => `${number(roundHours(hours))} h`
