import * as v from 'valibot'
import { shareLimits } from '#contract/limits'
import type { OfferResponse } from '#contract/offer-response'
import {
  Decision,
  Offer,
  ShareEvent,
  type ShareState,
  type SharedOffer,
  changeOutdated,
  offerNotFound,
  offerSuperseded,
  optionNotOffered,
  otherOfferAccepted,
  tooManyQuestions,
} from '#contract/share'
import { acceptanceOf } from '#domain/offer/acceptance'
import {
  acceptanceAfter,
  acceptanceTime,
  acceptedElsewhere,
  basisOf,
  isReadable,
  lastAcceptance,
} from '#domain/offer/link-states'
import { describeEnd } from '#domain/offer/offer-standing'
import { soldOf, startsFrom } from '#domain/offer/sold'
import { formatDate } from '#domain/text/format'
import { markChanges } from '#domain/text/marked-changes'
import { newId } from '#functions/lib/ids'
import { type Refusal, refuse } from '#functions/lib/refusal'
import { sha256 } from '#functions/lib/sha256'
import { unpack } from './large-values'
import { buildMail } from './mails'
import { endOtherOffers } from './other-offers'
import { findSavedEstimate, listSavedOf } from './saved-estimates'
import { ShareRecord, fenced, inHistory, liveCondition, readableCondition } from './shares'
import * as key from './keys'
import { TableName, get, transact, unlessDeleted, update } from './table'

const StoredOffer = v.object({
  userId: v.string(),
  id: v.string(),
  savedId: v.string(),
  hash: v.string(),
  packed: v.instance(Uint8Array),
})
type StoredOffer = v.InferOutput<typeof StoredOffer>

/** Owner of no link. An unknown token costs the same requests as a link that no longer works. */
const nobody = { userId: 'NOBODY', id: 'NONE', savedId: 'NONE', hash: '' }

const findOffer = async (token: string): Promise<StoredOffer | undefined> =>
  v.parse(v.optional(StoredOffer), await get(key.offer(sha256(token))))

const readOffer = async ({ packed }: StoredOffer): Promise<Offer> => v.parse(Offer, await unpack(packed))

/** Returns the offer of a token and counts its opening. Throws 410 if the link has ended, and 404 if there is none. */
export async function openOffer(token: string, now: Date): Promise<SharedOffer> {
  const found = await findOffer(token)
  const owned = found ?? nobody
  const values = { ':now': now.toISOString(), ':one': 1 }
  const opened = await update({
    Key: key.share(owned.userId, owned.id),
    UpdateExpression: countOpening(''),
    ConditionExpression: readableCondition,
    ExpressionAttributeValues: { ...values, ':accept': 'accept' },
  })
  const shown = opened ? owned : nobody
  const counted = await update(inHistory(shown.userId, shown, countOpening('links.#id.'), values))
  if (!found || !opened || !counted) throw await findEnd(found)
  const record = v.parse(ShareRecord, opened)
  const offer = await readOffer(found)
  return sharedOffer(offer, record, await readStanding(found.userId, record, offer))
}

/** Returns the error for a link that shows nothing: 410 with its end if its offer is still stored, else 404. */
async function findEnd(found: StoredOffer | undefined): Promise<Refusal> {
  const [saved, item] = found ? await readStored(found) : []
  if (!found || !saved || !item) return refuse.notFound(offerNotFound)
  const [record, offer] = [v.parse(ShareRecord, item), await readOffer(found)]
  const standing = await readStanding(found.userId, record, offer)
  return refuse.gone(describeEnd(sharedOffer(offer, record, standing), record.revokedAt))
}

const countOpening = (path: string) =>
  `SET ${path}firstOpenedAt = if_not_exists(${path}firstOpenedAt, :now), ${path}lastOpenedAt = :now, ${path}openedCount = ${path}openedCount + :one`

type Standing = Pick<SharedOffer, 'isOutdated' | 'acceptedAt' | 'later'>

