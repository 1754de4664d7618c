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
  const changes = await changesOf(userId, record, change, now)
  const changed = changes && (await transact([...changes, unlessDeleted(userId)]))
  if (!changed && change === 'reopen') throw refuse.conflict(notReopened)
  const [share] = groupByShare(await list(key.share(userId, id), maxItems))
  if (!share) throw refuse.notFound(shareNotFound)
  return share
}

/** Returns the writes of a change, or null if the link cannot be reopened. */
async function changesOf(
  userId: string,
  record: ShareRecord,
  change: ShareChange['change'],
  now: Date,
): Promise<Write[] | null> {
  if (change === 'reopen') return reopen(userId, record, now)
  const at = now.toISOString()
  const field = change === 'revoke' ? 'revokedAt' : 'supersededAt'
  return [
    {
      Update: {
        TableName,
        Key: key.share(userId, record.id),
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

/** Undoes a decision or a newer version, and an acceptance with the end of the other offers. */
async function reopen(userId: string, record: ShareRecord, now: Date): Promise<Write[] | null> {
  const { id, hash, projectId } = record
  const at = now.toISOString()
  const event: ShareEvent = { id: newId(now), kind: 'reopen', at, hash }
  const history = inHistory(userId, record, removeDecision('links.#id.'))
  const histories =
    projectId === undefined
      ? [{ Update: { TableName, ...history } }]
      : await reopenOtherOffers({ ...record, userId }, projectId, history)
  return (
    histories && [
      {
        Update: {
          TableName,
          Key: key.share(userId, id),
          UpdateExpression: removeDecision(''),
          ConditionExpression: `${liveCondition} AND (attribute_exists(decision) OR attribute_exists(supersededAt))`,
          ExpressionAttributeValues: { ':now': at },
        },
      },
      ...histories,
      { Put: { TableName, Item: { ...key.shareEvent(userId, id, event.id), ...event } } },
    ]
  )
}
