import * as v from 'valibot'
import { BeforeAndAfter, LineDifference, TaskDifference } from './difference'

/** Difference to an earlier saved estimate. Its rows add up to the difference of the prices before discount and tax. */
export const OfferedChange = v.object({
  /** Time at which the earlier estimate was saved, ISO 8601. */
  since: v.string(),
  /** Time at which the client had accepted it when the change was offered. Absent if nobody had. */
  acceptedAt: v.optional(v.string()),
  price: BeforeAndAfter,
  weeks: BeforeAndAfter,
  /** Names of the options that the client accepted with the earlier estimate. Its price includes them. */
  accepted: v.optional(v.array(v.string())),
  /** Names of those that are still options. The later price includes them, and an acceptance records them. */
  options: v.optional(v.array(v.string())),
  hours: v.optional(BeforeAndAfter),
  /** Lines that differ, without those of the tasks if these are shown. */
  lines: v.optional(v.array(LineDifference)),
  rows: v.array(
    v.object({
      name: v.string(),
      price: v.number(),
      hours: v.optional(v.number()),
      tasks: v.optional(v.array(v.object({ ...TaskDifference.entries, hours: v.optional(v.number()) }))),
    }),
  ),
})

/** Names of options that were accepted with an earlier offer, and of what became of them in this one. */
const EarlierOptions = v.object({
  accepted: v.array(v.string()),
  /** Options of this offer with the same work. They are chosen when the page opens. */
  again: v.array(v.string()),
  /** Accepted ones that are work of this offer without being chosen. */
  included: v.array(v.string()),
  /** Accepted ones that are neither. */
  gone: v.array(v.string()),
})
export type EarlierOptions = v.InferOutput<typeof EarlierOptions>

/** Acceptance that another offer of the whole estimate replaces. */
export const ReplacedOffer = v.object({
  price: v.number(),
  currency: v.optional(v.string()),
  acceptedAt: v.string(),
  /** Its options. Absent if it had none. */
  options: v.optional(EarlierOptions),
})
