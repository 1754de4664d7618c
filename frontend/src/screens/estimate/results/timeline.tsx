import type { CSSProperties } from 'react'
import { plural } from '../../../ui/format'
import { phaseColour } from '../../../ui/phase-colour'
import type { ResultsProps } from './results'
import { Section } from './section'
import './timeline.css'

/** Ticks closer than this many weeks together would be a grey block. */
const mostTicks = 60

export function Timeline({ estimation: { timeline } }: ResultsProps) {
  const { weeks, milestones } = timeline
  if (milestones.length === 0) return null

  // What falls into one week stands together: labels cannot collide.
  const coloured = milestones.map((milestone, index) => ({ ...milestone, colour: phaseColour(index) }))
  const reachedWeeks = [...new Set(milestones.map(({ week }) => week))].toSorted((one, other) => one - other)
  const byWeek = reachedWeeks.map((week) => [week, coloured.filter((milestone) => milestone.week === week)] as const)
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
            {reached.map(({ name, colour }) => (
              <span key={name} style={colour} />
            ))}
          </span>
        ))}
      </div>
      <ol className="milestones">
        {byWeek.map(([week, reached]) => (
          <li key={week}>
            <span className="num">Week {week}</span>
            <ul>
              {reached.map(({ name, colour }) => (
                <li key={name}>
                  <span className="swatch" style={colour} aria-hidden="true" />
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
