import * as v from 'valibot'
import { type Throttle, throttles } from '#contract/limits'
import { refuse } from '#functions/lib/refusal'
import { get, isLive, key, seconds, update } from './table'

const Window = v.object({ used: v.number(), expiresAt: v.number() })

/** One try that was counted, in the window that ends at `expiresAt` (seconds since 1970). */
export const Counted = v.object({
  what: v.picklist(Object.keys(throttles) as Throttle[]),
  who: v.string(),
  expiresAt: v.number(),
})
export type Counted = v.InferOutput<typeof Counted>

/**
 * Counts one try, or refuses it with 429. A window opens with its first try. Of any number at once, exactly as many
 * pass as the limit allows.
 */
export async function countTry(what: Throttle, who: string, now: Date): Promise<Counted> {
  for (;;) {
    const added = await addTo(what, who, now)
    if (added) return added

    const old = v.parse(v.optional(Window), await get(key.throttle(what, who)))
    if (old && isLive(old, now)) {
      // Given back between the two reads: there is room again.
      if (old.used < throttles[what].count) continue
      throw tooMany(what, old.expiresAt - seconds(now))
    }
    const opened = await open(what, who, now)
    if (opened) return opened
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
    tries.map(({ what, who, expiresAt }) =>
      update({
        Key: key.throttle(what, who),
        UpdateExpression: 'ADD #used :one',
        ConditionExpression: '#until = :until AND #used > :none',
        ExpressionAttributeNames: { '#used': 'used', '#until': 'expiresAt' },
        ExpressionAttributeValues: { ':one': -1, ':none': 0, ':until': expiresAt },
      }),
    ),
  )
}

async function addTo(what: Throttle, who: string, now: Date): Promise<Counted | null> {
  const window = await update({
    Key: key.throttle(what, who),
    UpdateExpression: 'ADD #used :one',
    ConditionExpression: '#until > :now AND #used < :limit',
    ExpressionAttributeNames: { '#used': 'used', '#until': 'expiresAt' },
    ExpressionAttributeValues: { ':one': 1, ':now': seconds(now), ':limit': throttles[what].count },
  })
  return window && { what, who, expiresAt: v.parse(Window, window).expiresAt }
}

async function open(what: Throttle, who: string, now: Date): Promise<Counted | null> {
  const expiresAt = seconds(now) + throttles[what].minutes * 60
  const window = await update({
    Key: key.throttle(what, who),
    UpdateExpression: 'SET #used = :one, #until = :until',
    ConditionExpression: 'attribute_not_exists(#until) OR #until <= :now',
    ExpressionAttributeNames: { '#used': 'used', '#until': 'expiresAt' },
    ExpressionAttributeValues: { ':one': 1, ':until': expiresAt, ':now': seconds(now) },
  })
  return window && { what, who, expiresAt }
}

function tooMany(what: Throttle, retryAfter: number) {
  const minutes = Math.ceil(retryAfter / 60)
  const wait = minutes === 1 ? 'a minute' : minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
  return refuse.tooMany(`${throttles[what].refusal} Please try again in ${wait}.`, { retryAfter })
}
