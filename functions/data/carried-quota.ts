import * as v from 'valibot'
import { monthEnd, monthOf } from '#domain/estimate/quota'
import { hashEmail } from './email-hash'
import { seconds } from './expiry'
import * as key from './keys'
import { get, update } from './table'

const Count = v.object({ used: v.number() })

/**
 * Stores the month's count of an account that is being deleted or gets another email, unless another account with this email
 * used more, so that registering the same email again does not reset the quota. Safe to repeat, also when the account's own
 * count is already deleted.
 */
export async function carryQuota(userId: string, email: string, now: Date): Promise<void> {
  const month = monthOf(now)
  const counted = await get(key.quota(userId, month))
  if (!counted) return
  const { used } = v.parse(Count, counted)
  await update({
    Key: key.carriedQuota(hashEmail(email), month),
    UpdateExpression: 'SET #used = :used, expiresAt = :expiresAt',
    ConditionExpression: 'attribute_not_exists(#used) OR #used < :used',
    ExpressionAttributeNames: { '#used': 'used' },
    ExpressionAttributeValues: { ':used': used, ':expiresAt': seconds(monthEnd(now)) },
  })
}

/** Returns the most estimates that an account which had this email used in the month of `now`. */
export async function readCarriedQuota(email: string, now: Date): Promise<number> {
  const carried = await get(key.carriedQuota(hashEmail(email), monthOf(now)))
  return carried ? v.parse(Count, carried).used : 0
}
