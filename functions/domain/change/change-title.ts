import type { Saved, Sold } from '#domain/offer/sold'

/**
 * Names the change request of a saved estimate if its client has seen it, or else the next one of what was sold. Those that
 * a client has seen keep their number, accepted or not. Of an agreement elsewhere, nobody knows its number.
 */
export function changeTitle(sold: Pick<Sold, 'own'> | undefined, shared?: Pick<Saved, 'links'>): string {
  if (!sold) return 'Change request'
  const seen = sold.own
    .flatMap(({ links = {} }) => Object.values(links))
    .filter(({ isChange, openedCount }) => isChange && openedCount > 0)
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  const own = seen.findLastIndex((link) => Object.values(shared?.links ?? {}).includes(link))
  return `Change request ${(own < 0 ? seen.length : own) + 1}`
}
