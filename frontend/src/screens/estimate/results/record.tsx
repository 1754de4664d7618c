import type { CSSProperties, ReactNode } from 'react'
import type { Estimation } from '#contract/estimation'
import { describeLittle, isLittle, recordRowName } from '#domain/hours/record-texts'
import { signedHours } from '#domain/text/format'
import { plural, shortDate } from '../../../ui/format'
import './record.css'
import { Section } from './section'

interface Props {
  estimation: Pick<Estimation, 'record' | 'range' | 'totalHours'>
  /** Absent if the estimate is saved. */
  onUse?: ((isUsed: boolean) => void) | undefined
  /** Shown at the end. */
  change?: ReactNode
}

const title = 'Your Track Record'

/** Shows how the person's finished projects correct the estimate. Nothing without a record or change. */
export function RecordSection({ estimation: { record, range, totalHours }, onUse, change }: Props) {
  if (!record)
    return (
      change && (
        <Section
          title={title}
          className="unprinted"
          lead="No finished projects counted when this project was estimated."
        >
          {change}
        </Section>
      )
    )
  const { isApplied, finishedOn, hours, ranged, under80 } = record
  const uncorrected = totalHours - (isApplied ? hours : 0)
  return (
    <Section
      title={title}
      className="unprinted"
      lead={`What your finished projects took, compared with their estimates. The last one was finished on ${shortDate(`${finishedOn}T12:00:00`)}.`}
    >
      <div className="record__row">
        <span className="num">
          {recordRowName(record)}: <strong>{signedHours(hours)}</strong>
          {!isApplied && ', not included'}
        </span>
        {onUse && (
          <label className="record__switch">
            <input type="checkbox" checked={isApplied} onChange={({ target }) => onUse(target.checked)} />
            Use it for this estimate
          </label>
        )}
      </div>
      {isLittle(record) ? (
        <p>{describeLittle(record, isApplied)}</p>
      ) : (
        <Dots
          ratios={record.ratios}
          band={isApplied && uncorrected > 0 ? [range.p10.hours / uncorrected, range.p90.hours / uncorrected] : null}
        />
      )}
      {ranged >= 9 && (
        <p className="small">
          {under80} of your last {ranged} stayed under their P80 (expected {Math.round(0.8 * ranged)}).
        </p>
      )}
      {change}
    </Section>
  )
}

interface DotsProps {
  /** Actual ÷ estimated hours, the newest first. */
  ratios: number[]
  /** Range in which four of five projects are expected. */
  band: [from: number, to: number] | null
}

const times = (ratio: number) => `×${ratio.toFixed(2)}`

/** Projects as dots on a logarithmic scale, with the range of the next one. */
function Dots({ ratios, band }: DotsProps) {
  const widest = Math.max(2, ...[...ratios, ...(band ?? [])].map((ratio) => Math.max(ratio, 1 / ratio)))
  const at = (ratio: number) => 50 + (50 * Math.log(ratio)) / Math.log(widest * 1.1)
  return (
    <figure className="record">
      <div className="record__plot" aria-hidden="true">
        {band && (
          <span
            className="record__band plot"
            style={{ insetInlineStart: `${at(band[0])}%`, inlineSize: `${at(band[1]) - at(band[0])}%` }}
          />
        )}
        <span className="record__even" />
        {ratios.map((ratio, age) => (
          <span
            key={age}
            className="record__dot plot"
            style={{ insetInlineStart: `${at(ratio)}%`, '--age': age } as CSSProperties}
          />
        ))}
      </div>
      <div className="record__scale muted small" aria-hidden="true">
        <span>less</span>
        <span>as estimated</span>
        <span>more</span>
      </div>
      <figcaption className="muted small">
        Actual ÷ estimate of {plural(ratios.length, 'project')}, the newest first: {ratios.map(times).join(', ')}.
        {band &&
          ` Shaded: where four of five projects like this one are expected, ${times(band[0])} to ${times(band[1])}.`}
      </figcaption>
    </figure>
  )
}
