import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Joining } from '#contract/joining'
import { type Project, analyzeFirst, notStarted, otherAnswersRunning, projectNotFound } from '#contract/project'
import {
  type Job,
  type Submission,
  firstProgress,
  releaseLease,
  takeLease,
  waitingProgress,
} from '#functions/data/leases'
import { viewProject } from '#functions/data/project-view'
import { type ProjectRecord, type Lease, findProjectRecord } from '#functions/data/projects'
import type { InProgress } from '#functions/lib/handle'
import { describeError, log } from '#functions/lib/log'
import { Refusal, refuse, busyRetryAfter } from '#functions/lib/refusal'
import { type Pause, pollAfter, withPause } from './pause'
import { startJob } from './start-job'

/** What a long call asks for. */
export type Wanted = { userId: string; projectId: string; watching?: string } & (
  | { kind: 'analyze' }
  | { kind: 'estimate'; submitted: Submission }
)

/** How often the project is read while a caller waits, in milliseconds. Short jobs end soon. */
const usualPace = { first: 100, most: 1_000 }

/** Kept of the caller's time for the last reading, in milliseconds: one that the table does not answer, and another. */
const lastReadMs = 5_000

/**
 * Returns the project when its work is done. Else joins the job that runs, or starts one when it is its turn, and waits
 * for the end, for news, or for the deadline, and returns the progress. Throws what made the job fail to all who joined
 * it; `watching` names the job that a caller joined before.
 */
export const join = (wanted: Wanted, deadline: Date, pace = usualPace): Promise<Project | InProgress> =>
  withPause(wanted.userId, deadline, (pause) => follow(wanted, deadline, pause, pace))

async function follow(
  wanted: Wanted,
  deadline: Date,
  pause: Pause,
  pace: typeof usualPace,
): Promise<Project | InProgress> {
  const { userId, projectId } = wanted
  const lastReadAt = deadline.getTime() - lastReadMs
  let watched = wanted.watching
  let known: string | undefined

  for (let interval = pace.first; ; interval = Math.min(interval * 1.5, pace.most)) {
    const now = new Date()
    const record = await findProjectRecord(userId, projectId)
    if (!record) throw refuse.notFound(projectNotFound)
    const lease = record.job && record.job.leaseExpiresAt > now.getTime() ? record.job : undefined
    refuseConflict(wanted, record, lease)
    if (isDone(wanted, record)) return viewProject(userId, record, now)
    if (watched !== undefined) refuseFailed(record, watched)

    const joining = lease ? { job: lease.token, progress: lease.progress } : await start(wanted, now)
    if (!joining) {
      await wait(interval)
      continue
    }
    const news = JSON.stringify(joining.progress)
    // Who has the token of a job without a lease has heard that it waits.
    known ??= lease ? news : JSON.stringify(joining.job === watched ? waitingProgress : firstProgress)
    watched = joining.job
    if (news !== known || now.getTime() >= lastReadAt) return { joining }
    if (!(await pause(interval))) return { joining, retryAfter: pollAfter }
  }
}

function refuseConflict(wanted: Wanted, record: ProjectRecord, lease: Lease | undefined) {
  if (wanted.kind === 'analyze') return
  if (record.status === 'requirements') throw refuse.conflict(analyzeFirst)
  if (lease && record.answersHash !== wanted.submitted.hash) throw refuse.conflict(otherAnswersRunning)
}

const isDone = (wanted: Wanted, { status, estimatedFrom }: ProjectRecord) =>
  wanted.kind === 'analyze'
    ? status !== 'requirements'
    : status === 'completed' && estimatedFrom === wanted.submitted.hash

function refuseFailed({ failure }: ProjectRecord, watched: string) {
  if (failure?.token !== watched) return
  throw new Refusal(failure.kind, failure.message, { retryAfter: failure.retryAfter })
}

/** Starts the job, or has it wait for its turn. Returns null if another request was faster. */
async function start(wanted: Wanted, now: Date): Promise<Joining | null> {
  const { userId, projectId, kind } = wanted
  const asked: Job = { userId, projectId, kind, token: randomUUID() }
  const turn = await takeLease(asked, now, wanted.kind === 'estimate' ? wanted.submitted : undefined)
  if (!turn) return null
  const { token, isWaiting } = turn
  if (isWaiting) return { job: token, progress: waitingProgress }

  const job = { ...asked, token }
  try {
    await startJob(job)
    return { job: token, progress: firstProgress }
  } catch (error) {
    log.error('job not started', { kind, ...describeError(error) })
    await releaseLease(job)
    throw refuse.busy(notStarted, { retryAfter: busyRetryAfter })
  }
}
