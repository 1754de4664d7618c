import type { Settings } from '#contract/settings'
import { describeIncluded } from '#domain/offer/sold'
import type { ExplainedEstimate } from '#domain/offer/sold-estimate'
import { money, number } from '#domain/text/format'
import { oneDecimal } from '../../../ui/format'

const surchargeNames: Record<Settings['priority'], string> = { standard: '', high: 'high priority ', rush: 'rush ' }

interface Props {
  estimation: ExplainedEstimate
  priority: Settings['priority']
}

/** The totals. A price that the terms make of the cost comes before the cost. */
export function KeyFigures({ estimation, priority }: Props) {
  const { totalHours, totalCost, surcharge, timeline, price, options, sold } = estimation
  const isOther = price && price.total !== totalCost
  const included = describeIncluded(options, sold)
  return (
    <dl className="figures">
      <div>
        <dt>Total Hours</dt>
        <dd>{oneDecimal(totalHours)}</dd>
      </div>
      <div>
        <dt>{isOther ? 'Price' : 'Estimated Cost'}</dt>
        <dd>{money(isOther ? price.total : totalCost, price?.currency)}</dd>
        {isOther && <dd className="figures__note">Estimated cost {money(totalCost, price.currency)}</dd>}
        {included && <dd className="figures__note">{included}</dd>}
        {surcharge > 0 && (
          <dd className="figures__note">
            of which {surchargeNames[priority]}surcharge {money(surcharge, price?.currency)}
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
