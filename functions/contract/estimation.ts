import * as v from 'valibot'
import { LineId, Risk, Task, WorkType } from './breakdown'

/** The five phases, in the order in which they happen. */
export const phases = [
  'Discovery & Planning',
  'UX & Design',
  'Development',
  'Testing & QA',
  'Deployment & Handover',
] as const

/** A requirement line as the analyst saw it numbered. */
export const Line = v.object({ id: LineId, text: v.string() })
export type Line = v.InferOutput<typeof Line>

/** A budget or deadline that the text states. It is kept from the analyst and compared with the estimate. */
export const Constraint = v.object({
  kind: v.picklist(['budget', 'deadline']),
  /** US dollars, or the stated currency's units: budgets only. */
  amount: v.optional(v.number()),
  /** ISO 4217, `USD` when the text says only "$". */
  currency: v.optional(v.string()),
  /** ISO date: deadlines given as a day; `--06-30` where the text says no year. */
  date: v.optional(v.string()),
  /** Deadlines given as a duration. */
  weeks: v.optional(v.number()),
  quote: v.string(),
})
export type Constraint = v.InferOutput<typeof Constraint>

export const ComparedConstraint = v.object({
  ...Constraint.entries,
  /** Null where it cannot be told, such as a budget in another currency. */
  fits: v.nullable(v.boolean()),
  verdict: v.string(),
})
export type ComparedConstraint = v.InferOutput<typeof ComparedConstraint>

const RangePoint = v.object({ hours: v.number(), cost: v.number() })

/** Hours and cost not exceeded with 10, 50, 80 and 90 % probability: `rangeOf` of the domain has its sources. */
const Range = v.object({ p10: RangePoint, p50: RangePoint, p80: RangePoint, p90: RangePoint })

const EstimatedTask = v.object({
  ...Task.entries,
  /** Expected hours, to one decimal. */
  hours: v.number(),
})

export const EstimatedComponent = v.object({
  name: v.string(),
  hours: v.number(),
  cost: v.number(),
  /** What it is, or for supporting work the share it was computed by. */
  description: v.string(),
  tasks: v.array(EstimatedTask),
  /** Requirement lines behind the hours; of supporting work, those that ask for it. */
  sources: v.array(LineId),
})
export type EstimatedComponent = v.InferOutput<typeof EstimatedComponent>

/** Hours are whole, money is whole US dollars; components, phases and (hours) resources each add up to the totals. */
export const Estimation = v.object({
  totalHours: v.number(),
  totalCost: v.number(),
  timeline: v.object({
    weeks: v.number(),
    milestones: v.array(v.object({ name: v.string(), week: v.number() })),
  }),
  components: v.array(EstimatedComponent),
  phases: v.array(v.object({ name: v.string(), hours: v.number(), cost: v.number() })),
  resources: v.array(v.object({ role: v.string(), allocation: v.number(), hours: v.number() })),
  risks: v.array(Risk),
  assumptions: v.array(v.string()),
  techStack: v.array(v.string()),

  /** Cost before the surcharge, and the surcharge in it: together `totalCost`. */
  base: v.number(),
  surcharge: v.number(),
  range: Range,
  constraints: v.array(ComparedConstraint),
  exclusions: v.array(v.string()),
  /** The lines that `sources` and `notEstimated` name. */
  lines: v.array(Line),
  /** Requirement lines that no task answers. */
  notEstimated: v.array(LineId),
  /** Share of the questions answered, 0 to 1: what the range's width follows. */
  answeredShare: v.number(),
  /** Estimates saved before the type of work was known have none. */
  workType: v.optional(WorkType),
  /** Who judged: a model's id, or "offline analyst". */
  analyst: v.string(),
})
export type Estimation = v.InferOutput<typeof Estimation>
