import type { EstimatedComponent } from '#contract/estimation'
import { hoursBefore, isResized, roundTask } from '#domain/hours/range'
import { roundHours } from '#domain/hours/task-hours'
import { maxQuotes } from '#domain/text/text'
import { oneDecimal, plural } from '../../../ui/format'
import { LineQuotes } from './line-quotes'
import { AnswerQuotes, type Cited, Origin } from './origin'
import './trace.css'

interface Props extends Cited {
  component: EstimatedComponent
}

/** Tasks of a component, and the requirement lines and answers they come from. */
export function Trace({ component: { description, tasks, sources }, lines, answers }: Props) {
  const cited = new Set(tasks.flatMap((task) => task.sources))
  const direct = (tasks.length > 0 ? sources.filter((id) => cited.has(id)) : sources).slice(0, maxQuotes)
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
                {isResized(task) && `${oneDecimal(hoursBefore(task.original!))} h → `}
                {oneDecimal(task.hours)} h{isResized(task) && ', yours'}
              </span>
              <div className="muted small">
                {task.role}, {spoken(task.optimistic)} at best, {spoken(task.likely)} likely, {spoken(task.pessimistic)}{' '}
                at worst{task.isAdded && '; added by you'}
                {task.hours !== roundTask(task) && `; rounded from ${oneDecimal(roundTask(task))} h to fit the sum`}
                {task.original?.component && <span className="unprinted">; moved from {task.original.component}</span>}
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
const spoken = (hours: number) => `${oneDecimal(roundHours(hours))} h`
