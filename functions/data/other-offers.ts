import type { SavedEstimate } from '#contract/saved-estimate'
import { endedBy } from '#domain/offer/link-states'
import { endedAt } from '#domain/offer/withdrawal'
import type { ShareRecord, inHistory } from './shares'
import * as key from './keys'
import { TableName, type Write } from './table'
import type { Key } from './user-key'

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
 * Returns the change of an accepted offer's history, and the writes that end the other open offers of the project. Change
 * requests stay open if they add to what was accepted: those compared with an earlier estimate would replace it, at the
 * price of that one. `shareLimits.livePerProject` keeps the writes within one transaction.
 */
export function endOtherOffers(
  accepted: Accepted,
  all: readonly SavedEstimate[],
  history: History,
  { now, at }: { now: Date; at: string },
) {
  const sold = all.find((saved) => saved.id === accepted.savedId)
  // Without it, the change of the history fails.
  if (!sold) return [{ Update: { TableName, ...history } }]
  return changeOthers(accepted, history, all, (saved) => endedBy(sold, saved, now), {
    verb: 'SET',
    assign: (path) => `${path}supersededAt = :ended, ${path}isOtherAccepted = :true`,
    condition: (path) =>
      `attribute_exists(${path}createdAt) AND attribute_not_exists(${path}decision) AND attribute_not_exists(${path}supersededAt)`,
    values: { ':ended': at, ':true': true },
  })
}

/** Returns the change of a reopened offer's history, and the writes that open the offers that its acceptance had ended. */
export function reopenOtherOffers(reopened: ShareRecord & Accepted, all: readonly SavedEstimate[], history: History) {
  const { decision } = reopened
  const acceptedAt = decision?.kind === 'accept' ? decision.at : undefined
  return changeOthers(reopened, history, all, (saved) => endedAt(acceptedAt, saved), {
    verb: 'REMOVE',
    assign: (path) => `${path}supersededAt, ${path}isOtherAccepted`,
    condition: (path) => `${path}supersededAt = :ended`,
    values: { ':ended': acceptedAt },
  })
}

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
