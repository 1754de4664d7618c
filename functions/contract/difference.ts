import * as v from 'valibot'
import { Line } from './estimation'

export const TaskDifference = v.object({
  kind: v.picklist(['added', 'removed', 'changed']),
  name: v.string(),
  /** Change of the expected hours, in halves. */
  hours: v.number(),
  /** Requirement lines of the task, as far as it has any: of the later estimate, or of the earlier one if it was removed. */
  lines: v.array(Line),
})
export type TaskDifference = v.InferOutput<typeof TaskDifference>

/** Change of one component, of supporting work, or of what concerns the whole estimate. */
const DifferenceRow = v.object({
  name: v.string(),
  hours: v.number(),
  /** Change of the total price, in whole units of the currency. Absent if the currencies differ. */
  price: v.optional(v.number()),
  tasks: v.array(TaskDifference),
})
export type DifferenceRow = v.InferOutput<typeof DifferenceRow>

export const BeforeAndAfter = v.object({ before: v.number(), after: v.number() })

/** Difference of two estimates. The rows add up to the differences of the totals, exactly. */
export const Difference = v.object({
  hours: BeforeAndAfter,
  weeks: BeforeAndAfter,
  /** Total price. Absent if the currencies differ. */
  price: v.optional(v.object({ ...BeforeAndAfter.entries, currency: v.string() })),
  rows: v.array(DifferenceRow),
  /** Components with new work that is optional or out of scope, so that no row has it. */
  leftOut: v.array(v.string()),
})
export type Difference = v.InferOutput<typeof Difference>
