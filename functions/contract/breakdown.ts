import * as v from 'valibot'
import { maxAnalystLengths } from './limits'

const description = v.pipe(v.string(), v.maxLength(maxAnalystLengths.description))

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

/**
 * What kind of work the text asks for. `change`: something small in an existing product. `extension`: a feature or module
 * for an existing product. `product`: something new.
 */
export const kinds = ['change', 'extension', 'product'] as const

/** How much has to be proven. `regulated`: audited or certified work, or work under safety or health law. */
export const stages = ['prototype', 'production', 'regulated'] as const

export const platforms = ['web', 'mobile', 'desktop', 'command line', 'library or API', 'mixed'] as const

/** The analyst's reading, which the user can correct. It decides what is assumed, and how much supporting work there is. */
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

/** Such as "New product, production, web". */
export const workTypeInWords = ({ kind, stage, platform }: WorkType) => `${kindLabels[kind]}, ${stage}, ${platform}`

/** Analyses stored before the type of work was known were all made as for a new product. */
const StoredWorkType = v.optional(WorkType, { kind: 'product', stage: 'production', platform: 'web' })

/** The number of a requirement line, from 1, as `numberLines` gives it. */
export const LineId = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The leaf of a breakdown: work of one role, in hours, and the requirement lines it answers. */
export const Task = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxAnalystLengths.task)),
  role: BuildRole,
  optimistic: v.number(),
  likely: v.number(),
  pessimistic: v.number(),
  sources: v.array(LineId),
})
export type Task = v.InferOutput<typeof Task>

/** Rows of supporting work that requirement lines can ask for. The domain computes their hours (`supporting-work.ts`). */
export const supportingRows = ['Discovery and planning', 'Testing and fixing', 'Deployment and handover'] as const
export const SupportingRow = v.picklist(supportingRows)
export type SupportingRow = v.InferOutput<typeof SupportingRow>

/** Lines that ask for what a row of supporting work contains: documentation, tests, training, management. */
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
  /** What the answer moves, in hours or percent. */
  impact: v.string(),
  /**
   * Assumed if the user gives no answer, and already in the tasks: one of the options for a select, any number of them
   * for a multiselect.
   */
  neutral: v.union([v.string(), v.pipe(v.number(), v.integer()), v.array(v.string())]),
})
export type ClarificationQuestion = v.InferOutput<typeof ClarificationQuestion>

/** What the analyst says on first reading. */
export const Analysis = v.object({
  summary: v.string(),
  workType: StoredWorkType,
  components: v.array(Component),
  technologies: v.array(v.string()),
  risks: v.array(Risk),
  questions: v.array(ClarificationQuestion),
  supporting: v.optional(v.array(SupportingLines), []),
  /** Lines that ask for nothing: headings, boilerplate, descriptions of what exists. */
  background: v.array(LineId),
})
export type Analysis = v.InferOutput<typeof Analysis>

/** What the analyst says once the questions are answered: all that the domain computes an estimate from. */
export const Breakdown = v.object({
  /** With the user's corrections. */
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
