import type { Constraint } from '#contract/estimation'
import { maxAnalystLengths } from '#contract/limits'
import { capitalize } from '#domain/text/format'

/** Returns the id by which a person removes a misread constraint: what was read, so that it survives a new reading. */
export const constraintId = ({ kind, amount, currency, date, weeks, quote }: Constraint): string =>
  [kind, [currency, amount ?? date ?? weeks].join(''), quote].join(' ').slice(0, maxAnalystLengths.text)

/** Names a constraint by its id: `Budget “We have £9,500”`. */
export const nameConstraint = (id: string): string => capitalize(id.replace(/^(\w+) \S* (.+)$/s, '$1 “$2”'))
