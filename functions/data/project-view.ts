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

/** Returns a project for the screens, with its estimate computed from the current settings. */
export async function findProject(userId: string, id: string, now: Date): Promise<Project | null> {
  const record = await findProjectRecord(userId, id)
  return record && viewProject(userId, record, now)
}

/** Returns the project of a record for the screens. */
export async function viewProject(userId: string, record: ProjectRecord, now: Date): Promise<Project> {
  const { id, title, status, hourlyRate, developerCount, priority, createdAt } = record
  const settings = { hourlyRate, developerCount, priority }
  // The record was read first, so everything that its status implies is stored.
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

const estimationFrom = ({ components, questions, lines }: StoredAnalysis, made: StoredBreakdown, settings: Settings) =>
  estimationOf({
    breakdown: made.breakdown,
    lines,
    constraints: made.constraints,
    settings,
    asked: { components, questions, answers: made.answers },
    answeredShare: answeredShare(questions, made.answers, made.assumed),
    assumed: assumedSentences(questions, made.answers, made.assumed),
    analyst: made.analyst,
    startsOn: new Date(made.estimatedAt),
  })
