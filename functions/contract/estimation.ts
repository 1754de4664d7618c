import * as v from 'valibot'
import { LineId, Risk, Task, WorkType, roles } from './breakdown'
import { ScopeRef } from './scope'
import { Terms } from './terms'
import { TrackRecord } from './track-record'

/** A requirement line with its number in the analyst's prompt. */
export const Line = v.object({ id: LineId, text: v.string() })
export type Line = v.InferOutput<typeof Line>

/** A budget or deadline stated in the text. It is hidden from the analyst and compared with the estimate. */
export const Constraint = v.object({
  kind: v.picklist(['budget', 'deadline']),
  /** Amount of a budget, in units of its currency. */
  amount: v.optional(v.number()),
  /** ISO 4217; `USD` if the text only says "$". */
  currency: v.optional(v.string()),
  /** Absent if the text does not say whether the amount includes tax. */
  tax: v.optional(v.picklist(['included', 'excluded'])),
  /**
   * Deadline as an ISO date; without a year as `--06-30`, or `--easter`, `--pentecost` or `--advent`; `-W-5` for a Friday,
   * and `---31` for the end of the month.
   */
  date: v.optional(v.string()),
  /** Day on which the work begins before that date, if the text says so. */
  starts: v.optional(v.string()),
  /** Deadline as a duration. */
  weeks: v.optional(v.number()),
  quote: v.string(),
})
export type Constraint = v.InferOutput<typeof Constraint>

/** An answer that tasks come from, with the number of its question. */
export const CitedAnswer = v.object({
  id: v.string(),
  number: v.number(),
  question: v.string(),
  /** The question as texts about its answer quote it, if it names a component that a person renamed. */
  asked: v.optional(v.string()),
  answer: v.string(),
})
export type CitedAnswer = v.InferOutput<typeof CitedAnswer>

export const ComparedConstraint = v.object({
  ...Constraint.entries,
  /** Null if it cannot be compared, such as a budget in another currency. */
  fits: v.nullable(v.boolean()),
  /** True for a budget so far above the price that the requirements may lack something. */
  isAmple: v.optional(v.boolean()),
  /** Set for a budget between the figure at 80 % and the price of the estimate: true if it is the price that fits. */
  isPriceWithin: v.optional(v.boolean()),
  /** True for a deadline that had passed when the estimate was made. */
  isPast: v.optional(v.boolean()),
  verdict: v.string(),
})
export type ComparedConstraint = v.InferOutput<typeof ComparedConstraint>

const RangePoint = v.object({ hours: v.number(), cost: v.number() })

/** Hours and cost not exceeded with a probability of 10, 50, 80 and 90 %. `rangeOf` cites the sources. */
const Range = v.object({ p10: RangePoint, p50: RangePoint, p80: RangePoint, p90: RangePoint })

const EstimatedTask = v.object({
  ...Task.entries,
  /** Expected hours, in halves below 10 h and whole above. The tasks of a component add up to its hours. */
  hours: v.number(),
  /** At most `maxTaskSources`. Its component has all of them. */
  sources: Task.entries.sources,
  /**
   * The analyst's task, if a person changed it, with the hours that the estimate showed, and the analyst's name of its
   * component, if a person moved it.
   */
  original: v.optional(
    v.object({
      ...v.omit(Task, ['sources']).entries,
      hours: v.optional(v.number()),
      component: v.optional(v.string()),
    }),
  ),
  /** True if a person added the task. */
  isAdded: v.optional(v.boolean()),
  /** Id of such a task in the scope. */
  addedId: v.optional(v.string()),
  /** True if its hours are one number that a person typed, which rounding leaves as it is. */
  isTyped: v.optional(v.boolean()),
})
export type EstimatedTask = v.InferOutput<typeof EstimatedTask>

/** End of a phase. Estimates saved before the phases were scheduled have only `name` and `week`. */
const Milestone = v.object({
  name: v.string(),
  /** Week in which the phase ends, from 1. */
  week: v.number(),
  /** People at work. */
  people: v.optional(v.number()),
  /** Weeks since the start of the project. */
  start: v.optional(v.number()),
  end: v.optional(v.number()),
})

export const EstimatedComponent = v.object({
  name: v.string(),
  /** Name before a person renamed the component. A scope refers to it by this name. */
  originalName: v.optional(v.string()),
  hours: v.number(),
  cost: v.number(),
  /** For supporting work, the share by which it was computed. */
  description: v.string(),
  tasks: v.array(EstimatedTask),
  /** Requirement lines that the hours come from. For supporting work, the lines that ask for it. */
  sources: v.array(LineId),
  /** The hours by the analyst alone, if a person changed tasks of the component. */
  analystHours: v.optional(v.number()),
  /** True for the correction by the person's record, whose hours may be negative. */
  isRecord: v.optional(v.boolean()),
})
export type EstimatedComponent = v.InferOutput<typeof EstimatedComponent>

/** Work outside the total: a component or one of its tasks. The reference has the analyst's names. */
const OutsideWork = v.object({
  ...ScopeRef.entries,
  /** The component as the estimate names it. Absent from estimates saved before components could be renamed. */
  componentName: v.optional(v.string()),
  /** The person's name of the work, such as `Refunds (Payments)`. */
  title: v.string(),
  tasks: v.array(EstimatedTask),
  sources: v.array(LineId),
})

