import * as v from 'valibot'
import { type Share, type ShareChange, type ShareEvent, notReopened, shareNotFound } from '#contract/share'
import { newId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'
import { reopenOtherOffers } from './other-offers'
import { ShareRecord, groupByShare, inHistory, liveCondition, maxItems } from './shares'
import { TableName, type Write, get, key, list, transact, unlessDeleted } from './table'

/** Changes a live link. Revoking is final. Reopening undoes a decision or a newer version. Throws 404 or 409. */
export async function changeShare(
  userId: string,
  id: string,
  change: ShareChange['change'],
  now: Date,
): Promise<Share> {
  const record = v.parse(v.optional(ShareRecord), await get(key.share(userId, id)))
  if (!record) throw refuse.notFound(shareNotFound)
  const changed = await transact([...(await changesOf(userId, record, change, now)), unlessDeleted(userId)])
  if (!changed && change === 'reopen') throw refuse.conflict(notReopened)
  const [share] = groupByShare(await list(key.share(userId, id), maxItems))
  if (!share) throw refuse.notFound(shareNotFound)
  return share
}

async function changesOf(
  userId: string,
  record: ShareRecord,
  change: ShareChange['change'],
  now: Date,
): Promise<Write[]> {
  const { id } = record
  const at = now.toISOString()
  const target = { TableName, Key: key.share(userId, id) }
  if (change === 'reopen') return reopen(userId, record, now)
  const field = change === 'revoke' ? 'revokedAt' : 'supersededAt'
  return [
    {
      Update: {
        ...target,
        UpdateExpression: `SET ${field} = :now`,
        ConditionExpression: `${liveCondition} AND attribute_not_exists(${field})`,
        ExpressionAttributeValues: { ':now': at },
      },
    },
    { Update: { TableName, ...inHistory(userId, record, `SET links.#id.${field} = :now`, { ':now': at }) } },
  ]
}

const removeDecision = (path: string) =>
  `REMOVE ${['decision', 'sold', 'supersededAt', 'isOtherAccepted', 'askedAt'].map((name) => path + name).join(', ')}`

/**
 * Undoes a decision or a newer version. The offers that an acceptance ended are open again. A change request that one
 * ended is not reopened: accepted, it would set what was sold back to its own price.
 */
async function reopen(userId: string, record: ShareRecord, now: Date): Promise<Write[]> {
  const { id, hash, decision, projectId } = record
  const at = now.toISOString()
  const event: ShareEvent = { id: newId(now), kind: 'reopen', at, hash }
  const history = inHistory(userId, record, removeDecision('links.#id.'))
  return [
    {
      Update: {
        TableName,
        Key: key.share(userId, id),
        UpdateExpression: removeDecision(''),
        ConditionExpression: `${liveCondition} AND (attribute_exists(decision) OR attribute_exists(supersededAt)) AND NOT (attribute_exists(isOtherAccepted) AND attribute_exists(isChange))`,
        ExpressionAttributeValues: { ':now': at },
      },
    },
    ...(decision?.kind === 'accept' && projectId !== undefined
      ? await reopenOtherOffers({ ...record, userId }, projectId, history, decision.at)
      : [{ Update: { TableName, ...history } }]),
    { Put: { TableName, Item: { ...key.shareEvent(userId, id, event.id), ...event } } },
  ]
}
