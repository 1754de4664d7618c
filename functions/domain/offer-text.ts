import type { Offer } from '#contract/share'
import { formatDay, plural } from './format'

/** Names the sender and the day of an offer: `From Ada Lovelace, November 20, 2026`. */
export const senderOf = ({ from, createdAt }: Pick<Offer, 'from' | 'createdAt'>): string =>
  `${from && `From ${from}, `}${formatDay(createdAt)}`

/** Describes how long the work takes, and when each phase is done. */
export const timelineOf = ({ weeks, milestones, options }: Pick<Offer, 'weeks' | 'milestones' | 'options'>) => ({
  duration: `${plural(weeks, 'week')} from the start of the work${options.length > 0 ? ', without options' : ''}`,
  milestones: milestones.map(({ name, week }) => `${name}: done in week ${week}`),
})
