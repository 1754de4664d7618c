import type { CSSProperties } from 'react'
import type { Estimation } from '#contract/estimation'
import { describeOrigin } from '#domain/record/origin-text'
import { money } from '#domain/text/format'
import { hours, oneDecimal, wholePercent } from '../../../ui/format'
import { FiguresTable } from './figures-table'
import { Section } from './section'

const points = [
  ['p50', 'Even odds', 'as likely to take more as less'],
  ['p80', '80%', 'four projects in five stay under'],
  ['p90', '90%', 'nine projects in ten stay under'],
] as const

const describeAnswered = (answered: number) =>
  answered === 0
    ? 'All questions have assumed answers.'
    : `Your own answers cover ${wholePercent(answered)} of what was asked; the rest is assumed.`

interface Props {
  estimation: Pick<Estimation, 'range' | 'answeredShare' | 'origin' | 'price'>
  /** True if the project has questions. */
  asked: boolean
  /** True if answers come too late. */
  isFinal: boolean
}

export function Ranges({ estimation: { range, answeredShare, origin, price }, asked, isFinal }: Props) {
  const at = (amount: number) => `${(100 * amount) / Math.max(1, range.p90.hours)}%`
  const band = (from: number, to: number): CSSProperties => ({ insetInlineStart: at(from), inlineSize: at(to - from) })
  return (
    <Section
      title="Range"
      lead={
        asked &&
        (answeredShare < 1
          ? `${describeAnswered(answeredShare)}${isFinal ? '' : ' Each answer of your own makes it more certain.'}`
          : 'Every question is answered.')
      }
    >
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
          Likely between {oneDecimal(range.p10.hours)} and {hours(range.p90.hours)}. {describeOrigin(origin)}
        </p>
      )}
    </Section>
  )
}
