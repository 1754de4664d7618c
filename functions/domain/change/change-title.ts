import type { Sold } from '#domain/offer/sold'

/**
 * Names the next change request of what was sold. Those that a client has seen keep their number, accepted or not. Of an
 * agreement elsewhere, nobody knows its number.
 */
export function changeTitle(sold: Pick<Sold, 'own'> | undefined): string {
  if (!sold) return 'Change request'
  const links = sold.own.flatMap(({ links = {} }) => Object.values(links))
  return `Change request ${links.filter(({ isChange, openedCount }) => isChange && openedCount > 0).length + 1}`
}
