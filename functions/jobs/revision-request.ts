import * as v from 'valibot'
import { requirementsTooBig } from '#contract/project'
import {
  type Revision,
  isNewProject,
  nothingChanged,
  otherRevisionRunning,
  reviseFirst,
  revisedElsewhere,
} from '#contract/version'
import { isRevision } from '#domain/revision/match-lines'
import { matchTexts } from '#domain/revision/match-texts'
import { numberLines } from '#domain/text/requirement-lines'
import { openCheckpoints } from '#functions/data/checkpoints'
import { maxItemBytes, pack } from '#functions/data/large-values'
import type { RevisionRequest } from '#functions/data/leases'
import { type ProjectRecord, liveLeaseOf, requireProjectRecord, readRequirements } from '#functions/data/projects'
import { versionToDrop } from '#functions/data/version-changes'
import { refuse } from '#functions/lib/refusal'
import { sha256 } from '#functions/lib/sha256'

const checkpointOf = (hash: string) => `revision ${hash}`

/**
 * Validates a revision and stores its text for the job, unless the job runs already or is done. Throws a Refusal before
 * anything is spent: if nothing changed, if the text is a new project, or if the project has another version by now.
 */
export async function buildRevision(
  userId: string,
  projectId: string,
  { requirements, version: base }: Revision,
  now: Date,
): Promise<RevisionRequest> {
  const record = await requireProjectRecord(userId, projectId)
  const request = { base, hash: sha256(requirements) }
  const isLive = liveLeaseOf(record.job, now) !== undefined
  if (isRevisedBy(record, request) || (isLive && isRequested(record, request))) return request

  if (record.status !== 'completed') throw refuse.conflict(reviseFirst)
  if (isLive) throw refuse.conflict(otherRevisionRunning)
  if (record.version.number !== base) throw refuse.outdated(revisedElsewhere)
  const current = await readRequirements(userId, projectId, record.version.text)
  if (requirements === current) throw refuse.invalid(nothingChanged)
  if (!isRevision(matchTexts(numberLines(current), requirements).match)) throw refuse.conflict(isNewProject)
  if ((await pack(requirements)).length > maxItemBytes) throw refuse.tooLong(requirementsTooBig)
  await versionToDrop(userId, projectId)

  await openCheckpoints(userId, projectId).save(checkpointOf(request.hash), requirements, now)
  return request
}

const isRequested = ({ revision }: ProjectRecord, { base, hash }: RevisionRequest) =>
  revision?.base === base && revision.hash === hash

/** True if the project has the version that this request asks for. */
export const isRevisedBy = (record: ProjectRecord, request: RevisionRequest): boolean =>
  isRequested(record, request) && record.version.number > request.base

/** Returns the text that a job was requested with. */
export async function readRevisedText(userId: string, projectId: string, hash: string): Promise<string> {
  return v.parse(v.string(), await openCheckpoints(userId, projectId).find(checkpointOf(hash), new Date()))
}
