import type { Project } from '#contract/project'
import { constraintsIn } from '#domain/constraints/quoted'
import { estimateAfterSale } from '#domain/change/estimate-after-sale'
import { analysisView } from '#domain/estimate/analysis-view'
import {
  type ProjectRecord,
  answersOf,
  liveLeaseOf,
  readContents,
  requireProjectRecord,
  savedStateOf,
} from './projects'
import { readScope } from './scopes'
import { findSold } from './shares'
import { versionOf } from './versions'

/** Milliseconds for which a failure is shown when its project is opened. */
const failureShownMs = 24 * 60 * 60 * 1_000

/** Returns a project for the screens, with its estimate computed from its settings and record. */
export async function requireProject(userId: string, id: string, now: Date): Promise<Project> {
  return viewProject(userId, await requireProjectRecord(userId, id), now)
}

/**
 * Returns the project of a record for the screens. If another tab replaced the text since the record was read, which
 * deletes what was read from the old one, the record is read again.
 */
export async function viewProject(userId: string, record: ProjectRecord, now: Date): Promise<Project> {
  try {
    return await viewRecord(userId, record, now)
  } catch (error) {
    const current = await requireProjectRecord(userId, record.id)
    if (current.textRevision === record.textRevision) throw error
    return viewRecord(userId, current, now)
  }
}

async function viewRecord(userId: string, record: ProjectRecord, now: Date): Promise<Project> {
  const { id, title, textRevision, status, hourlyRate, developerCount, priority } = record
  const { terms, trackRecord, createdAt, version, failure } = record
  const settings = { hourlyRate, developerCount, priority }
  const [{ requirements, analysis, made }, scope, submitted, sold] = await Promise.all([
    readContents(userId, record),
    status === 'completed' ? readScope(userId, id) : undefined,
    answersOf(record),
    record.savedRevision === undefined ? null : findSold(userId, id),
  ])
  const lease = liveLeaseOf(record.job, now)
  const person = { settings, terms, scope, record: trackRecord ?? undefined }
  const estimation = analysis && made && estimateAfterSale(versionOf(analysis, made), person, sold)
  return {
    id,
    title,
    requirements,
    textRevision,
    status,
    ...settings,
    terms,
    createdAt,
    version: version.number,
    ...submitted,
    ...(analysis && {
      aiAnalysis: analysisView(analysis, developerCount),
      clarificationQuestions: analysis.questions,
      constraints: constraintsIn(analysis.constraints, scope),
    }),
    ...(estimation && {
      estimation,
      estimatedAt: made.estimatedAt,
    }),
    scope,
    ...savedStateOf(record),
    ...(lease && {
      job: {
        id: lease.token,
        kind: lease.kind,
        progress: lease.progress,
        ageMs: lease.startedAt && now.getTime() - lease.startedAt,
      },
    }),
    ...(failure?.of &&
      Date.parse(failure.at ?? '') > now.getTime() - failureShownMs && {
        failure: { kind: failure.of, reason: failure.kind, message: failure.message },
      }),
  }
}
