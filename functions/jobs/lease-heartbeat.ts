import type { Progress } from '#contract/joining'
import { type Job, firstProgress, leaseMs, renewLease } from '#functions/data/leases'
import { describeError, log } from '#functions/lib/log'

/** How often progress is written at most, in milliseconds: as often as those who wait read it. */
const usualBeat = 1_000
const renewEvery = leaseMs / 3

export interface KeptLease {
  /** Tells how far the work is: written soon, the last of several. */
  report: (progress: Progress) => void
  /** Throws when the project is another job's by now: going on would only cost. */
  check: () => void
  stop: () => Promise<void>
}

/** Renews the lease of a job until it is stopped. */
export function startHeartbeat(job: Job, beat = usualBeat): KeptLease {
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
      // The next beat tries again; the lease lasts for several.
      log.error('lease not renewed', { kind: job.kind, ...describeError(error) })
    }
  }

  const timer = setInterval(() => {
    const due = progress !== written || Date.now() - renewedAt >= renewEvery
    if (renewal || lost || !due) return
    renewal = renew().finally(() => (renewal = undefined))
  }, beat)

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
