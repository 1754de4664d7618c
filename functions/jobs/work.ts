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

type Means = Pick<AnalystInput, 'report' | 'remember'>

/**
 * What each job does, up to storing its result. False: the lease was lost, and the result was not stored. The
 * analyst never sees budgets and deadlines: they would pull every figure towards them.
 */
export const work: Record<JobKind, (job: Job, means: Means) => Promise<boolean>> = {
  async analyze(job, means) {
    const [{ title }, requirements] = await Promise.all([recordOf(job), readRequirements(job.userId, job.projectId)])
    const called = maskConstraints(title)
    const { text, constraints } = maskConstraints(requirements)
    const lines = numberLines(text)
    const analysis = await analyse({ ...means, title: called.text, lines })
    const stated = differentConstraints([...called.constraints, ...constraints])
    return finishAnalysis(job, { ...analysis, lines, constraints: stated })
  },

  async estimate(job, means) {
    const [record, analysis] = await Promise.all([recordOf(job), readAnalysis(job.userId, job.projectId)])
    const submitted = await answersOf(record)
    if (!analysis || !submitted || !record.answersHash) throw new Error('An estimate was started without answers')

    const { questions, lines, constraints } = analysis
    // Here, for those who read the estimate later need not know how budgets are told from other numbers.
    const stated = differentConstraints([...constraints, ...maskAnswers(questions, submitted.answers).constraints])
    const { analyst, ...breakdown } = await breakDown({
      ...means,
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

async function recordOf({ userId, projectId }: Job): Promise<ProjectRecord> {
  const record = await findProjectRecord(userId, projectId)
  if (!record) throw new Error('The project of a job is gone')
  return record
}
