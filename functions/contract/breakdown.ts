import * as v from 'valibot'
import { maxAnalystLengths } from './limits'

const description = v.pipe(v.string(), v.maxLength(maxAnalystLengths.description))

/** Roles that build. */
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

/** All roles in the order of the tables. Project managers and QA engineers do supporting work. */
export const roles = ['Project manager', ...buildRoles, 'QA engineer'] as const
export type Role = (typeof roles)[number]

export const Complexity = v.picklist(['low', 'medium', 'high'])
export type Complexity = v.InferOutput<typeof Complexity>

export const Impact = v.picklist(['high', 'medium', 'low'])
export type Impact = v.InferOutput<typeof Impact>

/**
 * Kinds of work. `change`: a small change to an existing product. `extension`: a feature or module for an existing
 * product. `product`: a new product.
 */
export const kinds = ['change', 'extension', 'product'] as const

/** Levels of assurance. `regulated`: audited or certified work, or work under safety or health law. */
export const stages = ['prototype', 'production', 'regulated'] as const

export const platforms = ['web', 'mobile', 'desktop', 'command line', 'library or API', 'mixed'] as const

/** The analyst's classification, which the user can correct. It determines the assumptions and the supporting work. */
export const WorkType = v.object({
  kind: v.picklist(kinds),
  stage: v.picklist(stages),
  platform: v.picklist(platforms),
})
export type WorkType = v.InferOutput<typeof WorkType>

export const kindLabels: Record<WorkType['kind'], string> = {
  change: 'Change to an existing product',
  extension: 'Extension of an existing product',
  product: 'New product',
}

export const stageLabels: Record<WorkType['stage'], string> = {
  prototype: 'Prototype',
  production: 'Production',
  regulated: 'Regulated',
}

export const platformLabels: Record<WorkType['platform'], string> = {
  web: 'Web',
  mobile: 'Mobile',
  desktop: 'Desktop',
  'command line': 'Command line',
  'library or API': 'Library or API',
  mixed: 'Mixed',
}

/** Formats a type of work, such as "New product, production". Its tasks say the platforms, to which answers may add some. */
export const formatWorkType = ({ kind, stage }: WorkType) => `${kindLabels[kind]}, ${stage}`

/** Analyses assumed it before they had a type of work. */
export const defaultWorkType: WorkType = { kind: 'product', stage: 'production', platform: 'web' }
const StoredWorkType = v.optional(WorkType, defaultWorkType)

/** Number of a requirement line, assigned by `numberLines`. */
export const LineId = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Leaf of a breakdown: the work of one role, in hours, and the requirement lines or answers that it comes from. */
export const Task = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxAnalystLengths.task)),
  role: BuildRole,
  optimistic: v.number(),
  likely: v.number(),
  pessimistic: v.number(),
  /** The most direct first. */
  sources: v.array(LineId),
  /** Ids of the questions whose answers ask for it. */
  answers: v.optional(v.array(v.string())),
})
export type Task = v.InferOutput<typeof Task>

/** Rows of supporting work that requirement lines can ask for. The domain computes their hours (`supporting-work.ts`). */
export const supportingRows = ['Discovery and planning', 'Testing and fixing', 'Deployment and handover'] as const
export const SupportingRow = v.picklist(supportingRows)
export type SupportingRow = v.InferOutput<typeof SupportingRow>

/** Requirement lines that ask for supporting work: documentation, tests, training, management. */
const SupportingLines = v.object({ row: SupportingRow, sources: v.array(LineId) })
export type SupportingLines = v.InferOutput<typeof SupportingLines>

export const Component = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxAnalystLengths.component)),
  description,
  complexity: Complexity,
  tasks: v.array(Task),
})
export type Component = v.InferOutput<typeof Component>

export const Risk = v.object({
  risk: v.pipe(v.string(), v.maxLength(maxAnalystLengths.risk)),
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
  /** Effect of the answer on the estimate, in hours or percent. */
  impact: v.string(),
  /**
   * The same effect in build hours or percent of the estimate. Select: of each option compared with the neutral one.
   * Multiselect: of ticking an option, or of unticking a neutral one. Number: of each one more. Text: empty, because the
   * effect depends on the words. Absent from questions stored without it.
   */
  effects: v.optional(v.object({ unit: v.picklist(['hours', 'percent']), moves: v.array(v.number()) })),
  /**
   * Assumed if the user gives no answer. The tasks already reflect it. One of the options for a select, any number of
   * them for a multiselect.
   */
  neutral: v.union([v.string(), v.pipe(v.number(), v.integer()), v.array(v.string())]),
  /** Kinds of work for which it is asked. Absent for all: the user may correct the kind. */
  kinds: v.optional(v.array(v.picklist(kinds))),
})
export type ClarificationQuestion = v.InferOutput<typeof ClarificationQuestion>

/** The analyst's output before the questions are answered. */
export const Analysis = v.object({
  summary: v.string(),
  workType: StoredWorkType,
  components: v.array(Component),
  technologies: v.array(v.string()),
  risks: v.array(Risk),
  questions: v.array(ClarificationQuestion),
  supporting: v.optional(v.array(SupportingLines), []),
  /** Lines without a requirement: headings, boilerplate, descriptions of the existing product. */
  background: v.array(LineId),
})
export type Analysis = v.InferOutput<typeof Analysis>

/** The analyst's output after the questions are answered, from which the domain computes the estimate. */
export const Breakdown = v.object({
  /** Includes the user's corrections. */
  workType: StoredWorkType,
  components: v.array(Component),
  risks: v.array(Risk),
  assumptions: v.array(v.string()),
  exclusions: v.array(v.string()),
  techStack: v.array(v.string()),
  supporting: v.optional(v.array(SupportingLines), []),
  background: v.array(LineId),
})
export type Breakdown = v.InferOutput<typeof Breakdown>
