import type { Project } from '#contract/project'
import { type Saved, type Sold, isOpen, ofProject, soldOf, startsFrom } from './sold'

/** State of a sale: offered, or sold, and then all of it is accepted, or a change of it is pending, shared or declined. */
export type SaleState = 'offered' | 'accepted' | 'changing' | 'shared' | 'declined'

type Current = Pick<Project, 'isSaved' | 'savedId'>

/** Returns the saved estimate that a project is now. Undefined if it was changed since. `own` are the newest first. */
export const currentOf = <S extends Saved>({ isSaved, savedId }: Current, own: readonly S[]): S | undefined =>
  own.find(({ id }) => isSaved && (savedId === undefined || id === savedId))

/** Returns the saved estimate that lists show first: what was sold, or else the newest one. `own` are the newest first. */
export const leadingOf = <S extends Saved>(own: readonly S[], sold: Pick<Sold, 'saved'> | undefined): S | undefined =>
  own.find(({ id }) => id === sold?.saved.id) ?? own[0]

/** True if a client can accept one of these saved estimates of a project. */
export const isOffered = (own: readonly Pick<Saved, 'links'>[], sold: Sold | undefined, now: Date): boolean =>
  own.some(({ links = {} }) => Object.values(links).some((link) => isOpen(link, sold, now)))

/**
 * Returns the state of a project by its saved estimates. Undefined if it is neither offered nor sold. Once it is sold, what
 * it is now decides: what was sold, unless a change back to another saved estimate is shared, or else the newest link of a
 * change that was declined or can be accepted.
 */
export function saleStateOf(
  project: Current & { id: string },
  all: readonly Saved[],
  now: Date,
): SaleState | undefined {
  const sold = soldOf(project.id, all)
  if (!sold) return isOffered(ofProject(project.id, all), sold, now) ? 'offered' : undefined
  const current = currentOf(project, sold.own)
  const isSold = current === sold.saved
  const [newest] = sold.own
    .filter((saved) => (saved === current) !== isSold)
    .flatMap(({ links = {} }) => Object.values(links))
    .filter(
      (link) => isOpen(link, sold, now) || (!isSold && link.decision?.kind === 'decline' && startsFrom(sold, link)),
    )
    .toSorted((one, other) => (one.createdAt > other.createdAt ? -1 : 1))
  if (!newest) return isSold ? 'accepted' : 'changing'
  return newest.decision ? 'declined' : 'shared'
}
