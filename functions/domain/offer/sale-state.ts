import type { Project } from '#contract/project'
import { type Saved, isOpen, soldOf, startsFrom } from './sold'

/** State of a project that was sold: all of it is accepted, or a change of it is pending, shared or declined. */
export type SaleState = 'accepted' | 'changing' | 'shared' | 'declined'

type Current = Pick<Project, 'isSaved' | 'savedId'>

/** Returns the saved estimate that a project is now. Undefined if it was changed since. `own` are the newest first. */
export const currentOf = <S extends Saved>({ isSaved, savedId }: Current, own: readonly S[]): S | undefined =>
  own.find(({ id }) => isSaved && (savedId === undefined || id === savedId))

/**
 * Returns the saved estimate that lists show first: the newest one, or an earlier one that was shared again later, as a
 * change of what was sold or in its place. `own` are those of the project, the newest first.
 */
export function latestOf<S extends Saved>(own: readonly S[]): S | undefined {
  const timeOf = ({ createdAt, links = {} }: S) =>
    Object.values(links).reduce(
      (time, link) => ((link.isChange || link.before) && link.createdAt > time ? link.createdAt : time),
      createdAt,
    )
  return own.toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)))[0]
}

/**
 * Returns the state of a project by its saved estimates. Undefined if nothing was sold. What it is now decides: what was sold,
 * unless a change back to another saved estimate is shared, or else the newest link of a change that was declined or can be
 * accepted.
 */
export function saleStateOf(
  project: Current & { id: string },
  all: readonly Saved[],
  now: Date,
): SaleState | undefined {
  const sold = soldOf(project.id, all)
  if (!sold) return undefined
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
