import type { Settings } from '#contract/settings'

/** Settings in a form, with the rate as typed, which may be incomplete. */
export interface SettingsForm extends Omit<Settings, 'hourlyRate'> {
  hourlyRate: string
}

export const formOf = ({ hourlyRate, developerCount, priority }: Settings): SettingsForm => ({
  hourlyRate: String(hourlyRate),
  developerCount,
  priority,
})

/** Parses a typed hourly rate as the integer part of a number (`1e3` is 1000). NaN for anything else. */
export const readRate = (typed: string): number => (typed.trim() === '' ? Number.NaN : Math.trunc(Number(typed)))
