import * as v from 'valibot'
import {
  BuildRole,
  Complexity,
  Impact,
  SupportingRow,
  kinds,
  platforms,
  questionTypes,
  stages,
} from '#contract/breakdown'
import { taskHours } from '#domain/hours/breakdown'

/**
 * Inputs of the analyst's two tools. Every field is requested from the model, but lists that are often empty may be
 * omitted.
 */

/** Maximum list lengths of one tool use. */
export const recordLimit = { components: 15, tasks: 80, technologies: 12, risks: 6, questions: 10 }

const described = (text: string) => v.pipe(v.string(), v.description(text))
const strings = (text: string) => v.optional(v.pipe(v.array(v.string()), v.description(text)), [])
const hours = (text: string) => v.pipe(v.number(), v.description(text))

const lineRanges = 'Requirement lines, each "12" or a range "15-17"'
const rankedLines = `${lineRanges}, the most direct first`

const RecordedTask = v.object({
  name: described('The deliverable, 3 to 10 words'),
  role: BuildRole,
  optimistic: hours(`Hours if all goes well, at least ${taskHours.min}`),
  likely: hours(`Most likely hours, at most ${taskHours.max}`),
  pessimistic: hours('Hours if it goes badly'),
  sources: v.pipe(v.array(v.string()), v.description(rankedLines)),
})

export const ComponentOutput = v.object({
  name: described("The standard name of this part of a product; for a change, the existing part's own name"),
  description: described('One sentence'),
  complexity: Complexity,
  tasks: v.array(RecordedTask),
})
export type ComponentOutput = v.InferOutput<typeof ComponentOutput>

/** A component with tasks that answers ask for. */
const AddedOutput = v.object({
  ...ComponentOutput.entries,
  tasks: v.array(
    v.object({
      ...RecordedTask.entries,
      sources: v.optional(v.pipe(v.array(v.string()), v.description(`${rankedLines}; [] if no line calls for it`)), []),
      answers: strings('Ids of the questions whose answers ask for it, such as "q4"'),
    }),
  ),
})

const RiskOutput = v.object({
  risk: described('The risk in a few words'),
  description: described('Why it may happen here and what it would cost'),
  impact: Impact,
  mitigation: described('What to do about it'),
})
export type RiskOutput = v.InferOutput<typeof RiskOutput>

export const QuestionOutput = v.object({
  question: described('One neutral question to the client'),
  type: v.picklist(questionTypes),
  effect: described('The part of the work that the answer changes, a noun phrase'),
  unit: v.pipe(
    v.picklist(['hours', 'percent']),
    v.description('Unit of every "moves" of this question: hours of build work, or percent of all build work'),
  ),
  options: v.optional(
    v.pipe(
      v.array(
        v.object({
          option: described('The answer as the client reads it'),
          moves: hours(
            "select: difference from the neutral option, which itself has 0. multiselect: the option's own work, added if it is ticked, or saved if it is neutral and unticked",
          ),
        }),
      ),
      v.description('At least two for select and multiselect, none for text and number. No "None" for multiselect'),
    ),
    [],
  ),
  moves: hours(
    'number: for each one above the neutral number. text: the most that an answer can change. 0 for select and multiselect',
  ),
  neutral: strings(
    'The answer that your tasks assume: one option, any number of options (may be none) for multiselect, ["3"], or ["a short text"]',
  ),
  kinds: v.optional(
    v.pipe(
      v.array(v.picklist(kinds)),
      v.description('The kinds of work for which the question makes sense, such as ["product"]. [] if for all three'),
    ),
    [],
  ),
})
export type QuestionOutput = v.InferOutput<typeof QuestionOutput>

const RecordedSupporting = v.object({
  row: SupportingRow,
  sources: v.pipe(v.array(v.string()), v.description(lineRanges)),
})

export const AnalysisOutput = v.object({
  summary: described('The product and its users, 2 to 4 sentences; for a later section one sentence or ""'),
  kind: v.pipe(
    v.picklist(kinds),
    v.description(
      'change: something small in an existing product. extension: a feature or module for an existing product. product: something new',
    ),
  ),
  stage: v.pipe(
    v.picklist(stages),
    v.description(
      'regulated: audited or certified, or under safety or health law. production if the text does not say',
    ),
  ),
  platform: v.picklist(platforms),
  components: v.pipe(
    v.array(ComponentOutput),
    v.description(
      `1 to ${recordLimit.components} components with at most ${recordLimit.tasks} tasks together. If there are more, merge first the screens of one entity, then its fields and messages, never different integrations`,
    ),
  ),
  technologies: strings(`Technologies to build it with, at most ${recordLimit.technologies}`),
  risks: v.optional(v.pipe(v.array(RiskOutput), v.description(`At most ${recordLimit.risks}; may be empty`)), []),
  questions: v.optional(v.array(QuestionOutput), []),
  settled: strings('Questions of earlier sections, word for word, that this text answers'),
  supporting: v.optional(
    v.pipe(
      v.array(RecordedSupporting),
      v.description('Lines that ask for documentation, tests, training, management and the like'),
    ),
    [],
  ),
  background: strings(`Lines that ask for nothing. ${lineRanges}`),
})
export type AnalysisOutput = v.InferOutput<typeof AnalysisOutput>

export const BreakdownOutput = v.object({
  changed: v.pipe(
    v.array(
      v.object({
        task: v.pipe(v.number(), v.integer(), v.description('Its number')),
        optimistic: hours('New hours'),
        likely: hours(`New hours, at most ${taskHours.max}`),
        pessimistic: hours('New hours'),
      }),
    ),
    v.description('Tasks whose hours the answers change'),
  ),
  removed: v.pipe(
    v.array(v.pipe(v.number(), v.integer())),
    v.description('Numbers of tasks that the answers make unnecessary'),
  ),
  added: v.pipe(
    v.array(AddedOutput),
    v.description('New tasks that the answers ask for; the name of an existing component adds to it'),
  ),
  risks: v.optional(
    v.pipe(v.array(RiskOutput), v.description('The whole list if it changes; [] leaves it unchanged')),
    [],
  ),
  assumptions: strings('What the estimate takes for granted'),
  exclusions: strings('What a reader might expect and the estimate leaves out'),
  techStack: strings('The whole list of technologies if it changes; [] leaves it unchanged'),
})
export type BreakdownOutput = v.InferOutput<typeof BreakdownOutput>
