import type { Stripe } from 'stripe'
import type { PendingChange } from '#functions/data/subscribers'

/** Seconds for which an amount that was shown is valid. */
export const maxAmountAge = 3_600

/** Returns Stripe's time of a response in Unix seconds. Stripe compares the dates that we send with its own clock. */
export function stripeTimeOf({ lastResponse }: Stripe.Response<unknown>): number {
  const date = Date.parse(lastResponse.headers.date ?? '')
  return Math.floor((Number.isNaN(date) ? Date.now() : date) / 1_000)
}

/** True if the user confirmed a change while its amount was valid, even if we notice later. */
export async function isConfirmedInTime(
  stripe: Stripe,
  setup: Stripe.Response<Stripe.SetupIntent>,
  { shownAt }: Pick<PendingChange, 'shownAt'>,
): Promise<boolean> {
  if (setup.status !== 'succeeded') return false
  const deadline = shownAt + maxAmountAge
  if (stripeTimeOf(setup) <= deadline) return true
  // An intent has no confirmation time, and the bank's check may have started hours before. The event has the time.
  const confirmations = stripe.events.list({
    type: 'setup_intent.succeeded',
    created: { gte: shownAt, lte: deadline },
    limit: 100,
  })
  for await (const { data } of confirmations) if ('id' in data.object && data.object.id === setup.id) return true
  return false
}
