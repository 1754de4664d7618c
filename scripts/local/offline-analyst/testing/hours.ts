import { maskConstraints } from '#domain/constraints/mask'
import { numberLines } from '#domain/requirement-lines'
import { study } from '../analyse'
import { expectedHours } from '#domain/range'

/** A text as the analyst gets it: budgets and deadlines withheld, lines numbered. */
export const studied = (text: string, title = '') => study(title, numberLines(maskConstraints(text).text))

/** Expected hours of build work that the analyst finds in a text. */
export function hoursOf(text: string, title = ''): number {
  const tasks = [...studied(text, title).plan.components.values()].flatMap((component) => component.tasks)
  return tasks.reduce((sum, task) => sum + expectedHours(task), 0)
}

/** How far one figure is from another, as a share of the other. */
export const apart = (one: number, other: number) => Math.abs(one - other) / other
