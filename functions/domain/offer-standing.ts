import type { Offer, Share, SharedOffer } from '#contract/share'
import { formatDay, formatTime, money } from './format'
import type { Sold } from './sold'

/** Adds what was sold to an offer of a whole estimate, which replaces it. */
export const addReplaced = (offer: Offer, sold: Sold | undefined): Offer =>
  sold
    ? { ...offer, replaces: { price: sold.price, currency: sold.saved.currency, acceptedAt: sold.acceptedAt } }
    : offer

/** Says before the price what an offer changes or replaces. Empty if it does neither. */
export function describeBasis({ change, replaces }: Pick<Offer, 'change' | 'replaces'>): string {
  if (replaces)
    return `Accepting this replaces what you accepted on ${formatDay(replaces.acceptedAt)} for ${money(replaces.price, replaces.currency)}.`
  if (!change) return ''
  const { acceptedAt, since, accepted = [] } = change
  const before = acceptedAt
    ? `what you accepted on ${formatDay(acceptedAt)} at ${formatTime(acceptedAt)}`
    : `the estimate of ${formatDay(since)}`
  const options = accepted.length > 0 ? `, with the options that you accepted: ${accepted.join(', ')}` : ''
  return `This is a change of ${before}${options}. Everything else stays as it is.`
}

/** Says what happened to a client's decision since. Empty if nothing did. */
export function describeLater({ offer, decision, later, reopened }: SharedOffer): string {
  const agreedAt = offer.change?.acceptedAt ?? offer.replaces?.acceptedAt
  if (decision?.kind === 'decline') return agreedAt ? `What you accepted on ${formatDay(agreedAt)} stays as it is.` : ''
  if (later?.isReplaced) return `Another offer, accepted on ${formatDay(later.at)}, replaced it.`
  if (later)
    return `A change of it was accepted on ${formatDay(later.at)}: the link of that change says what is agreed in all.`
  return reopened ? describeReopened(reopened) : ''
}

function describeReopened({
  at,
  decision: { kind, name, at: decidedAt },
}: NonNullable<SharedOffer['reopened']>): string {
  const decided = `${kind === 'accept' ? 'acceptance' : 'decline'} by ${name} of ${formatDay(decidedAt)}`
  return `The sender reopened this offer on ${formatDay(at)}. The ${decided} no longer counts.`
}

/**
 * Says when a link ended and who sent it. Only one that ended by itself names its title: a revoked one may have been sent
 * to the wrong person.
 */
export function describeEnd(
  { title, from, validUntil }: Offer,
  { revokedAt, reopened }: Pick<Share, 'revokedAt'> & Pick<SharedOffer, 'reopened'>,
): string {
  const ended = revokedAt
    ? `${from || 'The sender'} ended this link on ${formatDay(revokedAt)}.`
    : `“${title}”${from && ` from ${from}`} was valid until ${formatDay(`${validUntil}T12:00:00`)}.`
  return [ended, ...(reopened ? [describeReopened(reopened)] : []), 'Please ask the sender for a new link.'].join(' ')
}
