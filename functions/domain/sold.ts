import type { SavedEstimate } from '#contract/saved-estimate'
import type { Offer, Share, ShareState } from '#contract/share'
import { money, number, plural } from './format'

/** True if a link can be responded to. */
export const isLive = ({ revokedAt, endsAt }: Pick<ShareState, 'revokedAt' | 'endsAt'>, now: Date): boolean =>
  revokedAt === undefined && endsAt > now.toISOString()

/** True if a link shows its offer: while it works, and after an acceptance as the client's record, until it is revoked. */
export const isReadable = (link: Pick<ShareState, 'revokedAt' | 'endsAt' | 'decision'>, now: Date): boolean =>
  link.decision?.kind === 'accept' ? link.revokedAt === undefined : isLive(link, now)

export type Saved = Pick<SavedEstimate, 'id' | 'projectId' | 'createdAt' | 'currency' | 'version' | 'links'>

/** All work of a project that its client accepted. */
export interface Sold<S extends Saved = Saved> {
  price: number
  /** Absent if it was accepted before hours were stored. */
  hours?: number | undefined
  weeks?: number | undefined
  /** Number of options of the saved estimate that it includes. */
  options: number
  /** Number of acceptances: of an offer, and of the change requests after it. */
  acceptances: number
  /** Time of the last one, ISO 8601. */
  acceptedAt: string
  /** Saved estimate that was accepted last. Its work is what was sold. */
  saved: S
  /** All that was sold before another offer of the whole project took its place, at that time. */
  replaced?: { price: number; currency: string | undefined; acceptedAt: string; at: string } | undefined
}

/** Returns the acceptances that stand, by their time. */
const acceptancesIn = <S extends Pick<Saved, 'links'>>(all: readonly S[]) =>
  all
    .flatMap((saved) =>
      Object.entries(saved.links ?? {}).flatMap(([id, link]) =>
        link.decision?.kind === 'accept' ? { id, ...link, ...link.decision, saved } : [],
      ),
    )
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))

const ofProject = <S extends Saved>(projectId: string, all: readonly S[]) =>
  all.filter((saved) => saved.projectId === projectId)

/** Returns the last acceptance of a saved estimate. */
export const lastAcceptanceOf = (saved: Pick<Saved, 'links'>) => acceptancesIn([saved]).at(-1)

/** Returns what the client of a project accepted in all, by its saved estimates. Undefined for nothing. */
export function soldOf<S extends Saved>(projectId: string, all: readonly S[]): Sold<S> | undefined {
  // Another offer of the whole project takes the place of those before it, and a change request adds to them.
  return acceptancesIn(ofProject(projectId, all)).reduce<Sold<S> | undefined>(
    (before, { at, saved, total = 0, weeks, sold, isChange }) => {
      const changed = isChange ? before : undefined
      return {
        price: sold?.price ?? total + (changed?.price ?? 0),
        hours: sold?.hours,
        weeks,
        options: sold?.options ?? 0,
        acceptances: 1 + (changed?.acceptances ?? 0),
        acceptedAt: at,
        saved,
        replaced: isChange
          ? before?.replaced
          : before && { price: before.price, currency: before.saved.currency, acceptedAt: before.acceptedAt, at },
      }
    },
    undefined,
  )
}

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
 * Returns the ids of links that ended and that nobody has to know of: all but the last decisions. Acceptances outlast the
 * others, because they say what was sold.
 */
export function forgettable(links: NonNullable<Saved['links']>, now: Date, max: number): string[] {
  const rankOf = ({ decision }: ShareState) => (decision ? `${decision.kind === 'accept' ? 2 : 1} ${decision.at}` : '')
  const over = Object.keys(links).filter((id) => !isLive(links[id]!, now))
  const decided = over.filter((id) => links[id]!.decision)
  const last = decided.toSorted((one, other) => (rankOf(links[one]!) < rankOf(links[other]!) ? 1 : -1)).slice(0, max)
  return over.filter((id) => !last.includes(id))
}

/** True if a link can be reopened, or its acceptance taken back, which stands after the link has ended as well. */
export const canReopen = (link: ShareState, now: Date): boolean =>
  link.decision?.kind === 'accept' || (isLive(link, now) && (link.decision ?? link.supersededAt) !== undefined)

/**
 * True if reopening a link and accepting it again would undo an acceptance that stands. A change request undoes none that
 * it adds to, and an accepted link none before it: what was accepted last is reopened first.
 */
