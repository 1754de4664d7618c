import type { Answers } from '#contract/answers'
import type { ClarificationQuestion } from '#contract/breakdown'
import type { JobKind } from '#contract/project'
import { completeAnswers } from '#domain/answers'
import { maskConstraints } from '#domain/constraints'
import { numberLines } from '#domain/lines'
import { type Job, finishAnalysis, finishEstimate } from '#functions/data/leases'
import { answersOf, findHead, readAnalysis, readRequirements } from '#functions/data/projects'
import { analyse } from '#functions/services/analyst/analyse'
import { breakDown } from '#functions/services/analyst/break-down'
import type { AnalystInput } from '#functions/services/analyst/reading'

type Means = Pick<AnalystInput, 'report' | 'remember'>

/** What each job does, up to storing its result. False: the lease was lost, and the result was not stored. */
export const work: Record<JobKind, (job: Job, means: Means) => Promise<boolean>> = {
  async analyze(job, means) {
    const { input } = await read(job, means)
    return finishAnalysis(job, await analyse(input))
  },

  async estimate(job, means) {
    const { head, input } = await read(job, means)
    const [analysis, submitted] = await Promise.all([readAnalysis(job.userId, job.projectId), answersOf(head)])
    if (!analysis || !submitted || !head.answersHash) throw new Error('An estimate was started without answers')

    const { questions } = analysis
    const answers = maskTexts(questions, completeAnswers(questions, submitted.answers))
    const assumed = questions
      .map(({ id }) => id)
      .filter((id) => submitted.assumed.includes(id) || !Object.hasOwn(submitted.answers, id))
    const { analyst, ...breakdown } = await breakDown({ ...input, analysis, answers, assumed })

    const estimatedAt = new Date().toISOString()
    return finishEstimate(job, { breakdown, analyst, ...submitted, estimatedAt }, head.answersHash)
  },
}

/** The project as the analyst may see it: budgets and deadlines would pull every figure towards them. */
async function read({ userId, projectId }: Job, means: Means) {
  const [head, requirements] = await Promise.all([findHead(userId, projectId), readRequirements(userId, projectId)])
  if (!head) throw new Error('The project of a job is gone')
  const title = maskConstraints(head.title).text
  return { head, input: { ...means, title, lines: numberLines(maskConstraints(requirements).text) } }
}

/** What people write into a text answer is masked as their requirements are; options are not their words. */
const maskTexts = (questions: readonly ClarificationQuestion[], answers: Answers): Answers =>
  Object.fromEntries(
    questions.map(({ id, type }) => {
      const answer = answers[id] ?? ''
      return [id, type === 'text' && typeof answer === 'string' ? maskConstraints(answer).text : answer]
    }),
  )
