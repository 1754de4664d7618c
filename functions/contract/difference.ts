import * as v from 'valibot'
import { Line } from './estimation'

export const TaskDifference = v.object({
  kind: v.picklist(['added', 'removed', 'changed']),
  name: v.string(),
  /** Change of the expected hours, in halves. */
  hours: v.number(),
  /**
   * Requirement lines that the later estimate gives the task, or the earlier one if it was removed. `before` is set if the
   * words of a line changed.
   */
  lines: v.array(v.object({ ...Line.entries, before: v.optional(v.string()) })),
  /** True if a person named it, so that its lines say something else. */
  isNamed: v.optional(v.boolean()),
  /** True for a removed one that is an option of the later estimate. */
  isOptional: v.optional(v.boolean()),
})
export type TaskDifference = v.InferOutput<typeof TaskDifference>

/** Change of one component, of supporting work, or of what concerns the whole estimate. */
const DifferenceRow = v.object({
  name: v.string(),
  hours: v.number(),
  /** Change of the total price, in whole units of the currency. Absent if the currencies differ. */
  price: v.optional(v.number()),
  tasks: v.array(TaskDifference),
  /** Cause of a change that is none of the work. */
  cause: v.optional(v.picklist(['rounding', 'basis', 'risk', 'record', 'agreed', 'discount', 'tax'])),
})
export type DifferenceRow = v.InferOutput<typeof DifferenceRow>

/** Added, removed or changed requirement line. */
export const LineDifference = v.object({
  before: v.optional(v.string()),
  after: v.optional(v.string()),
  /** True if a task of the rows has or had it. */
  isPriced: v.boolean(),
  /** True if no task of the rows shows it although one changed by it: it was removed from that task, or takes work back. */
  isLost: v.optional(v.boolean()),
})
export type LineDifference = v.InferOutput<typeof LineDifference>

export const BeforeAndAfter = v.object({ before: v.number(), after: v.number() })

/** Difference of two estimates. The rows add up to the differences of the totals, exactly. */
export const Difference = v.object({
  hours: BeforeAndAfter,
  weeks: BeforeAndAfter,
  /** Total price. Absent if the currencies differ. */
  price: v.optional(v.object({ ...BeforeAndAfter.entries, currency: v.string() })),
  rows: v.array(DifferenceRow),
  /** Names of new work that is optional or out of scope, so that no row has it. */
  leftOut: v.array(v.string()),
  /** All lines that differ. */
  lines: v.array(LineDifference),
})
export type Difference = v.InferOutput<typeof Difference>
