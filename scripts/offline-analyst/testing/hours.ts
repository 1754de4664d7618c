import { maskLines } from '#domain/constraints/masked-lines'
import { buildHoursOf } from '#domain/hours/workload'
import { type Study, study } from '../study'

/** Studies a text as the product does: masked and numbered. */
export const studied = (text: string, title = 'A project'): Study => study(title, maskLines(text).lines)

export const buildHours = ({ plan }: Pick<Study, 'plan'>): number => buildHoursOf(plan.components).build

const knownHours = new Map<string, number>()

/** Returns the expected build hours of a text, which is studied once. */
export function hoursOf(text: string, title?: string): number {
  const key = JSON.stringify([text, title])
  const hours = knownHours.get(key) ?? buildHours(studied(text, title))
  knownHours.set(key, hours)
  return hours
}

/** Returns the relative difference of two numbers. */
export const apart = (one: number, other: number): number => Math.abs(one / other - 1)
