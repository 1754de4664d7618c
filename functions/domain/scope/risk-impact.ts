import type { Impact, Risk } from '#contract/breakdown'

const order: Record<Impact, number> = { high: 0, medium: 1, low: 2 }

/** Sorts risks with a high impact first. */
export const byImpact = (one: Pick<Risk, 'impact'>, other: Pick<Risk, 'impact'>): number =>
  order[one.impact] - order[other.impact]
