import { type TextChange, jobRunning, requirementsFixed, requirementsTooBig, textChanged } from '#contract/project'
import { refuse } from '#functions/lib/refusal'
import { retryChange } from '#functions/lib/retry'
import { forgetCheckpoints } from './checkpoints'
import { maxItemBytes, pack } from './large-values'
import { liveLeaseOf, noJobRuns, requireProjectRecord, readRequirements } from './projects'
import { consume } from './rate-limits'
import * as key from './keys'
import { TableName, type Write, listKeysWithPrefix, transact, unlessDeleted } from './table'

/**
 * Changes the title, and the requirements until the estimate is completed. Other requirements are a new text: what was
 * read from the old one is deleted, and the project begins again without being counted again. Throws 404, or 409 while
 * a job runs and if the text was changed or analyzed since its `textRevision`.
 */
export async function changeText(userId: string, id: string, change: TextChange, now: Date): Promise<void> {
  const isNew = change.requirements !== undefined && (await isOther(userId, id, change.requirements))
  if (isNew) await consume('textChangesPerUser', userId, now)
  await retryChange(() => tryToChange(userId, id, change, isNew, now))
  if (isNew) await forgetCheckpoints(userId, id)
}

async function isOther(userId: string, id: string, requirements: string): Promise<boolean> {
  const record = await requireProjectRecord(userId, id)
  return requirements !== (await readRequirements(userId, id, record.version.text))
}

/** Returns false if the project's status or text changed after it was read. */
async function tryToChange(
  userId: string,
  id: string,
  { title, requirements, textRevision }: TextChange,
  isNew: boolean,
  now: Date,
): Promise<boolean> {
  const record = await requireProjectRecord(userId, id)
  if (liveLeaseOf(record.job, now)) throw refuse.conflict(jobRunning)
  if (isNew && record.status === 'completed') throw refuse.conflict(requirementsFixed)
  // A repeated change, such as after a lost response, is already stored.
  const isChange = isNew || (title !== undefined && title !== record.title)
  if (isChange && textRevision !== undefined && textRevision !== record.textRevision) throw refuse.outdated(textChanged)

  return transact([
    {
      Update: {
        TableName,
        Key: key.project(userId, id),
        // Without its lease, a job that was thought dead cannot store a result of the old text.
        UpdateExpression: `SET title = :title, #status = :after REMOVE #job${isNew ? ', failure, #answers, answersHash' : ''} ADD textRevision :one`,
        ConditionExpression: `#status = :before AND (${record.textRevision === 0 ? 'attribute_not_exists(textRevision) OR ' : ''}textRevision = :revision) AND ${noJobRuns}`,
        ExpressionAttributeNames: { '#status': 'status', '#job': 'job', ...(isNew && { '#answers': 'answers' }) },
        ExpressionAttributeValues: {
          ':title': title ?? record.title,
          ':before': record.status,
          ':after': isNew ? 'requirements' : record.status,
          ':now': now.getTime(),
          ':revision': record.textRevision,
          ':one': 1,
        },
      },
    },
    ...(isNew && requirements !== undefined ? await newTextWrites(userId, id, requirements) : []),
    unlessDeleted(userId),
  ])
}

/** The new text in place of the old one, without the analysis of that. */
async function newTextWrites(userId: string, id: string, requirements: string): Promise<Write[]> {
  const packed = await pack(requirements)
  if (packed.length > maxItemBytes) throw refuse.tooLong(requirementsTooBig)
  const analysis = await listKeysWithPrefix(key.analysis(userId, id))
  return [
    { Put: { TableName, Item: { ...key.text(userId, id), packed } } },
    ...analysis.map((Key): Write => ({ Delete: { TableName, Key } })),
  ]
}
