import { rangeOf, sigmaOf } from '#domain/range'
import type { CSSProperties } from 'react'
import { hours, number } from '../../ui/format'
import './range-preview.css'

interface Props {
  /** Preliminary hours and the spread of their tasks. */
  totalHours: number
  spread: number
  /** Share of the questions answered, 0 to 1. */
  answeredShare: number
}

/** Range of the estimate with the current answers, compared with the range without any. */
export function RangePreview({ totalHours, spread, answeredShare }: Props) {
  if (totalHours <= 0) return null
  const widest = rangeOf(totalHours, sigmaOf(spread, 0))
  const now = rangeOf(totalHours, sigmaOf(spread, answeredShare))
  const place = (from: number, to: number): CSSProperties => ({
    insetInlineStart: `${(100 * from) / widest.p90}%`,
    inlineSize: `${(100 * (to - from)) / widest.p90}%`,
  })
  const narrower = Math.round(100 - (100 * (now.p90 - now.p10)) / (widest.p90 - widest.p10))
  return (
    <div className="range-preview">
      <p>
        <span>
          Likely between{' '}
          <strong className="num">
            {number(Math.round(now.p10))} and {hours(now.p90)}
          </strong>
        </span>
        <span className="muted">{narrower > 0 ? `${narrower}% narrower so far` : 'Each answer narrows the range'}</span>
      </p>
      <div className="range-preview__track plot" aria-hidden="true">
        <span data-widest style={place(widest.p10, widest.p90)} />
        <span style={place(now.p10, now.p90)} />
      </div>
    </div>
  )
}
