import { isDeepStrictEqual } from 'node:util'
import type { AnswersBody } from '#contract/answers'
import type { Breakdown, ClarificationQuestion } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import type { JobKind } from '#contract/project'
import { differentConstraints, maskAnswers, maskConstraints } from '#domain/constraints/mask'
import { maskLines } from '#domain/constraints/masked-lines'
import { completeAnswers, questionsFor } from '#domain/scope/answers'
import { assumedBreakdown, mergeBreakdowns } from '#domain/revision/layers'
import { type Job, finishAnalysis, finishEstimate } from '#functions/data/leases'
import {
  type StoredAnalysis,
  type StoredBreakdown,
  answersOf,
  requireProjectRecord,
  readAnalysis,
  readBreakdown,
  readRequirements,
} from '#functions/data/projects'
import { refuse } from '#functions/lib/refusal'
import { analyze } from '#functions/services/analyst/analyze'
import { breakDown } from '#functions/services/analyst/break-down'
import { analystFailures } from '#functions/services/analyst/failures'
import type { AnalystHooks } from './analyst-hooks'
import { revise } from './revise'

/**
 * Runs a job and stores its result. Returns false if the lease was lost and nothing was stored. Budgets and deadlines are
 * hidden from the analyst, because they would bias every number.
 */
export const work: Record<JobKind, (job: Job, hooks: AnalystHooks) => Promise<boolean>> = {
  async analyze(job, hooks) {
    const { title, version } = await requireProjectRecord(job.userId, job.projectId)
    const requirements = await readRequirements(job.userId, job.projectId, version.text)
    const maskedTitle = maskConstraints(title)
    const { lines, written, constraints } = maskLines(requirements)
    const analysis = await analyze({ ...hooks, title: maskedTitle.text, lines })
    const stated = differentConstraints([...maskedTitle.constraints, ...constraints])
    return finishAnalysis(job, { ...analysis, lines, written, constraints: stated })
  },

  async estimate(job, hooks) {
    const { userId, projectId } = job
    const record = await requireProjectRecord(userId, projectId)
    const { number, analysis: analysisVersion, breakdown: breakdownVersion } = record.version
    const [analysis, made] = await Promise.all([
      readAnalysis(userId, projectId, analysisVersion),
      record.status === 'completed' ? readBreakdown(userId, projectId, breakdownVersion) : null,
    ])
    const submitted = await answersOf(record)
    if (!analysis || !submitted || !record.answersHash) throw new Error('An estimate was started without answers')

    const { questions, constraints, layers = [{ analysis }] } = analysis
    const breakdowns: (Breakdown & { analyst: string })[] = []
    for (const [at, layer] of layers.entries()) {
      const before = made?.layers?.[at]
      const isSame = made && before && isAnsweredAlike(questionsOf(layer, questions, submitted), submitted, made)
      if (isSame) breakdowns.push({ ...before, analyst: made.analyst })
      else breakdowns.push(await estimateLayer(record.title, { ...layer, before }, analysis, submitted, hooks))
    }
    if (breakdowns.every(({ components }) => components.length === 0))
      throw refuse.nothingToBuild(analystFailures.nothingLeft)
    const { analyst } = breakdowns[0]!
    const estimatedAt = new Date().toISOString()
    // Detected here, so that readers of the estimate need not distinguish budgets from other numbers.
    const masked = maskAnswers(questions, submitted.answers)
    return finishEstimate(
      job,
      {
        breakdown: mergeBreakdowns(breakdowns),
        ...(breakdowns.length > 1 && { layers: breakdowns }),
        analyst,
        ...(made?.shown && { shown: made.shown }),
        ...submitted,
        constraints: differentConstraints([...constraints, ...masked.constraints]),
        privateAnswers: masked.privateAnswers,
        estimatedAt,
      },
      record.answersHash,
      number,
    )
  },

  revise,
}

type StoredLayer = NonNullable<StoredAnalysis['layers']>[number]

/**
 * Returns the lines of a layer: those of its revision, or all others for the first one, and those that its tasks cite. If
 * all lines were changed since the first one, its questions are about all of them.
 */
function linesOf({ lines: own, analysis }: StoredLayer, { lines, layers = [] }: StoredAnalysis): Line[] {
  const ofLayer = new Set(own ?? layers.flatMap((layer) => layer.lines ?? []))
  const cited = new Set(analysis.components.flatMap(({ tasks }) => tasks.flatMap(({ sources }) => sources)))
  const found = lines.filter(({ id }) => cited.has(id) || ofLayer.has(id) === (own !== undefined))
  return found.length > 0 ? found : lines
}

/** Returns the questions that change a layer, with the answers that its tasks reflect as the neutral ones. */
const questionsOf = (
  { analysis, reflects = {} }: StoredLayer,
  questions: readonly ClarificationQuestion[],
  { workType = analysis.workType }: Pick<AnswersBody, 'workType'>,
): ClarificationQuestion[] => [
  ...questions.flatMap((question) => {
    const neutral = reflects[question.id]
    return neutral === undefined ? [] : [{ ...question, neutral }]
  }),
  ...questionsFor(analysis.questions, workType.kind),
]

/** True if these questions have the same answers as in an earlier breakdown, which then stays to the hour. */
const isAnsweredAlike = (
  questions: readonly ClarificationQuestion[],
  { answers, assumed, workType }: AnswersBody,
  made: StoredBreakdown,
): boolean =>
  isDeepStrictEqual(workType, made.breakdown.workType) &&
  questions.every(
    ({ id }) => isDeepStrictEqual(answers[id], made.answers[id]) && assumed.includes(id) === made.assumed.includes(id),
  )

/**
 * Has the analyst revise one layer of a version by the answers to its questions and to those that its tasks reflect. Only
 * its own questions add tasks, so that none is added twice.
 */
async function estimateLayer(
  title: string,
  layer: StoredLayer & { before?: Breakdown | undefined },
  stored: StoredAnalysis,
  { answers, assumed, workType }: AnswersBody,
  hooks: AnalystHooks,
): Promise<Breakdown & { analyst: string }> {
  const { analysis, reflects = {} } = layer
  const questions = questionsOf(layer, stored.questions, { workType })
  if (analysis.components.length + questions.length === 0)
    return { ...(layer.before ?? assumedBreakdown(analysis)), ...(workType && { workType }), analyst: stored.analyst }
  return breakDown({
    ...hooks,
    title: maskConstraints(title).text,
    lines: linesOf(layer, stored),
    analysis: { ...analysis, questions },
    adding: analysis.questions.map(({ id }) => id),
    isPart: (stored.layers?.length ?? 1) > 1,
    workType,
    answers: maskAnswers(stored.questions, completeAnswers(stored.questions, answers)).answers,
    assumed: questions
      .map(({ id }) => id)
      .filter((id) => !Object.hasOwn(reflects, id) && (assumed.includes(id) || !Object.hasOwn(answers, id))),
  })
}
