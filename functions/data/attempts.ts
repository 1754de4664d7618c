import * as v from 'valibot'
import { sha256 } from '#functions/lib/sha256'
import { day, seconds } from './expiry'
import * as key from './keys'
import { TableName, type Write, get } from './table'

/** Builds the write that marks a request as done, with the id of what it created. It fails if the request was done before. */
export const buildAttempt = (userId: string, request: unknown, id: string, now: Date): Write => ({
  Put: {
    TableName,
    Item: { ...keyOf(userId, request), id, expiresAt: seconds(now) + day },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
})

/** Returns the id of what an earlier request with the same content created, or null. */
export async function findAttempt(userId: string, request: unknown): Promise<string | null> {
  const stored = await get(keyOf(userId, request))
  return stored ? v.parse(v.object({ id: v.string() }), stored).id : null
}

const keyOf = (userId: string, request: unknown) => key.attempt(userId, sha256(JSON.stringify(request)))
