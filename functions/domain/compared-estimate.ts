import { type Saved, soldOf } from './sold'

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
