import type { Estimation } from '#contract/estimation'
import type { Settings } from '#contract/settings'
import { money } from '#domain/format'
import { number } from '../../../ui/format'

const surchargeNames: Record<Settings['priority'], string> = {
  standard: 'surcharge',
  high: 'high priority surcharge',
  rush: 'rush surcharge',
}

export function KeyFigures({ estimation, priority }: { estimation: Estimation; priority: Settings['priority'] }) {
  const { totalHours, totalCost, surcharge, timeline, price } = estimation
  return (
    <dl className="figures">
      <div>
        <dt>Total Hours</dt>
        <dd>{number(totalHours)}</dd>
      </div>
      <div>
        <dt>Estimated Cost</dt>
        <dd>{money(totalCost, price?.currency)}</dd>
        {surcharge > 0 && (
          <dd className="figures__note">
            of which {surchargeNames[priority]} {money(surcharge, price?.currency)}
          </dd>
        )}
      </div>
      <div>
        <dt>Timeline</dt>
        <dd>
          {number(timeline.weeks)} <small>{timeline.weeks === 1 ? 'week' : 'weeks'}</small>
        </dd>
      </div>
    </dl>
  )
}
