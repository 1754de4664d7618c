import * as v from 'valibot'
import { BeforeAndAfter, LineDifference, TaskDifference } from './difference'

/** Two wordings of a line in one, with the words of only the earlier and only the later one. */
const Marked = v.optional(v.array(v.object({ mark: v.optional(v.picklist(['del', 'ins'])), text: v.string() })))
export type Marked = v.InferOutput<typeof Marked>

/** Work and lines that differ from an earlier estimate. The rows add up to the difference of the prices before discount and tax. */
const OfferedChanges = v.object({
  /** Lines that differ, without those of the tasks. Older offers that show no tasks have all of them here. */
  lines: v.optional(v.array(v.object({ ...LineDifference.entries, marked: Marked }))),
  rows: v.array(
    v.object({
      name: v.string(),
      /** Description of a component that only one of the two has. */
      description: v.optional(v.string()),
      price: v.number(),
      hours: v.optional(v.number()),
      tasks: v.optional(
        v.array(
          v.object({
            kind: TaskDifference.entries.kind,
            /** Absent if tasks are not shown and its lines say what it is. Those of one kind are one then. */
            name: v.optional(v.string()),
            lines: v.array(v.object({ ...TaskDifference.entries.lines.item.entries, marked: Marked })),
            hours: v.optional(v.number()),
            /** Absent from offers made before it was stored. */
            isOptional: TaskDifference.entries.isOptional,
          }),
        ),
      ),
    }),
  ),
})
export type OfferedChanges = v.InferOutput<typeof OfferedChanges>

/** Difference to an earlier saved estimate. */
export const OfferedChange = v.object({
  /** Time at which the earlier estimate was saved, ISO 8601. */
  since: v.string(),
  /** Time at which the client had accepted it when the change was offered. Absent if nobody had. */
  acceptedAt: v.optional(v.string()),
  price: BeforeAndAfter,
  weeks: BeforeAndAfter,
  /** Percents of the discount, if they differ. */
  discount: v.optional(BeforeAndAfter),
  /** Percents of the tax, if they differ. */
  tax: v.optional(BeforeAndAfter),
  /** Names of the options that the client accepted with the earlier estimate. Its price includes them. */
  accepted: v.optional(v.array(v.string())),
  /** Names of those that are still options. The later price includes them, and an acceptance records them. */
  options: v.optional(v.array(v.string())),
  /** Explanation of those that cost something else than before with the same work. Absent if there are none. */
  repriced: v.optional(v.string()),
  hours: v.optional(BeforeAndAfter),
  /** Exclusions and assumptions of the earlier estimate that no longer apply. Absent if there are none. */
  ended: v.optional(v.array(v.string())),
  endedAssumptions: v.optional(v.array(v.string())),
  ...OfferedChanges.entries,
})

/** Names of options of an earlier offer or of this one, by what became of their work. */
const EarlierOptions = v.object({
  /** Options of this offer with the same work. They are chosen when the page opens. */
  again: v.array(v.string()),
  /** Options of this offer whose work was in scope, without being chosen. Absent from offers made before it was stored. */
  nowOptional: v.optional(v.array(v.string())),
  /** Accepted ones that are work of this offer without being chosen. */
  included: v.array(v.string()),
  /** Accepted ones that are neither. */
  gone: v.array(v.string()),
})

/** Acceptance that another offer of the whole estimate replaces. */
export const ReplacedOffer = v.object({
  price: v.number(),
  currency: v.optional(v.string()),
  /** Absent from offers made before it was stored, and if it is unknown. */
  weeks: v.optional(v.number()),
  acceptedAt: v.string(),
  /** Its options. Absent if its estimate is no longer saved. */
  options: v.optional(EarlierOptions),
  /**
   * Differences to it, with the same options as far as they are offered, and with those that were in scope. They have no
   * prices if the currencies differ, and older offers have none then.
   */
  changes: v.optional(OfferedChanges),
  /** Names what the total differs by beside these. Absent from offers made before it was stored. */
  rest: v.optional(v.string()),
})
