import type { SavedSnapshot } from '#contract/saved-estimate'
import type { Offer, ShareChoices } from '#contract/share'
import { difference } from './difference'
import { type Sender, offerOf, recordTitle } from './offer'

type Given = Pick<SavedSnapshot, 'estimation' | 'settings' | 'terms'>

/**
 * Projects the difference of two saved estimates to an offer: only what changed, and the difference of the prices.
 * Returns null if their currencies differ. A client accepts it like any other offer, and earlier offers stay as they are.
 */
export function changeRequestOf(
  saved: Given,
  since: Given & Pick<SavedSnapshot, 'createdAt'>,
  choices: ShareChoices,
  sender: Sender,
): Offer | null {
  const { show } = choices
  const compared = difference(since, saved)
  if (!compared.price) return null
  const before = offerOf(since, { ...choices, options: [] }, sender)
  const { range: _, risks: __, ...after } = offerOf(saved, { ...choices, options: [] }, sender)
  const known = new Set([...before.assumptions, ...before.exclusions, ...before.notEstimated.map(({ text }) => text)])
  const isNew = (text: string) => !known.has(text)
  const { price, weeks, hours, rows } = compared
  const ofRecord = saved.estimation.components.find(({ isRecord }) => isRecord)?.name
  return {
    ...after,
    components: [],
    lines: [],
    milestones: [],
    exclusions: after.exclusions.filter(isNew),
    notEstimated: after.notEstimated.filter(({ text }) => isNew(text)),
    assumptions: after.assumptions.filter(isNew),
    price: {
      currency: price.currency,
      quoted: after.price.quoted - before.price.quoted,
      discount: {
        percent: after.price.discount.percent,
        amount: after.price.discount.amount - before.price.discount.amount,
      },
      tax: { percent: after.price.tax.percent, amount: after.price.tax.amount - before.price.tax.amount },
      total: price.after - price.before,
    },
    ...(show.hours && { hours: hours.after - hours.before }),
    change: {
      since: since.createdAt,
      price: { before: price.before, after: price.after },
      weeks,
      ...(show.hours && { hours }),
      rows: rows
        .filter((row) => show.hours || row.price !== 0 || row.tasks.length > 0)
        .map((row) => ({
          name: row.name === ofRecord ? recordTitle : row.name,
          price: row.price ?? 0,
          ...(show.hours && { hours: row.hours }),
          ...(show.tasks && {
            tasks: row.tasks.map(({ hours, ...task }) => ({ ...task, ...(show.hours && { hours }) })),
          }),
        })),
    },
  }
}
