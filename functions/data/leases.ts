import * as v from 'valibot'
import type { AnswersBody } from '#contract/answers'
import type { Progress } from '#contract/joining'
import { JobKind, type Status } from '#contract/project'
import type { TrackRecord } from '#contract/track-record'
import { waitingStage } from '#contract/waiting-stage'
import { sha256 } from '#functions/lib/sha256'
import { type Turn, takeTurn } from './analyst-queue'
import {
  type Failure,
  type StoredAnalysis,
  type StoredBreakdown,
  buildAnalysisPuts,
  buildBreakdownPuts,
  noJobRuns,
  packAnswers,
  isVersion,
} from './projects'
import * as key from './keys'
import { TableName, type Write, transact, update } from './table'

/** Payload of `run-job`. */
export const Job = v.object({
  userId: v.string(),
  projectId: v.string(),
  kind: JobKind,
  /** Fencing token: writes with any other token are rejected. */
  token: v.string(),
})
export type Job = v.InferOutput<typeof Job>

/** Milliseconds for which a crashed job blocks its project. The lease is renewed three times in this time. */
export const leaseMs = 20_000

const startsFrom: Record<JobKind, readonly Status[]> = {
  analyze: ['requirements'],
  estimate: ['clarifications', 'completed'],
  revise: ['completed'],
}

const firstEstimateFrom: readonly Status[] = ['clarifications']

/** Progress of a job that has not reported any. */
export const firstProgress: Progress = { stage: 'Starting', done: 0, total: 1 }

/** Progress of a job that waits for its turn. */
export const waitingProgress: Progress = { stage: waitingStage, done: 0, total: 1 }

/** Compressed answers and their hash. */
export interface Submission {
  packed: Uint8Array
  hash: string
}

/** Packs validated answers, in the order of their questions, so that equal answers have the same hash. */
export async function packSubmission(submitted: Required<AnswersBody>): Promise<Submission> {
  const { answers, assumed, workType } = submitted
  const hash = sha256(JSON.stringify({ answers, assumed, workType }))
  return { packed: await packAnswers(submitted), hash }
}

/** A revision: the version that it was edited from, and the hash of its text, which is a checkpoint. */
export interface RevisionRequest {
  base: number
  hash: string
}

/**
 * Takes the lease of a project for a job and stores what it was requested with, or adds the job to the queue. Returns
 * null if another job has the lease, if the work is done, or if the project has another version by now. Of any number of
 * concurrent attempts, one succeeds. `record` is given for the first estimate of a project alone, and corrects it and all
 * later ones.
 */
export const takeLease = (
  job: Job,
  now: Date,
  submitted?: Submission | RevisionRequest,
  record?: TrackRecord | null,
): Promise<Turn | null> =>
  takeTurn(job, now, (token) => ({ Update: { TableName, ...leaseUpdate({ ...job, token }, now, submitted, record) } }))

function leaseUpdate(job: Job, now: Date, submitted?: Submission | RevisionRequest, record?: TrackRecord | null) {
  const from = record === undefined ? startsFrom[job.kind] : firstEstimateFrom
  const request = submitted && ('packed' in submitted ? answersUpdate(submitted, record) : revisionUpdate(submitted))
  const isFree = `#status IN (${from.map((_, index) => `:from${index}`).join(', ')}) AND ${noJobRuns}`

  return {
    Key: key.project(job.userId, job.projectId),
    UpdateExpression: `SET #job = :job${request ? `, ${request.set}` : ''} REMOVE #failure`,
    ConditionExpression: request ? `${isFree} AND (${request.condition})` : isFree,
    ExpressionAttributeNames: {
      '#status': 'status',
      '#job': 'job',
      '#failure': 'failure',
      ...request?.names,
    },
    ExpressionAttributeValues: {
      ...Object.fromEntries(from.map((status, index) => [`:from${index}`, status])),
      ':job': {
        token: job.token,
        kind: job.kind,
        startedAt: now.getTime(),
        leaseExpiresAt: now.getTime() + leaseMs,
        progress: firstProgress,
      },
      ':now': now.getTime(),
      ...request?.values,
    },
  }
}

const answersUpdate = ({ packed, hash }: Submission, record?: TrackRecord | null) => ({
  set: `#answers = :answers, #hash = :hash${record === undefined ? '' : ', trackRecord = :record'}`,
  condition: 'attribute_not_exists(#made) OR #made <> :hash',
  names: { '#answers': 'answers', '#hash': 'answersHash', '#made': 'estimatedFrom' },
  values: { ':answers': packed, ':hash': hash, ...(record !== undefined && { ':record': record }) },
})

