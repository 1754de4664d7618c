import * as v from 'valibot'
import { analystLimit } from './limits'

const description = v.pipe(v.string(), v.maxLength(analystLimit.description))

/** Who builds. Project managers and QA engineers are added by the domain (`supporting-work.ts`). */
export const buildRoles = [
  'UX/UI designer',
  'Front-end developer',
  'Back-end developer',
  'Mobile developer',
  'Data engineer',
  'DevOps engineer',
] as const
export const BuildRole = v.picklist(buildRoles)
export type BuildRole = v.InferOutput<typeof BuildRole>

export const Complexity = v.picklist(['low', 'medium', 'high'])
export type Complexity = v.InferOutput<typeof Complexity>

export const Impact = v.picklist(['high', 'medium', 'low'])
export type Impact = v.InferOutput<typeof Impact>

/** The number of a requirement line, from 1, as `numberLines` gives it. */
export const LineId = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The leaf of a breakdown: work of one role, in hours, and the requirement lines it answers. */
export const Task = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(analystLimit.task)),
  role: BuildRole,
  optimistic: v.number(),
  likely: v.number(),
  pessimistic: v.number(),
  sources: v.array(LineId),
})
export type Task = v.InferOutput<typeof Task>

export const Component = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(analystLimit.component)),
  description,
  complexity: Complexity,
  tasks: v.array(Task),
})
export type Component = v.InferOutput<typeof Component>

export const Risk = v.object({
  risk: v.pipe(v.string(), v.maxLength(analystLimit.risk)),
  description,
  impact: Impact,
  mitigation: description,
})
export type Risk = v.InferOutput<typeof Risk>

export const questionTypes = ['text', 'select', 'multiselect', 'number'] as const

export const ClarificationQuestion = v.object({
  id: v.string(),
  question: v.string(),
  type: v.picklist(questionTypes),
  options: v.array(v.string()),
  required: v.boolean(),
  /** What the answer moves, in hours or percent. */
  impact: v.string(),
  /** What is assumed where the user gives no answer: one of the options for a select, some for a multiselect. */
  neutral: v.union([v.string(), v.pipe(v.number(), v.integer()), v.array(v.string())]),
})
export type ClarificationQuestion = v.InferOutput<typeof ClarificationQuestion>

/** What the analyst says on first reading. */
export const Analysis = v.object({
  summary: v.string(),
  components: v.array(Component),
  technologies: v.array(v.string()),
  risks: v.array(Risk),
  questions: v.array(ClarificationQuestion),
  /** Lines that ask for nothing to be built: headings, boilerplate, background. */
  background: v.array(LineId),
})
export type Analysis = v.InferOutput<typeof Analysis>

/** What the analyst says once the questions are answered: all that the domain computes an estimate from. */
export const Breakdown = v.object({
  components: v.array(Component),
  risks: v.array(Risk),
  assumptions: v.array(v.string()),
  exclusions: v.array(v.string()),
  techStack: v.array(v.string()),
  background: v.array(LineId),
})
export type Breakdown = v.InferOutput<typeof Breakdown>
