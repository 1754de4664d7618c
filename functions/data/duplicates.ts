import { maxTitleLength } from '#contract/limits'
import type { Tier } from '#contract/plan'
import { shorten } from '#domain/text/text'
import {
  type Copied,
  type ProjectRecord,
  buildAnalysisPuts,
  buildBreakdownPuts,
  createProject,
  requireProjectRecord,
  readAnalysis,
  readBreakdown,
  readRequirements,
} from './projects'
import { buildScopePut, readScope } from './scopes'

const prefix = 'Copy of '

/**
 * Stores a copy of a project's current version as the first version of a new project, and counts one estimate for it.
 * Returns false if the month's limit is reached. Throws 404 without the project.
 */
export async function duplicateProject(
  userId: string,
  id: string,
  copy: { id: string; createdAt: string },
  limit: number,
  tier: Tier,
): Promise<boolean> {
  const record = await requireProjectRecord(userId, id)
  const { title, hourlyRate, developerCount, priority, terms, version } = record
  const requirements = await readRequirements(userId, id, version.text)
  const draft = {
    title: shorten(prefix + title, maxTitleLength),
    requirements,
    hourlyRate,
    developerCount,
    priority,
    terms,
  }
  return createProject(userId, { ...draft, ...copy }, limit, tier, await copyOf(userId, record, copy.id))
}

/** Returns the analysis, answers, breakdown and scope, as far as the project has them. */
async function copyOf(userId: string, record: ProjectRecord, copyId: string): Promise<Copied> {
  const { id, status, version, answers, answersHash, estimatedAt, estimatedFrom, trackRecord } = record
  const [analysis, made, scope] = await Promise.all([
    status === 'requirements' ? null : readAnalysis(userId, id, version.analysis),
    status === 'completed' ? readBreakdown(userId, id, version.breakdown) : null,
    status === 'completed' ? readScope(userId, id) : undefined,
  ])
  const estimated = made && { answers, answersHash, estimatedAt, estimatedFrom, trackRecord }
  return {
    record: { status, ...estimated },
    puts: [
      ...(analysis ? await buildAnalysisPuts(userId, copyId, analysis) : []),
      ...(made ? await buildBreakdownPuts(userId, copyId, made) : []),
      ...(scope ? [await buildScopePut(userId, copyId, scope, 0)] : []),
    ],
  }
}
