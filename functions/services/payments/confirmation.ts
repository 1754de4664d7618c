import type { Stripe } from 'stripe'
import type { PendingChange } from '#functions/data/subscribers'

/** Seconds for which an amount that was shown holds. */
export const amountHolds = 3_600

/** Stripe's clock at a response, in Unix seconds: it judges the dates that we send. */
export function clockOf({ lastResponse }: Stripe.Response<unknown>): number {
  const date = Date.parse(lastResponse.headers.date ?? '')
  return Math.floor((Number.isNaN(date) ? Date.now() : date) / 1_000)
}

/** True if the user confirmed a change while its amount held, whenever that is heard of. */
export async function isConfirmedInTime(
  stripe: Stripe,
  setup: Stripe.Response<Stripe.SetupIntent>,
  { shownAt }: Pick<PendingChange, 'shownAt'>,
): Promise<boolean> {
  if (setup.status !== 'succeeded') return false
  const deadline = shownAt + amountHolds
  if (clockOf(setup) <= deadline) return true
  // An intent does not say when it succeeded, and the bank may have been asked hours before. Its event says so.
  const confirmations = stripe.events.list({
    type: 'setup_intent.succeeded',
    created: { gte: shownAt, lte: deadline },
    limit: 100,
  })
  for await (const { data } of confirmations) if ('id' in data.object && data.object.id === setup.id) return true
  return false
}
