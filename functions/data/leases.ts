import * as v from 'valibot'
import { JobKind, type Progress, type Status } from '#contract/project'
import {
  type Failure,
  type StoredAnalysis,
  type StoredBreakdown,
  analysisPuts,
  breakdownPuts,
  findHead,
} from './projects'
import { TableName, type Write, key, transact, update } from './table'

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

export const firstProgress: Progress = { stage: 'Starting', done: 0, total: 1 }

/** Answers ready to be stored, and what tells them from others. */
export interface Submitted {
  packed: Uint8Array
  hash: string
}

/**
 * Takes the project for one job, and stores the answers it goes by. False: another job holds it, or its work is done.
 * Of any number at once, one wins.
 */
export async function takeLease(job: Job, now: Date, submitted?: Submitted): Promise<boolean> {
  const from = startsFrom[job.kind]
  const values = {
    ':job': { token: job.token, kind: job.kind, leaseUntil: now.getTime() + leaseMs, progress: firstProgress },
    ':now': now.getTime(),
    ...Object.fromEntries(from.map((status, index) => [`:from${index}`, status])),
  }
  const names = { '#status': 'status', '#job': 'job', '#until': 'leaseUntil', '#failure': 'failure' }
  const free =
    `#status IN (${from.map((_, index) => `:from${index}`).join(', ')})` +
    ' AND (attribute_not_exists(#job) OR #job.#until < :now)'

  const taken = await update(
    submitted
      ? {
          Key: key.project(job.userId, job.projectId),
          UpdateExpression: 'SET #job = :job, #answers = :answers, #hash = :hash REMOVE #failure',
          ConditionExpression: `${free} AND (attribute_not_exists(#made) OR #made <> :hash)`,
          ExpressionAttributeNames: {
            ...names,
            '#answers': 'answers',
            '#hash': 'answersHash',
            '#made': 'estimatedFrom',
          },
          ExpressionAttributeValues: { ...values, ':answers': submitted.packed, ':hash': submitted.hash },
        }
      : {
          Key: key.project(job.userId, job.projectId),
          UpdateExpression: 'SET #job = :job REMOVE #failure',
          ConditionExpression: free,
          ExpressionAttributeNames: names,
          ExpressionAttributeValues: values,
        },
  )
  // A first try may have won without our hearing of it.
  return taken !== null || (await findHead(job.userId, job.projectId))?.job?.token === job.token
}

const held = { '#job': 'job', '#token': 'token' }

/** Lets one runner do the job: Lambda may start the same one twice. False for any other runner, or another's lease. */
export async function claimLease(job: Job, runner: string, now: Date): Promise<boolean> {
  const claimed = await update({
    Key: key.project(job.userId, job.projectId),
    UpdateExpression: 'SET #job.#runner = :runner, #job.#until = :until',
    ConditionExpression: '#job.#token = :token AND (attribute_not_exists(#job.#runner) OR #job.#runner = :runner)',
    ExpressionAttributeNames: { ...held, '#runner': 'runner', '#until': 'leaseUntil' },
    ExpressionAttributeValues: { ':token': job.token, ':runner': runner, ':until': now.getTime() + leaseMs },
  })
  return claimed !== null
}

/** Keeps the lease, and tells how far the work is. False: the lease is someone else's now. */
export async function renewLease(job: Job, progress: Progress, now: Date): Promise<boolean> {
  const renewed = await update({
    Key: key.project(job.userId, job.projectId),
    UpdateExpression: 'SET #job.#progress = :progress, #job.#until = :until',
    ConditionExpression: '#job.#token = :token',
    ExpressionAttributeNames: { ...held, '#progress': 'progress', '#until': 'leaseUntil' },
    ExpressionAttributeValues: { ':token': job.token, ':progress': progress, ':until': now.getTime() + leaseMs },
  })
  return renewed !== null
}

/** Gives the lease back as if the job had never started. */
export async function releaseLease(job: Job): Promise<void> {
  await update({
    Key: key.project(job.userId, job.projectId),
    UpdateExpression: 'REMOVE #job',
    ConditionExpression: '#job.#token = :token',
    ExpressionAttributeNames: held,
    ExpressionAttributeValues: { ':token': job.token },
  })
}

/** Ends the job without a result, and keeps its sentence for those who join it. */
export async function failJob(job: Job, failure: Omit<Failure, 'token'>): Promise<void> {
  await update({
    Key: key.project(job.userId, job.projectId),
    UpdateExpression: 'SET #failure = :failure REMOVE #job',
    ConditionExpression: '#job.#token = :token',
    ExpressionAttributeNames: { ...held, '#failure': 'failure' },
    ExpressionAttributeValues: { ':token': job.token, ':failure': { ...failure, token: job.token } },
  })
}

/** Stores the analysis and opens the clarifications. False: the lease was lost, and nothing is stored. */
export const finishAnalysis = async (job: Job, analysis: StoredAnalysis): Promise<boolean> =>
  finish(job, await analysisPuts(job.userId, job.projectId, analysis), {
    UpdateExpression: 'SET #status = :status REMOVE #job',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': 'clarifications' },
  })

/** Stores the breakdown; its estimate is not saved to the history yet. False: the lease was lost. */
export const finishEstimate = async (job: Job, breakdown: StoredBreakdown, hash: string): Promise<boolean> =>
  finish(job, await breakdownPuts(job.userId, job.projectId, breakdown), {
    UpdateExpression: 'SET #status = :status, #at = :at, #from = :from REMOVE #job, #saved',
    ExpressionAttributeNames: {
      '#status': 'status',
      '#at': 'estimatedAt',
      '#from': 'estimatedFrom',
      '#saved': 'savedId',
    },
    ExpressionAttributeValues: { ':status': 'completed', ':at': breakdown.estimatedAt, ':from': hash },
  })

interface Change {
  UpdateExpression: string
  ExpressionAttributeNames: Record<string, string>
  ExpressionAttributeValues: Record<string, unknown>
}

const finish = (job: Job, result: Write[], change: Change): Promise<boolean> =>
  transact([
    ...result,
    {
      Update: {
        TableName,
        Key: key.project(job.userId, job.projectId),
        ...change,
        ConditionExpression: '#job.#token = :token',
        ExpressionAttributeNames: { ...held, ...change.ExpressionAttributeNames },
        ExpressionAttributeValues: { ':token': job.token, ...change.ExpressionAttributeValues },
      },
    },
  ])
