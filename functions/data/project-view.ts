import type { Estimation } from '#contract/estimation'
import type { Project } from '#contract/project'
import { answeredShare, assumedSentences } from '#domain/answers'
import { maskConstraints } from '#domain/constraints'
import { analysisView, estimationOf } from '#domain/estimate'
import { numberLines } from '#domain/lines'
import { type Head, answersOf, findHead, readAnalysis, readBreakdown, readRequirements } from './projects'

/** The user's project as the screens show it, its figures computed at the settings of now; null: none of theirs. */
export async function findProject(userId: string, id: string, now: Date): Promise<Project | null> {
  const head = await findHead(userId, id)
  return head && viewProject(userId, head, now)
}

export async function viewProject(userId: string, head: Head, now: Date): Promise<Project> {
  const { id, title, status, hourlyRate, developerCount, priority, createdAt } = head
  const settings = { hourlyRate, developerCount, priority }
  // The head was read first: what its status promises is stored by now.
  const [requirements, analysis, made, submitted] = await Promise.all([
    readRequirements(userId, id),
    status === 'requirements' ? null : readAnalysis(userId, id),
    status === 'completed' ? readBreakdown(userId, id) : null,
    answersOf(head),
  ])
  // Numbered as the analyst saw them: without what a budget or a deadline takes up.
  const { text, constraints } = maskConstraints(requirements)
  const lines = numberLines(text)

  return {
    id,
    title,
    requirements,
    status,
    ...settings,
    createdAt,
    constraints,
    ...submitted,
    ...(analysis && {
      aiAnalysis: analysisView(analysis, lines, analysis.analyst, developerCount),
      clarificationQuestions: analysis.questions,
    }),
    ...(analysis &&
      made && {
        estimation: estimationOf({
          breakdown: made.breakdown,
          lines,
          constraints,
          settings,
          answeredShare: answeredShare(analysis.questions, made.answers, made.assumed),
          assumed: assumedSentences(analysis.questions, made.answers, made.assumed),
          analyst: made.analyst,
          startsOn: new Date(made.estimatedAt),
        }) satisfies Estimation,
      }),
    ...(head.job &&
      head.job.leaseUntil > now.getTime() && {
        job: { id: head.job.token, kind: head.job.kind, progress: head.job.progress },
      }),
  }
}
