import * as v from 'valibot'
import { SavedEstimate } from '#contract/saved-estimate'
import {
  Reopened,
  type Share,
  type ShareChange,
  type ShareEvent,
  askedAgain,
  notReopened,
  notSuperseded,
  otherAcceptanceStands,
  shareNotFound,
} from '#contract/share'
import { canReopen, wouldUndo } from '#domain/offer/link-states'
import { newId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'
import { reopenOtherOffers } from './other-offers'
import { listSavedOf } from './saved-estimates'
import { ShareRecord, fenced, groupByShare, inHistory, liveCondition, maxItems, readableCondition } from './shares'
import * as key from './keys'
import { TableName, type Write, get, list, transact, unlessDeleted } from './table'

/**
 * Changes a link. Revoking is final. Reopening undoes a decision or a newer version, an acceptance also if the link has
 * ended. Owners answer questions by mail, and mark them as answered here. Throws 404 or 409.
 */
export async function changeShare(userId: string, id: string, body: ShareChange, now: Date): Promise<Share> {
  const { change } = body
  if (change === 'reopen') await reopen(userId, id, now)
  else if (change === 'answer') await closeQuestion(userId, await findShare(userId, id), body.askedAt, now)
  else await end(userId, await findShare(userId, id), change, now)
  const [share] = groupByShare(await list(key.share(userId, id), maxItems))
  if (!share) throw refuse.notFound(shareNotFound)
  if (change === 'supersede' && share.decision) throw refuse.conflict(notSuperseded)
  return share
}

async function findShare(userId: string, id: string): Promise<ShareRecord> {
  const record = v.parse(v.optional(ShareRecord), await get(key.share(userId, id)))
  if (!record) throw refuse.notFound(shareNotFound)
  return record
}

/** Revokes or supersedes a link, unless it is already. One with a decision is not superseded. */
function end(userId: string, record: ShareRecord, change: 'revoke' | 'supersede', now: Date): Promise<boolean> {
  const at = now.toISOString()
  const isRevoked = change === 'revoke'
  const field = isRevoked ? 'revokedAt' : 'supersededAt'
  return transact([
    {
      Update: {
        TableName,
        Key: key.share(userId, record.id),
        UpdateExpression: `SET ${field} = :now`,
        ConditionExpression: isRevoked
          ? readableCondition
          : `${liveCondition} AND attribute_not_exists(decision) AND attribute_not_exists(supersededAt)`,
        ExpressionAttributeValues: { ':now': at, ...(isRevoked && { ':accept': 'accept' }) },
      },
    },
    { Update: { TableName, ...inHistory(userId, record, `SET links.#id.${field} = :now`, { ':now': at }) } },
    unlessDeleted(userId),
  ])
}

/**
 * Marks the last question as answered, unless it is already, also of a link that the history does not list any more. Throws
 * 409 if the client has asked again since `askedAt`.
 */
async function closeQuestion(userId: string, record: ShareRecord, askedAt: string, now: Date): Promise<void> {
  if (record.askedAt !== undefined && record.askedAt !== askedAt) throw refuse.conflict(askedAgain)
  const close: Write = {
    Update: {
      TableName,
      Key: key.share(userId, record.id),
      UpdateExpression: 'SET answeredAt = :now REMOVE askedAt, askedBy',
      ConditionExpression: 'askedAt = :askedAt',
      ExpressionAttributeValues: { ':askedAt': askedAt, ':now': now.toISOString() },
    },
  }
  const state = { TableName, ...inHistory(userId, record, 'REMOVE links.#id.askedAt, links.#id.askedBy') }
  const isClosed = await transact([close, { Update: state }, unlessDeleted(userId)])
  if (!isClosed) await transact([close, unlessDeleted(userId)])
}

const removeDecision = (path: string) =>
  `REMOVE ${['decision', 'sold', 'supersededAt', 'isOtherAccepted', 'askedAt', 'askedBy'].map((name) => path + name).join(', ')}`

/** Undoes a decision or a newer version, and an acceptance with the end of the other offers. */
const reopen = (userId: string, id: string, now: Date) =>
  fenced(userId, async (next) => {
    const record = await findShare(userId, id)
    const saved = v.parse(v.optional(SavedEstimate), await get(key.estimate(userId, record.savedId)))
    if (!saved) throw refuse.notFound(shareNotFound)
    if (!canReopen(record, now)) throw refuse.conflict(notReopened)
    const all = await listSavedOf(userId, saved.projectId)
    if (wouldUndo(record, saved.projectId, all)) throw refuse.conflict(otherAcceptanceStands)

    const at = now.toISOString()
    const event: ShareEvent = { id: newId(now), kind: 'reopen', at, hash: record.hash }
    const { decision } = record
    return transact([
      {
        Update: {
          TableName,
          Key: key.share(userId, id),
          UpdateExpression: `${decision ? 'SET reopened = :reopened ' : ''}${removeDecision('')}`,
          ConditionExpression: 'attribute_exists(decision) OR attribute_exists(supersededAt)',
          ...(decision && { ExpressionAttributeValues: { ':reopened': v.parse(Reopened, { at, decision }) } }),
        },
      },
      ...reopenOtherOffers({ ...record, userId }, all, inHistory(userId, record, removeDecision('links.#id.'))),
      { Put: { TableName, Item: { ...key.shareEvent(userId, id, event.id), ...event } } },
      next,
      unlessDeleted(userId),
    ])
  })
