import type { Share } from '#contract/share'

/** True if the link works. */
export const isLiveShare = ({ revokedAt, endsAt }: Pick<Share, 'revokedAt' | 'endsAt'>): boolean =>
  revokedAt === undefined && new Date(endsAt) > new Date()

/** Returns the state of a link, in a word. */
export function shareStateOf({ decision, revokedAt, endsAt, supersededAt, events, openedCount }: Share): string {
  if (decision) return decision.kind === 'accept' ? 'Accepted' : 'Declined'
  if (revokedAt) return 'Revoked'
  if (new Date(endsAt) <= new Date()) return 'Expired'
  if (supersededAt) return 'Outdated'
  if (events[0]?.kind === 'question') return 'Question'
  return openedCount > 0 ? 'Opened' : 'Shared'
}
