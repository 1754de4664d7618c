import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { ErrorKind } from '#contract/error-kinds'
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
import { type Heartbeat, startHeartbeat } from './lease-heartbeat'
import { work } from './work'

/** Runs a job. It may crash at any point: the lease then expires, and the next POST starts the job again. */
export async function handler(event: unknown): Promise<void> {
  const job = v.parse(Job, event)
  if (!(await claimLease(job, randomUUID(), new Date()))) return

  const startedAt = Date.now()
  const lease = startHeartbeat(job)
  const run = createRun(job)
  try {
    if (job.kind === 'analyze') await recountProject(job)
    const stored = await work[job.kind](job, { report: lease.report, remember: createRemember(job, lease, run) })
    log.info(logEvents.jobFinished, { kind: job.kind, stored, ms: Date.now() - startedAt })
  } catch (error) {
    log.error(logEvents.jobFailed, { kind: job.kind, ms: Date.now() - startedAt, ...describeError(error) })
    await failJob(job, await refundFailure(job, run, failureOf(error)))
  } finally {
    await lease.stop()
  }
}

/** Counts an uncounted project that is analyzed again. Throws 403 if the month's limit is reached. */
async function recountProject({ userId, projectId }: Job) {
  const record = await findProjectRecord(userId, projectId)
  if (record?.countedIn !== undefined) return
  const user = await findUser(userId)
  if (user && !(await countProject(user, projectId, new Date()))) throw refuse.overQuota(quotaSpent)
}

interface Run {
  /** Consumes the run, once. Throws 429 if the project has none left today. */
  spend: () => Promise<Consumed>
  refund: () => Promise<void>
}

function createRun({ kind, projectId }: Job): Run {
  let consumed: Promise<Consumed> | undefined
  return {
    spend: () =>
      (consumed ??= consume(kind === 'estimate' ? 'estimatesPerProject' : 'analysesPerProject', projectId, new Date())),
    refund: async () => {
      const spent = await consumed?.catch(() => undefined)
      if (spent) await refund(spent)
    },
  }
}

/**
 * Stores finished chunks, so that a restarted job does not pay for them twice. The job counts as a run only once it asks
 * the model.
 */
const createRemember = ({ userId, projectId }: Job, lease: Heartbeat, run: Run) => {
  const checkpoints = openCheckpoints(userId, projectId)
  return async <T>(name: string, make: () => Promise<T>): Promise<T> => {
    lease.check()
    const stored = await checkpoints.find(name, new Date())
    if (stored !== undefined) return stored as T

    await run.spend()
    const result = await make()
    await checkpoints.save(name, result, new Date()).catch((error: unknown) => {
      log.error('checkpoint not saved', describeError(error))
    })
    return result
  }
}

/** Failures of the analyst's service, which no text causes and nobody pays for. */
const outages: ReadonlySet<ErrorKind> = new Set(['busy', 'analyst-unavailable'])

/**
 * Refunds a run that met an outage, and a project with nothing to estimate. Returns the failure, with a note if the
 * project was not counted.
 */
async function refundFailure(job: Job, run: Run, failure: Omit<Failure, 'token'>) {
  const { kind, message } = failure
  if (outages.has(kind)) await run.refund()
  if (kind !== 'nothing-to-build' || job.kind !== 'analyze') return failure

  const now = new Date()
  const isWithinLimit = await consume('uncountedProjectsPerUser', job.userId, now).then(
    () => true,
    () => false,
  )
  const isUncounted = isWithinLimit && (await uncountProject(job.userId, job.projectId))
  return isUncounted ? { ...failure, message: `${message} ${notCounted}` } : failure
}

function failureOf(error: unknown): Omit<Failure, 'token'> {
  const { kind, message, retryAfter } = refusalFor(error) ?? new Refusal('internal', ourFault)
  return { kind, message, retryAfter }
}
