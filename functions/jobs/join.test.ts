import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import type { TrackRecord } from '#contract/track-record'
import { type Project, analyzeFirst, notStarted, otherAnswersRunning, projectNotFound } from '#contract/project'
import {
  Job,
  claimLease,
  failJob,
  finishAnalysis,
  finishEstimate,
  firstProgress,
  leaseMs,
  renewLease,
  takeLease,
  waitingProgress,
} from '#functions/data/leases'
import { findProjectRecord, packAnswers } from '#functions/data/projects'
import * as key from '#functions/data/keys'
import { get } from '#functions/data/table'
import { newId } from '#functions/lib/ids'
import type { JoinRequest } from './join'
import { pollAfter } from './pause'
import { startLambda } from '#emulators/lambda'
import { aBreakdown, aProject, anAnalysis, someAnswers } from '#scripts/testing/project'

/** Work of `run-job` by project. Without an entry the job crashes immediately. */
const workers = new Map<string, (job: Job) => Promise<unknown>>()
const started: Job[] = []
let isThere = true

const lambda = await startLambda({
  runtime: {
    has: () => isThere,
    invoke: async (_, event) => {
      const job = v.parse(Job, event)
      started.push(job)
      await workers.get(job.projectId)?.(job)
      return { payload: null, usage: { ms: 0, cpuMs: 0 } }
    },
    reset: () => {},
    stop: () => {},
  },
  onFailure: (name, message) => {
    throw new Error(`${name}: ${message}`)
  },
})
process.env.AWS_ENDPOINT_URL_LAMBDA = lambda.url
const { join } = await import('./join')

const quick = { first: 1, max: 10 }
const now = () => new Date()
/** Later than a test may take, so that a call that misses the end or the progress fails the test. */
const later = new Date(Date.now() + 120_000)
const joinAndWait = (target: JoinRequest) => join(target, later, quick)
const joinWithoutWaiting = (target: JoinRequest) => join(target, now(), quick)
/** Repeats a call until its work is done, and reports the progress. */
async function joinUntilDone(target: JoinRequest, onProgress: (stage: string) => void = () => {}): Promise<Project> {
  for (let watching = target.watching; ; ) {
    const reply = await joinAndWait({ ...target, ...(watching !== undefined && { watching }) })
    if (!('joining' in reply)) return reply
    onProgress(reply.joining.progress.stage)
    watching = reply.joining.job
  }
}
const progress = { stage: 'Reading sections', done: 1, total: 3 }

async function aTarget(kind: 'analyze' | 'estimate', worker?: (job: Job) => Promise<unknown>) {
  const userId = newId(now())
  const projectId = await aProject(userId, kind === 'analyze' ? 'requirements' : 'clarifications')
  if (worker) workers.set(projectId, worker)
  return { userId, projectId }
}

const anEstimateOf = async (
  target: { userId: string; projectId: string },
  hash = 'hash',
  trackRecord?: TrackRecord,
): Promise<JoinRequest> => ({
  kind: 'estimate',
  ...target,
  submitted: { packed: await packAnswers({ answers: someAnswers, assumed: [] }), hash },
  trackRecord,
})

const startedFor = (projectId: string) => started.filter((job) => job.projectId === projectId)
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

test('of five concurrent calls one starts the job, and all get the analysis', async () => {
  const target = await aTarget('analyze', (job) => finishAnalysis(job, anAnalysis()))
  const replies = await Promise.all(Array.from({ length: 5 }, () => joinUntilDone({ kind: 'analyze', ...target })))
  for (const reply of replies)
    expect(reply).toMatchObject({ status: 'clarifications', aiAnalysis: { analyst: 'an analyst' } })
  expect(startedFor(target.projectId)).toHaveLength(1)
})

test('a waiting call gets the progress, joins again, and gets the project', async () => {
  let finish = () => {}
  const target = await aTarget('analyze', async (job) => {
    await claimLease(job, 'runner', now())
    const asked = new Promise<void>((resolve) => (finish = resolve))
    await renewLease(job, progress, now())
    await asked
    await finishAnalysis(job, anAnalysis())
  })
  const first = await joinAndWait({ kind: 'analyze', ...target })
  const [job] = startedFor(target.projectId)
  expect(first).toEqual({ joining: { job: job?.token, progress: progress } })

  finish()
  const second = await joinAndWait({ kind: 'analyze', ...target, watching: job?.token })
  expect(second).toMatchObject({ status: 'clarifications' })
  expect(startedFor(target.projectId)).toHaveLength(1)
})

