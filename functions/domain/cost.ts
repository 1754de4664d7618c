import { type Settings, surchargeShare } from '#contract/settings'

/** Returns base cost, priority surcharge and total in whole US dollars. */
export function costOf(
  hours: number,
  { hourlyRate, priority }: Pick<Settings, 'hourlyRate' | 'priority'>,
): { base: number; surcharge: number; total: number } {
  const base = hours * hourlyRate
  const total = Math.round(base * (1 + surchargeShare[priority]))
  return { base, surcharge: total - base, total }
}
