import type { SavedEstimate } from '#contract/saved-estimate'
import { money, number, plural } from './format'

type Saved = Pick<SavedEstimate, 'id' | 'projectId' | 'createdAt' | 'currency' | 'version' | 'links'>

/** All work of a project that its client accepted. */
export interface Sold<S extends Saved = Saved> {
  price: number
  /** Absent if it was accepted before hours were stored. */
  hours?: number | undefined
  weeks?: number | undefined
  /** Number of acceptances: of an offer, and of the change requests after it. */
  acceptances: number
  /** Saved estimate that was accepted last. Its work is what was sold. */
  saved: S
}

/** Returns what the client of a project accepted in all, by its saved estimates. Undefined for nothing. */
export function soldOf<S extends Saved>(projectId: string, all: readonly S[]): Sold<S> | undefined {
  const accepted = all
    .filter((saved) => saved.projectId === projectId)
    .flatMap((saved) => Object.values(saved.links ?? {}).map((link) => ({ saved, ...link })))
    .flatMap(({ decision, ...link }) => (decision?.kind === 'accept' ? [{ ...link, decision }] : []))
    .toSorted((one, other) => (one.decision.at < other.decision.at ? -1 : 1))
  // Another offer of the whole project takes the place of those before it, and a change request adds to them.
  return accepted.reduce<Sold<S> | undefined>((before, { saved, decision, sold, isChange }) => {
    const { total = 0, weeks } = decision
    return {
      price: sold?.price ?? (isChange && before ? before.price + total : total),
      hours: sold?.hours,
      weeks,
      acceptances: isChange && before ? before.acceptances + 1 : 1,
      saved,
    }
  }, undefined)
}

/** Describes what was sold for its owner: `$12,400 in 2 acceptances, 124 h, 4 weeks`. */
export const describeSold = ({ price, hours, weeks, acceptances, saved: { currency } }: Sold): string =>
  [
    `${money(price, currency)}${acceptances > 1 ? ` in ${acceptances} acceptances` : ''}`,
    ...(hours === undefined ? [] : [`${number(hours)} h`]),
    ...(weeks === undefined ? [] : [plural(weeks, 'week')]),
  ].join(', ')

/**
 * Returns the saved estimate with which a project is to be compared, unless it is this one: what was sold, or else the
 * newest one.
 */
export function basisBeside<S extends Saved>({ id, projectId }: Pick<Saved, 'id' | 'projectId'>, all: readonly S[]) {
  const sold = soldOf(projectId, all)
  const own = all.filter((saved) => saved.projectId === projectId)
  const basis = sold?.saved ?? own.toSorted((one, other) => (one.id < other.id ? 1 : -1))[0]
  if (!basis || basis.id === id) return undefined
  // Ids sort by time.
  return { saved: basis, isSold: sold !== undefined, isLater: basis.id > id }
}
