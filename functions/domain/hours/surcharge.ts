import type { Role } from '#contract/breakdown'
import { type Settings, surchargeShare } from '#contract/settings'
import type { Terms } from '#contract/terms'
import { percent } from '#domain/text/format'
import { rateOf } from './price'

/** Returns the rate per hour of a role with the surcharge of the priority, rounded to cents: what an hour costs a client. */
export const chargedRateOf = (role: Role, terms: Pick<Terms, 'rates'>, settings: Settings): number =>
  Math.round(100 * (1 + surchargeShare[settings.priority]) * rateOf(role, terms, settings)) / 100

/** Names a priority with its surcharge: `rush priority (+50%)`. */
export function namePriority({ priority }: Pick<Settings, 'priority'>): string {
  const share = surchargeShare[priority]
  return `${priority} priority${share > 0 ? ` (+${percent(share)})` : ''}`
}

/** Names the surcharge that rates include. Empty if there is none. */
export const describeSurcharge = (settings: Pick<Settings, 'priority'>): string =>
  surchargeShare[settings.priority] > 0 ? `the surcharge for ${namePriority(settings)}` : ''