const revisionUpdate = ({ base, hash }: RevisionRequest) => ({
  set: '#revision = :revision',
  condition: isVersion(base),
  names: { '#revision': 'revision', '#version': 'version', '#number': 'number' },
  values: { ':revision': { base, hash }, ':base': base },
})

interface Change {
  UpdateExpression: string
  /** In addition to `#job` and `#token`. */
  names?: Record<string, string>
  values?: Record<string, unknown>
}

/** Builds an update of the project that only the holder of its lease can make. */
const buildUpdate = ({ userId, projectId, token }: Job, { UpdateExpression, names, values }: Change) => ({
  Key: key.project(userId, projectId),
  UpdateExpression,
  ConditionExpression: '#job.#token = :token',
  ExpressionAttributeNames: { '#job': 'job', '#token': 'token', ...names },
  ExpressionAttributeValues: { ':token': token, ...values },
})

/**
 * Assigns the job to one runner, because Lambda may invoke it twice. Returns false for any other runner, and if the lease
 * has expired: a job that waited too long in Lambda's queue has lost its turn.
 */
export async function claimLease(job: Job, runner: string, now: Date): Promise<boolean> {
  const change = buildUpdate(job, {
    UpdateExpression: 'SET #job.#runner = :runner, #job.#expiresAt = :expiresAt',
    names: { '#runner': 'runner', '#expiresAt': 'leaseExpiresAt' },
    values: { ':runner': runner, ':expiresAt': now.getTime() + leaseMs, ':now': now.getTime() },
  })
  const isUnclaimed = '#job.#expiresAt >= :now AND (attribute_not_exists(#job.#runner) OR #job.#runner = :runner)'
  return (
    (await update({ ...change, ConditionExpression: `${change.ConditionExpression} AND (${isUnclaimed})` })) !== null
  )
}

/** Renews the lease and stores the progress. Returns false if the lease was lost. */
export async function renewLease(job: Job, progress: Progress, now: Date): Promise<boolean> {
  const change = buildUpdate(job, {
    UpdateExpression: 'SET #job.#progress = :progress, #job.#expiresAt = :expiresAt',
    names: { '#progress': 'progress', '#expiresAt': 'leaseExpiresAt' },
    values: { ':progress': progress, ':expiresAt': now.getTime() + leaseMs },
  })
  return (await update(change)) !== null
}

/** Releases the lease as if the job had never started. */
export async function releaseLease(job: Job): Promise<void> {
  await update(buildUpdate(job, { UpdateExpression: 'REMOVE #job' }))
}

/** Ends the job and stores the error for the calls that join it. */
export async function failJob(job: Job, failure: Omit<Failure, 'token' | 'of' | 'at'>): Promise<void> {
  await update(
    buildUpdate(job, {
      UpdateExpression: 'SET #failure = :failure REMOVE #job',
      names: { '#failure': 'failure' },
      values: { ':failure': { ...failure, token: job.token, of: job.kind, at: new Date().toISOString() } },
    }),
  )
}

/** Stores the analysis and opens the clarifications. Returns false if the lease was lost; then nothing is stored. */
export const finishAnalysis = async (job: Job, analysis: StoredAnalysis): Promise<boolean> =>
  finish(job, 'clarifications', await buildAnalysisPuts(job.userId, job.projectId, analysis), {
    UpdateExpression: 'SET #status = :status REMOVE #job ADD textRevision :one',
    names: { '#status': 'status' },
    values: { ':one': 1 },
  })

/**
 * Stores the breakdown of the answers with this hash in the current version, by its number. Its estimate is not saved to
 * the history yet. Returns false if the lease was lost; then nothing is stored.
 */
export async function finishEstimate(
  job: Job,
  breakdown: StoredBreakdown,
  hash: string,
  version = 1,
): Promise<boolean> {
  const isRevised = version > 1
  return finish(job, 'completed', await buildBreakdownPuts(job.userId, job.projectId, breakdown, version), {
    // An earlier version may share the breakdown that this one had.
    UpdateExpression: `SET #status = :status, #at = :at, #from = :from${isRevised ? ', #version.#breakdown = :version' : ''} REMOVE #job ADD estimateRevision :one`,
    names: {
      '#status': 'status',
      '#at': 'estimatedAt',
      '#from': 'estimatedFrom',
      ...(isRevised && { '#version': 'version', '#breakdown': 'breakdown' }),
    },
    values: { ':at': breakdown.estimatedAt, ':from': hash, ':one': 1, ...(isRevised && { ':version': version }) },
  })
}

/** Stores the result and the new status. */
const finish = (job: Job, status: Status, result: Write[], change: Change): Promise<boolean> =>
  transact([
    ...result,
    { Update: { TableName, ...buildUpdate(job, { ...change, values: { ...change.values, ':status': status } }) } },
  ])
