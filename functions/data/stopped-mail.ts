import * as v from 'valibot'
import * as key from './keys'
import { get, update } from './table'

const Owner = v.object({ userId: v.string() })

/** Stores that mail to an email comes back or is unwanted, so that none is sent to it any more. */
export async function stopMailTo(email: string): Promise<void> {
  const owner = v.parse(v.optional(Owner), await get(key.email(email)))
  if (!owner) return
  await update({
    Key: key.user(owner.userId),
    UpdateExpression: 'SET emailUndeliverable = :yes',
    ConditionExpression: 'email = :email',
    ExpressionAttributeValues: { ':yes': true, ':email': email.toLowerCase() },
  })
}