/**
 * Returns what other acceptances of the project mean for an offer. It reads the history only for one that was decided or
 * ended by them, or that changes or replaces something.
 */
async function readStanding(
  userId: string,
  { decision, projectId, savedId, isOtherAccepted }: ShareRecord,
  offer: Offer,
): Promise<Standing> {
  const follows = (offer.change ?? offer.replaces) !== undefined
  if (projectId === undefined || !(decision || follows || isOtherAccepted)) return {}
  const sold = soldOf(projectId, await listSavedOf(userId, projectId))
  if (decision?.kind === 'accept') return { later: sold && acceptanceAfter(decision.at, sold) }
  const basis = basisOf(offer)
  const acceptedAt = sold && acceptedElsewhere(sold, savedId, basis)
  if (decision) return { later: sold && lastAcceptance(sold), acceptedAt }
  if (!follows) return { acceptedAt }
  return startsFrom(sold, basis) ? {} : { isOutdated: true, acceptedAt }
}

const sharedOffer = (
  offer: Offer,
  { hash, decision, askedAt, answeredAt, supersededAt, isOtherAccepted, reopened }: ShareRecord,
  standing: Standing,
): SharedOffer => ({
  offer: markChanges(offer),
  hash,
  decision,
  askedAt,
  answeredAt: askedAt === undefined ? answeredAt : undefined,
  isSuperseded: supersededAt !== undefined,
  isOtherAccepted,
  ...(!decision && { reopened }),
  ...standing,
})

/**
 * Records a client's response. Of concurrent decisions exactly one is recorded, and the others get a 409 with its date.
 * A question that is sent again before it is answered, such as after a lost response, is recorded once.
 * An acceptance ends the other open offers of the project, so that of two links one is accepted.
 * The price is computed here from the stored offer.
 */
export async function respondToOffer(token: string, response: OfferResponse, now: Date): Promise<SharedOffer> {
  const found = await findOffer(token)
  const owned = found ?? nobody
  const before = await findReadable(owned, now)
  if (!found || !before) throw await findEnd(found)

  const { userId, id, hash } = found
  const offer = await readOffer(found)
  const { decision: decided, sold, projectId } = await decide(response, offer, found)
  const question = sha256(JSON.stringify(response))
  return fenced(userId, async (next) => {
    const all = projectId === undefined ? [] : await listSavedOf(userId, projectId)
    const at = acceptanceTime(all, now)
    const decision = decided && { ...decided, at }
    // The decision carries options of earlier acceptances on to the next change request. They are not part of this one.
    const options = decision?.options.slice(offer.change?.options?.length ?? 0)
    const event = v.parse(ShareEvent, { ...eventOf(response), ...decision, options, id: newId(now), at, hash })
    const history = inHistory(userId, found, ...stateAfter(event, sold))
    const isOvertaken = projectId !== undefined && !startsFrom(soldOf(projectId, all), basisOf(offer))
    const stored =
      !isOvertaken &&
      (await transact([
        {
          Update: {
            TableName,
            Key: key.share(userId, id),
            ...(decision ? setDecision(decision, sold) : countQuestion(at, question, response.name)),
          },
        },
        ...(projectId === undefined
          ? [{ Update: { TableName, ...history } }]
          : [...endOtherOffers(found, all, history, { now, at }), next]),
        { Put: { TableName, Item: { ...key.shareEvent(userId, id, event.id), ...event } } },
        ...buildMail({ kind: 'offer', userId, shareId: id, eventId: event.id }, now),
        unlessDeleted(userId),
      ]))
    const after = { ...before, ...(decision ? { decision } : { askedAt: at }) }
    // Nothing follows a new acceptance.
    if (stored)
      return sharedOffer(offer, after, decision?.kind === 'accept' ? {} : await readStanding(userId, after, offer))
    const current = await findReadable(owned, now)
    if (!current) throw await findEnd(found)
    if (current.askedAt !== undefined && current.question === question)
      return sharedOffer(offer, current, await readStanding(userId, current, offer))
    const conflict = conflictOf(response, current) ?? (isOvertaken ? changeOutdated : undefined)
    if (conflict) throw refuse.conflict(conflict)
    return false
  })
}

