import type { Offer } from '#contract/share'
import type { User } from '#contract/user'
import { formatDay, plural } from './format'

/** Returns the name under which a user sends offers. Empty if there is none. */
export const senderName = ({ sender, firstName, lastName }: Pick<User, 'sender' | 'firstName' | 'lastName'>): string =>
  sender ?? `${firstName} ${lastName}`.trim()

/** Names the sender and the day of an offer: `From Ada Lovelace, November 20, 2026`. */
export const senderOf = ({ from, createdAt }: Pick<Offer, 'from' | 'createdAt'>): string =>
  `${from && `From ${from}, `}${formatDay(createdAt)}`

/**
 * Describes how long the work takes, and when each phase is done. The weeks are those without options, of which only the
 * accepted ones count after an acceptance.
 */
export function timelineOf(
  { weeks, milestones, options }: Pick<Offer, 'weeks' | 'milestones' | 'options'>,
  accepted?: ReadonlySet<number>,
) {
  const more = accepted ? ', and the time for your options' : ', without options'
  const hasOptions = (accepted?.size ?? options.length) > 0
  return {
    duration: `${plural(weeks, 'week')} from the start of the work${hasOptions ? more : ''}`,
    // In a single week they would all say the same.
    milestones: (weeks > 1 ? milestones : []).map(({ name, week }) => `${name}: done in week ${week}`),
  }
}
