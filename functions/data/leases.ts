import * as v from 'valibot'
import type { Progress } from '#contract/joining'
import { JobKind, type Status } from '#contract/project'
import { type Turn, takeTurn } from './analyst-queue'
import {
  type Failure,
  type StoredAnalysis,
  type StoredBreakdown,
  analysisPuts,
  breakdownPuts,
  findProjectRecord,
  openPut,
} from './projects'
import { TableName, type Write, key, transact, update } from './table'

/** One run of the long work, as it is handed to `run-job`. */
export const Job = v.object({
  userId: v.string(),
  projectId: v.string(),
  kind: JobKind,
  /** Fences: whoever comes with another token than the lease's is refused. */
  token: v.string(),
})
export type Job = v.InferOutput<typeof Job>

/** How long a job that died blocks its project, in milliseconds. It is renewed three times in that time. */
export const leaseMs = 20_000

const startsFrom: Record<JobKind, readonly Status[]> = {
  analyze: ['requirements'],
  estimate: ['clarifications', 'completed'],
}

/** What those who join hear before the job has said anything. */
export const firstProgress: Progress = { stage: 'Starting', done: 0, total: 1 }

/** Progress of a job that waits for its turn. */
export const waitingProgress: Progress = { stage: 'Waiting for your other analysis', done: 0, total: 1 }

/** Answers ready to be stored, and what tells them from others. */
export interface Submitted {
  packed: Uint8Array
  hash: string
}

/**
 * Takes the project for one job, and stores the answers it goes by, or has the job wait for its turn. Returns null if
 * another job has the project, or if its work is done. Of any number of concurrent attempts, one wins.
 */
export const takeLease = (job: Job, now: Date, submitted?: Submitted): Promise<Turn | null> =>
  takeTurn(job, now, (token) => ({ Update: { TableName, ...leaseUpdate({ ...job, token }, now, submitted) } }))

function leaseUpdate(job: Job, now: Date, submitted?: Submitted) {
  const from = startsFrom[job.kind]
  const isFree =
    `#status IN (${from.map((_, index) => `:from${index}`).join(', ')})` +
    ' AND (attribute_not_exists(#job) OR #job.#expiresAt < :now)'
  const isNew = 'attribute_not_exists(#made) OR #made <> :hash'

  return {
    Key: key.project(job.userId, job.projectId),
    UpdateExpression: `SET #job = :job${submitted ? ', #answers = :answers, #hash = :hash' : ''} REMOVE #failure`,
    ConditionExpression: submitted ? `${isFree} AND (${isNew})` : isFree,
    ExpressionAttributeNames: {
      '#status': 'status',
      '#job': 'job',
      '#expiresAt': 'leaseExpiresAt',
      '#failure': 'failure',
      ...(submitted && { '#answers': 'answers', '#hash': 'answersHash', '#made': 'estimatedFrom' }),
    },
    ExpressionAttributeValues: {
      ...Object.fromEntries(from.map((status, index) => [`:from${index}`, status])),
      ':job': { token: job.token, kind: job.kind, leaseExpiresAt: now.getTime() + leaseMs, progress: firstProgress },
      ':now': now.getTime(),
      ...(submitted && { ':answers': submitted.packed, ':hash': submitted.hash }),
    },
  }
}

interface Change {
  UpdateExpression: string
  /** Beside `#job` and `#token`, which every change names. */
  names?: Record<string, string>
  values?: Record<string, unknown>
}

/** A change of the project that only the job with its lease may make. */
const held = ({ userId, projectId, token }: Job, { UpdateExpression, names, values }: Change) => ({
  Key: key.project(userId, projectId),
  UpdateExpression,
  ConditionExpression: '#job.#token = :token',
  ExpressionAttributeNames: { '#job': 'job', '#token': 'token', ...names },
  ExpressionAttributeValues: { ':token': token, ...values },
})

/**
 * Lets one runner do the job, because Lambda may start the same one twice. Returns false for any other runner, and if
 * the lease has ended: a job that waited too long in Lambda's queue no longer has its user's turn.
 */
export async function claimLease(job: Job, runner: string, now: Date): Promise<boolean> {
  const change = held(job, {
    UpdateExpression: 'SET #job.#runner = :runner, #job.#expiresAt = :expiresAt',
    names: { '#runner': 'runner', '#expiresAt': 'leaseExpiresAt' },
    values: { ':runner': runner, ':expiresAt': now.getTime() + leaseMs, ':now': now.getTime() },
  })
  const isUnclaimed = '#job.#expiresAt >= :now AND (attribute_not_exists(#job.#runner) OR #job.#runner = :runner)'
  return (
    (await update({ ...change, ConditionExpression: `${change.ConditionExpression} AND (${isUnclaimed})` })) !== null
  )
}

/** Keeps the lease, and tells how far the work is. False: the lease is someone else's now. */
export async function renewLease(job: Job, progress: Progress, now: Date): Promise<boolean> {
  const change = held(job, {
    UpdateExpression: 'SET #job.#progress = :progress, #job.#expiresAt = :expiresAt',
    names: { '#progress': 'progress', '#expiresAt': 'leaseExpiresAt' },
    values: { ':progress': progress, ':expiresAt': now.getTime() + leaseMs },
  })
  return (await update(change)) !== null
}

/** Gives the lease back as if the job had never started. */
export async function releaseLease(job: Job): Promise<void> {
  await update(held(job, { UpdateExpression: 'REMOVE #job' }))
}

/** Ends the job without a result, and keeps its sentence for those who join it. */
export async function failJob(job: Job, failure: Omit<Failure, 'token'>): Promise<void> {
  await update(
    held(job, {
      UpdateExpression: 'SET #failure = :failure REMOVE #job',
      names: { '#failure': 'failure' },
      values: { ':failure': { ...failure, token: job.token } },
    }),
  )
}

/** Stores the analysis and opens the clarifications. False: the lease was lost, and nothing is stored. */
export const finishAnalysis = async (job: Job, analysis: StoredAnalysis): Promise<boolean> =>
  finish(job, 'clarifications', await analysisPuts(job.userId, job.projectId, analysis), {
    UpdateExpression: 'SET #status = :status REMOVE #job',
    names: { '#status': 'status' },
  })

/**
 * Stores the breakdown, made from the answers with this hash; its estimate is not saved to the history yet. False: the
 * lease was lost, and nothing is stored.
 */
export const finishEstimate = async (job: Job, breakdown: StoredBreakdown, hash: string): Promise<boolean> =>
  finish(job, 'completed', await breakdownPuts(job.userId, job.projectId, breakdown), {
    UpdateExpression: 'SET #status = :status, #at = :at, #from = :from REMOVE #job',
    names: { '#status': 'status', '#at': 'estimatedAt', '#from': 'estimatedFrom' },
    values: { ':at': breakdown.estimatedAt, ':from': hash },
  })

/** Stores the result and the project's new status. The project is open then, also if an earlier estimate was saved. */
async function finish(job: Job, status: Status, result: Write[], change: Change): Promise<boolean> {
  const record = await findProjectRecord(job.userId, job.projectId)
  if (!record) return false
  const values = { ...change.values, ':status': status }
  return transact([
    ...result,
    { Update: { TableName, ...held(job, { ...change, values }) } },
    openPut(job.userId, { ...record, status }),
  ])
}
