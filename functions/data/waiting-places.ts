import { randomUUID } from 'node:crypto'
import * as key from './keys'
import { TableName, unlessDeleted, transact, update } from './table'

/** A user has two places, because each waiting call holds a Lambda. */
const names = ['first', 'second'] as const

export interface WaitingPlace {
  userId: string
  name: (typeof names)[number]
  token: string
}

/** Takes one of the user's places until `deadline`, by which its Lambda has ended. Returns null if both are taken. */
export async function takeWaitingPlace(userId: string, deadline: Date, now: Date): Promise<WaitingPlace | null> {
  const token = randomUUID()
  for (const name of names) {
    const isTaken = await transact([
      {
        Update: {
          TableName,
          Key: key.waitingPlaces(userId),
          UpdateExpression: 'SET #place = :place',
          ConditionExpression: 'attribute_not_exists(#place) OR #place.#deadline < :now',
          ExpressionAttributeNames: { '#place': name, '#deadline': 'deadline' },
          ExpressionAttributeValues: { ':place': { token, deadline: deadline.getTime() }, ':now': now.getTime() },
        },
      },
      unlessDeleted(userId),
    ])
    if (isTaken) return { userId, name, token }
  }
  return null
}

export async function releaseWaitingPlace({ userId, name, token }: WaitingPlace): Promise<void> {
  await update({
    Key: key.waitingPlaces(userId),
    UpdateExpression: 'REMOVE #place',
    ConditionExpression: '#place.#token = :token',
    ExpressionAttributeNames: { '#place': name, '#token': 'token' },
    ExpressionAttributeValues: { ':token': token },
  })
}
