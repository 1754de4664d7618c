import { expect, test } from 'vitest'
import { type Job, takeLease } from '#functions/data/leases'
import { findProjectRecord } from '#functions/data/projects'
import { newId } from '#functions/lib/ids'
import { aProject } from '#scripts/testing/project'
import { startHeartbeat } from './lease-heartbeat'

const intervalMs = 5

async function aJob(at = new Date()): Promise<Job> {
  const userId = newId(at)
  const job = { userId, projectId: await aProject(userId), kind: 'analyze', token: newId(at) } as const
  await takeLease(job, at)
  return job
}

const leaseOf = async ({ userId, projectId }: Job) => (await findProjectRecord(userId, projectId))?.job

test('the latest progress is stored, and extends the lease', async () => {
  const job = await aJob(new Date(Date.now() - 20_000))
  const before = await leaseOf(job)
  const lease = startHeartbeat(job, intervalMs)
  lease.report({ stage: 'Reading sections', done: 1, total: 2 })
  lease.report({ stage: 'Reading sections', done: 2, total: 2 })

  await expect.poll(async () => (await leaseOf(job))?.progress.done).toBe(2)
  await lease.stop()
  expect((await leaseOf(job))?.leaseExpiresAt).toBeGreaterThan(before?.leaseExpiresAt ?? Infinity)
})

test('a job that lost its lease stops', async () => {
  const job = await aJob(new Date(Date.now() - 60_000))
  const lease = startHeartbeat(job, intervalMs)
  lease.check()
  await takeLease({ ...job, token: 'other' }, new Date())
  lease.report({ stage: 'Reading sections', done: 1, total: 2 })

  const isLost = () => {
    try {
      lease.check()
      return false
    } catch {
      return true
    }
  }
  await expect.poll(isLost).toBe(true)
  await lease.stop()
  expect(await leaseOf(job)).toMatchObject({ token: 'other', progress: { done: 0 } })
})
