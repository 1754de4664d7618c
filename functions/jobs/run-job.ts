import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { ourFault } from '#contract/failures'
import { quotaSpent } from '#contract/plan'
import { notCounted } from '#contract/project'
import { Job, claimLease, failJob } from '#functions/data/leases'
import { type Failure, countProject, findProjectRecord, uncountProject } from '#functions/data/projects'
import { openCheckpoints } from '#functions/data/checkpoints'
import { type Consumed, consume, refund } from '#functions/data/rate-limits'
import { findUser } from '#functions/data/users'
import { describeError, log } from '#functions/lib/log'
import { logEvents } from '#functions/lib/log-events'
import { Refusal, refusalFor, refuse } from '#functions/lib/refusal'
import { type KeptLease, startHeartbeat } from './lease-heartbeat'
import { work } from './work'

/** The long work. It may die at any line: the lease runs out, and the next POST starts again. */
export async function handler(event: unknown): Promise<void> {
  const job = v.parse(Job, event)
  if (!(await claimLease(job, randomUUID(), new Date()))) return

  const startedAt = Date.now()
  const lease = startHeartbeat(job)
  let run: Consumed | undefined
  try {
    if (job.kind === 'analyze') await countAgain(job)
    // Here, not where it is asked for: a job that waited in Lambda's queue until another took over has cost nothing.
    run = await consume('analystRunsPerProject', job.projectId, new Date())
    const stored = await work[job.kind](job, { report: lease.report, remember: rememberIn(job, lease) })
    log.info(logEvents.jobFinished, { kind: job.kind, stored, ms: Date.now() - startedAt })
  } catch (error) {
    log.error(logEvents.jobFailed, { kind: job.kind, ms: Date.now() - startedAt, ...describeError(error) })
    await failJob(job, await refunded(job, run, failureOf(error)))
  } finally {
    await lease.stop()
  }
}

/** Counts a project that was taken out of the count and is analyzed again. Throws 403 if the month's limit is spent. */
async function countAgain({ userId, projectId }: Job) {
  const record = await findProjectRecord(userId, projectId)
  if (record?.countedIn !== undefined) return
  const user = await findUser(userId)
  if (user && !(await countProject(user, projectId, new Date()))) throw refuse.overQuota(quotaSpent)
}

/** Keeps what is finished: a job that starts again finds it, and does not pay twice. */
const rememberIn = ({ userId, projectId }: Job, lease: KeptLease) => {
  const sections = openCheckpoints(userId, projectId)
  return async <T>(name: string, make: () => Promise<T>): Promise<T> => {
    lease.check()
    const kept = await sections.find(name, new Date())
    if (kept !== undefined) return kept as T

    const made = await make()
    await sections.save(name, made, new Date()).catch((error: unknown) => {
      log.error('section not kept', describeError(error))
    })
    return made
  }
}

/**
 * The failure as it is told. What gave the user nothing is not counted: a run that was turned away, a project without
 * anything to estimate.
 */
async function refunded(job: Job, run: Consumed | undefined, failure: Omit<Failure, 'token'>) {
  const { kind, message } = failure
  if (kind === 'busy' && run) await refund(run)
  if (kind !== 'nothing-to-build' || job.kind !== 'analyze') return failure

  const now = new Date()
  const isFew = await consume('uncountedProjectsPerUser', job.userId, now).then(
    () => true,
    () => false,
  )
  const isUncounted = isFew && (await uncountProject(job.userId, job.projectId))
  return isUncounted ? { ...failure, message: `${message} ${notCounted}` } : failure
}

function failureOf(error: unknown): Omit<Failure, 'token'> {
  const { kind, message, retryAfter } = refusalFor(error) ?? new Refusal('internal', ourFault)
  return { kind, message: message, retryAfter }
}
