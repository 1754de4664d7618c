import type { Offer } from '#contract/share'
import { formatDay, plural } from './format'

/** Names the sender and the day of an offer: `From Ada Lovelace, November 20, 2026`. */
export const senderOf = ({ from, createdAt }: Pick<Offer, 'from' | 'createdAt'>): string =>
  `${from && `From ${from}, `}${formatDay(createdAt)}`

/** Describes what the weeks of an offer, which are those without options, say of its options. */
export const describeOptions = (hasOptions: boolean, chosen: number): string =>
  chosen > 0 ? 'plus the time for the chosen options' : hasOptions ? 'without options' : ''

/** Describes how long the work takes, and when each phase is done. */
export function timelineOf(
  { weeks, milestones, options }: Pick<Offer, 'weeks' | 'milestones' | 'options'>,
  note = describeOptions(options.length > 0, 0),
) {
  return {
    duration: `${plural(weeks, 'week')} from the start of the work${note && `, ${note}`}`,
    // In a single week they would all say the same.
    milestones: (weeks > 1 ? milestones : []).map(({ name, week }) => `${name}: done in week ${week}`),
  }
}

/** Joins texts that differ in the quote at their end: `Excluded by the text: “Chat” and “Payments”`. */
export function joinQuotes(texts: readonly string[]): string[] {
  const quotes = new Map<string, string[]>()
  for (const text of texts) {
    const [, lead = text, quote] = /^([^“"]*: )([“"][^“”"]*[”"])$/.exec(text) ?? []
    quotes.set(lead, [...(quotes.get(lead) ?? []), ...(quote === undefined ? [] : [quote])])
  }
  return [...quotes].map(
    ([lead, all]) => `${lead}${all.slice(0, -1).join(', ')}${all.length > 1 ? ' and ' : ''}${all.at(-1) ?? ''}`,
  )
}
