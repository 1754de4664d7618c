import type { Sold } from './sold'

/** Names the next change request of what was sold. Of an agreement elsewhere, nobody knows its number. */
export const changeTitle = (sold: Sold | undefined): string =>
  sold ? `Change request ${sold.acceptances}` : 'Change request'
