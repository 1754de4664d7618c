import type { Constraint } from '#contract/estimation'
import { maxAnalystLengths } from '#contract/limits'

/** Returns the id by which a person removes a misread constraint: what was read, so that it survives a new reading. */
export const constraintId = ({ kind, amount, currency, date, weeks, quote }: Constraint): string =>
  [kind, [currency, amount ?? date ?? weeks].join(''), quote].join(' ').slice(0, maxAnalystLengths.text)
