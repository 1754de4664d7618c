import type { Project } from '#contract/project'
import type { Settings } from '#contract/settings'
import { answeredShare, assumedSentences } from '#domain/answers'
import { analysisView, estimationOf } from '#domain/estimate'
import {
  type ProjectRecord,
  type StoredAnalysis,
  type StoredBreakdown,
  answersOf,
  findProjectRecord,
  readAnalysis,
  readBreakdown,
  readRequirements,
} from './projects'

/** The user's project as the screens show it, its figures computed at the settings of now; null: none of theirs. */
export async function findProject(userId: string, id: string, now: Date): Promise<Project | null> {
  const record = await findProjectRecord(userId, id)
  return record && viewProject(userId, record, now)
}

/** The same of a record that was read already. */
export async function viewProject(userId: string, record: ProjectRecord, now: Date): Promise<Project> {
  const { id, title, status, hourlyRate, developerCount, priority, createdAt } = record
  const settings = { hourlyRate, developerCount, priority }
  // The record was read first: what its status promises is stored by now.
  const [requirements, analysis, made, submitted] = await Promise.all([
    readRequirements(userId, id),
    status === 'requirements' ? null : readAnalysis(userId, id),
    status === 'completed' ? readBreakdown(userId, id) : null,
    answersOf(record),
  ])
  return {
    id,
    title,
    requirements,
    status,
    ...settings,
    createdAt,
    ...submitted,
    ...(analysis && {
      aiAnalysis: analysisView(analysis, developerCount),
      clarificationQuestions: analysis.questions,
      constraints: analysis.constraints,
    }),
    ...(analysis && made && { estimation: estimationFrom(analysis, made, settings) }),
    ...(record.job &&
      record.job.leaseExpiresAt > now.getTime() && {
        job: { id: record.job.token, kind: record.job.kind, progress: record.job.progress },
      }),
  }
}

const estimationFrom = ({ questions, lines }: StoredAnalysis, made: StoredBreakdown, settings: Settings) =>
  estimationOf({
    breakdown: made.breakdown,
    lines,
    constraints: made.constraints,
    settings,
    answeredShare: answeredShare(questions, made.answers, made.assumed),
    assumed: assumedSentences(questions, made.answers, made.assumed),
    analyst: made.analyst,
    startsOn: new Date(made.estimatedAt),
  })
