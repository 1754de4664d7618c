import type { SavedEstimate } from '#contract/saved-estimate'
import { isLive } from '#domain/sold'
import { listSavedEstimatesBefore, maxHistoryShown } from './saved-estimates'
import { inHistory } from './shares'
import { TableName, type Write, key } from './table'

type History = ReturnType<typeof inHistory>

/**
 * Returns the change of an accepted offer's history, and the writes that end the other open offers of the project. They
 * fail if one of those is decided in the meantime, so that of concurrent acceptances one is stored. Change requests stay
 * open if they add to what was accepted: those compared with an earlier estimate would replace it, at the price of that
 * one. `shareLimits.livePerProject` keeps the writes within one transaction.
 */
export async function endOtherOffers(
  { userId, id, savedId }: { userId: string; id: string; savedId: string },
  projectId: string,
  accepted: History,
  now: Date,
): Promise<Write[]> {
  const values = { ':ended': now.toISOString(), ':true': true }
  const all = (await listSavedEstimatesBefore(userId, undefined, maxHistoryShown)).filter(
    (saved) => saved.projectId === projectId,
  )
  const sold = all.find((saved) => saved.id === savedId)
  const open = all
    .map((saved) => ({ savedId: saved.id, ids: listEndedBy(sold, saved, now).filter((other) => other !== id) }))
    .filter(({ ids }) => ids.length > 0)
  const own = open.find((saved) => saved.savedId === savedId)?.ids ?? []
  const histories = [
    own.length > 0 ? alsoEnding(accepted, own, values) : accepted,
    ...open
      .filter((saved) => saved.savedId !== savedId)
      .map(({ savedId, ids: [first = '', ...more] }) =>
        alsoEnding(inHistory(userId, { id: first, savedId }, `SET ${setEnded('links.#id.')}`, values), more, values),
      ),
  ]
  const shares = open.flatMap(({ ids }) =>
    ids.map((other) => ({
      Key: key.share(userId, other),
      UpdateExpression: `SET ${setEnded('')}`,
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(decision)',
      ExpressionAttributeValues: values,
    })),
  )
  return [...histories, ...shares].map((change) => ({ Update: { TableName, ...change } }))
}

/** Returns the ids of links that can still be accepted, but no longer after an acceptance of another saved estimate. */
const listEndedBy = (sold: SavedEstimate | undefined, { links = {} }: SavedEstimate, now: Date): string[] =>
  Object.entries(links).flatMap(([id, link]) => {
    const addsToSold = link.isChange && !(sold && link.since && link.since < sold.createdAt)
    return isLive(link, now) && !link.decision && !link.supersededAt && !addsToSold ? id : []
  })

const setEnded = (path: string) => `${path}supersededAt = :ended, ${path}isOtherAccepted = :true`

/** Extends the change of a saved estimate's history, which an item of a transaction can have only once. */
const alsoEnding = (history: History, ids: readonly string[], values: Record<string, unknown>): History => ({
  ...history,
  UpdateExpression: [history.UpdateExpression, ...ids.map((_, at) => setEnded(`links.#other${at}.`))].join(', '),
  ConditionExpression: [history.ConditionExpression, ...ids.map((_, at) => `attribute_exists(links.#other${at})`)].join(
    ' AND ',
  ),
  ExpressionAttributeNames: {
    ...history.ExpressionAttributeNames,
    ...Object.fromEntries(ids.map((other, at) => [`#other${at}`, other])),
  },
  ExpressionAttributeValues: { ...history.ExpressionAttributeValues, ...values },
})
