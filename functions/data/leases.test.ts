import { expect, test } from 'vitest'
import { newId } from '#functions/lib/ids'
import { aBreakdown, aProject, anAnalysis, someAnswers } from '#scripts/testing/project'
import {
  type Job,
  claimLease,
  failJob,
  finishAnalysis,
  finishEstimate,
  leaseMs,
  releaseLease,
  renewLease,
  takeLease,
} from './leases'
import { changeSettings } from './project-settings'
import { answersOf, findProjectRecord, packAnswers, readAnalysis, readBreakdown } from './projects'

const now = new Date('2026-11-02T10:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const news = { stage: 'Reading sections', done: 1, total: 3 }

/** Creates a job on its own project. */
async function aJob(kind: Job['kind'] = 'analyze', token = newId(now)): Promise<Job> {
  const userId = newId(now)
  const projectId = await aProject(userId, kind === 'analyze' ? 'requirements' : 'clarifications')
  return { userId, projectId, kind, token }
}

const isTaken = async (...asked: Parameters<typeof takeLease>) => (await takeLease(...asked))?.isWaiting === false

const recordOf = ({ userId, projectId }: Job) => findProjectRecord(userId, projectId)

const submitted = async (hash = 'hash') => ({
  packed: await packAnswers({ answers: someAnswers, assumed: ['users'] }),
  hash,
})

test('of twenty concurrent jobs one gets the lease', async () => {
  const job = await aJob()
  const jobs = Array.from({ length: 20 }, () => ({ ...job, token: newId(now) }))
  const taken = await Promise.all(jobs.map((each) => isTaken(each, now)))
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect(await recordOf(job)).toMatchObject({
    status: 'requirements',
    job: { token: jobs[taken.indexOf(true)]?.token },
  })
})

test('a crashed job blocks its project until its lease expires, and its later writes are rejected', async () => {
  const dead = await aJob()
  await isTaken(dead, now)
  const next = { ...dead, token: 'next' }
  expect(await isTaken(next, after(leaseMs))).toBe(false)
  expect(await isTaken(next, after(leaseMs + 1))).toBe(true)

  expect(await renewLease(dead, news, after(leaseMs + 2))).toBe(false)
  expect(await finishAnalysis(dead, anAnalysis())).toBe(false)
  await failJob(dead, { kind: 'analyst-failed', message: 'The analyst failed.' })
  await releaseLease(dead)
  expect(await recordOf(dead)).toMatchObject({ status: 'requirements', job: { token: 'next' } })
  expect(await recordOf(dead)).not.toHaveProperty('failure')
  expect(await readAnalysis(dead.userId, dead.projectId)).toBeNull()
})

test('a renewed lease is extended and shows the progress', async () => {
  const job = await aJob()
  await isTaken(job, now)
  expect(await renewLease(job, news, after(leaseMs - 1))).toBe(true)
  expect(await recordOf(job)).toMatchObject({ job: { progress: news } })
  expect(await isTaken({ ...job, token: 'other' }, after(2 * leaseMs - 2))).toBe(false)
})

test('a job that Lambda invokes twice runs once', async () => {
  const job = await aJob()
  await isTaken(job, now)
  const claimed = await Promise.all(['a', 'b', 'c'].map((runner) => claimLease(job, runner, now)))
  expect(claimed.filter(Boolean)).toHaveLength(1)
  // The runner retries when it gets no response.
  expect(await claimLease(job, ['a', 'b', 'c'][claimed.indexOf(true)]!, now)).toBe(true)
  expect(await claimLease({ ...job, token: 'other' }, 'a', now)).toBe(false)
})

test('a job that starts late in its lease gets a full lease, and one that starts after it does not run', async () => {
  const job = await aJob()
  await takeLease(job, now)
  expect(await claimLease(job, 'runner', after(leaseMs))).toBe(true)
  expect(await isTaken({ ...job, token: 'other' }, after(2 * leaseMs))).toBe(false)

  const late = await aJob()
  await takeLease(late, now)
  expect(await claimLease(late, 'runner', after(leaseMs + 1))).toBe(false)
})

test('a stored analysis opens the clarifications and is not repeated', async () => {
  const job = await aJob()
  await isTaken(job, now)
  await changeSettings(job.userId, job.projectId, { priority: 'rush' })
  expect(await finishAnalysis(job, anAnalysis())).toBe(true)

  const record = await recordOf(job)
  expect(record).toMatchObject({ status: 'clarifications', priority: 'rush' })
  expect(record).not.toHaveProperty('job')
  expect(await readAnalysis(job.userId, job.projectId)).toEqual(anAnalysis())
  expect(await isTaken({ ...job, token: 'late' }, now)).toBe(false)
})

test('answers are stored when their estimate starts', async () => {
  const job = await aJob('estimate')
  expect(await isTaken(job, now, await submitted())).toBe(true)
  const record = await recordOf(job)
  expect(record).toMatchObject({ status: 'clarifications', answersHash: 'hash' })
  expect(record && (await answersOf(record))).toEqual({ answers: someAnswers, assumed: ['users'] })
})

test('an estimate is repeated for other answers, but not for the same ones', async () => {
  const job = await aJob('estimate')
  await isTaken(job, now, await submitted())
  expect(await finishEstimate(job, aBreakdown(), 'hash')).toBe(true)
  expect(await recordOf(job)).toMatchObject({ status: 'completed', estimatedAt: aBreakdown().estimatedAt })
  expect(await readBreakdown(job.userId, job.projectId)).toEqual(aBreakdown())

  expect(await isTaken({ ...job, token: 'same' }, now, await submitted())).toBe(false)
  expect(await isTaken({ ...job, token: 'other' }, now, await submitted('other'))).toBe(true)
})

test('an estimate does not start before the analysis', async () => {
  const analyze = await aJob()
  expect(await isTaken({ ...analyze, kind: 'estimate' }, now, await submitted())).toBe(false)
})

test('the error of a failed job is stored until the next one starts', async () => {
  const job = await aJob()
  await isTaken(job, now)
  await failJob(job, { kind: 'busy', message: 'The analyst is busy.', retryAfter: 20 })
  const record = await recordOf(job)
  expect(record).toMatchObject({
    status: 'requirements',
    failure: { token: job.token, kind: 'busy', message: 'The analyst is busy.', retryAfter: 20 },
  })
  expect(record).not.toHaveProperty('job')

  expect(await isTaken({ ...job, token: 'next' }, now)).toBe(true)
  expect(await recordOf(job)).not.toHaveProperty('failure')
})
