import * as v from 'valibot'
import { type RateLimitName, RateLimitSettings, rateLimits } from '#contract/rate-limits'
import { env } from '#functions/lib/config'
import { refuse } from '#functions/lib/refusal'
import { isLive, seconds } from './expiry'
import * as key from './keys'
import { get, update } from './table'

const Window = v.object({ used: v.number(), expiresAt: v.number() })

/** Units consumed in the window that ends at `expiresAt` (seconds since 1970). */
export interface Consumed {
  limit: RateLimitName
  subject: string
  units: number
  expiresAt: number
}

const settings = v.parse(RateLimitSettings, JSON.parse(env('RATE_LIMITS')))

const maxOf = (limit: RateLimitName) => settings[limit] ?? rateLimits[limit].max

/**
 * Consumes units of a rate limit for a subject, such as a user's id. Throws 429 if fewer are left, and consumes none
 * then. However many requests arrive concurrently, exactly as many units pass as the limit allows.
 *
 * A plain counter: a write that the SDK sends again because the first response was lost counts twice. That errs on the
 * safe side, is rare, and is over when the window is.
 */
export async function consume(limit: RateLimitName, subject: string, now: Date, units = 1): Promise<Consumed> {
  const { minutes } = rateLimits[limit]
  const maxUsed = maxOf(limit) - units
  if (maxUsed < 0) throw tooMany(limit, minutes * 60)
  for (;;) {
    const added = await add(limit, subject, now, { units, maxUsed })
    if (added) return { limit, subject, units, expiresAt: added.expiresAt }

    const full = v.parse(v.optional(Window), await get(key.rateLimit(limit, subject)))
    if (full && isLive(full, now)) {
      if (full.used > maxUsed) throw tooMany(limit, full.expiresAt - seconds(now))
      // Refunded between the write and the read: there is room again.
      continue
    }
    const opened = await open(limit, subject, now, units)
    if (opened) return { limit, subject, units, expiresAt: opened.expiresAt }
  }
}

/** Consumes units of several rate limits, or of none: what one of them rejects costs nothing in the others. */
export async function consumeAll(
  subjects: Partial<Record<RateLimitName, string>>,
  now: Date,
  units = 1,
): Promise<Consumed[]> {
  const consumed: Consumed[] = []
  for (const [limit, subject] of Object.entries(subjects)) {
    try {
      consumed.push(await consume(limit as RateLimitName, subject, now, units))
    } catch (error) {
      await refund(...consumed)
      throw error
    }
  }
  return consumed
}

/** Returns units to their window, unless it is over. A successful sign-in, for example, is not a failed one. */
export async function refund(...consumed: Consumed[]): Promise<void> {
  await Promise.all(
    consumed.map(({ limit, subject, units, expiresAt }) =>
      update({
        Key: key.rateLimit(limit, subject),
        UpdateExpression: 'ADD #used :refunded',
        ConditionExpression: '#expiresAt = :expiresAt AND #used >= :units',
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: { ':refunded': -units, ':units': units, ':expiresAt': expiresAt },
      }),
    ),
  )
}

const names = { '#used': 'used', '#expiresAt': 'expiresAt' }

/** Adds to the open window if at most `maxUsed` units are used in it. Returns null if there is none, or no room. */
async function add(
  limit: RateLimitName,
  subject: string,
  now: Date,
  { units, maxUsed }: { units: number; maxUsed: number },
) {
  const window = await update({
    Key: key.rateLimit(limit, subject),
    UpdateExpression: 'ADD #used :units',
    ConditionExpression: '#expiresAt > :now AND #used <= :maxUsed',
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ':units': units, ':now': seconds(now), ':maxUsed': maxUsed },
  })
  return v.parse(v.nullable(Window), window)
}

/** Opens a new window with these units in it. Returns null if one is open. */
async function open(limit: RateLimitName, subject: string, now: Date, units: number) {
  const window = await update({
    Key: key.rateLimit(limit, subject),
    UpdateExpression: 'SET #used = :units, #expiresAt = :expiresAt',
    ConditionExpression: 'attribute_not_exists(#expiresAt) OR #expiresAt <= :now',
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: {
      ':units': units,
      ':expiresAt': seconds(now) + rateLimits[limit].minutes * 60,
      ':now': seconds(now),
    },
  })
  return v.parse(v.nullable(Window), window)
}

function tooMany(limit: RateLimitName, retryAfter: number) {
  const minutes = Math.ceil(retryAfter / 60)
  const wait = minutes === 1 ? 'a minute' : minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
  return refuse.tooMany(`${rateLimits[limit].message} Please try again in ${wait}.`, { retryAfter })
}
