import * as v from 'valibot'
import { roles } from './breakdown'
import { isCurrency } from './currencies'
import { hourlyRateBounds } from './limits'
import { Settings, defaultSettings } from './settings'
import { wholeNumber } from './whole-number'

/** Probabilities, in percent, with which the work stays within the quoted price. */
export const quotePoints = [50, 80, 90] as const

const twoDecimals = (value: number) => Math.round(value * 100) / 100 === value

const rateInvalid = `A rate must be between ${hourlyRateBounds.min} and ${wholeNumber(hourlyRateBounds.max)}, with at most two decimals.`
const Rate = v.pipe(
  v.number(rateInvalid),
  v.minValue(hourlyRateBounds.min, rateInvalid),
  v.maxValue(hourlyRateBounds.max, rateInvalid),
  v.check(twoDecimals, rateInvalid),
)

function percentOf(what: string) {
  const invalid = `${what} must be between 0 and 100 percent, with at most two decimals.`
  return v.pipe(v.number(invalid), v.minValue(0, invalid), v.maxValue(100, invalid), v.check(twoDecimals, invalid))
}

/** Terms of the price beside the settings. */
export const Terms = v.object({
  quoteAt: v.picklist(quotePoints, 'A price can be quoted at 50, 80 or 90 percent.'),
  /** Rates per hour of single roles. The others have the hourly rate of the settings. */
  rates: v.record(v.picklist(roles), Rate),
  /** ISO 4217. A label of all amounts: nothing is converted. */
  currency: v.pipe(v.string(), v.check(isCurrency, 'This currency does not exist. Use a code such as USD or EUR.')),
  /** Percent of the quoted price. */
  discount: percentOf('The discount'),
  /** Percent of the price after the discount. */
  tax: percentOf('The tax'),
  /** True if the estimate is not corrected by the person's record. */
  ignoresRecord: v.optional(v.boolean()),
})
export type Terms = v.InferOutput<typeof Terms>

export const defaultTerms: Terms = { quoteAt: 50, rates: {}, currency: 'USD', discount: 0, tax: 0 }

/** A person's settings and terms for new projects. Older defaults have no team and no priority. */
export const Defaults = v.object({
  hourlyRate: Settings.entries.hourlyRate,
  developerCount: v.optional(Settings.entries.developerCount, defaultSettings.developerCount),
  priority: v.optional(Settings.entries.priority, defaultSettings.priority),
  terms: Terms,
})
export type Defaults = v.InferOutput<typeof Defaults>

export const standardDefaults: Defaults = { ...defaultSettings, terms: defaultTerms }
