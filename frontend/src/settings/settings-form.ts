import type { Settings } from '#contract/settings'

/** The settings as they stand in a form: the rate as typed, which may still be half a number. */
export interface SettingsForm extends Omit<Settings, 'hourlyRate'> {
  hourlyRate: string
}

export const formOf = ({ hourlyRate, developerCount, priority }: Settings): SettingsForm => ({
  hourlyRate: String(hourlyRate),
  developerCount,
  priority,
})

/** An hourly rate as typed, read as an integer: the whole part of a number (`1e3` is 1000). NaN for anything else. */
export const readRate = (typed: string): number => (typed.trim() === '' ? Number.NaN : Math.trunc(Number(typed)))
