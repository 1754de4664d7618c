import { type Saved, soldOf } from '#domain/offer/sold'

/** Ids sort by time. */
const newestOf = <S extends Saved>(own: readonly S[]): S | undefined =>
  own.toSorted((one, other) => (one.id < other.id ? 1 : -1))[0]

/** Returns the newest saved estimate of a project, unless it is not later than this one. */
export const laterThan = <S extends Saved>(
  { projectId, createdAt }: Pick<Saved, 'projectId' | 'createdAt'>,
  all: readonly S[],
): S | undefined => newestOf(all.filter((saved) => saved.projectId === projectId && saved.createdAt > createdAt))

/**
 * Returns the saved estimate with which a project is to be compared, unless it is this one: what was sold, or else the
 * newest one.
 */
export function basisBeside<S extends Saved>({ id, projectId }: Pick<Saved, 'id' | 'projectId'>, all: readonly S[]) {
  const sold = soldOf(projectId, all)
  const own = all.filter((saved) => saved.projectId === projectId)
  const basis = sold?.saved ?? newestOf(own)
  if (!basis || basis.id === id) return undefined
  return { saved: basis, isSold: sold !== undefined, isLater: basis.id > id }
}

/** Names a saved estimate by its version, among several of that also by its number: `estimate 2 of version 1`. */
export function nameSaved({ id, version = 1 }: Pick<Saved, 'id' | 'version'>, own: readonly Saved[]): string {
  const same = own.filter((saved) => (saved.version ?? 1) === version).map((saved) => saved.id)
  const name = `version ${version}`
  return same.length > 1 ? `estimate ${same.toSorted().indexOf(id) + 1} of ${name}` : name
}
