import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { ourFault } from '#contract/project'
import { Job, claimLease, failJob } from '#functions/data/leases'
import type { Failure } from '#functions/data/projects'
import { sectionsOf } from '#functions/data/sections'
import { described, log } from '#functions/lib/log'
import { refusalFor } from '#functions/lib/refusal'
import { type KeptLease, keepLease } from './keep-lease'
import { work } from './work'

/** The long work. It may die at any line: the lease runs out, and the next POST starts again. */
export async function handler(event: unknown): Promise<void> {
  const job = v.parse(Job, event)
  if (!(await claimLease(job, randomUUID(), new Date()))) return

  const startedAt = Date.now()
  const lease = keepLease(job)
  try {
    const stored = await work[job.kind](job, { report: lease.report, remember: rememberIn(job, lease) })
    log.info('job finished', { kind: job.kind, stored, ms: Date.now() - startedAt })
  } catch (error) {
    log.error('job failed', { kind: job.kind, ms: Date.now() - startedAt, ...described(error) })
    await failJob(job, failureOf(error))
  } finally {
    await lease.stop()
  }
}

/** Keeps what is finished: a job that starts again finds it, and does not pay twice. */
const rememberIn = ({ userId, projectId }: Job, lease: KeptLease) => {
  const sections = sectionsOf(userId, projectId)
  return async <T>(name: string, make: () => Promise<T>): Promise<T> => {
    lease.check()
    const kept = await sections.find(name, new Date())
    if (kept !== undefined) return kept as T

    const made = await make()
    await sections.keep(name, made, new Date()).catch((error: unknown) => {
      log.error('section not kept', described(error))
    })
    return made
  }
}

function failureOf(error: unknown): Omit<Failure, 'token'> {
  const refusal = refusalFor(error)
  return refusal
    ? { status: refusal.status, sentence: refusal.message, retryAfter: refusal.retryAfter }
    : { status: 500, sentence: ourFault }
}
