import * as v from 'valibot'
import { findProjectRecord, liveLeaseOf } from './projects'
import * as key from './keys'
import { TableName, type Write, get, unlessDeleted, transact } from './table'

/** Concurrent jobs of a user, so that one user does not occupy every analyst. */
const maxRunning = 2

/** Time in milliseconds after which a waiting project loses its turn unless it is requested again. */
export const turnMs = 20_000

const Queue = v.object({
  /** Optimistic lock: every write increases the version that it read, and fails if that has changed. */
  version: v.optional(v.number(), 0),
  /** Jobs started last. A job counts while it holds its project's lease, so that its end or crash needs no write. */
  running: v.optional(v.array(v.object({ projectId: v.string(), token: v.string() })), []),
  /** Longest wait first. `deadline` in milliseconds since 1970. */
  waiting: v.optional(v.array(v.object({ projectId: v.string(), token: v.string(), deadline: v.number() })), []),
})
type Queue = v.InferOutput<typeof Queue>

interface TurnRequest {
  userId: string
  projectId: string
  /** Token of the job. Ignored if the project is already waiting with another. */
  token: string
}

export interface Turn {
  token: string
  isWaiting: boolean
}

/**
 * Takes the lease if it is the project's turn, else joins the queue, which is first come, first served. Returns null if
 * the lease is taken, or if another request was faster.
 */
export async function takeTurn(request: TurnRequest, now: Date, lease: (token: string) => Write): Promise<Turn | null> {
  const { userId, projectId } = request
  const queue = v.parse(Queue, (await get(key.analystQueue(userId))) ?? {})
  const running = await findRunning(userId, queue, now)
  if (running.some((job) => job.projectId === projectId)) return null

  const waiting = queue.waiting.filter(({ deadline }) => deadline > now.getTime())
  const own = waiting.find((turn) => turn.projectId === projectId)
  const ahead = own ? waiting.indexOf(own) : waiting.length
  const token = own?.token ?? request.token

  if (running.length + ahead < maxRunning) {
    const next = {
      ...queue,
      running: [...running, { projectId, token }],
      waiting: waiting.filter((turn) => turn !== own),
    }
    return (await transact([lease(token), buildWrite(userId, next), unlessDeleted(userId)]))
      ? { token, isWaiting: false }
      : null
  }
  if (own && own.deadline - now.getTime() > turnMs / 2) return { token, isWaiting: true }
  const turn = { projectId, token, deadline: now.getTime() + turnMs }
  const next = { ...queue, running, waiting: own ? waiting.with(ahead, turn) : [...waiting, turn] }
  return (await transact([buildWrite(userId, next), unlessDeleted(userId)])) ? { token, isWaiting: true } : null
}

/** Returns the jobs that still hold their lease. */
async function findRunning(userId: string, { running }: Queue, now: Date): Promise<Queue['running']> {
  const records = await Promise.all(running.map(({ projectId }) => findProjectRecord(userId, projectId)))
  return running.filter(({ token }, index) => liveLeaseOf(records[index]?.job, now)?.token === token)
}

const buildWrite = (userId: string, { version, running, waiting }: Queue): Write => ({
  Update: {
    TableName,
    Key: key.analystQueue(userId),
    UpdateExpression: 'SET #version = :next, #running = :running, #waiting = :waiting',
    ConditionExpression: version === 0 ? 'attribute_not_exists(#version)' : '#version = :version',
    ExpressionAttributeNames: { '#version': 'version', '#running': 'running', '#waiting': 'waiting' },
    ExpressionAttributeValues: {
      ':next': version + 1,
      ':running': running,
      ':waiting': waiting,
      ...(version > 0 && { ':version': version }),
    },
  },
})
