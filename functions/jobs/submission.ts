import type { AnswersBody } from '#contract/answers'
import { analyzeFirst } from '#contract/project'
import { answerTo, checkAnswers, questionsFor } from '#domain/scope/answers'
import { type Submission, packSubmission } from '#functions/data/leases'
import { requireProjectRecord, readAnalysis } from '#functions/data/projects'
import { refuse } from '#functions/lib/refusal'

/** Validates answers against the project's questions and packs them for a job. Throws a Refusal if they are invalid. */
export async function buildSubmission(userId: string, projectId: string, body: AnswersBody): Promise<Submission> {
  const record = await requireProjectRecord(userId, projectId)
  const analysis =
    record.status === 'requirements' ? null : await readAnalysis(userId, projectId, record.version.analysis)
  if (!analysis) throw refuse.conflict(analyzeFirst)

  const workType = body.workType ?? analysis.workType
  const problem = checkAnswers(analysis.questions, body.answers, workType.kind)
  if (problem) throw refuse.invalid(problem)

  // In the order of the questions, so that equal answers have the same hash.
  const ids = questionsFor(analysis.questions, workType.kind).map(({ id }) => id)
  const given = ids.flatMap((id) => {
    const answer = answerTo({ id }, body.answers)
    return answer === undefined ? [] : [[id, answer] as const]
  })
  const answers = Object.fromEntries(given)
  const assumed = ids.filter((id) => Object.hasOwn(answers, id) && body.assumed.includes(id))
  return packSubmission({ answers, assumed, workType })
}
