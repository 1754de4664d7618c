import type { SavedEstimate } from '#contract/saved-estimate'
import type { ShareState } from '#contract/share'
import { isLive } from '#domain/sold'
import { listSavedEstimatesBefore, maxHistoryShown } from './saved-estimates'
import type { ShareRecord, inHistory } from './shares'
import { type Key, TableName, type Write, key } from './table'

type History = ReturnType<typeof inHistory>

/** Change of links and of their states in the history, each under its path. */
interface Change {
  verb: 'SET' | 'REMOVE'
  assign: (path: string) => string
  condition: (path: string) => string
  values: Record<string, unknown>
}

type Accepted = Pick<ShareRecord, 'id' | 'savedId'> & { userId: string }

/**
 * Returns the change of an accepted offer's history, and the writes that end the other open offers of the project. They
 * fail if one of those is decided in the meantime, so that of concurrent acceptances one is stored. Change requests stay
 * open if they add to what was accepted: those compared with an earlier estimate would replace it, at the price of that
 * one. `shareLimits.livePerProject` keeps the writes within one transaction.
 */
export async function endOtherOffers(accepted: Accepted, projectId: string, history: History, now: Date) {
  const all = await listSaved(accepted.userId, projectId)
  const sold = all.find((saved) => saved.id === accepted.savedId)
  return changeOthers(accepted, history, all, (saved) => listEndedBy(sold, saved, now), {
    verb: 'SET',
    assign: (path) => `${path}supersededAt = :ended, ${path}isOtherAccepted = :true`,
    condition: (path) => `attribute_exists(${path}createdAt) AND attribute_not_exists(${path}decision)`,
    values: { ':ended': now.toISOString(), ':true': true },
  })
}

/**
 * Returns the change of a reopened offer's history, and the writes that open the offers that its acceptance had ended,
 * unless a later acceptance of the project stands. Returns null for a change request that is compared with an earlier
 * estimate than an accepted one: accepted, it would set what was sold back to its own price.
 */
export async function reopenOtherOffers(reopened: ShareRecord & Accepted, projectId: string, history: History) {
  const { id: own, userId, decision } = reopened
  const all = await listSaved(userId, projectId)
  const accepted = all.flatMap((saved) =>
    Object.entries(saved.links ?? {}).flatMap(([id, { decision }]) =>
      id !== own && decision?.kind === 'accept' ? { saved, at: decision.at } : [],
    ),
  )
  if (reopened.isChange && accepted.some(({ saved }) => !addsTo(saved, reopened))) return null
  const acceptedAt = decision?.kind === 'accept' ? decision.at : undefined
  const isLast = acceptedAt !== undefined && accepted.every(({ at }) => at < acceptedAt)
  const wasEnded = ({ isOtherAccepted, supersededAt }: ShareState) => isOtherAccepted && supersededAt === acceptedAt
  const listEnded = ({ links = {} }: SavedEstimate) =>
    isLast ? Object.keys(links).filter((id) => wasEnded(links[id]!)) : []
  return changeOthers(reopened, history, all, listEnded, {
    verb: 'REMOVE',
    assign: (path) => `${path}supersededAt, ${path}isOtherAccepted`,
    condition: (path) => `${path}supersededAt = :ended`,
    values: { ':ended': acceptedAt },
  })
}

const listSaved = async (userId: string, projectId: string) =>
  (await listSavedEstimatesBefore(userId, undefined, maxHistoryShown)).filter((saved) => saved.projectId === projectId)

/** Returns the writes that change an offer's history, and other offers with theirs. */
function changeOthers(
  { userId, id, savedId }: Accepted,
  history: History,
  all: readonly SavedEstimate[],
  listIds: (saved: SavedEstimate) => string[],
  change: Change,
): Write[] {
  const others = all
    .map((saved) => ({ savedId: saved.id, ids: listIds(saved).filter((other) => other !== id) }))
    .filter(({ ids }) => ids.length > 0)
  const own = others.find((saved) => saved.savedId === savedId)
  const changeIn = (saved: (typeof others)[number]) =>
    changeStates(change, key.estimate(userId, saved.savedId), saved.ids)
  const histories = [
    own ? joinChanges(change.verb, history, changeIn(own)) : history,
    ...others.filter((saved) => saved !== own).map(changeIn),
  ]
  const shares = others.flatMap(({ ids }) =>
    ids.map((other) => ({
      Key: key.share(userId, other),
      UpdateExpression: `${change.verb} ${change.assign('')}`,
      ConditionExpression: change.condition(''),
      ExpressionAttributeValues: change.values,
    })),
  )
  return [...histories, ...shares].map((update) => ({ Update: { TableName, ...update } }))
}

/** Returns the ids of links that can still be accepted, but no longer after an acceptance of another saved estimate. */
const listEndedBy = (sold: SavedEstimate | undefined, { links = {} }: SavedEstimate, now: Date): string[] =>
  Object.entries(links).flatMap(([id, link]) => {
    return isLive(link, now) && !link.decision && !link.supersededAt && !addsTo(sold, link) ? id : []
  })

/** True for a change request, unless it is compared with an earlier estimate than the one that was sold. */
const addsTo = (sold: SavedEstimate | undefined, { isChange, since }: ShareState) =>
  isChange === true && !(sold && since && since < sold.createdAt)

/** Returns the change of the states of links in the history of their saved estimate. */
function changeStates({ verb, assign, condition, values }: Change, Key: Key, ids: readonly string[]) {
  const paths = ids.map((_, at) => `links.#other${at}.`)
  return {
    Key,
    UpdateExpression: `${verb} ${paths.map(assign).join(', ')}`,
    ConditionExpression: paths.map(condition).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(ids.map((id, at) => [`#other${at}`, id])),
    ExpressionAttributeValues: values,
  }
}

/** Joins two changes of an item, which a transaction can have only once. Both begin with the verb. */
const joinChanges = (verb: Change['verb'], one: History, other: ReturnType<typeof changeStates>) => ({
  Key: one.Key,
  UpdateExpression: one.UpdateExpression + other.UpdateExpression.replace(verb, ','),
  ConditionExpression: `${one.ConditionExpression} AND ${other.ConditionExpression}`,
  ExpressionAttributeNames: { ...one.ExpressionAttributeNames, ...other.ExpressionAttributeNames },
  ExpressionAttributeValues: { ...one.ExpressionAttributeValues, ...other.ExpressionAttributeValues },
})
