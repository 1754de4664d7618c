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
import { answersOf, changeSettings, findProjectRecord, packAnswers, readAnalysis, readBreakdown } from './projects'

const now = new Date('2026-11-02T10:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const news = { stage: 'Reading sections', done: 1, total: 3 }

/** A job on a project of its own. */
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

test('of twenty jobs at once, one gets the project', async () => {
  const job = await aJob()
  const jobs = Array.from({ length: 20 }, () => ({ ...job, token: newId(now) }))
  const taken = await Promise.all(jobs.map((each) => isTaken(each, now)))
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect(await recordOf(job)).toMatchObject({
    status: 'requirements',
    job: { token: jobs[taken.indexOf(true)]?.token },
  })
})

test('a job that died blocks its project until its lease ends, and what it writes later is refused', async () => {
  const dead = await aJob()
  await isTaken(dead, now)
  const next = { ...dead, token: 'next' }
  expect(await isTaken(next, after(leaseMs))).toBe(false)
  expect(await isTaken(next, after(leaseMs + 1))).toBe(true)

  expect(await renewLease(dead, news, after(leaseMs + 2))).toBe(false)
  expect(await finishAnalysis(dead, anAnalysis())).toBe(false)
  await failJob(dead, { kind: 'analyst-failed', sentence: 'The analyst failed.' })
  await releaseLease(dead)
  expect(await recordOf(dead)).toMatchObject({ status: 'requirements', job: { token: 'next' } })
  expect(await recordOf(dead)).not.toHaveProperty('failure')
  expect(await readAnalysis(dead.userId, dead.projectId)).toBeNull()
})

test('a lease that is renewed holds on, and tells how far the work is', async () => {
  const job = await aJob()
  await isTaken(job, now)
  expect(await renewLease(job, news, after(leaseMs - 1))).toBe(true)
  expect(await recordOf(job)).toMatchObject({ job: { progress: news } })
  expect(await isTaken({ ...job, token: 'other' }, after(2 * leaseMs - 2))).toBe(false)
})

test('a job that Lambda starts twice is done once', async () => {
  const job = await aJob()
  await isTaken(job, now)
  const claimed = await Promise.all(['a', 'b', 'c'].map((runner) => claimLease(job, runner, now)))
  expect(claimed.filter(Boolean)).toHaveLength(1)
  // The runner asks again when it did not hear the answer.
  expect(await claimLease(job, ['a', 'b', 'c'][claimed.indexOf(true)]!, now)).toBe(true)
  expect(await claimLease({ ...job, token: 'other' }, 'a', now)).toBe(false)
})

test('a job that starts late in its lease has the whole time again, and one that starts after it does not run', async () => {
  const job = await aJob()
  await takeLease(job, now)
  expect(await claimLease(job, 'runner', after(leaseMs))).toBe(true)
  expect(await isTaken({ ...job, token: 'other' }, after(2 * leaseMs))).toBe(false)

  const late = await aJob()
  await takeLease(late, now)
  expect(await claimLease(late, 'runner', after(leaseMs + 1))).toBe(false)
})

test('an analysis that is stored opens the clarifications, and is not made again', async () => {
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

test('answers are kept from the start of an estimate', async () => {
  const job = await aJob('estimate')
  expect(await isTaken(job, now, await submitted())).toBe(true)
  const record = await recordOf(job)
  expect(record).toMatchObject({ status: 'clarifications', answersHash: 'hash' })
  expect(record && (await answersOf(record))).toEqual({ answers: someAnswers, assumed: ['users'] })
})

test('an estimate is made again from other answers, never from the same', async () => {
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

test('why a job failed is kept until the next one starts', async () => {
  const job = await aJob()
  await isTaken(job, now)
  await failJob(job, { kind: 'busy', sentence: 'The analyst is busy.', retryAfter: 20 })
  const record = await recordOf(job)
  expect(record).toMatchObject({
    status: 'requirements',
    failure: { token: job.token, kind: 'busy', sentence: 'The analyst is busy.', retryAfter: 20 },
  })
  expect(record).not.toHaveProperty('job')

  expect(await isTaken({ ...job, token: 'next' }, now)).toBe(true)
  expect(await recordOf(job)).not.toHaveProperty('failure')
})
