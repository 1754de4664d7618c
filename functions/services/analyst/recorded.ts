import * as v from 'valibot'
import { BuildRole, Complexity, Impact, questionTypes } from '#contract/breakdown'
import { taskHours } from '#domain/breakdown'

/** What the analyst's two tools take. Every field is asked of a model; a list that may well be empty may be left out. */

const described = (text: string) => v.pipe(v.string(), v.description(text))
const strings = (text: string) => v.optional(v.pipe(v.array(v.string()), v.description(text)), [])
const hours = (text: string) => v.pipe(v.number(), v.description(text))

const lineRanges = 'Requirement lines, each "12" or a range "15-17"'

const RecordedTask = v.object({
  name: described('What is built, 3 to 10 words'),
  role: BuildRole,
  optimistic: hours(`Hours if all goes well, at least ${taskHours.least}`),
  likely: hours(`Most likely hours, at most ${taskHours.most}`),
  pessimistic: hours('Hours if it goes badly'),
  sources: v.pipe(v.array(v.string()), v.description(lineRanges)),
})

export const RecordedComponent = v.object({
  name: described('The standard name of this part of a product'),
  description: described('One sentence'),
  complexity: Complexity,
  tasks: v.array(RecordedTask),
})
export type RecordedComponent = v.InferOutput<typeof RecordedComponent>

const RecordedRisk = v.object({
  risk: described('The risk in a few words'),
  description: described('Why it may happen here and what it would cost'),
  impact: Impact,
  mitigation: described('What to do about it'),
})
export type RecordedRisk = v.InferOutput<typeof RecordedRisk>

export const RecordedQuestion = v.object({
  question: described('One neutral question to the client'),
  type: v.picklist(questionTypes),
  required: v.pipe(v.boolean(), v.description('Only where no sensible assumption can be made')),
  effect: described('The part of the work that the answer moves, a noun phrase'),
  unit: v.pipe(
    v.picklist(['hours', 'percent']),
    v.description('What every "moves" of this question counts: hours of build work, or percent of all build work'),
  ),
  options: v.optional(
    v.pipe(
      v.array(
        v.object({
          option: described('The answer as the client reads it'),
          moves: hours('select: change against the neutral option, whose own is 0. multiselect: what choosing it adds'),
        }),
      ),
      v.description('At least two for select and multiselect, none for text and number'),
    ),
    [],
  ),
  moves: hours(
    'number: for each one more than the neutral number. text: the most an answer can move. 0 for select and multiselect',
  ),
  neutral: strings('What is assumed without an answer: one option, some options, ["3"], or ["a short text"]'),
})
export type RecordedQuestion = v.InferOutput<typeof RecordedQuestion>

export const RecordedAnalysis = v.object({
  summary: described('What the product is and for whom, 2 to 4 sentences; for a later section one sentence or ""'),
  components: v.array(RecordedComponent),
  technologies: strings('Technologies to build it with, at most 12'),
  risks: v.optional(v.array(RecordedRisk), []),
  questions: v.optional(v.array(RecordedQuestion), []),
  settled: strings('Questions of earlier sections, word for word, that this text answers'),
  background: strings(`Lines that ask for nothing to be built. ${lineRanges}`),
})
export type RecordedAnalysis = v.InferOutput<typeof RecordedAnalysis>

export const RecordedBreakdown = v.object({
  changed: v.pipe(
    v.array(
      v.object({
        task: v.pipe(v.number(), v.integer(), v.description('Its number')),
        optimistic: hours('New hours'),
        likely: hours(`New hours, at most ${taskHours.most}`),
        pessimistic: hours('New hours'),
      }),
    ),
    v.description('Tasks whose hours the answers change'),
  ),
  removed: v.pipe(
    v.array(v.pipe(v.number(), v.integer())),
    v.description('Numbers of tasks that the answers make needless'),
  ),
  added: v.pipe(
    v.array(RecordedComponent),
    v.description('New tasks that the answers ask for; the name of an existing component adds to it'),
  ),
  risks: v.optional(v.pipe(v.array(RecordedRisk), v.description('The revised list')), []),
  assumptions: strings('What the estimate takes for granted'),
  exclusions: strings('What a reader might expect and the estimate leaves out'),
  techStack: strings('The revised list of technologies'),
})
export type RecordedBreakdown = v.InferOutput<typeof RecordedBreakdown>
