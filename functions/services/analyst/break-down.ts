import type { Answers } from '#contract/answers'
import type { Analysis, Breakdown, Component, WorkType } from '#contract/breakdown'
import { completeAnswers } from '#domain/scope/answers'
import { normalizeComponents } from '#domain/hours/breakdown'
import { mergeRisks, mergeTexts } from '#domain/hours/merge'
import { refuse } from '#functions/lib/refusal'
import { modelId } from './converse'
import { analystFailures } from './failures'
import { breakdownInstructions } from './instructions'
import { maxCounts, toRisk, boundText } from './model-output'
import { answerLines, breakdownPrompt } from './prompt'
import { type AnalystInput, readChunks } from './read-chunks'
import { findUnread, readable } from './repeats'
import { numberTasks, applyRevisions, revisionIssues, findOwnTasks } from './revision'
import { recordBreakdown } from './tool'
import type { BreakdownOutput } from './tool-schemas'

interface BreakdownInput extends AnalystInput {
  analysis: Analysis
  answers: Answers
  /** Ids of the questions that were answered for the user. */
  assumed: string[]
  /** With the user's corrections. Defaults to the type of work in the analysis. */
  workType?: WorkType
  /** Ids of the questions whose answers can add tasks. Defaults to all. */
  adding?: string[]
  /** True if other layers of the version have tasks too, so that this one may have none left. */
  isPart?: boolean
}

/**
 * Revises the analysis by the answers. The model outputs only changes, so tasks that no answer affects keep their exact
 * hours. Throws a Refusal: 502 if the analyst fails, 503 if it is busy, 422 if the answers leave nothing to build
 * of the whole project.
 */
export async function breakDown(input: BreakdownInput): Promise<Breakdown & { analyst: string }> {
  const { title, lines, analysis, assumed, workType = analysis.workType } = input
  const tasks = numberTasks(analysis.components)
  const questions = analysis.questions.map(({ id }) => id)
  const answers = answerLines(analysis.questions, completeAnswers(analysis.questions, input.answers), assumed)

  const parts = await readChunks<BreakdownOutput>(
    { ...input, lines: readable(lines, findUnread(lines)) },
    { one: 'Estimating', many: 'Estimating sections' },
    (chunk) => {
      const own = findOwnTasks(chunk, tasks)
      return {
        instructions: breakdownInstructions,
        tool: recordBreakdown,
        prompt: (key) => breakdownPrompt({ title, chunk, tasks: own, analysis, answers, workType }, key),
        issuesIn: (output) => revisionIssues(output, { chunk, own, lines, questions }),
      }
    },
  )

  const ids = new Set(lines.map(({ id }) => id))
  const components = normalizeComponents(
    applyRevisions(analysis.components, parts, tasks, input.adding ?? questions),
    ids,
  )
  if (components.length === 0 && !input.isPart) throw refuse.nothingToBuild(analystFailures.nothingLeft)

  const revisions = parts.map(({ output }) => output)
  const risks = mergeRisks(revisions.flatMap((revision) => revision.risks).map(toRisk), maxCounts.risks)
  const texts = (of: 'assumptions' | 'exclusions' | 'techStack', limit: number) =>
    mergeTexts(revisions.flatMap((revision) => revision[of]).map(boundText), limit)
  const techStack = texts('techStack', maxCounts.technologies)
  const isOtherKind = workType.kind !== analysis.workType.kind
  const cited = new Set(linesOf(components))
  // The tasks of another kind of work cite lines that only describe it.
  const idle = [...analysis.background, ...(isOtherKind ? linesOf(analysis.components) : [])]
  return {
    workType,
    components,
    risks: risks.length > 0 ? risks : analysis.risks,
    assumptions: texts('assumptions', maxCounts.assumptions),
    exclusions: texts('exclusions', maxCounts.exclusions),
    // Technologies for another kind of work are no fallback.
    techStack: techStack.length > 0 || isOtherKind ? techStack : analysis.technologies,
    supporting: analysis.supporting,
    background: [...new Set(idle)].filter((id) => !cited.has(id)).toSorted((one, other) => one - other),
    analyst: modelId,
  }
}

const linesOf = (components: readonly Component[]): number[] =>
  components.flatMap(({ tasks }) => tasks.flatMap(({ sources }) => sources))
