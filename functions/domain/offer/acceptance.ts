import type { SavedSnapshot } from '#contract/saved-estimate'
import type { Decision, Offer, ShareState } from '#contract/share'
import { withOptions } from '#domain/scope/estimate-with-options'
import { offeredTimeline } from './offer'
import { priceWith } from './offer-price'
import { milestonesWith, weeksWith } from './offer-text'

interface Acceptance extends Pick<Decision, 'options' | 'total' | 'weeks' | 'milestones'> {
  sold: NonNullable<ShareState['sold']>
}

/**
 * Computes what a client accepts with the options at these positions, in their order. An offer is a statement: its price
 * holds, and its weeks are those that it states, or between them, whatever the formula has become in the meantime.
 */
export function acceptanceOf(
  offer: Offer,
  saved: Pick<SavedSnapshot, 'estimation' | 'settings' | 'terms'>,
  chosen: readonly number[],
): Acceptance {
  const { change, weeksWithOptions } = offer
  // Offers made before the weeks with options were stored state none.
  const exact = weeksWithOptions && weeksWith(offer, new Set(chosen))
  const [min, max = Infinity] = exact ? [exact, exact] : [offer.weeks, weeksWithOptions]
  const options = [...(change?.options ?? []), ...chosen.map((position) => offer.options[position]!.name)]
  const { estimation } = withOptions(saved, options)
  const { weeks, milestones } = chosen.length > 0 ? offeredTimeline(estimation.timeline) : offer
  const { total } = priceWith(offer, chosen)
  const stated = (week: number) => Math.min(week, max)
  return {
    options,
    total,
    weeks: Math.max(min, stated(weeks)),
    milestones:
      milestonesWith(offer, new Set(chosen)) ?? milestones.map(({ name, week }) => ({ name, week: stated(week) })),
    sold: { price: change?.price.after ?? total, hours: estimation.totalHours, options: options.length },
  }
}
