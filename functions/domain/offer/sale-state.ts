import { type Saved, isOpen, soldOf } from './sold'

/** State of a project that was sold: all of it is accepted, or a change of it is pending, shared or declined. */
export type SaleState = 'accepted' | 'changing' | 'shared' | 'declined'

/**
 * Returns the state of a project's sale by its saved estimates, the newest first. Undefined if nothing was sold. Of the
 * links of a change, the newest one that can be accepted or was declined decides.
 */
export function saleStateOf(projectId: string, all: readonly Saved[], now: Date): SaleState | undefined {
  const sold = soldOf(projectId, all)
  const latest = all.find((saved) => saved.projectId === projectId)
  if (!sold || sold.saved === latest) return sold && 'accepted'
  const [newest] = Object.values(latest!.links ?? {})
    .filter((share) => share.decision || isOpen(share, sold, now))
    .toSorted((one, other) => (one.createdAt > other.createdAt ? -1 : 1))
  if (!newest?.decision) return newest ? 'shared' : 'changing'
  return newest.decision.kind === 'accept' ? 'accepted' : 'declined'
}
