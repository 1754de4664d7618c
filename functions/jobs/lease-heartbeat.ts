import type { Progress } from '#contract/joining'
import { type Job, firstProgress, leaseMs, renewLease } from '#functions/data/leases'
import { describeError, log } from '#functions/lib/log'

/** Minimum interval between writes of the progress, in milliseconds: the poll interval of waiting calls. */
const defaultIntervalMs = 1_000
const renewEveryMs = leaseMs / 3

export interface Heartbeat {
  /** Reports progress. Only the latest is written, at the next interval. */
  report: (progress: Progress) => void
  /** Throws if the lease was lost, so that the job does not spend more. */
  check: () => void
  stop: () => Promise<void>
}

/** Renews the lease of a job until it is stopped. */
export function startHeartbeat(job: Job, intervalMs = defaultIntervalMs): Heartbeat {
  let progress = firstProgress
  let written = progress
  let renewedAt = Date.now()
  let lost = false
  let renewal: Promise<void> | undefined

  async function renew() {
    const current = progress
    try {
      lost = !(await renewLease(job, current, new Date()))
      written = current
      renewedAt = Date.now()
    } catch (error) {
      // Retried at the next interval. The lease outlasts several.
      log.error('lease not renewed', { kind: job.kind, ...describeError(error) })
    }
  }

  const timer = setInterval(() => {
    const due = progress !== written || Date.now() - renewedAt >= renewEveryMs
    if (renewal || lost || !due) return
    renewal = renew().finally(() => (renewal = undefined))
  }, intervalMs)

  return {
    report: (latest) => (progress = latest),
    check: () => {
      if (lost) throw new Error('The lease of this job was lost')
    },
    stop: async () => {
      clearInterval(timer)
      await renewal
    },
  }
}
