import type { Offer } from '#contract/share'
import { plural } from './format'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a time as a day in the reader's time zone: `November 20, 2026`. */
export const formatDay = (iso: string): string => day.format(new Date(iso))

/** Formats an ISO date in the same way. */
export const formatDate = (isoDate: string): string => calendarDay.format(new Date(isoDate))

/** Names the sender and the day of an offer: `From Ada Lovelace, November 20, 2026`. */
export const senderOf = ({ from, createdAt }: Pick<Offer, 'from' | 'createdAt'>): string =>
  `${from && `From ${from}, `}${formatDay(createdAt)}`

/** Describes how long the work takes, and when each phase is done. */
export const timelineOf = ({ weeks, milestones, options }: Pick<Offer, 'weeks' | 'milestones' | 'options'>) => ({
  duration: `${plural(weeks, 'week')} from the start of the work${options.length > 0 ? ', without options' : ''}`,
  milestones: milestones.map(({ name, week }) => `${name}: done in week ${week}`),
})
