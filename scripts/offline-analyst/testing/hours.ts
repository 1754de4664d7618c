import { maskConstraints } from '#domain/constraints/mask'
import { numberLines } from '#domain/requirement-lines'
import { expectedHours } from '#domain/range'
import { type Study, study } from '../study'

/** Reads a text as the product does: masked and numbered. */
export const studied = (text: string, title = 'A project'): Study =>
  study(title, numberLines(maskConstraints(text).text))

export const buildHours = ({ plan }: Pick<Study, 'plan'>): number =>
  plan.components.flatMap(({ tasks }) => tasks).reduce((sum, task) => sum + expectedHours(task), 0)

/** Expected build hours of a text. */
export const hoursOf = (text: string, title?: string): number => buildHours(studied(text, title))

/** Difference of two numbers, as a share of the second. */
export const apart = (one: number, other: number): number => Math.abs(one / other - 1)