test('only two calls of a user wait concurrently, and a third is asked to retry later', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const target = await aTarget('analyze', async (job) => {
    await claimLease(job, 'runner', now())
    await finished
    await finishAnalysis(job, anAnalysis())
  })
  const placesTaken = async () => {
    const { first, second } = (await get(key.waitingPlaces(target.userId))) ?? {}
    return [first, second].filter(Boolean).length
  }
  const calls = [joinAndWait({ kind: 'analyze', ...target }), joinAndWait({ kind: 'analyze', ...target })]
  await expect.poll(placesTaken).toBe(2)

  const third = await joinAndWait({ kind: 'analyze', ...target })
  const [job] = startedFor(target.projectId)
  expect(third).toEqual({ joining: { job: job?.token, progress: firstProgress }, retryAfter: pollAfter })

  finish()
  for (const reply of await Promise.all(calls)) expect(reply).toMatchObject({ status: 'clarifications' })
  expect(await placesTaken()).toBe(0)
  expect(await joinAndWait({ kind: 'analyze', ...target, watching: job?.token })).toMatchObject({
    status: 'clarifications',
  })
})

test('of three concurrent analyses of a user two run, and the third shows that it waits and then starts by itself', async () => {
  const userId = newId(now())
  let running = 0
  let maxRunning = 0
  let [oneWaits, twoRun] = [() => {}, () => {}]
  const waiting = new Promise<void>((resolve) => (oneWaits = resolve))
  const bothRun = new Promise<void>((resolve) => (twoRun = resolve))
  const stages: string[] = []
  const projectIds = await Promise.all([1, 2, 3].map(() => aProject(userId)))
  for (const id of projectIds) {
    workers.set(id, async (job) => {
      await claimLease(job, 'runner', now())
      maxRunning = Math.max(maxRunning, ++running)
      if (running === 2) twoRun()
      await Promise.all([waiting, bothRun])
      running--
      await finishAnalysis(job, anAnalysis())
    })
  }
  const projects = await Promise.all(
    projectIds.map((projectId) =>
      joinUntilDone({ kind: 'analyze', userId, projectId }, (stage) => {
        stages.push(stage)
        if (stage === waitingProgress.stage) oneWaits()
      }),
    ),
  )

  expect(projects.map(({ status }) => status)).toEqual(Array(3).fill('clarifications'))
  expect(maxRunning).toBe(2)
  expect(stages).toContain('Waiting for your other projects')
  expect(projectIds.map((id) => startedFor(id).length)).toEqual([1, 1, 1])
})

test('the error of a job that waited reaches the call that joined it while it waited', async () => {
  const userId = newId(now())
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => aProject(userId)))
  const holders = [first!, second!].map(
    (projectId) => ({ userId, projectId, kind: 'analyze', token: projectId }) as const,
  )
  for (const job of holders) await takeLease(job, now())
  const target = { kind: 'analyze', userId, projectId: third! } as const
  const waiting = await joinAndWait(target)
  expect(waiting).toMatchObject({ joining: { progress: waitingProgress } })
  const watching = 'joining' in waiting ? waiting.joining.job : ''

  await finishAnalysis(holders[0]!, anAnalysis())
  const failure = { kind: 'analyst-failed', message: 'The AI analysis failed. Please try again.' } as const
  workers.set(third!, (job) => failJob(job, failure))
  const atStart = await joinAndWait({ ...target, watching })
  expect(atStart).toEqual({ joining: { job: watching, progress: firstProgress } })
  expect(await refusalOf(joinAndWait({ ...target, watching }))).toMatchObject({ message: failure.message })
  expect(startedFor(third!)).toHaveLength(1)
})

test('a call at its deadline returns the job, which continues', async () => {
  const target = await aTarget('analyze')
  const reply = await joinWithoutWaiting({ kind: 'analyze', ...target })
  const again = await joinWithoutWaiting({ kind: 'analyze', ...target })
  expect(reply).toMatchObject({ joining: { progress: { done: 0 } } })
  expect(again).toEqual(reply)
  expect(startedFor(target.projectId)).toHaveLength(1)
})

test('the error of a job reaches every call that joined it, and the next request starts another job', async () => {
  const failure = { kind: 'analyst-failed', message: 'The AI analysis failed. Please try again.' } as const
  const target = await aTarget('analyze', (job) => failJob(job, failure))
  const first = await refusalOf(joinAndWait({ kind: 'analyze', ...target }))
  expect(first).toMatchObject({ status: 502, message: failure.message })

  const [job] = startedFor(target.projectId)
  for (const tab of ['one', 'another']) {
    const joined = await refusalOf(joinAndWait({ kind: 'analyze', ...target, watching: job?.token }))
    expect(joined, tab).toMatchObject({ status: 502, message: failure.message })
  }
  expect(startedFor(target.projectId)).toHaveLength(1)

  workers.set(target.projectId, (next) => finishAnalysis(next, anAnalysis()))
  expect(await joinAndWait({ kind: 'analyze', ...target })).toMatchObject({ status: 'clarifications' })
  expect(startedFor(target.projectId)).toHaveLength(2)
})

