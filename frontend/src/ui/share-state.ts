import type { ShareState } from '#contract/share'
import { describeAcceptance } from '#domain/offer/acceptance-text'
import { isOutdated } from '#domain/offer/link-states'
import { type Sold, isLive, isReplaced } from '#domain/offer/sold'
import { serverDate } from '../api/server-clock'
import { shortDate } from './format'

/** States of links, those that matter most first. */
const states = [
  'Accepted',
  'Question',
  'Declined',
  'Opened',
  'Shared',
  'Ended',
  'Outdated',
  'Replaced',
  'Expired',
  'Revoked',
] as const

/** All that was sold, if anything: an offer has to start from it. */
type SoldNow = Pick<Sold, 'price' | 'acceptedAt' | 'saved' | 'replaced'> | undefined

/** Returns the state of a link, in a word. */
export function shareStateOf(share: ShareState, sold: SoldNow): (typeof states)[number] {
  const { decision, revokedAt, supersededAt, isOtherAccepted, askedAt, openedCount } = share
  if (decision?.kind === 'decline') return 'Declined'
  if (decision) return isReplaced(decision.at, sold?.replaced) ? 'Replaced' : 'Accepted'
  if (revokedAt) return 'Revoked'
  if (!isLive(share, serverDate())) return 'Expired'
  if (supersededAt) return isOtherAccepted ? 'Ended' : 'Outdated'
  if (isOutdated(share, sold)) return 'Outdated'
  if (askedAt) return 'Question'
  return openedCount > 0 ? 'Opened' : 'Shared'
}

/** Returns the link that matters most, the newest one of several. */
export const mainShareOf = (shares: readonly ShareState[], sold: SoldNow): ShareState | undefined =>
  shares.toSorted(
    (one, other) =>
      states.indexOf(shareStateOf(one, sold)) - states.indexOf(shareStateOf(other, sold)) ||
      other.createdAt.localeCompare(one.createdAt),
  )[0]

/** Describes how often and when a link was opened, after "opened". Empty if it was not. */
export function describeOpenings({ openedCount, firstOpenedAt, lastOpenedAt }: ShareState, format = shortDate): string {
  if (!firstOpenedAt || !lastOpenedAt) return ''
  // Of two first openings at the same time, the earlier one may be stored as the last one.
  const [first = '', last = ''] = [firstOpenedAt, lastOpenedAt].toSorted().map((time) => format(time))
  const days = first === last ? `on ${first}` : `first on ${first}, last on ${last}`
  return openedCount === 1 ? `once, ${days}` : `${openedCount} times, ${days}`
}

/** Describes what ended a link that its owner did not end. Nothing was sold before some change requests. */
export const describeEnding = ({ isChange, before }: ShareState) =>
  (before ? before.acceptedAt === undefined : !isChange)
    ? 'another offer of this project was accepted'
    : 'what was sold changed'

/** Describes what happened when, after the state's word. */
export function describeState(share: ShareState, sold?: SoldNow, currency?: string): string {
  const { createdAt, endsAt, revokedAt, supersededAt, askedAt, decision, isChange } = share
  const state = shareStateOf(share, sold)
  const openings = describeOpenings(share)
  if (state === 'Opened') return openings
  const asked = askedAt && state !== 'Question' ? `, question on ${shortDate(askedAt)}` : ''
  if (state === 'Outdated' && !supersededAt)
    return `because ${describeEnding(share)}${asked}, ${openings === '' ? 'not opened' : `opened ${openings}`}`
  const at = {
    Question: askedAt,
    Ended: supersededAt,
    Outdated: supersededAt,
    Expired: endsAt,
    Revoked: revokedAt,
    Shared: createdAt,
  } as Partial<Record<typeof state, string>>
  if (decision) {
    const accepted = describeAcceptance(decision, { currency, isChange })
    return `by ${decision.name} on ${shortDate(decision.at)}${accepted && `: ${accepted}`}${asked}`
  }
  const why = state === 'Ended' ? `, because ${describeEnding(share)}` : ''
  return `on ${shortDate(at[state]!)}${why}${asked}, ${openings === '' ? 'not opened' : `opened ${openings}`}`
}
