import * as v from 'valibot'
import { findProjectRecord } from './projects'
import { TableName, type Write, get, key, unlessDeleted, transact } from './table'

/** Jobs of one user that may run at the same time: one user does not hold every analyst. */
const maxRunning = 2

/** How long a project keeps its turn after it was last asked for, in milliseconds: its tab may be closed. */
export const turnMs = 20_000

const Queue = v.object({
  /** Counted up by every write, each of which succeeds only on the version that it read. */
  version: v.optional(v.number(), 0),
  /** Jobs started last. One runs while its project has its lease, so that the end of a job, or a crash, needs no write. */
  running: v.optional(v.array(v.object({ projectId: v.string(), token: v.string() })), []),
  /** The longest wait first. `until` in milliseconds since 1970. */
  waiting: v.optional(v.array(v.object({ projectId: v.string(), token: v.string(), deadline: v.number() })), []),
})
type Queue = v.InferOutput<typeof Queue>

interface Asked {
  userId: string
  projectId: string
  /** Token of the job, unless the project waits already: then it has that job's. */
  token: string
}

export interface Turn {
  token: string
  isWaiting: boolean
}

/**
 * Takes the lease if it is the project's turn, else a turn in the queue: first come, first served. Returns null if the
 * lease is not to be had, or if another request was faster.
 */
export async function takeTurn(asked: Asked, now: Date, lease: (token: string) => Write): Promise<Turn | null> {
  const { userId, projectId } = asked
  const queue = v.parse(Queue, (await get(key.analystQueue(userId))) ?? {})
  const running = await runningOf(userId, queue, now)
  if (running.some((job) => job.projectId === projectId)) return null

  const waiting = queue.waiting.filter(({ deadline }) => deadline > now.getTime())
  const own = waiting.find((turn) => turn.projectId === projectId)
  const ahead = own ? waiting.indexOf(own) : waiting.length
  const token = own?.token ?? asked.token

  if (running.length + ahead < maxRunning) {
    const next = {
      ...queue,
      running: [...running, { projectId, token }],
      waiting: waiting.filter((turn) => turn !== own),
    }
    return (await transact([lease(token), write(userId, next), unlessDeleted(userId)]))
      ? { token, isWaiting: false }
      : null
  }
  if (own && own.deadline - now.getTime() > turnMs / 2) return { token, isWaiting: true }
  const turn = { projectId, token, deadline: now.getTime() + turnMs }
  const next = { ...queue, running, waiting: own ? waiting.with(ahead, turn) : [...waiting, turn] }
  return (await transact([write(userId, next), unlessDeleted(userId)])) ? { token, isWaiting: true } : null
}

/** Jobs of the queue that still have their lease. */
async function runningOf(userId: string, { running }: Queue, now: Date): Promise<Queue['running']> {
  const records = await Promise.all(running.map(({ projectId }) => findProjectRecord(userId, projectId)))
  return running.filter(({ token }, index) => {
    const lease = records[index]?.job
    return lease?.token === token && lease.leaseExpiresAt >= now.getTime()
  })
}

const write = (userId: string, { version, running, waiting }: Queue): Write => ({
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
