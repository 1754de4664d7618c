import * as v from 'valibot'
import { Settings } from '#contract/settings'

/** Settings in a form, with the rate as typed, which may be incomplete. */
export interface SettingsForm extends Omit<Settings, 'hourlyRate'> {
  hourlyRate: string
}

export const formOf = ({ hourlyRate, developerCount, priority }: Settings): SettingsForm => ({
  hourlyRate: String(hourlyRate),
  developerCount,
  priority,
})

/** Parses a typed hourly rate. NaN for anything but digits, because `92,5` means 92.5 to some and 925 to others. */
export const readRate = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** Returns why a typed hourly rate is invalid, or null. */
export const rateProblemOf = (typed: string): string | null =>
  v.safeParse(Settings.entries.hourlyRate, readRate(typed)).issues?.[0].message ?? null
