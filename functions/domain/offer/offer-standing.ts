import { type Offer, type SharedOffer, changeOutdated, offerSuperseded, otherOfferAccepted } from '#contract/share'
import { capitalize, formatDay, formatTime, money } from '#domain/text/format'
import { quote, quoteAll } from '#domain/text/text'
import { describeAcceptance } from './acceptance-text'
import { nameOptions } from './sold'

/** Returns the positions of the options with these names. */
export const positionsOf = (names: readonly string[], { options }: Pick<Offer, 'options'>): ReadonlySet<number> =>
  new Set(options.flatMap(({ name }, at) => (names.includes(name) ? [at] : [])))

/** Returns the positions of the options that are chosen at first: those that the client accepted before. */
export const chosenAtFirst = (offer: Offer): ReadonlySet<number> =>
  positionsOf(offer.replaces?.options?.again ?? [], offer)

const nameAccepted = (at: string): string => `what you accepted on ${formatDay(at)} at ${formatTime(at)}`

/** States before the price what an offer changes or replaces, with the options at these positions. Empty if it does neither. */
export function describeBasis(
  { change, replaces, options }: Pick<Offer, 'change' | 'replaces' | 'options'>,
  chosen: ReadonlySet<number> = new Set(),
  lead = 'Accepting this replaces',
): string {
  if (replaces) {
    const { again = [], nowOptional = [], included = [], gone = [] } = replaces.options ?? {}
    const isLeft = (name: string) => !options.some((option, at) => option.name === name && chosen.has(at))
    const lists = {
      'Not chosen again': again.filter(isLeft),
      'Now an option': nowOptional.filter(isLeft),
      'Now included': included,
      'No longer an option': gone,
    }
    const followed = Object.entries(lists).map(([label, names]) => names.length > 0 && ` ${label}: ${quoteAll(names)}.`)
    return `${lead} what you accepted on ${formatDay(replaces.acceptedAt)} for ${money(replaces.price, replaces.currency)}.${followed.filter(Boolean).join('')}`
  }
  if (!change) return ''
  const { acceptedAt, since, accepted = [] } = change
  const before = acceptedAt ? nameAccepted(acceptedAt) : `the estimate of ${formatDay(since)}`
  const withThem = accepted.length > 0 ? `, with ${nameOptions(accepted)}` : ''
  return `This is a change to ${before}${withThem}. What is not listed below stays as it is.`
}

type DeclinedOffer = Pick<SharedOffer, 'offer' | 'later'>

/** Returns the time of the acceptance that an offer starts from. */
const startOf = ({ change, replaces }: Offer): string | undefined => (change ?? replaces)?.acceptedAt

/** True if another acceptance than the one that a declined offer starts from is the last one, so that it is over. */
export const isPassedBy = ({ offer, later }: DeclinedOffer): boolean => later?.at !== startOf(offer)

/** States that the acceptance that a declined offer starts from was undone, so that the last one is older. Empty if it stands. */
function describeUndone({ offer, later }: DeclinedOffer): string {
  const start = startOf(offer)
  return start && (!later || later.at < start) ? `${capitalize(nameAccepted(start))} no longer counts.` : ''
}

/** States what happened to a client's decision since, and what is agreed beside a declined one. Empty if there is nothing to say. */
export function describeLater(shared: SharedOffer): string {
  const { offer, decision, later, reopened } = shared
  if (!later && decision?.kind === 'decline' && offer.change)
    return (
      describeUndone(shared) ||
      `What was agreed before it, for ${money(offer.change.price.before, offer.price.currency)}, stays as it is.`
    )
  if (!later) return reopened ? describeReopened(reopened) : ''
  const { at, isReplaced, price, isRevoked, links, ...agreed } = later
  const day = formatDay(at)
  return [
    decision?.kind === 'decline' ? describeLaterThanDecline(shared, day) : describeLaterThanAcceptance(later, day),
    `Agreed in all: ${describeAcceptance({ total: price, ...agreed }, agreed)}.`,
    isRevoked
      ? 'The link that was accepted last has ended. Ask the sender for its details.'
      : links > 1
        ? 'Each accepted link has the details of its part.'
        : isReplaced || decision?.kind === 'decline'
          ? 'The link that was accepted last has the details.'
          : 'The link of that change has its details.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** States what was accepted beside a declined offer. Its closing says that it was the same one through another link. */
function describeLaterThanDecline({ offer, later, acceptedAt }: SharedOffer, day: string): string {
  if (later && acceptedAt === later.at) return ''
  const undone = describeUndone({ offer, later })
  if (undone) return `${undone} What you accepted before, on ${day}, stays as it is.`
  return isPassedBy({ offer, later })
    ? `Another offer was accepted on ${day}.`
    : `What you accepted on ${day} stays as it is.`
}

function describeLaterThanAcceptance({ isReplaced, links }: NonNullable<SharedOffer['later']>, day: string): string {
  if (isReplaced) return `Another offer, accepted on ${day}, replaced it.`
  return links > 1
    ? `${links} changes to it were accepted, the last on ${day}.`
    : `A change to it was accepted on ${day}.`
}

function describeReopened(
  { at, decision: { kind, name, at: decidedAt } }: NonNullable<SharedOffer['reopened']>,
  hasEnded = false,
): string {
  const isTakenBack = hasEnded && kind === 'accept'
  return `The ${kind === 'accept' ? 'acceptance' : 'decline'} by ${name} of ${formatDay(decidedAt)} no longer counts: the sender ${isTakenBack ? 'took it back' : 'reopened this offer'} on ${formatDay(at)}.`
}

/** States why an offer can no longer be accepted. Undefined if it can be. */
export function describeClosing({
  offer,
  isSuperseded,
  isOtherAccepted,
  isOutdated,
  acceptedAt,
}: SharedOffer): string | undefined {
  if (acceptedAt)
    return `This ${offer.change ? 'change' : 'offer'} was accepted on ${formatDay(acceptedAt)} through another link.`
  if (isOutdated || (isOtherAccepted && offer.change)) return changeOutdated
  if (isOtherAccepted) return otherOfferAccepted
  return isSuperseded ? offerSuperseded : undefined
}

/**
 * States when a link ended and who sent it, and what that means for an acceptance. A decision follows one that was undone.
 * Only a link that ended by itself names its title, and why it was closed before: a revoked one may have been sent to the
 * wrong person.
 */
export function describeEnd(shared: SharedOffer, revokedAt?: string): string {
  const { offer, decision, reopened, later } = shared
  const { title, from, validUntil } = offer
  const ended = revokedAt
    ? `${from || 'The sender'} ended this link on ${formatDay(revokedAt)}.`
    : `${quote(title)}${from && ` from ${from}`} was valid until ${formatDay(`${validUntil}T12:00:00`)}.`
  return [
    ended,
    ...(decision?.kind === 'accept'
      ? [
          `What was accepted on ${formatDay(decision.at)} ${later?.isReplaced ? `was replaced by another offer, accepted on ${formatDay(later.at)}` : 'stays agreed'}.`,
        ]
      : []),
    ...(reopened && !decision ? [describeReopened(reopened, true)] : []),
    (revokedAt || decision ? undefined : describeClosing(shared)) ?? 'Please ask the sender for a new link.',
  ].join(' ')
}
