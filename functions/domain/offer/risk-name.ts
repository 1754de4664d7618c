import type { Risk } from '#contract/breakdown'

/** Names a risk with its impact: `Payment edge cases (high impact)`. */
export const nameRisk = ({ risk, impact }: Pick<Risk, 'risk' | 'impact'>): string => `${risk} (${impact} impact)`
