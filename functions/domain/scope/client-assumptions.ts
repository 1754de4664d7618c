import type { Estimation } from '#contract/estimation'

const request = /\bplease check\b|\bcheck: lines? \d/i

/** True for an assumption that asks its owner to check how the text was read. Clients do not see it. */
export const asksToCheck = (assumption: string): boolean => request.test(assumption)

/**
 * Returns the assumptions about the work, without those about our method, which show hours and surcharges, and without
 * requests to check our reading of the text, which only the owner has.
 */
export const clientAssumptions = ({
  assumptions,
  methodAssumptions = 0,
}: Pick<Estimation, 'assumptions' | 'methodAssumptions'>): string[] =>
  assumptions.slice(0, assumptions.length - methodAssumptions).filter((text) => !asksToCheck(text))
