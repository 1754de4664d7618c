import { expect, test } from 'vitest'
import { newId } from '#functions/lib/ids'
import { aProject, anAnalysis } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import { startDeletion } from './accounts'
import { turnMs } from './analyst-queue'
import { type Job, finishAnalysis, firstProgress, leaseMs, renewLease, takeLease } from './leases'
import { findProjectRecord } from './projects'
import * as key from './keys'
import { listKeys } from './table'
import { takeWaitingPlace } from './waiting-places'

const now = new Date('2026-11-02T10:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)

/** Creates jobs of one user, each on its own project. */
async function someJobs(count: number): Promise<Job[]> {
  const userId = newId(now)
  const projectIds = await Promise.all(Array.from({ length: count }, () => aProject(userId)))
  return projectIds.map((projectId) => ({ userId, projectId, kind: 'analyze', token: newId(now) }))
}

const starts = ({ token }: Job) => ({ token, isWaiting: false })
const waits = ({ token }: Job) => ({ token, isWaiting: true })

/** Takes the lease with a new token, as each request does. */
const ask = (job: Job, at = now) => takeLease({ ...job, token: newId(at) }, at)

test('a third job waits until one of two ends, and starts with the token that it waited with', async () => {
  const [first, second, third] = (await someJobs(3)) as [Job, Job, Job]
  expect(await takeLease(first, now)).toEqual(starts(first))
  expect(await takeLease(second, now)).toEqual(starts(second))
  expect(await takeLease(third, now)).toEqual(waits(third))
  expect(await ask(third)).toEqual(waits(third))
  expect(await findProjectRecord(third.userId, third.projectId)).not.toHaveProperty('job')

  await finishAnalysis(first, anAnalysis())
  expect(await ask(third)).toEqual(starts(third))
  expect(await findProjectRecord(third.userId, third.projectId)).toMatchObject({ job: { token: third.token } })
})

test('waiting jobs start in the order of their arrival, whichever polls first', async () => {
  const [first, second, third, fourth] = (await someJobs(4)) as [Job, Job, Job, Job]
  for (const job of [first, second, third, fourth]) await takeLease(job, now)

  await finishAnalysis(second, anAnalysis())
  expect(await ask(fourth)).toEqual(waits(fourth))
  expect(await ask(third)).toEqual(starts(third))
  expect(await ask(fourth)).toEqual(waits(fourth))
  await finishAnalysis(first, anAnalysis())
  expect(await ask(fourth)).toEqual(starts(fourth))
})

test('a waiting job that is no longer polled loses its turn, and a polled one keeps it', async () => {
  const [first, second, closed, open] = (await someJobs(4)) as [Job, Job, Job, Job]
  for (const job of [first, second, closed, open]) await takeLease(job, now)
  const later = after(turnMs * 0.75)
  expect(await ask(open, later)).toEqual(waits(open))

  await finishAnalysis(first, anAnalysis())
  expect(await ask(open, later)).toEqual(waits(open))
  expect(await ask(open, after(turnMs))).toEqual(starts(open))
  expect(await ask(closed, after(turnMs))).not.toEqual(waits(closed))
})

test('a crashed job frees its place when its lease expires, and a running one does not', async () => {
  const [dead, alive, third, fourth] = (await someJobs(4)) as [Job, Job, Job, Job]
  for (const job of [dead, alive, third, fourth]) await takeLease(job, now)
  await renewLease(alive, firstProgress, after(leaseMs - 1))

  expect(await ask(third, after(leaseMs * 0.75))).toEqual(waits(third))
  expect(await ask(fourth, after(leaseMs * 0.75))).toEqual(waits(fourth))
  expect(await ask(third, after(leaseMs + 1))).toEqual(starts(third))
  expect(await ask(fourth, after(leaseMs + 1))).toEqual(waits(fourth))
})

test('of ten concurrent jobs two run, and other users’ jobs are not delayed', async () => {
  const jobs = await someJobs(10)
  const turns = await Promise.all(jobs.map((job) => ask(job)))
  for (const job of jobs) await ask(job)

  expect(turns.filter((turn) => turn?.isWaiting === false).length).toBeLessThanOrEqual(2)
  const records = await Promise.all(jobs.map(({ userId, projectId }) => findProjectRecord(userId, projectId)))
  expect(records.filter((record) => record?.job)).toHaveLength(2)
  const [other] = (await someJobs(1)) as [Job]
  expect(await takeLease(other, now)).toEqual(starts(other))
})

test('no job starts or waits for an account that is being deleted', async () => {
  const { user } = await aUser()
  const job = { userId: user.id, projectId: await aProject(user.id), kind: 'analyze', token: 'token' } as const
  await startDeletion(user, new Date())
  expect(await takeLease(job, now)).toBeNull()
  expect(await takeWaitingPlace(user.id, after(1_000), now)).toBeNull()
  expect(await listKeys(key.analystQueue(user.id))).not.toContainEqual(key.analystQueue(user.id))
})
