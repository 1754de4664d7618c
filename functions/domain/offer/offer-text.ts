import type { Decision, Offer, OfferedWork } from '#contract/share'
import { formatDay, formatWeeks } from '#domain/text/format'
import { listOf, quoteAll } from '#domain/text/text'

/** Names the sender and the day of an offer: `From Ada Lovelace, November 20, 2026`. */
export const senderOf = ({ from, createdAt }: Pick<Offer, 'from' | 'createdAt'>): string =>
  `${from && `From ${from}, `}${formatDay(createdAt)}`

type Timed = Pick<
  Offer,
  'weeks' | 'weeksWithOptions' | 'weeksByChoice' | 'milestones' | 'milestonesByChoice' | 'options'
>

/** Timeline of an acceptance. */
export type Accepted = Pick<Decision, 'weeks' | 'milestones'>

/** Positions of chosen options. */
type Chosen = ReadonlySet<number>

const choiceOf = (options: Offer['options'], chosen: Chosen) =>
  options.flatMap((_, at) => (chosen.has(at) ? at : [])).join()

/** Returns when each phase is done with these options. Undefined if that is known only once the server computes it. */
export const milestonesWith = (
  { milestones, milestonesByChoice, options }: Timed,
  chosen: Chosen,
): Offer['milestones'] | undefined => (chosen.size === 0 ? milestones : milestonesByChoice?.[choiceOf(options, chosen)])

/** Returns the weeks with these options. Undefined if they are known only once the server computes them. */
export function weeksWith(
  { weeks, weeksWithOptions = weeks, weeksByChoice, options }: Timed,
  chosen: Chosen,
): number | undefined {
  if (chosen.size === 0) return weeks
  const known = weeksByChoice?.[choiceOf(options, chosen)]
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

/** Describes which options those weeks include. Empty if the options change nothing. `named` names those beside sold ones. */
export function describeOptions(
  { weeks, weeksWithOptions, options }: Timed,
  chosen: number,
  accepted?: Accepted,
  named = 'options',
): string {
  if (options.length === 0 || weeks === weeksWithOptions) return ''
  if (chosen === 0) return accepted ? '' : `without ${named}`
  return weeksWithOptions === undefined && accepted?.weeks === undefined
    ? 'plus the time for the chosen options'
    : `with ${yourOptions(chosen)}`
}

interface Stated {
  /** None by default. */
  chosen?: Chosen
  accepted?: Accepted | undefined
  /** Names of the options, if there are sold ones beside them. */
  named?: string | undefined
}

/**
 * Describes how long the work takes, and when each phase is done. For a choice of many options that is unknown before its
 * acceptance: the phases are those without options then, and `note` says so.
 */
export function timelineOf(offer: Timed, { chosen = new Set(), accepted, named }: Stated) {
  const { weeks, weeksWithOptions, options } = offer
  const included = describeOptions(offer, chosen.size, accepted, named)
  const all = named === undefined ? 'all options' : options.length === 1 ? 'it' : 'all of them'
  const inAll =
    included !== '' && chosen.size === 0 && weeksWithOptions !== undefined
      ? `; ${formatWeeks(weeksWithOptions)} with ${all}`
      : ''
  const known = accepted?.milestones ?? milestonesWith(offer, chosen)
  const phases = known ?? (accepted ? [] : offer.milestones)
  // In a single week they would all say the same.
  const isShown = (accepted?.weeks ?? weeksWith(offer, chosen) ?? weeks) > 1
  const milestones = isShown ? phases.map(({ name, week }) => `${name}: done in week ${week}`) : []
  return {
    duration: `${describeWeeks(offer, chosen, accepted)} from the start of the work${included && `, ${included}`}${inAll}`,
    milestones,
    note:
      known || milestones.length === 0
        ? ''
        : `These weeks are without ${yourOptions(chosen.size)}. Your acceptance will state them with ${chosen.size === 1 ? 'it' : 'them'}.`,
  }
}

type Named = Pick<OfferedWork, 'name'>

/** Beginnings of remarks on an included component. */
const part = 'A part of this is'
export const partIsOut = `${part} not included`
export const partIsOption = `${part} only an option`
/** Beginning of a remark on a text about an option. */
export const isOption = 'Only as an option'

/** Names the work that a remark is about: `Only as an option: “Chat”.` Empty if there is none. */
export const remarkOn = (lead: string, works: readonly Named[]): string =>
  works.length > 0 ? `${lead}: ${quoteAll(works.map(({ name }) => name))}.` : ''

/** Returns the description of a risk, which names its options until one of them is chosen. */
export function describeRisk(
  { description, options: ats = [] }: NonNullable<Offer['risks']>[number],
  { options }: Pick<Offer, 'options'>,
  chosen: Chosen = new Set(),
): string {
  const named = ats.some((at) => chosen.has(at)) ? [] : ats.map((at) => options[at]!)
  return `${description} ${remarkOn('Only with an option', named)}`.trim()
}

/** Joins texts that differ in the quote at their end: `As the requirements say: “Chat” and “Payments”`. */
export function joinQuotes(texts: readonly string[]): string[] {
  const quotes = new Map<string, string[]>()
  for (const text of texts) {
    const [, lead = text, quote] = /^([^“"]*: )([“"][^“”"]*[”"])$/.exec(text) ?? []
    quotes.set(lead, [...(quotes.get(lead) ?? []), ...(quote === undefined ? [] : [quote])])
  }
  return [...quotes].map(([lead, all]) => (all.length > 0 ? lead + listOf([...new Set(all)]) : lead))
}
