import type { Sold } from './sold'

/** Names the next change request: of what was sold, or of an agreement elsewhere. */
export const changeTitle = (sold: Sold | undefined): string => `Change request ${sold?.acceptances ?? 1}`
