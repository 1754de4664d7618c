import * as v from 'valibot'
import { shareLimits } from '#contract/limits'
import { SavedEstimate, type SavedSnapshot, savedNotFound } from '#contract/saved-estimate'
import {
  type NewShare,
  Offer,
  Reopened,
  Share,
  type ShareChoices,
  ShareEvent,
  ShareState,
  offerTooLarge,
  tooManyLinks,
  tooManyLinksOfEstimate,
  tooManyLinksOfProject,
} from '#contract/share'
import { remainingOptions } from '#domain/change/accepted-options'
import { basisOf, forgettable } from '#domain/offer/link-states'
import { priceWith } from '#domain/offer/offer-price'
import { chosenAtFirst } from '#domain/offer/offer-standing'
import { type Sold, acceptancesIn, isLive, lastAcceptanceOf, soldOf } from '#domain/offer/sold'
import { newId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'
import { retryChange } from '#functions/lib/retry'
import { sha256 } from '#functions/lib/sha256'
import { maxItemBytes, pack } from './large-values'
import { findSavedEstimate, listSavedOf } from './saved-estimates'
import * as key from './keys'
import * as prefixes from './prefixes'
import {
  type Item,
  TableName,
  type Write,
  get,
  list,
  listKeysWithPrefix,
  readAttributePages,
  transact,
  unlessDeleted,
} from './table'

/** A link without its events, with its project and the hash of its token. */
export const ShareRecord = v.object({
  ...v.omit(Share, ['events']).entries,
  /** Absent from links made before projects had a maximum of them. */
  projectId: v.optional(v.string()),
  reopened: v.optional(Reopened),
  /** Time at which the last question was marked as answered. */
  answeredAt: v.optional(v.string()),
  /** Hash of the last question. */
  question: v.optional(v.string()),
  tokenHash: v.string(),
})
export type ShareRecord = v.InferOutput<typeof ShareRecord>

/** Condition of a live link, with `:now` as ISO 8601. */
export const liveCondition = 'attribute_exists(pk) AND attribute_not_exists(revokedAt) AND endsAt > :now'

/** The same of a link that shows its offer, with `:accept`: an acceptance outlasts the validity. */
export const readableCondition =
  'attribute_exists(pk) AND attribute_not_exists(revokedAt) AND (endsAt > :now OR decision.kind = :accept)'

/** Returns the time at which a day is over everywhere on Earth (UTC−12). */
export const endOfDay = (date: string) => new Date(Date.parse(date) + 36 * 60 * 60 * 1_000)

/**
 * Stores an offer of a saved estimate under a token, unless one is stored already. It is built again if a link was accepted
 * in the meantime. Throws 404 without the saved estimate, 409 if the maximum of live links is reached, and 413 if the offer
 * is too large.
 */
export async function createShare(
  userId: string,
  { id: savedId, projectId }: Pick<SavedEstimate, 'id' | 'projectId'>,
  token: string,
  build: () => Promise<Offer>,
  show: ShareChoices['show'],
  now: Date,
): Promise<NewShare> {
  const tokenHash = sha256(token)
  return fenced(userId, async (next) => {
    const stored = await findByToken(userId, tokenHash)
    if (stored) return { token, share: { ...stored, events: [] } }
    // In the order of its schema, as clients receive it, so that they can compute the hash.
    const offer = v.parse(Offer, await build())
    const packed = await pack(offer)
    if (packed.length > maxItemBytes) throw refuse.tooLong(offerTooLarge)
    const id = newId(now)
    const record: ShareRecord = {
      id,
      savedId,
      projectId,
      title: offer.title,
      note: offer.note || undefined,
      from: offer.from,
      show: { ...show, range: !!offer.range, risks: !!offer.risks, rates: !!offer.rates },
      price: priceWith(offer, chosenAtFirst(offer)).total,
      currency: offer.price.currency,
      isTaxed: offer.price.tax.percent > 0,
      createdAt: offer.createdAt,
      validUntil: offer.validUntil,
      endsAt: endOfDay(offer.validUntil).toISOString(),
      hash: sha256(JSON.stringify(offer)),
      openedCount: 0,
      ...basisOf(offer),
      tokenHash,
    }
    const links = await readLinks(userId, savedId)
    await assertRoom(userId, record, now)
    const isStored = await transact([
      { Put: { TableName, Item: { ...key.offer(tokenHash), userId, id, savedId, hash: record.hash, packed } } },
      { Put: { TableName, Item: { ...key.share(userId, id), ...record } } },
      next,
      addLink(userId, record, links, now),
      unlessDeleted(userId),
    ])
    return isStored && { token, share: { ...record, events: [] } }
  })
}

/**
 * Repeats a change of a user's links until it returns what it did, with a write that fails if another link was created,
 * accepted or reopened in the meantime. Throws 503 if that always happens.
 */
export function fenced<Done>(userId: string, change: (next: Write) => Promise<Done | false>): Promise<Done> {
  return retryChange(async () => {
    const revision = await readRevision(userId)
    return change({
      Update: {
        TableName,
        Key: key.shareRevision(userId),
        UpdateExpression: 'SET revision = :next',
        ConditionExpression: 'attribute_not_exists(pk) OR revision = :revision',
        ExpressionAttributeValues: { ':revision': revision, ':next': revision + 1 },
      },
    })
  })
}

/** Returns the link of a user with this token. */
async function findByToken(userId: string, tokenHash: string): Promise<ShareRecord | undefined> {
  const offer = await get(key.offer(tokenHash))
  return offer && v.parse(v.optional(ShareRecord), await get(key.share(userId, v.parse(v.string(), offer.id))))
}

type Links = NonNullable<SavedEstimate['links']>

/** Returns the states of links that are stored with a saved estimate, or undefined before the first one. */
async function readLinks(userId: string, savedId: string): Promise<Links | undefined> {
  const saved = await get(key.estimate(userId, savedId))
  if (!saved) throw refuse.notFound(savedNotFound)
  return v.parse(SavedEstimate, saved).links
}

/**
 * Adds a link's state to its saved estimate, so that the history shows it without another read. Removes those of ended
 * links except the last decisions, so that there are never more than twice the maximum of live ones.
 */
function addLink(userId: string, record: ShareRecord, links: Links | undefined, now: Date): Write {
  const target = { TableName, Key: key.estimate(userId, record.savedId) }
  const state = v.parse(ShareState, record)
  if (!links)
    return {
      Update: {
        ...target,
        UpdateExpression: 'SET links = :links',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(links)',
        ExpressionAttributeValues: { ':links': { [record.id]: state } },
      },
    }
  const ended = forgettable(links, now, shareLimits.livePerEstimate)
  return {
    Update: {
      ...target,
      UpdateExpression: `SET links.#id = :state ${ended.length > 0 ? `REMOVE ${ended.map((_, at) => `links.#ended${at}`).join(', ')}` : ''}`,
      ConditionExpression: 'attribute_exists(links)',
      ExpressionAttributeNames: { '#id': record.id, ...Object.fromEntries(ended.map((id, at) => [`#ended${at}`, id])) },
      ExpressionAttributeValues: { ':state': state },
    },
  }
}

/**
 * Changes a link's state with its saved estimate, by an expression about `links.#id`. Part of every write for a link,
 * because it fails if the saved estimate was deleted.
 */
export const inHistory = (
  userId: string,
  { id, savedId }: Pick<ShareRecord, 'id' | 'savedId'>,
  UpdateExpression: string,
  ExpressionAttributeValues?: Record<string, unknown>,
) => ({
  Key: key.estimate(userId, savedId),
  UpdateExpression,
  ConditionExpression: 'attribute_exists(links.#id)',
  ExpressionAttributeNames: { '#id': id } as Record<string, string>,
  ...(ExpressionAttributeValues && { ExpressionAttributeValues }),
})

/** Returns the names of the options in the last acceptance of a saved estimate. */
export async function readOwnOptions(userId: string, saved: Pick<SavedEstimate, 'links'>): Promise<string[]> {
  const accepted = lastAcceptanceOf(saved)
  const share = accepted && v.parse(v.optional(ShareRecord), await get(key.share(userId, accepted.id)))
  return share?.decision?.options ?? []
}

/** Returns the saved estimate of a project that was sold. Null for none. */
export async function findSold(userId: string, projectId: string) {
  const sold = soldOf(projectId, await listSavedOf(userId, projectId))
  return sold ? openSold(userId, sold) : null
}

/** Returns the saved estimate that was sold, with the options that its client accepted. Null if it was just deleted. */
export async function openSold(userId: string, { saved }: Pick<Sold, 'saved'>) {
  const [before, acceptedOptions] = await Promise.all([
    findSavedEstimate(userId, saved.id),
    readOwnOptions(userId, saved),
  ])
  return before && { ...before, acceptedOptions }
}

/**
 * Returns the options in the last acceptance of a saved estimate, none if it was just reopened. One that nobody accepted
 * has those that were accepted with an earlier one of its project, with the last one by then if that stands, or else with
 * the last one, as far as they are still options.
 */
export async function readAcceptedOptions(userId: string, saved: SavedSnapshot): Promise<string[]> {
  if (lastAcceptanceOf(saved)) return readOwnOptions(userId, saved)
  const accepted = acceptancesIn((await listSavedOf(userId, saved.projectId)).filter(({ id }) => id < saved.id))
  const { saved: earlier } = accepted.find(({ at }) => at === saved.withSold?.acceptedAt) ?? accepted.at(-1) ?? {}
  const [names, before] = earlier
    ? await Promise.all([readOwnOptions(userId, earlier), findSavedEstimate(userId, earlier.id)])
    : [[], null]
  return before ? remainingOptions(before, saved, names) : []
}

async function readRevision(userId: string): Promise<number> {
  const item = v.parse(v.optional(v.object({ revision: v.number() })), await get(key.shareRevision(userId)))
  return item?.revision ?? 0
}

const Identity = v.pick(ShareRecord, ['id', 'savedId', 'projectId', 'endsAt', 'revokedAt', 'tokenHash'])

/** Returns what identifies each link of a user, without the events. */
async function listIdentities(userId: string) {
  const found: v.InferOutput<typeof Identity>[] = []
  for await (const page of readAttributePages(prefixes.shares(userId), Object.keys(Identity.entries)))
    found.push(...page.filter(({ tokenHash }) => tokenHash !== undefined).map((item) => v.parse(Identity, item)))
  return found
}

async function assertRoom(userId: string, { savedId, projectId }: ShareRecord, now: Date): Promise<void> {
  const live = (await listIdentities(userId)).filter((share) => isLive(share, now))
  if (live.length >= shareLimits.livePerUser) throw refuse.conflict(tooManyLinks)
  if (live.filter((share) => share.projectId === projectId).length >= shareLimits.livePerProject)
    throw refuse.conflict(tooManyLinksOfProject)
  if (live.filter((share) => share.savedId === savedId).length >= shareLimits.livePerEstimate)
    throw refuse.conflict(tooManyLinksOfEstimate)
}

/** Maximum items read for a list: links and their events. */
export const maxItems = 1_000

/** Returns the newest links with their events, newest first, or those older than `before`. */
export async function listShares(userId: string, before?: string): Promise<{ shares: Share[]; isComplete: boolean }> {
  const items = await list(prefixes.shares(userId), maxItems, { before })
  return { shares: groupByShare(items), isComplete: items.length < maxItems }
}

/** Groups items, newest first, so that the events of a link precede it. */
export function groupByShare(items: readonly Item[]): Share[] {
  const shares: Share[] = []
  let events: ShareEvent[] = []
  for (const item of items) {
    if (!('tokenHash' in item)) {
      events.push(v.parse(ShareEvent, item))
      continue
    }
    shares.push(v.parse(Share, { ...item, events }))
    events = []
  }
  return shares
}

/**
 * Returns the keys of links, of all or of some saved estimates. Delete the offers first, because only the links' own
 * items lead to them.
 */
export async function listShareKeys(userId: string, savedIds?: ReadonlySet<string>) {
  const shares = (await listIdentities(userId)).filter(({ savedId }) => savedIds?.has(savedId) ?? true)
  const own = await Promise.all(shares.map(({ id }) => listKeysWithPrefix(key.share(userId, id))))
  return { offers: shares.map(({ tokenHash }) => key.offer(tokenHash)), own: own.flat() }
}
