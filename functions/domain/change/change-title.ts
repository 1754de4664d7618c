import { type Saved, type Sold, startsFrom } from '#domain/offer/sold'

/**
 * Names the change request of a saved estimate if its client has seen it, or else the next one of what was sold. Those that
 * a client has seen keep their number, accepted or not. Links to the same change share it. The name has no number if the
 * work before was agreed elsewhere, because earlier change requests are unknown.
 */
export function changeTitle(sold: Sold | undefined, shared?: Pick<Saved, 'id'>): string {
  if (!sold) return 'Change request'
  const links = sold.own
    .flatMap(({ id, links = {} }) => Object.values(links).map((link) => ({ id, link })))
    .filter(({ link: { isChange, openedCount } }) => isChange && openedCount > 0)
    .toSorted((one, other) => one.link.createdAt.localeCompare(other.link.createdAt))
  // The last link to each change, in the order of the first ones.
  const seen = [...new Map(links.map((of) => [`${of.id} ${of.link.before?.acceptedAt ?? of.link.since}`, of])).values()]
  const own = seen.findLastIndex(
    ({ id, link }) => id === shared?.id && (id === sold.saved.id || startsFrom(sold, link)),
  )
  return `Change request ${(own < 0 ? seen.length : own) + 1}`
}
