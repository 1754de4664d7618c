import type { CSSProperties } from 'react'
import type { Estimation } from '#contract/estimation'
import { money, signedHours } from '#domain/format'
import { hours, number, percent } from '../../../ui/format'
import { FiguresTable } from './figures-table'
import { Section } from './section'

const points = [
  ['p50', 'Even odds', 'as likely to take more as less'],
  ['p80', '80%', 'four projects in five stay under'],
  ['p90', '90%', 'nine projects in ten stay under'],
] as const

const open = (answered: number) =>
  answered === 0
    ? 'All questions have assumed answers. Each answer of your own makes it more certain.'
    : `Your own answers cover ${percent(answered)} of what was asked; the rest is assumed. Each further answer makes it more certain.`

function describe({ analysis, answers, rounding, revision, scope, record }: NonNullable<Estimation['origin']>): string {
  const scoped = scope === 0 ? '' : ` Your changes to the scope: ${signedHours(scope)}.`
  const corrected = record === 0 ? '' : ` Past projects: ${signedHours(record)}.`
  if (answers === 0 && rounding === 0 && revision === 0)
    return `Your answers left the ${hours(analysis)} of the analysis unchanged.${scoped}${corrected}`
  const changes = [
    ...(answers === 0 ? [] : [`Your answers changed it by ${signedHours(answers)}, as the questions say.`]),
    ...(rounding === 0 ? [] : [`Rounding the total: ${signedHours(rounding)}.`]),
    ...(revision === 0 ? [] : [`Adjusting the tasks to the answers and the type of work: ${signedHours(revision)}.`]),
  ]
  return `The analysis came to ${hours(analysis)}. ${changes.join(' ')}${scoped}${corrected}`
}

interface Props {
  estimation: Pick<Estimation, 'range' | 'answeredShare' | 'origin' | 'price'>
  /** True if the project has questions. */
  asked: boolean
}

export function Ranges({ estimation: { range, answeredShare, origin, price }, asked }: Props) {
  const at = (amount: number) => `${(100 * amount) / Math.max(1, range.p90.hours)}%`
  const band = (from: number, to: number): CSSProperties => ({ insetInlineStart: at(from), inlineSize: at(to - from) })
  return (
    <Section title="Range" lead={asked && (answeredShare < 1 ? open(answeredShare) : 'Every question is answered.')}>
      <div className="range plot" aria-hidden="true">
        <span style={band(range.p10.hours, range.p50.hours)} />
        <span style={band(range.p50.hours, range.p80.hours)} />
        <span style={band(range.p80.hours, range.p90.hours)} />
      </div>
      <FiguresTable head={['Confidence', 'Hours', 'Cost']}>
        {points.map(([point, name, meaning]) => (
          <tr key={point}>
            <th scope="row">
              <span className="swatch" data-point={point} aria-hidden="true" />
              {name} <span className="muted small">{meaning}</span>
            </th>
            <td>{hours(range[point].hours)}</td>
            <td>{money(range[point].cost, price?.currency)}</td>
          </tr>
        ))}
      </FiguresTable>
      {asked && origin && (
        <p className="muted small">
          Likely between {number(range.p10.hours)} and {hours(range.p90.hours)}. {describe(origin)}
        </p>
      )}
    </Section>
  )
}
