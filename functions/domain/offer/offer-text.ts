import type { Decision, Offer } from '#contract/share'
import { formatDay, formatWeeks } from '#domain/text/format'
import { listOf } from '#domain/text/text'

/** Names the sender and the day of an offer: `From Ada Lovelace, November 20, 2026`. */
export const senderOf = ({ from, createdAt }: Pick<Offer, 'from' | 'createdAt'>): string =>
  `${from && `From ${from}, `}${formatDay(createdAt)}`

type Timed = Pick<Offer, 'weeks' | 'weeksWithOptions' | 'milestones' | 'options'>

/** Timeline of an acceptance. */
export type Accepted = Pick<Decision, 'weeks' | 'milestones'>

/**
 * Describes the weeks of an offer with as many of its options. With some of them, they lie between the weeks without
 * options and those with all of them, until the server computes them for an acceptance.
 */
export function describeWeeks(offer: Timed, chosen: number, accepted?: Accepted) {
  const { weeks, weeksWithOptions = weeks } = offer
  if (accepted?.weeks !== undefined) return formatWeeks(accepted.weeks)
  return `${isBetween(offer, chosen) ? `${weeks} to ` : ''}${formatWeeks(chosen === 0 ? weeks : weeksWithOptions)}`
}

/** True if the weeks with as many of the options are known only once the server computes them. */
export const isBetween = ({ weeks, weeksWithOptions = weeks, options }: Timed, chosen: number): boolean =>
  chosen > 0 && chosen < options.length && weeks !== weeksWithOptions

/** Names the options that a client chose: `your option`. */
export const yourOptions = (count: number): string => `your option${count === 1 ? '' : 's'}`

/** Describes which options those weeks include. Empty if the options change nothing. */
export function describeOptions(
  { weeks, weeksWithOptions, options }: Timed,
  chosen: number,
  accepted?: Accepted,
): string {
  if (options.length === 0 || weeks === weeksWithOptions) return ''
  if (chosen === 0) return accepted ? '' : 'without options'
  return weeksWithOptions === undefined && accepted?.weeks === undefined
    ? 'plus the time for the chosen options'
    : `with ${yourOptions(chosen)}`
}

/** Describes how long the work takes, and when each phase is done, which is unknown for a choice that is not accepted. */
export function timelineOf(offer: Timed, chosen = 0, accepted?: Accepted) {
  const { weeks, weeksWithOptions } = offer
  const note = describeOptions(offer, chosen, accepted)
  const inAll =
    note !== '' && chosen === 0 && weeksWithOptions !== undefined
      ? `; ${formatWeeks(weeksWithOptions)} with all options`
      : ''
  const milestones = accepted?.milestones ?? (chosen === 0 ? offer.milestones : [])
  return {
    duration: `${describeWeeks(offer, chosen, accepted)} from the start of the work${note && `, ${note}`}${inAll}`,
    // In a single week they would all say the same.
    milestones: ((accepted?.weeks ?? weeks) > 1 ? milestones : []).map(
      ({ name, week }) => `${name}: done in week ${week}`,
    ),
  }
}

/** Joins texts that differ in the quote at their end: `Excluded in the requirements: “Chat” and “Payments”`. */
export function joinQuotes(texts: readonly string[]): string[] {
  const quotes = new Map<string, string[]>()
  for (const text of texts) {
    const [, lead = text, quote] = /^([^“"]*: )([“"][^“”"]*[”"])$/.exec(text) ?? []
    quotes.set(lead, [...(quotes.get(lead) ?? []), ...(quote === undefined ? [] : [quote])])
  }
  return [...quotes].map(([lead, all]) => (all.length > 0 ? lead + listOf([...new Set(all)]) : lead))
}
