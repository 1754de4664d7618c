import type { CSSProperties } from 'react'
import type { Estimation } from '#contract/estimation'
import { plural } from '../../../ui/format'
import { phaseColor } from '../../../ui/phase-color'
import { Section } from './section'
import './timeline.css'

/** Longest timeline with a tick per week; beyond, ticks would merge into a gray block. */
const mostTicks = 60

interface Props {
  estimation: Pick<Estimation, 'timeline'>
}

export function Timeline({ estimation: { timeline } }: Props) {
  const { weeks, milestones } = timeline
  if (milestones.length === 0) return null

  // Milestones of one week share a label, so that labels cannot collide.
  const colored = milestones.map((milestone, index) => ({ ...milestone, color: phaseColor(index) }))
  const reachedWeeks = [...new Set(milestones.map(({ week }) => week))].toSorted((one, other) => one - other)
  const byWeek = reachedWeeks.map((week) => [week, colored.filter((milestone) => milestone.week === week)] as const)
  return (
    <Section
      title="Project Timeline"
      lead={`${plural(weeks, 'week')} in all. Each phase ends in the week it stands under.`}
    >
      <div
        className="track plot"
        aria-hidden="true"
        data-ticks={weeks <= mostTicks || undefined}
        style={{ '--weeks': weeks } as CSSProperties}
      >
        {byWeek.map(([week, reached]) => (
          <span key={week} className="track__week" style={{ insetInlineStart: `${(100 * week) / weeks}%` }}>
            {reached.map(({ name, color }) => (
              <span key={name} style={color} />
            ))}
          </span>
        ))}
      </div>
      <ol className="milestones">
        {byWeek.map(([week, reached]) => (
          <li key={week}>
            <span className="num">Week {week}</span>
            <ul>
              {reached.map(({ name, color }) => (
                <li key={name}>
                  <span className="swatch" style={color} aria-hidden="true" />
                  {name}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  )
}
