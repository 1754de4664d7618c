import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { type Throttle, throttles } from '#contract/limits'
import { refuse } from '#functions/lib/refusal'
import { get, isLive, key, seconds, update } from './table'

/** A set holds each try once, however often its write was sent. DynamoDB keeps no empty set. */
const Window = v.object({ tries: v.optional(v.set(v.string())), expiresAt: v.number() })

/** One try that was counted, in the window that ends at `expiresAt` (seconds since 1970). */
export const Counted = v.object({
  what: v.picklist(Object.keys(throttles) as Throttle[]),
  who: v.string(),
  id: v.string(),
  expiresAt: v.number(),
})
export type Counted = v.InferOutput<typeof Counted>

/** Of 200 in a window, the largest limit, two are the same once in ten thousand million windows. */
const idBytes = 6

/**
 * Counts one try, or refuses it with 429. A window opens with its first try. Of any number at once, exactly as many
 * pass as the limit allows.
 */
export async function countTry(what: Throttle, who: string, now: Date): Promise<Counted> {
  const id = randomBytes(idBytes).toString('base64url')
  for (;;) {
    const added = await addTo(what, who, id, now)
    if (added) return { what, who, id, expiresAt: added.expiresAt }

    const old = v.parse(v.optional(Window), await get(key.throttle(what, who)))
    if (old && isLive(old, now)) {
      // Given back between the two reads: there is room again.
      if ((old.tries?.size ?? 0) < throttles[what].count) continue
      throw tooMany(what, old.expiresAt - seconds(now))
    }
    const opened = await open(what, who, id, now)
    if (opened) return { what, who, id, expiresAt: opened.expiresAt }
  }
}

/** Counts one try in each of several throttles, or in none: a refusal by one costs nothing in the others. */
export async function countTries(whom: Partial<Record<Throttle, string>>, now: Date): Promise<Counted[]> {
  const counted: Counted[] = []
  for (const [what, who] of Object.entries(whom)) {
    try {
      counted.push(await countTry(what as Throttle, who, now))
    } catch (error) {
      await giveBack(...counted)
      throw error
    }
  }
  return counted
}

/** Takes tries back, as a login that succeeded is no failed one. */
export async function giveBack(...tries: Counted[]): Promise<void> {
  await Promise.all(
    tries.map(({ what, who, id, expiresAt }) =>
      update({
        Key: key.throttle(what, who),
        UpdateExpression: 'DELETE #tries :try',
        ConditionExpression: '#until = :until',
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: { ':try': new Set([id]), ':until': expiresAt },
      }),
    ),
  )
}

const names = { '#tries': 'tries', '#until': 'expiresAt' }

/** The window with this try in it, or null: it is full, over, or was never opened. */
async function addTo(what: Throttle, who: string, id: string, now: Date) {
  const window = await update({
    Key: key.throttle(what, who),
    UpdateExpression: 'ADD #tries :try',
    ConditionExpression:
      '#until > :now AND (attribute_not_exists(#tries) OR size(#tries) < :limit OR contains(#tries, :id))',
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: {
      ':try': new Set([id]),
      ':id': id,
      ':now': seconds(now),
      ':limit': throttles[what].count,
    },
  })
  return v.parse(v.nullable(Window), window)
}

/** A new window with this try in it, or null: one is open. */
async function open(what: Throttle, who: string, id: string, now: Date) {
  const window = await update({
    Key: key.throttle(what, who),
    UpdateExpression: 'SET #tries = :try, #until = :until',
    ConditionExpression: 'attribute_not_exists(#until) OR #until <= :now',
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: {
      ':try': new Set([id]),
      ':until': seconds(now) + throttles[what].minutes * 60,
      ':now': seconds(now),
    },
  })
  return v.parse(v.nullable(Window), window)
}

function tooMany(what: Throttle, retryAfter: number) {
  const minutes = Math.ceil(retryAfter / 60)
  const wait = minutes === 1 ? 'a minute' : minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
  return refuse.tooMany(`${throttles[what].refusal} Please try again in ${wait}.`, { retryAfter })
}
