import type { SavedEstimate } from '#contract/saved-estimate'
import type { ShareState } from '#contract/share'
import { describeAcceptance } from '#domain/acceptance-text'
import { shortDate } from './format'

/** True if the link works. */
export const isLiveShare = ({ revokedAt, endsAt }: Pick<ShareState, 'revokedAt' | 'endsAt'>): boolean =>
  revokedAt === undefined && new Date(endsAt) > new Date()

/** True if a client accepted the estimate by one of its links. */
export const isAccepted = ({ links = {} }: Pick<SavedEstimate, 'links'>): boolean =>
  Object.values(links).some(({ decision }) => decision?.kind === 'accept')

/** Saved estimate of a project that a client accepted: the latest one, or an earlier one that a change follows. */
export type Acceptance = 'latest' | 'earlier' | 'declined'

/**
 * Returns what a client accepted of the saved estimates of a project, the latest first. Undefined for nothing. Of the
 * links of a change, the newest one that is open or declined decides.
 */
export function acceptanceOf(saved: readonly Pick<SavedEstimate, 'links'>[]): Acceptance | undefined {
  if (!saved.some(isAccepted)) return undefined
  const [latest] = saved
  if (isAccepted(latest!)) return 'latest'
  const [newest] = Object.values(latest!.links ?? {})
    .filter((share) => share.decision || (isLiveShare(share) && !share.supersededAt))
    .toSorted(newestFirst)
  return newest?.decision ? 'declined' : 'earlier'
}

/** States of links, those that matter most first. */
const states = ['Accepted', 'Question', 'Declined', 'Opened', 'Shared', 'Outdated', 'Expired', 'Revoked'] as const

/** Returns the state of a link, in a word. */
export function shareStateOf(share: ShareState): (typeof states)[number] {
  const { decision, revokedAt, endsAt, supersededAt, askedAt, openedCount } = share
  if (decision) return decision.kind === 'accept' ? 'Accepted' : 'Declined'
  if (revokedAt) return 'Revoked'
  if (new Date(endsAt) <= new Date()) return 'Expired'
  if (supersededAt) return 'Outdated'
  if (askedAt) return 'Question'
  return openedCount > 0 ? 'Opened' : 'Shared'
}

const newestFirst = (one: ShareState, other: ShareState) => other.createdAt.localeCompare(one.createdAt)

/** Returns the link that matters most, the newest one of several. */
export const mainShareOf = (shares: readonly ShareState[]): ShareState | undefined =>
  shares.toSorted(
    (one, other) => states.indexOf(shareStateOf(one)) - states.indexOf(shareStateOf(other)) || newestFirst(one, other),
  )[0]

/** Describes how often and when a link was opened, after "opened". Empty if it was not. */
export function describeOpenings({ openedCount, firstOpenedAt, lastOpenedAt }: ShareState, format = shortDate): string {
  if (!firstOpenedAt || !lastOpenedAt) return ''
  // Of two first openings at the same time, the earlier one may be stored as the last one.
  const [first = '', last = ''] = [firstOpenedAt, lastOpenedAt].toSorted().map((time) => format(time))
  const days = first === last ? `on ${first}` : `first on ${first}, last on ${last}`
  return openedCount === 1 ? `once, ${days}` : `${openedCount} times, ${days}`
}

/** Describes what happened when, after the state's word. */
export function describeState(share: ShareState, currency?: string): string {
  const { createdAt, endsAt, revokedAt, supersededAt, askedAt, decision, isChange } = share
  const state = shareStateOf(share)
  const openings = describeOpenings(share)
  if (state === 'Opened') return openings
  const at = {
    Question: askedAt,
    Outdated: supersededAt,
    Expired: endsAt,
    Revoked: revokedAt,
    Shared: createdAt,
  } as Partial<Record<typeof state, string>>
  if (decision) {
    const accepted = describeAcceptance(decision, { currency, isChange })
    return `by ${decision.name} on ${shortDate(decision.at)}${accepted && `: ${accepted}`}`
  }
  const asked = askedAt && state !== 'Question' ? `, question on ${shortDate(askedAt)}` : ''
  return `on ${shortDate(at[state]!)}${asked}, ${openings === '' ? 'not opened' : `opened ${openings}`}`
}