/** Returns the state of a link that shows its offer, or null. */
async function findReadable(owned: typeof nobody, now: Date): Promise<ShareRecord | null> {
  const [saved, item] = await readStored(owned)
  const record = item && v.parse(ShareRecord, item)
  return saved && record && isReadable(record, now) ? record : null
}

/** Reads the saved estimate and the item of a link. */
const readStored = ({ userId, id, savedId }: typeof nobody) =>
  Promise.all([get(key.estimate(userId, savedId)), get(key.share(userId, id))])

const setDecision = (decision: Decision, sold: ShareState['sold']) => ({
  UpdateExpression: `SET decision = :decision${sold ? ', sold = :sold' : ''}`,
  ConditionExpression: `${liveCondition} AND attribute_not_exists(decision) AND attribute_not_exists(supersededAt)`,
  ExpressionAttributeValues: { ':now': decision.at, ':decision': decision, ...(sold && { ':sold': sold }) },
})

const countQuestion = (now: string, question: string, name: string) => ({
  UpdateExpression: 'SET askedAt = :now, askedBy = :name, question = :question ADD questionCount :one',
  ConditionExpression: `${readableCondition} AND (attribute_not_exists(questionCount) OR questionCount < :max) AND (attribute_not_exists(askedAt) OR question <> :question)`,
  ExpressionAttributeValues: {
    ':now': now,
    ':question': question,
    ':name': name,
    ':one': 1,
    ':max': shareLimits.questions,
    ':accept': 'accept',
  },
})

/** Returns the change of the link's state in the history. */
const stateAfter = (
  { kind, at, name, total, weeks }: ShareEvent,
  sold: ShareState['sold'],
): [string, Record<string, unknown>] =>
  kind === 'question'
    ? ['SET links.#id.askedAt = :now, links.#id.askedBy = :name', { ':now': at, ':name': name }]
    : [
        `SET links.#id.decision = :decision${sold ? ', links.#id.sold = :sold' : ''}`,
        { ':decision': { kind, at, name, total, weeks }, ...(sold && { ':sold': sold }) },
      ]

/** Returns the decision of a response, and for an acceptance the project and what it makes of it. */
async function decide(
  response: OfferResponse,
  offer: Offer,
  { userId, savedId }: StoredOffer,
): Promise<{ decision?: Omit<Decision, 'at'>; sold?: ShareState['sold']; projectId?: string }> {
  const { kind, name } = response
  if (kind === 'question') return {}
  if (kind === 'decline') return { decision: { kind, name, options: [] } }
  if (response.options.some((position) => !offer.options[position])) throw refuse.invalid(optionNotOffered)
  const saved = await findSavedEstimate(userId, savedId)
  if (!saved) throw refuse.notFound(offerNotFound)
  const chosen = [...new Set(response.options)].toSorted((one, other) => one - other)
  const { sold, ...accepted } = acceptanceOf(offer, saved, chosen)
  return { decision: { kind, name, ...accepted }, sold, projectId: saved.projectId }
}

function eventOf(response: OfferResponse) {
  const { kind, name } = response
  return {
    kind,
    name,
    ...('email' in response && { email: response.email }),
    ...('text' in response && { text: response.text }),
  }
}

/** Returns why a response was not recorded. Undefined if another offer changed in the meantime, which may not matter. */
function conflictOf({ kind }: OfferResponse, { decision, supersededAt, isOtherAccepted, isChange }: ShareRecord) {
  if (kind === 'question') return tooManyQuestions
  if (decision) {
    const day = formatDate(decision.at)
    return `This offer was already ${decision.kind === 'accept' ? 'accepted' : 'declined'} on ${day}. Please ask the sender if that was a mistake.`
  }
  if (isOtherAccepted) return isChange ? changeOutdated : otherOfferAccepted
  return supersededAt === undefined ? undefined : offerSuperseded
}
