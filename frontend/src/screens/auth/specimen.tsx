import { phases } from '#contract/phases'
import { defaultSettings } from '#contract/settings'
import { money } from '#domain/text/format'
import { oneDecimal, wholePercent } from '../../ui/format'
import { phaseColor } from '../../ui/phase-color'

const phaseHours = [48, 62, 268, 74, 30]
const { hourlyRate } = defaultSettings
const weeks = 10
const total = phaseHours.reduce((sum, hours) => sum + hours, 0)

/** Miniature of an estimate. Its caption describes the picture to screen readers. */
export function Specimen() {
  return (
    <figure className="specimen">
      <figcaption>
        Sample: a customer portal with invoices, at {money(hourlyRate)} an hour.
        <span className="amplify-visually-hidden">
          {' '}
          {oneDecimal(total)} hours, {money(total * hourlyRate)}, {weeks} weeks.
        </span>
      </figcaption>
      <div aria-hidden="true">
        <div className="specimen__figures num">
          <span>
            {oneDecimal(total)} <small>hours</small>
          </span>
          <span>{money(total * hourlyRate)}</span>
          <span>
            {weeks} <small>weeks</small>
          </span>
        </div>
        <div className="phase-bar">
          {phaseHours.map((hours, index) => (
            <i key={phases[index]} style={{ ...phaseColor(index), flexGrow: hours }} />
          ))}
        </div>
        <ul className="specimen__rows num">
          {phaseHours.map((hours, index) => (
            <li key={phases[index]}>
              <i className="swatch" style={phaseColor(index)} />
              <span>{phases[index]}</span>
              <span className="muted">{wholePercent(hours / total)}</span>
              <span>{hours} h</span>
              <span>{money(hours * hourlyRate)}</span>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  )
}
