import * as v from 'valibot'
import { monthEnd, monthOf } from '#domain/quota'
import { hashEmail } from './email-hash'
import { get, key, seconds, update } from './table'

/**
 * Stores the month's count of an account that is being deleted, so that registering the same email again does not reset
 * the quota. Never lowers a count, so it is safe to repeat after the account's own count is gone.
 */
export async function carryQuota(email: string, used: number, now: Date): Promise<void> {
  if (used === 0) return
  await update({
    Key: key.carriedQuota(hashEmail(email), monthOf(now)),
    UpdateExpression: 'SET #used = :used, #expiresAt = :monthEnd',
    ConditionExpression: 'attribute_not_exists(#used) OR #used < :used',
    ExpressionAttributeNames: { '#used': 'used', '#expiresAt': 'expiresAt' },
    ExpressionAttributeValues: { ':used': used, ':monthEnd': seconds(monthEnd(now)) },
  })
}

/** Estimates that deleted accounts with this email used in the month of `now`. */
export async function readCarriedQuota(email: string, now: Date): Promise<number> {
  const carried = await get(key.carriedQuota(hashEmail(email), monthOf(now)))
  return carried ? v.parse(v.object({ used: v.number() }), carried).used : 0
}
