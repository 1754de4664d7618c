import type { SavedEstimate } from '#contract/saved-estimate'
import type { ShareState } from '#contract/share'
import { formatWeeks, money, number, plural } from '#domain/text/format'
import { quoteAll } from '#domain/text/text'

/** True if a link can be responded to. */
export const isLive = ({ revokedAt, endsAt }: Pick<ShareState, 'revokedAt' | 'endsAt'>, now: Date): boolean =>
  !revokedAt && endsAt > now.toISOString()

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
  /** All saved estimates of the project. */
  own: readonly S[]
  /** Time of the last one, ISO 8601. */
  acceptedAt: string
  /** True if its link was revoked, which leaves the acceptance as it is. */
  isRevoked: boolean
  /** Saved estimate that was accepted last. Its work is what was sold. */
  saved: S
  /** All that was sold before another offer of the whole project took its place, at that time. */
  replaced?: (Sold & { at: string }) | undefined
}

/** Returns the acceptances that stand, by their time. */
export const acceptancesIn = <S extends Pick<Saved, 'links'>>(all: readonly S[]) =>
  all
    .flatMap((saved) =>
      Object.entries(saved.links ?? {}).flatMap(([id, link]) =>
        link.decision?.kind === 'accept' ? { id, ...link, ...link.decision, saved } : [],
      ),
    )
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))

export const ofProject = <S extends Saved>(projectId: string, all: readonly S[]) =>
  all.filter((saved) => saved.projectId === projectId)

/** Returns the last acceptance of a saved estimate. */
export const lastAcceptanceOf = (saved: Pick<Saved, 'links'>) => acceptancesIn([saved]).at(-1)

/** Returns the last acceptance of an estimate of a version before this one. `own` are the saved estimates of a project. */
export const lastAcceptanceBefore = <S extends Pick<Saved, 'links' | 'version'>>(own: readonly S[], number: number) =>
  acceptancesIn(own).findLast(({ saved: { version = 1 } }) => version < number)

/** Returns what the client of a project accepted in all, by its saved estimates. Undefined for nothing. */
export function soldOf<S extends Saved>(projectId: string, all: readonly S[]): Sold<S> | undefined {
  const own = ofProject(projectId, all)
  // Another offer of the whole project takes the place of those before it, and a change request adds to them.
  return acceptancesIn(own).reduce<Sold<S> | undefined>(
    (before, { at, saved, total = 0, weeks, sold, isChange, revokedAt }) => {
      const changed = isChange ? before : undefined
      return {
        price: sold?.price ?? total + (changed?.price ?? 0),
        hours: sold?.hours,
        weeks,
        options: sold?.options ?? 0,
        acceptances: 1 + (changed?.acceptances ?? 0),
        own,
        acceptedAt: at,
        isRevoked: revokedAt !== undefined,
        saved,
        replaced: isChange ? before?.replaced : before && { ...before, at },
      }
    },
    undefined,
  )
}

/** True if what was accepted at that time was replaced. */
export const isReplaced = (at: string, replaced: Sold['replaced']): boolean =>
  replaced !== undefined && at <= replaced.acceptedAt

/** Agreement before an offer, as the offer states it. */
export type Basis = Pick<ShareState, 'isChange' | 'since' | 'before'>

type SoldNow = Pick<Sold, 'price' | 'acceptedAt' | 'saved'> | undefined

/**
 * True if an offer states what was sold as the agreement before it: that acceptance, or in a change request made before
 * anything was sold, the saved estimate that was accepted, at its price. While nothing is sold, any estimate may be agreed
 * elsewhere.
 */
export function startsFrom(sold: SoldNow, { isChange, since, before }: Basis): boolean {
  if (before?.acceptedAt !== undefined) return sold?.acceptedAt === before.acceptedAt
  if (!sold) return true
  if (!isChange) return false
  return (
    since === undefined || (since === sold.saved.createdAt && (before === undefined || before.price === sold.price))
  )
}

/** True for an offer that can be accepted. */
export const isOpen = (link: ShareState, sold: SoldNow, now: Date): boolean =>
  isLive(link, now) && !link.decision && !link.supersededAt && startsFrom(sold, link)

/** Names accepted options: `the options “Payments” and “Reports”`, or `the sold options “Payments” and “Reports”`. */
export const nameOptions = (names: readonly string[], state = ''): string =>
  `the ${state}option${names.length > 1 ? 's' : ''} ${quoteAll(names)}`

/** Says which options a total has, and that it is without others: `with the sold option “Map”, but without the options below`. */
export const describeIncluded = (options: readonly unknown[], sold: readonly string[] = []): string =>
  [
    sold.length > 0 && `with ${nameOptions(sold, 'sold ')}`,
    options.length > 0 && `without the ${sold.length > 0 ? 'other ' : ''}options below`,
  ]
    .filter(Boolean)
    .join(', but ')

/** Describes what was sold for its owner, with the names of its options if they are known: `$12,400, 124 h, 4 weeks`. */
export function describeSold(
  { price, hours, weeks, options, acceptances, replaced, saved: { currency } }: Sold,
  names: readonly string[] = [],
): string {
  const named = names.length > 0 ? nameOptions(names) : plural(options, 'option')
  return [
    `${money(price, currency)}${acceptances > 1 ? ` in ${acceptances} acceptances` : ''}${options + names.length > 0 ? ` with ${named}` : ''}`,
    hours !== undefined && `${number(hours)} h`,
    weeks !== undefined && formatWeeks(weeks),
    replaced && replaced.price !== price && `instead of ${money(replaced.price, replaced.saved.currency)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
