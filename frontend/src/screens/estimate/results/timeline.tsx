import type { CSSProperties } from 'react'
import type { Estimation } from '#contract/estimation'
import { oneDecimal, plural } from '../../../ui/format'
import { phaseColor } from '../../../ui/phase-color'
import { Part } from './section'
import './timeline.css'

/** Longest timeline with a line per week; beyond, lines would merge into a gray block. */
const maxLines = 60

interface Props {
  estimation: Pick<Estimation, 'timeline'>
}

/** Phases as bars over the weeks that they take. */
export function Timeline({ estimation: { timeline } }: Props) {
  const { weeks, milestones } = timeline
  if (milestones.length === 0) return null
  return (
    <Part title="Project Timeline">
      <p className="gantt__scale muted" aria-hidden="true">
        <span>Week 1</span>
        {weeks > 1 && <span>Week {oneDecimal(weeks)}</span>}
      </p>
      <ol className="gantt" data-lines={weeks <= maxLines || undefined} style={{ '--weeks': weeks } as CSSProperties}>
        {milestones.map((milestone, index) => {
          const { start, end } = spanOf(milestones, index)
          const bar = { insetInlineStart: `${(100 * start) / weeks}%`, inlineSize: `${(100 * (end - start)) / weeks}%` }
          return (
            <li key={milestone.name}>
              <span className="gantt__name">{milestone.name}</span>
              <span className="gantt__weeks muted num">
                {weeksIn(start, end)}
                {milestone.people !== undefined &&
                  `, ${plural(milestone.people, 'person', 'people')}, ${oneDecimal(Math.max(0.1, end - start))} ${formatUnit(end - start)}`}
              </span>
              <span className="gantt__track plot" aria-hidden="true">
                <span style={{ ...phaseColor(index), ...bar }} />
              </span>
            </li>
          )
        })}
      </ol>
    </Part>
  )
}

/** Returns when a phase takes place, in weeks. Estimates saved before phases had a start know only their last week. */
function spanOf(milestones: Estimation['timeline']['milestones'], index: number) {
  const { start, end, week } = milestones[index]!
  if (start !== undefined && end !== undefined) return { start, end }
  return { start: Math.min(milestones[index - 1]?.week ?? 0, week - 1), end: week }
}

function weeksIn(start: number, end: number): string {
  const [first, last] = [Math.floor(start) + 1, Math.max(1, Math.ceil(end))]
  return first >= last ? `Week ${oneDecimal(last)}` : `Weeks ${oneDecimal(first)}–${oneDecimal(last)}`
}

const formatUnit = (weeks: number) => (oneDecimal(weeks) === '1' ? 'week' : 'weeks')
