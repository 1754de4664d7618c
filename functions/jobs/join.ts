import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Joining } from '#contract/joining'
import { type Project, analyzeFirst, notStarted, otherAnswersRunning, projectNotFound } from '#contract/project'
import { type Job, type Submitted, firstProgress, releaseLease, takeLease } from '#functions/data/leases'
import { viewProject } from '#functions/data/project-view'
import { type Head, type Lease, findHead } from '#functions/data/projects'
import { described, log } from '#functions/lib/log'
import { Refusal, refuse, soon } from '#functions/lib/refusal'
import { startJob } from './start-job'

/** What a long call asks for. */
export type Wanted = { userId: string; projectId: string; watching?: string } & (
  | { kind: 'analyze' }
  | { kind: 'estimate'; submitted: Submitted }
)

/** How often the project is read while a caller waits, in milliseconds. Short jobs end soon. */
const usualPace = { first: 100, most: 1_000 }

/** Kept of the caller's time for the last reading, in milliseconds: one that the table does not answer, and another. */
const lastReadMs = 5_000

/**
 * Answers the project when its work is done. Else it joins the job that runs, or starts one, and waits: for the end,
 * for news, or until it has to answer, and answers how far the job is. What made the job fail is thrown to all who
 * joined it; `watching` names the job that a caller joined before.
 */
export async function join(wanted: Wanted, until: Date, pace = usualPace): Promise<Project | { joining: Joining }> {
  const { userId, projectId } = wanted
  const lastReadAt = until.getTime() - lastReadMs
  let watched = wanted.watching
  let known: string | undefined

  for (let pause = pace.first; ; pause = Math.min(pause * 1.5, pace.most)) {
    const now = new Date()
    const head = await findHead(userId, projectId)
    if (!head) throw refuse.notFound(projectNotFound)
    const lease = head.job && head.job.leaseUntil > now.getTime() ? head.job : undefined
    refuseConflict(wanted, head, lease)
    if (isDone(wanted, head)) return viewProject(userId, head, now)
    if (watched !== undefined) refuseFailed(head, watched)

    if (lease) {
      watched = lease.token
      const news = JSON.stringify(lease.progress)
      known ??= news
      if (news !== known || now.getTime() >= lastReadAt)
        return { joining: { job: lease.token, progress: lease.progress } }
    } else {
      watched = (await start(wanted, now)) ?? watched
      known = JSON.stringify(firstProgress)
    }
    await wait(pause)
  }
}

function refuseConflict(wanted: Wanted, head: Head, lease: Lease | undefined) {
  if (wanted.kind === 'analyze') return
  if (head.status === 'requirements') throw refuse.conflict(analyzeFirst)
  if (lease && head.answersHash !== wanted.submitted.hash) throw refuse.conflict(otherAnswersRunning)
}

const isDone = (wanted: Wanted, { status, estimatedFrom }: Head) =>
  wanted.kind === 'analyze'
    ? status !== 'requirements'
    : status === 'completed' && estimatedFrom === wanted.submitted.hash

function refuseFailed({ failure }: Head, watched: string) {
  if (failure?.token !== watched) return
  throw new Refusal(failure.kind, failure.sentence, { retryAfter: failure.retryAfter })
}

/** Starts the job and answers its token, or undefined where someone else was faster. */
async function start(wanted: Wanted, now: Date): Promise<string | undefined> {
  const { userId, projectId, kind } = wanted
  const job: Job = { userId, projectId, kind, token: randomUUID() }
  const submitted = wanted.kind === 'estimate' ? wanted.submitted : undefined
  if (!(await takeLease(job, now, submitted))) return undefined
  try {
    await startJob(job)
    return job.token
  } catch (error) {
    log.error('job not started', { kind, ...described(error) })
    await releaseLease(job)
    throw refuse.busy(notStarted, { retryAfter: soon })
  }
}
