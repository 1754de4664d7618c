import { createHash } from 'node:crypto'
import type { AnswersBody } from '#contract/answers'
import { analyzeFirst, projectNotFound } from '#contract/project'
import { answerTo, checkAnswers } from '#domain/answers'
import type { Submission } from '#functions/data/leases'
import { findProjectRecord, packAnswers, readAnalysis } from '#functions/data/projects'
import { refuse } from '#functions/lib/refusal'

/** The answers as a job stores them, checked against the project's questions; a Refusal says what is wrong. */
export async function submissionOf(userId: string, projectId: string, body: AnswersBody): Promise<Submission> {
  const record = await findProjectRecord(userId, projectId)
  if (!record) throw refuse.notFound(projectNotFound)
  const analysis = record.status === 'requirements' ? null : await readAnalysis(userId, projectId)
  if (!analysis) throw refuse.conflict(analyzeFirst)

  const wrong = checkAnswers(analysis.questions, body.answers)
  if (wrong) throw refuse.invalid(wrong)

  // In the questions' order, so that the same answers always look the same.
  const ids = analysis.questions.map(({ id }) => id)
  const given = ids.flatMap((id) => {
    const answer = answerTo({ id }, body.answers)
    return answer === undefined ? [] : [[id, answer] as const]
  })
  const answers = Object.fromEntries(given)
  const assumed = ids.filter((id) => Object.hasOwn(answers, id) && body.assumed.includes(id))
  const submitted = { answers, assumed, workType: body.workType ?? analysis.workType }
  const hash = createHash('sha256').update(JSON.stringify(submitted)).digest('hex')
  return { packed: await packAnswers(submitted), hash }
}
