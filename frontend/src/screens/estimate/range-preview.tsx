import type { TrackRecord } from '#contract/track-record'
import { hoursAddedBy } from '#domain/hours/calibration'
import { rangeOf, sigmaOf } from '#domain/hours/range'
import { signedHours } from '#domain/text/format'
import type { CSSProperties } from 'react'
import { hours, oneDecimal, wholePercent } from '../../ui/format'
import './range-preview.css'

interface Props {
  /** Hours without the answers of this form. */
  before: number
  /** Hours with them. */
  totalHours: number
  /** Hours that they change as their questions state it, not rounded with the total. */
  moved: number
  /** Spread of the tasks. */
  spread: number
  /** Share of the questions answered, 0 to 1. */
  answeredShare: number
  /** The person's record, unless the estimate ignores it. */
  record: TrackRecord | undefined
}

/** Range of the estimate with the current answers, compared with the range without any. */
export function RangePreview({ before, totalHours, moved, spread, answeredShare, record }: Props) {
  if (totalHours <= 0) return null
  const rangeAt = (hours: number, share: number) =>
    rangeOf(hours + (record ? hoursAddedBy(record, hours) : 0), sigmaOf(spread, share), record)
  const widest = rangeAt(before, 0)
  const now = rangeAt(totalHours, answeredShare)
  const longest = Math.max(widest.p90, now.p90)
  const place = (from: number, to: number): CSSProperties => ({
    insetInlineStart: `${(100 * from) / longest}%`,
    inlineSize: `${(100 * (to - from)) / longest}%`,
  })
  return (
    <div className="range-preview">
      <p>
        <span>
          Likely between{' '}
          <strong className="num">
            {oneDecimal(now.p10)} and {hours(now.p90)}
          </strong>
        </span>
        <span className="muted">
          {moved !== 0 && `Your answers: ${signedHours(moved)}. `}
          {answeredShare > 0
            ? `Around the middle: ${describeSpread(now)}, without answers ${describeSpread(widest)}`
            : 'Each answer makes the estimate more certain'}
        </span>
      </p>
      <div className="range-preview__track plot" aria-hidden="true">
        <span data-widest style={place(widest.p10, widest.p90)} />
        <span style={place(now.p10, now.p90)} />
      </div>
    </div>
  )
}

/** Takes the place of the range if the text is read again, because its tasks are not known yet. */
export const UnknownRange = () => (
  <div className="range-preview">
    <p>The range follows with the estimate: you corrected the type of work, so the text is read again.</p>
    <div className="range-preview__track" />
  </div>
)

/** Describes the width of a range, whatever the hours: `−50% to +107%`. */
const describeSpread = ({ p10, p50, p90 }: ReturnType<typeof rangeOf>) =>
  `−${wholePercent(1 - p10 / p50)} to +${wholePercent(p90 / p50 - 1)}`
