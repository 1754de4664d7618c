import type { Decision, Offer, OfferedWork } from '#contract/share'
import { formatDay, formatWeeks } from '#domain/text/format'
import { listOf, quoteAll } from '#domain/text/text'

/** Names the sender and the day of an offer: `From Ada Lovelace, November 20, 2026`. */
export const senderOf = ({ from, createdAt }: Pick<Offer, 'from' | 'createdAt'>): string =>
  `${from && `From ${from}, `}${formatDay(createdAt)}`

type Timed = Pick<Offer, 'weeks' | 'weeksWithOptions' | 'weeksByChoice' | 'milestones' | 'options'>

/** Timeline of an acceptance. */
export type Accepted = Pick<Decision, 'weeks' | 'milestones'>

/** Positions of chosen options. */
type Chosen = ReadonlySet<number>

/** Returns the weeks with these options. Undefined if they are known only once the server computes them. */
export function weeksWith(
  { weeks, weeksWithOptions = weeks, weeksByChoice, options }: Timed,
  chosen: Chosen,
): number | undefined {
  if (chosen.size === 0) return weeks
  const known = weeksByChoice?.[options.flatMap((_, at) => (chosen.has(at) ? at : [])).join()]
  return known ?? (chosen.size === options.length || weeks === weeksWithOptions ? weeksWithOptions : undefined)
}

/**
 * Describes the weeks of an offer with some of its options: as the acceptance states them, or else as the offer does, as a
 * range between those without options and those with all of them.
 */
export function describeWeeks(offer: Timed, chosen: Chosen, accepted?: Accepted) {
  const exact = accepted?.weeks ?? weeksWith(offer, chosen)
  return exact === undefined ? `${offer.weeks} to ${formatWeeks(offer.weeksWithOptions!)}` : formatWeeks(exact)
}

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
export function timelineOf(offer: Timed, chosen: Chosen = new Set(), accepted?: Accepted) {
  const { weeks, weeksWithOptions } = offer
  const note = describeOptions(offer, chosen.size, accepted)
  const inAll =
    note !== '' && chosen.size === 0 && weeksWithOptions !== undefined
      ? `; ${formatWeeks(weeksWithOptions)} with all options`
      : ''
  const milestones = accepted?.milestones ?? (chosen.size === 0 ? offer.milestones : [])
  return {
    duration: `${describeWeeks(offer, chosen, accepted)} from the start of the work${note && `, ${note}`}${inAll}`,
    // In a single week they would all say the same.
    milestones: ((accepted?.weeks ?? weeks) > 1 ? milestones : []).map(
      ({ name, week }) => `${name}: done in week ${week}`,
    ),
  }
}

type Named = Pick<OfferedWork, 'name'>

/** Names the options that build a part of what a text is about. Empty if none does. */
export const onlyAsOption = (options: readonly Named[]): string =>
  options.length > 0 ? `Only as an option: ${quoteAll(options.map(({ name }) => name))}.` : ''

/** Joins texts that differ in the quote at their end: `Excluded in the requirements: “Chat” and “Payments”`. */
export function joinQuotes(texts: readonly string[]): string[] {
  const quotes = new Map<string, string[]>()
  for (const text of texts) {
    const [, lead = text, quote] = /^([^“"]*: )([“"][^“”"]*[”"])$/.exec(text) ?? []
    quotes.set(lead, [...(quotes.get(lead) ?? []), ...(quote === undefined ? [] : [quote])])
  }
  return [...quotes].map(([lead, all]) => (all.length > 0 ? lead + listOf([...new Set(all)]) : lead))
}
