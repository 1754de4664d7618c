import type { Answers } from '#contract/answers'
import type { Analysis, Breakdown, WorkType } from '#contract/breakdown'
import { completeAnswers } from '#domain/answers'
import { normalizeComponents } from '#domain/breakdown'
import { refuse } from '#functions/lib/refusal'
import { modelId } from './converse'
import { analystFailures } from './failures'
import { most, riskOf, sentenceOf } from './from-tool-input'
import { breakdownInstructions } from './instructions'
import { mergeRisks, mergeTexts } from './merge'
import { answerLines, breakdownPrompt } from './prompt'
import { type AnalystInput, readChunks } from './read-chunks'
import type { BreakdownOutput } from './tool-schemas'
import { repeatsIn } from './repeats'
import { numbered, revised, revisionIssues, tasksOf } from './revision'
import { recordBreakdown } from './tool'

interface BreakdownInput extends AnalystInput {
  analysis: Analysis
  answers: Answers
  /** Ids of the questions whose answer was filled in for the user. */
  assumed: string[]
  /** As the user corrected it; the analysis's own if left out. */
  workType?: WorkType
}

/**
 * The analyst's revision of its analysis by the answers. It says what changes; what no answer touches stays to the
 * hour. Throws a Refusal: 502 when the analyst fails, 503 when it is busy, 422 when the answers leave nothing to build.
 */
export async function breakDown(input: BreakdownInput): Promise<Breakdown & { analyst: string }> {
  const { title, lines, analysis, assumed, workType = analysis.workType } = input
  const tasks = numbered(analysis.components)
  const answers = answerLines(analysis.questions, completeAnswers(analysis.questions, input.answers), assumed)

  const repeats = repeatsIn(lines)
  const parts = await readChunks<BreakdownOutput>(
    { ...input, lines: lines.filter(({ id }) => !repeats.has(id)) },
    { one: 'Estimating', many: 'Estimating section' },
    (section) => {
      const own = tasksOf(section, tasks)
      return {
        instructions: breakdownInstructions,
        tool: recordBreakdown,
        prompt: (key) => breakdownPrompt({ title, section, tasks: own, analysis, answers, workType }, key),
        issuesIn: (answer) => revisionIssues(answer, section, own, lines),
      }
    },
  )

  const ids = new Set(lines.map(({ id }) => id))
  const components = normalizeComponents(revised(analysis.components, parts, tasks), ids)
  if (components.length === 0) throw refuse.nothingToBuild(analystFailures.nothingLeft)

  const revisions = parts.map(({ answer }) => answer)
  const risks = mergeRisks(revisions.flatMap((revision) => revision.risks).map(riskOf), most.risks)
  const texts = (of: 'assumptions' | 'exclusions' | 'techStack', limit: number) =>
    mergeTexts(revisions.flatMap((revision) => revision[of]).map(sentenceOf), limit)
  const techStack = texts('techStack', most.technologies)
  const cited = new Set(components.flatMap(({ tasks }) => tasks.flatMap(({ sources }) => sources)))
  return {
    workType,
    components,
    risks: risks.length > 0 ? risks : analysis.risks,
    assumptions: texts('assumptions', most.assumptions),
    exclusions: texts('exclusions', most.exclusions),
    techStack: techStack.length > 0 ? techStack : analysis.technologies,
    supporting: analysis.supporting,
    background: analysis.background.filter((id) => !cited.has(id)),
    analyst: modelId,
  }
}