export function wouldUndo(
  { id, ...link }: ShareState & Pick<Share, 'id'>,
  projectId: string,
  all: readonly Saved[],
): boolean {
  const acceptedAt = link.decision?.kind === 'accept' ? link.decision.at : undefined
  return acceptancesIn(ofProject(projectId, all)).some(
    (other) => other.id !== id && (acceptedAt === undefined ? !addsTo(other.saved, link) : other.at > acceptedAt),
  )
}

/** Adds what was sold to an offer of a whole estimate, which replaces it. */
export const addReplaced = (offer: Offer, sold: Sold | undefined): Offer =>
  sold
    ? { ...offer, replaces: { price: sold.price, currency: sold.saved.currency, acceptedAt: sold.acceptedAt } }
    : offer

/** Returns what an offer says about the agreement before it. */
export const basisOf = ({ change, replaces }: Pick<Offer, 'change' | 'replaces'>): Basis =>
  change
    ? { isChange: true, since: change.since, before: { price: change.price.before, acceptedAt: change.acceptedAt } }
    : { ...(replaces && { before: replaces }) }
type Basis = Pick<ShareState, 'isChange' | 'since' | 'before'>

/**
 * True if an offer states what was sold as the agreement before it: that acceptance, or in a change request made before
 * anything was sold, the saved estimate that was accepted, at its price. While nothing is sold, any estimate may be agreed
 * elsewhere.
 */
export function startsFrom(
  sold: Pick<Sold, 'price' | 'acceptedAt' | 'saved'> | undefined,
  { isChange, since, before }: Basis,
): boolean {
  if (before?.acceptedAt !== undefined) return sold?.acceptedAt === before.acceptedAt
  if (!sold) return true
  if (!isChange) return false
  return since === undefined || (since === sold.saved.createdAt && (before === undefined || before.price === sold.price))
}

/** True for an offer without a decision that does not start from what was sold. */
export const isOutdated = (link: ShareState, sold: Parameters<typeof startsFrom>[0]): boolean =>
  !link.decision && !startsFrom(sold, link)

/** Returns the acceptance that followed the one of that time, if any. */
export function acceptanceAfter(at: string, { acceptedAt, replaced }: Pick<Sold, 'acceptedAt' | 'replaced'>) {
  if (isReplaced(at, replaced)) return { at: replaced!.at, isReplaced: true }
  return acceptedAt > at ? { at: acceptedAt, isReplaced: false } : undefined
}

/** True if what was accepted at that time was replaced. */
export const isReplaced = (at: string, replaced: Sold['replaced']): boolean =>
  replaced !== undefined && at <= replaced.acceptedAt

/** Describes what was sold for its owner, with the names of its options if they are known: `$12,400, 124 h, 4 weeks`. */
export function describeSold(
  { price, hours, weeks, options, acceptances, saved: { currency } }: Sold,
  names: readonly string[] = [],
): string {
  const named =
    names.length > 0
      ? `${names.length > 1 ? 'the options' : 'the option'} ${names.join(', ')}`
      : plural(options, 'option')
  return [
    `${money(price, currency)}${acceptances > 1 ? ` in ${acceptances} acceptances` : ''}${options + names.length > 0 ? ` with ${named}` : ''}`,
    ...(hours === undefined ? [] : [`${number(hours)} h`]),
    ...(weeks === undefined ? [] : [plural(weeks, 'week')]),
  ].join(', ')
}

/** State of a project that was sold: all of it is accepted, or a change of it is pending, shared or declined. */
export type SaleState = 'accepted' | 'changing' | 'shared' | 'declined'

/**
 * Returns the state of a project's sale by its saved estimates, the newest first. Undefined if nothing was sold. Of the
 * links of a change, the newest one that is open or declined decides.
 */
export function saleStateOf(projectId: string, all: readonly Saved[], now: Date): SaleState | undefined {
  const sold = soldOf(projectId, all)
  const latest = all.find((saved) => saved.projectId === projectId)
  if (!sold || sold.saved === latest) return sold && 'accepted'
  const [newest] = Object.values(latest?.links ?? {})
    .filter((share) => share.decision || (isLive(share, now) && !share.supersededAt))
    .toSorted((one, other) => (one.createdAt > other.createdAt ? -1 : 1))
  if (!newest) return 'changing'
  return newest.decision?.kind === 'decline' ? 'declined' : 'shared'
}
