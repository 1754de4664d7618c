import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import type { InProgress, Joining } from '#contract/joining'
import type { TrackRecord } from '#contract/track-record'
import { type Project, analyzeFirst, notStarted, otherAnswersRunning } from '#contract/project'
import { otherRevisionRunning, revisedElsewhere } from '#contract/version'
import {
  type Job,
  type RevisionRequest,
  type Submission,
  firstProgress,
  releaseLease,
  takeLease,
  waitingProgress,
} from '#functions/data/leases'
import { viewProject } from '#functions/data/project-view'
import { type ProjectRecord, type Lease, liveLeaseOf, requireProjectRecord } from '#functions/data/projects'
import { env } from '#functions/lib/config'
import { assertInTime } from '#functions/lib/deadline'
import { describeError, log } from '#functions/lib/log'
import { Refusal, refuse, busyRetryAfter } from '#functions/lib/refusal'
import { requestTimeouts } from '#functions/lib/request-timeouts'
import { type Pause, pollAfter, withPause } from './pause'
import { isRevisedBy } from './revision-request'

const client = new LambdaClient({ requestHandler: requestTimeouts })
const FunctionName = env('RUN_JOB_NAME')

/** Request of a long call. `watching` is the token of the job that the client joined before. */
export type JoinRequest = {
  userId: string
  projectId: string
  watching?: string
} & (
  | { kind: 'analyze' }
  /** `trackRecord` corrects the project's estimates from the first one on. */
  | { kind: 'estimate'; submitted: Submission; trackRecord: TrackRecord | undefined }
  | { kind: 'revise'; submitted: RevisionRequest }
)

/** Poll intervals of a waiting call, in milliseconds. The first is short, because some jobs end quickly. */
const defaultIntervals = { first: 100, max: 1_000 }

/** Milliseconds reserved for the last read before the deadline and one retry of it. */
const lastReadMs = 5_000

/**
 * Returns the project if its work is done. Otherwise joins the running job, or starts one when it is its turn, waits for
 * its end, for progress or for the deadline, and returns the progress. Throws the job's error to every call that joined it.
 */
export const join = (
  request: JoinRequest,
  deadline: Date,
  intervals = defaultIntervals,
): Promise<Project | InProgress> =>
  withPause(request.userId, deadline, (pause) => follow(request, deadline, pause, intervals))

async function follow(
  request: JoinRequest,
  deadline: Date,
  pause: Pause,
  intervals: typeof defaultIntervals,
): Promise<Project | InProgress> {
  const { userId, projectId } = request
  const lastReadAt = deadline.getTime() - lastReadMs
  let watched = request.watching
  let known: string | undefined

  for (let interval = intervals.first; ; interval = Math.min(interval * 1.5, intervals.max)) {
    const now = new Date()
    const record = await requireProjectRecord(userId, projectId)
    const lease = liveLeaseOf(record.job, now)
    refuseConflict(request, record, lease)
    if (isDone(request, record)) return viewProject(userId, record, now)
    if (watched !== undefined) refuseFailed(record, watched)

    const joining = lease ? { job: lease.token, progress: lease.progress } : await start(request, record, now)
    if (!joining) {
      await wait(interval)
      continue
    }
    const progress = JSON.stringify(joining.progress)
    // A client that watches a job without a lease has already seen that it waits.
    known ??= lease ? progress : JSON.stringify(joining.job === watched ? waitingProgress : firstProgress)
    watched = joining.job
    if (progress !== known || now.getTime() >= lastReadAt) return { joining }
    if (!(await pause(interval))) return { joining, retryAfter: pollAfter }
  }
}

function refuseConflict(request: JoinRequest, record: ProjectRecord, lease: Lease | undefined) {
  if (request.kind === 'analyze') return
  if (request.kind === 'revise') return refuseOtherVersion(request.submitted, record, lease)
  if (record.status === 'requirements') throw refuse.conflict(analyzeFirst)
  if (lease && record.answersHash !== request.submitted.hash) throw refuse.conflict(otherAnswersRunning)
}

function refuseOtherVersion(submitted: RevisionRequest, record: ProjectRecord, lease: Lease | undefined) {
  if (isRevisedBy(record, submitted)) return
  if (record.version.number !== submitted.base) throw refuse.outdated(revisedElsewhere)
  if (lease && (lease.kind !== 'revise' || record.revision?.hash !== submitted.hash))
    throw refuse.conflict(otherRevisionRunning)
}

function isDone(request: JoinRequest, record: ProjectRecord): boolean {
  const { status, estimatedFrom } = record
  if (request.kind === 'analyze') return status !== 'requirements'
  if (request.kind === 'revise') return isRevisedBy(record, request.submitted)
  return status === 'completed' && estimatedFrom === request.submitted.hash
}

function refuseFailed({ failure }: ProjectRecord, watched: string) {
  if (failure?.token !== watched) return
  throw new Refusal(failure.kind, failure.message, { retryAfter: failure.retryAfter })
}

/** Starts the job or adds it to the queue. Returns null if another request was faster. */
async function start(request: JoinRequest, { status }: ProjectRecord, now: Date): Promise<Joining | null> {
  const { userId, projectId, kind } = request
  const requested: Job = { userId, projectId, kind, token: randomUUID() }
  const submitted = request.kind === 'analyze' ? undefined : request.submitted
  const first = request.kind === 'estimate' && status === 'clarifications' ? (request.trackRecord ?? null) : undefined
  const turn = await takeLease(requested, now, submitted, first)
  if (!turn) return null
  const { token, isWaiting } = turn
  if (isWaiting) return { job: token, progress: waitingProgress }

  const job = { ...requested, token }
  try {
    await startJob(job)
    return { job: token, progress: firstProgress }
  } catch (error) {
    log.error('job not started', { kind, ...describeError(error) })
    await releaseLease(job)
    throw refuse.busy(notStarted, { retryAfter: busyRetryAfter })
  }
}

/** Invokes the Lambda of the job, which continues after this one has responded. */
async function startJob(job: Job): Promise<void> {
  assertInTime()
  await client.send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: JSON.stringify(job) }))
}
