import { type Settings, surchargeShare } from '#contract/settings'

/** Whole US dollars: the hours at the rate, the surcharge for priority on top, and both together. */
export function costOf(
  hours: number,
  { hourlyRate, priority }: Pick<Settings, 'hourlyRate' | 'priority'>,
): { base: number; surcharge: number; total: number } {
  const base = hours * hourlyRate
  const total = Math.round(base * (1 + surchargeShare[priority]))
  return { base, surcharge: total - base, total }
}
