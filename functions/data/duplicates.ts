import { maxTitleLength } from '#contract/limits'
import type { Tier } from '#contract/plan'
import { shorten } from '#domain/text/text'
import {
  type Contents,
  type Copied,
  type ProjectRecord,
  buildAnalysisPuts,
  buildBreakdownPuts,
  createProject,
  requireProjectRecord,
  readContents,
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
  const { title, hourlyRate, developerCount, priority, terms } = record
  const contents = await readContents(userId, record)
  const draft = {
    title: shorten(prefix + title, maxTitleLength),
    requirements: contents.requirements,
    hourlyRate,
    developerCount,
    priority,
    terms,
  }
  return createProject(userId, { ...draft, ...copy }, limit, tier, await copyOf(userId, record, contents, copy.id))
}

/** Returns the analysis, answers, breakdown and scope, as far as the project has them. */
async function copyOf(
  userId: string,
  record: ProjectRecord,
  { analysis, made }: Contents,
  copyId: string,
): Promise<Copied> {
  const { id, status, answers, answersHash, estimatedAt, estimatedFrom, trackRecord } = record
  const scope = status === 'completed' ? await readScope(userId, id) : undefined
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
