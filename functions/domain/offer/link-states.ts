import type { Offer, Share, SharedOffer, ShareState } from '#contract/share'
import {
  type Basis,
  type Saved,
  type Sold,
  acceptancesIn,
  isLive,
  isReplaced,
  ofProject,
  soldOf,
  startsFrom,
} from './sold'

/** True if a link shows its offer: while it works, and after an acceptance as the client's record, until it is revoked. */
export const isReadable = (link: Pick<ShareState, 'revokedAt' | 'endsAt' | 'decision'>, now: Date): boolean =>
  link.decision?.kind === 'accept' ? link.revokedAt === undefined : isLive(link, now)

/** True for a change request, unless it is compared with an earlier estimate than an accepted one. */
const addsTo = ({ createdAt }: Pick<Saved, 'createdAt'>, { isChange, since }: ShareState): boolean =>
  isChange === true && !(since && since < createdAt)

/** Returns the time of a new acceptance: later than all that stand, whatever the clock says, because their order is a price. */
export function acceptanceTime(project: readonly Saved[], now: Date): string {
  const last = acceptancesIn(project).at(-1)?.at
  return (last === undefined || last < now.toISOString() ? now : new Date(Date.parse(last) + 1)).toISOString()
}

/** Returns the ids of links that can still be accepted, but no longer after an acceptance of another saved estimate. */
export const endedBy = (
  accepted: Pick<Saved, 'createdAt'>,
  { links = {} }: Pick<Saved, 'links'>,
  now: Date,
): string[] =>
  Object.entries(links).flatMap(([id, link]) =>
    isLive(link, now) && !link.decision && !link.supersededAt && !addsTo(accepted, link) ? id : [],
  )

/**
 * Returns the ids of links that ended and that nobody has to know of: all but the last decisions and open questions.
 * Acceptances outlast the others, because they say what was sold.
 */
export function forgettable(links: NonNullable<Saved['links']>, now: Date, max: number): string[] {
  const rankOf = ({ decision, askedAt }: ShareState) =>
    `${decision?.kind === 'accept' ? 2 : 1} ${decision?.at ?? askedAt}`
  const over = Object.keys(links).filter((id) => !isLive(links[id]!, now))
  const responded = over.filter((id) => links[id]!.decision ?? links[id]!.askedAt)
  const last = responded.toSorted((one, other) => (rankOf(links[one]!) < rankOf(links[other]!) ? 1 : -1)).slice(0, max)
  return over.filter((id) => !last.includes(id))
}

/** True if a link can be reopened, or its acceptance taken back, which stands after the link has ended as well. */
export const canReopen = (link: ShareState, now: Date): boolean =>
  link.decision?.kind === 'accept' || (isLive(link, now) && (link.decision ?? link.supersededAt) !== undefined)

/**
 * True if reopening a link and accepting it again would undo an acceptance that stands. An offer undoes none that it adds
 * to or says that it replaces, and an accepted link none before it: what was accepted last is taken back first.
 */
export function wouldUndo(
  { id, ...link }: ShareState & Pick<Share, 'id'>,
  projectId: string,
  all: readonly Saved[],
): boolean {
  const acceptedAt = link.decision?.kind === 'accept' ? link.decision.at : undefined
  const startsNow = startsFrom(soldOf(projectId, all), link)
  return acceptancesIn(ofProject(projectId, all)).some(
    (other) =>
      other.id !== id && (acceptedAt === undefined ? !startsNow && !addsTo(other.saved, link) : other.at > acceptedAt),
  )
}

/** Returns what an offer says about the agreement before it. */
export const basisOf = ({ change, replaces }: Pick<Offer, 'change' | 'replaces'>): Basis =>
  change
    ? { isChange: true, since: change.since, before: { price: change.price.before, acceptedAt: change.acceptedAt } }
    : {
        ...(replaces && {
          before: { price: replaces.price, currency: replaces.currency, acceptedAt: replaces.acceptedAt },
        }),
      }

/** True for an offer without a decision that does not start from what was sold. */
export const isOutdated = (link: ShareState, sold: Parameters<typeof startsFrom>[0]): boolean =>
  !link.decision && !startsFrom(sold, link)

/** Returns the last acceptance of a project, with what is agreed in all since. */
export const lastAcceptance = ({ acceptedAt, price, weeks, isRevoked, acceptances, saved: { currency } }: Sold) => ({
  at: acceptedAt,
  isReplaced: false,
  price,
  currency,
  weeks,
  isRevoked,
  links: acceptances,
})

/** Returns the acceptance that followed the one of that time, if any, with what is agreed in all since. */
export function acceptanceAfter(at: string, sold: Sold): SharedOffer['later'] {
  if (sold.acceptedAt === at) return undefined
  let { replaced } = sold
  while (isReplaced(at, replaced?.replaced)) replaced = replaced!.replaced
  const since = isReplaced(at, replaced)
    ? { at: replaced!.at, isReplaced: true }
    : { links: acceptancesIn(sold.own).filter((other) => other.at > at).length }
  return { ...lastAcceptance(sold), ...since }
}

/** Returns when another link to the same change or offer of a saved estimate was accepted, if one was. */
export const acceptedElsewhere = ({ own }: Sold, savedId: string, { isChange, since, before }: Basis) =>
  acceptancesIn(own.filter(({ id }) => id === savedId)).find(
    (other) => other.isChange === isChange && other.since === since && other.before?.acceptedAt === before?.acceptedAt,
  )?.at
