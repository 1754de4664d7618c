import type { JobKind } from '#contract/project'
import { completeAnswers } from '#domain/answers'
import { differentConstraints, maskAnswers, maskConstraints } from '#domain/constraints/mask'
import { numberLines } from '#domain/requirement-lines'
import { type Job, finishAnalysis, finishEstimate } from '#functions/data/leases'
import {
  type ProjectRecord,
  answersOf,
  findProjectRecord,
  readAnalysis,
  readRequirements,
} from '#functions/data/projects'
import { analyse } from '#functions/services/analyst/analyze'
import { breakDown } from '#functions/services/analyst/break-down'
import type { AnalystInput } from '#functions/services/analyst/read-chunks'

type AnalystHooks = Pick<AnalystInput, 'report' | 'remember'>

/**
 * Runs a job and stores its result. Returns false if the lease was lost and nothing was stored. Budgets and deadlines are
 * hidden from the analyst, because they would bias every number.
 */
export const work: Record<JobKind, (job: Job, hooks: AnalystHooks) => Promise<boolean>> = {
  async analyze(job, hooks) {
    const [{ title }, requirements] = await Promise.all([
      requireRecord(job),
      readRequirements(job.userId, job.projectId),
    ])
    const maskedTitle = maskConstraints(title)
    const { text, constraints } = maskConstraints(requirements)
    const lines = numberLines(text)
    const analysis = await analyse({ ...hooks, title: maskedTitle.text, lines })
    const stated = differentConstraints([...maskedTitle.constraints, ...constraints])
    return finishAnalysis(job, { ...analysis, lines, constraints: stated })
  },

  async estimate(job, hooks) {
    const [record, analysis] = await Promise.all([requireRecord(job), readAnalysis(job.userId, job.projectId)])
    const submitted = await answersOf(record)
    if (!analysis || !submitted || !record.answersHash) throw new Error('An estimate was started without answers')

    const { questions, lines, constraints } = analysis
    // Detected here, so that readers of the estimate need not distinguish budgets from other numbers.
    const stated = differentConstraints([...constraints, ...maskAnswers(questions, submitted.answers).constraints])
    const { analyst, ...breakdown } = await breakDown({
      ...hooks,
      title: maskConstraints(record.title).text,
      lines,
      analysis,
      workType: submitted.workType,
      answers: maskAnswers(questions, completeAnswers(questions, submitted.answers)).answers,
      assumed: questions
        .map(({ id }) => id)
        .filter((id) => submitted.assumed.includes(id) || !Object.hasOwn(submitted.answers, id)),
    })
    const estimatedAt = new Date().toISOString()
    return finishEstimate(
      job,
      { breakdown, analyst, ...submitted, constraints: stated, estimatedAt },
      record.answersHash,
    )
  },
}

async function requireRecord({ userId, projectId }: Job): Promise<ProjectRecord> {
  const record = await findProjectRecord(userId, projectId)
  if (!record) throw new Error('The project of a job is gone')
  return record
}