test('joining a crashed job starts another once its lease has expired', async () => {
  const target = await aTarget('analyze', (job) => finishAnalysis(job, anAnalysis()))
  const dead = { ...target, kind: 'analyze', token: 'dead' } as const
  await takeLease(dead, new Date(Date.now() - leaseMs - 1))

  const reply = await joinAndWait({ kind: 'analyze', ...target, watching: 'dead' })
  expect(reply).toMatchObject({ status: 'clarifications' })
  expect(startedFor(target.projectId)).toHaveLength(1)
})

test('a job that cannot be started is rejected with a message and holds no lease', async () => {
  const target = await aTarget('analyze', (job) => finishAnalysis(job, anAnalysis()))
  isThere = false
  vi.spyOn(process.stderr, 'write').mockReturnValueOnce(true)
  const refused = await refusalOf(joinAndWait({ kind: 'analyze', ...target }))
  isThere = true
  expect(refused).toMatchObject({ status: 503, message: notStarted, retryAfter: 5 })
  expect(await findProjectRecord(target.userId, target.projectId)).not.toHaveProperty('job')

  expect(await joinAndWait({ kind: 'analyze', ...target })).toMatchObject({ status: 'clarifications' })
})

test('only the same answers join a running estimate', async () => {
  const target = await aTarget('estimate')
  const ask = async (hash: string) => joinWithoutWaiting(await anEstimateOf(target, hash))

  const first = await ask('these')
  expect(await ask('these')).toEqual(first)
  expect(await refusalOf(ask('others'))).toMatchObject({ status: 409, message: otherAnswersRunning })
  expect(startedFor(target.projectId)).toHaveLength(1)
})

test('the same answers return the existing estimate immediately, and others start a new one', async () => {
  const target = await aTarget('estimate', (job) => finishEstimate(job, aBreakdown(), 'these'))
  const ask = async (hash: string) => joinAndWait(await anEstimateOf(target, hash))

  expect(await ask('these')).toMatchObject({ status: 'completed', estimation: { analyst: 'an analyst' } })
  expect(await ask('these')).toMatchObject({ status: 'completed' })
  expect(startedFor(target.projectId)).toHaveLength(1)

  workers.set(target.projectId, (job) => finishEstimate(job, aBreakdown(), 'others'))
  expect(await ask('others')).toMatchObject({ status: 'completed' })
  expect(startedFor(target.projectId)).toHaveLength(2)
})

test('the record at the first estimate that succeeds corrects all later ones, and so does having none', async () => {
  const recordOf = (projects: number) => ({
    projects,
    finishedOn: '2026-11-01',
    ratios: Array<number>(projects).fill(1.4),
    ranged: 0,
    under80: 0,
  })
  const target = await aTarget('estimate', (job) => failJob(job, { kind: 'internal', message: 'Failed.' }))
  const ask = async (hash: string, projects?: number) => {
    const request = await anEstimateOf(target, hash, projects === undefined ? undefined : recordOf(projects))
    return (await joinAndWait(request)) as Project
  }
  const finishWith = (hash: string) => workers.set(target.projectId, (job) => finishEstimate(job, aBreakdown(), hash))

  expect(await refusalOf(ask('these', 3))).toMatchObject({ message: 'Failed.' })
  finishWith('these')
  expect((await ask('these', 4)).estimation?.record).toMatchObject({ projects: 4, isApplied: true })
  finishWith('others')
  expect((await ask('others', 5)).estimation?.record).toMatchObject({ projects: 4 })

  Object.assign(target, await aTarget('estimate'))
  finishWith('these')
  await ask('these')
  finishWith('others')
  expect((await ask('others', 5)).estimation).not.toHaveProperty('record')
})

test('an analyzed project is returned immediately, and a missing one is not found', async () => {
  const target = await aTarget('estimate')
  expect(await joinAndWait({ kind: 'analyze', ...target })).toMatchObject({ status: 'clarifications' })
  expect(startedFor(target.projectId)).toHaveLength(0)

  const stranger = { ...target, userId: newId(now()) }
  expect(await refusalOf(joinAndWait({ kind: 'analyze', ...stranger }))).toMatchObject({
    status: 404,
    message: projectNotFound,
  })
})

test('an estimate cannot start before the analysis', async () => {
  const target = await aTarget('analyze')
  const refused = await refusalOf(joinAndWait(await anEstimateOf(target)))
  expect(refused).toMatchObject({ status: 409, message: analyzeFirst })
})