/** Optional work, with the difference that it makes to the estimate's hours and to the quoted price. */
const Option = v.object({
  ...OutsideWork.entries,
  hours: v.number(),
  price: v.number(),
  /** True in the estimate of a project whose client accepted it earlier. Saved estimates do not have it. */
  isSold: v.optional(v.boolean()),
})
export type Option = v.InferOutput<typeof Option>

const OutOfScope = v.object({
  ...OutsideWork.entries,
  /** True if its owner called it no requirement, so that the client reads nothing of it and its lines. */
  isUnnamed: v.optional(v.boolean()),
})

/** Price of the work in scope, in whole units of the currency. */
const Price = v.object({
  ...v.pick(Terms, ['currency', 'quoteAt']).entries,
  /** Cost that the work stays within with a probability of `quoteAt` percent. */
  quoted: v.number(),
  /** Part of `quoted` beyond the cost of the estimate. At even odds, what accepted options were sold above their cost. */
  contingency: v.number(),
  /** Subtracted from and added to `quoted`, in this order. */
  discount: v.object({ percent: v.number(), amount: v.number() }),
  tax: v.object({ percent: v.number(), amount: v.number() }),
  total: v.number(),
})
export type Price = v.InferOutput<typeof Price>

/** The person's record as it was when the estimate was computed. */
const AppliedRecord = v.object({
  ...TrackRecord.entries,
  /** False if the person switched it off for this estimate. */
  isApplied: v.boolean(),
  /** Hours that it adds to the others, or would. */
  hours: v.number(),
  /** The hours and their cost by role. Empty if it is not applied. */
  roles: v.array(v.object({ role: v.picklist(roles), hours: v.number(), cost: v.number() })),
})
export type AppliedRecord = v.InferOutput<typeof AppliedRecord>

/** Reason of a revision. */
export const changedLines = 'changed lines'

/**
 * Hours, in halves if they are fewer than 40 without coordination, else whole; and whole units of the currency.
 * Components, phases and (in hours) resources each add up to the totals.
 */
export const Estimation = v.object({
  totalHours: v.number(),
  totalCost: v.number(),
  timeline: v.object({
    weeks: v.number(),
    milestones: v.array(Milestone),
  }),
  components: v.array(EstimatedComponent),
  phases: v.array(v.object({ name: v.string(), hours: v.number(), cost: v.number() })),
  /** Estimates saved before roles had rates have no cost by role. */
  resources: v.array(
    v.object({ role: v.string(), allocation: v.number(), hours: v.number(), cost: v.optional(v.number()) }),
  ),
  risks: v.array(Risk),
  assumptions: v.array(v.string()),
  /** Number of the last assumptions that are about the method and not the work. Clients of an offer do not see them. */
  methodAssumptions: v.optional(v.number()),
  techStack: v.array(v.string()),

  /** Cost before the surcharge. `base` and `surcharge` add up to `totalCost`. */
  base: v.number(),
  surcharge: v.number(),
  range: Range,
  constraints: v.array(ComparedConstraint),
  exclusions: v.array(v.string()),
  /** Lines that `sources` and `notEstimated` refer to. */
  lines: v.array(Line),
  /**
   * Lines that ask for no work, or for work whose exclusion the person removed. Absent from estimates saved before they were
   * stored.
   */
  idleLines: v.optional(v.array(Line)),
  /** Answers that the `answers` of tasks refer to. */
  answers: v.optional(v.array(CitedAnswer)),
  /** Requirement lines without a task. */
  notEstimated: v.array(LineId),
  /**
   * Hours of the first analysis, what the answers changed as their questions state it, supporting work of a corrected type
   * of work, what rounding the total added, what the analyst's revision changed beyond, what a person changed, and the
   * correction by the record. They add up to `totalHours`. Absent from estimates saved without them.
   */
  origin: v.optional(
    v.object({
      analysis: v.number(),
      answers: v.number(),
      workType: v.optional(v.number(), 0),
      rounding: v.optional(v.number(), 0),
      revision: v.number(),
      /** Reasons of the revision. Absent from estimates saved before they were stored. */
      revisedFor: v.optional(v.array(v.string())),
      scope: v.optional(v.number(), 0),
      record: v.optional(v.number(), 0),
    }),
  ),
  /** Absent if the person had no record. */
  record: v.optional(AppliedRecord),
  /** Absent from estimates saved without a price, as the next three. */
  price: v.optional(Price),
  options: v.optional(v.array(Option), []),
  outOfScope: v.optional(v.array(OutOfScope), []),
  /** Changes of the scope that the breakdown has no task for, such as after other answers. */
  unapplied: v.optional(v.array(ScopeRef), []),
  /** Share of questions answered, 0 to 1. It determines the width of the range. */
  answeredShare: v.number(),
  /** The same when work was sold whose contingency is part of the price. Absent if the price has only its own. */
  soldShare: v.optional(v.number()),
  /** Absent from estimates saved before they had a type of work. */
  workType: v.optional(WorkType),
  /** A model's id, or "offline analyst". */
  analyst: v.string(),
})
export type Estimation = v.InferOutput<typeof Estimation>
