import { type Saved, isOpen, soldOf } from './sold'

/** State of a project that was sold: all of it is accepted, or a change of it is pending, shared or declined. */
export type SaleState = 'accepted' | 'changing' | 'shared' | 'declined'

/**
 * Returns the saved estimate that a project stands at: the newest one, or an earlier one that was shared again later, as a
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
 * Returns the state of a project's sale by its saved estimates, the newest first. Undefined if nothing was sold. Of the
 * links of a change, the newest one that can be accepted or was declined decides.
 */
export function saleStateOf(projectId: string, all: readonly Saved[], now: Date): SaleState | undefined {
  const sold = soldOf(projectId, all)
  const latest = sold && latestOf(sold.own)
  if (!sold || sold.saved === latest) return sold && 'accepted'
  const [newest] = Object.values(latest!.links ?? {})
    .filter((share) => share.decision || isOpen(share, sold, now))
    .toSorted((one, other) => (one.createdAt > other.createdAt ? -1 : 1))
  if (!newest?.decision) return newest ? 'shared' : 'changing'
  return newest.decision.kind === 'accept' ? 'accepted' : 'declined'
}
