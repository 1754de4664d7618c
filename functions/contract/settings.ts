import * as v from 'valibot'
import { hourlyRateBounds } from './limits'
import { wholeNumber } from './whole-number'

const rate = `Hourly rate must be a whole number, at least ${hourlyRateBounds.min}`

export const developerCounts = [1, 2, 3, 4] as const
export const priorities = ['standard', 'high', 'rush'] as const

export const Priority = v.picklist(priorities, 'Priority must be standard, high or rush')
export type Priority = v.InferOutput<typeof Priority>

/** Settings that a user can change before and after the estimate. */
export const Settings = v.object({
  /** Units of the currency per hour, for all roles that have no rate of their own. */
  hourlyRate: v.pipe(
    v.number(rate),
    v.integer(rate),
    v.minValue(hourlyRateBounds.min, rate),
    v.maxValue(hourlyRateBounds.max, `Hourly rate can be at most ${wholeNumber(hourlyRateBounds.max)}`),
  ),
  /** 4 means "4+". */
  developerCount: v.picklist(developerCounts, 'Number of developers must be 1, 2, 3 or 4'),
  priority: Priority,
})
export type Settings = v.InferOutput<typeof Settings>

export const defaultSettings: Settings = { hourlyRate: 100, developerCount: 2, priority: 'standard' }

export const developerLabels: Record<Settings['developerCount'], string> = {
  1: '1 Developer',
  2: '2 Developers',
  3: '3 Developers',
  4: '4+ Developers',
}

/** Share added to the cost. */
export const surchargeShare: Record<Priority, number> = { standard: 0, high: 0.2, rush: 0.5 }

export const priorityLabels: Record<Priority, string> = {
  standard: 'Standard',
  high: `High Priority (+${100 * surchargeShare.high}%)`,
  rush: `Rush (+${100 * surchargeShare.rush}%)`,
}
