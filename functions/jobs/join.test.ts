import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { type Project, analyzeFirst, notStarted, otherAnswersRunning, projectNotFound } from '#contract/project'
import {
  Job,
  type Submission,
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
import { get, key } from '#functions/data/table'
import { newId } from '#functions/lib/ids'
import type { Wanted } from './join'
import { pollAfter } from './pause'
import { startLambda } from '#emulators/lambda'
import { aBreakdown, aProject, anAnalysis, someAnswers } from '#scripts/testing/project'

/** What run-job does in the test that owns the project; without an entry it dies at once. */
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

const quick = { first: 1, most: 10 }
const now = () => new Date()
/** Whoever misses the end or the news waits longer than a test may take. */
const later = new Date(Date.now() + 120_000)
const patiently = (wanted: Wanted) => join(wanted, later, quick)
const hurriedly = (wanted: Wanted) => join(wanted, now(), quick)
/** Sends a call again until its work is done, and passes on the progress. */
async function followed(wanted: Wanted, onProgress: (stage: string) => void = () => {}): Promise<Project> {
  for (let watching = wanted.watching; ; ) {
    const reply = await patiently({ ...wanted, ...(watching !== undefined && { watching }) })
    if (!('joining' in reply)) return reply
    onProgress(reply.joining.progress.stage)
    watching = reply.joining.job
  }
}
const news = { stage: 'Reading sections', done: 1, total: 3 }

async function aWanted(kind: 'analyze' | 'estimate', worker?: (job: Job) => Promise<unknown>) {
  const userId = newId(now())
  const projectId = await aProject(userId, kind === 'analyze' ? 'requirements' : 'clarifications')
  if (worker) workers.set(projectId, worker)
  return { userId, projectId }
}

const submitted = async (hash = 'hash'): Promise<Submission> => ({
  packed: await packAnswers({ answers: someAnswers, assumed: [] }),
  hash,
})

const startedFor = (projectId: string) => started.filter((job) => job.projectId === projectId)
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

test('of twenty who ask at once one starts the job, and all get the analysis', async () => {
  const wanted = await aWanted('analyze', (job) => finishAnalysis(job, anAnalysis()))
  const answers = await Promise.all(Array.from({ length: 20 }, () => followed({ kind: 'analyze', ...wanted })))
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 'clarifications', aiAnalysis: { analyst: 'an analyst' } })
  expect(startedFor(wanted.projectId)).toHaveLength(1)
})

test('who waits hears of news, joins again, and gets the project', async () => {
  let finish = () => {}
  const wanted = await aWanted('analyze', async (job) => {
    await claimLease(job, 'runner', now())
    const asked = new Promise<void>((resolve) => (finish = resolve))
    await renewLease(job, news, now())
    await asked
    await finishAnalysis(job, anAnalysis())
  })
  const first = await patiently({ kind: 'analyze', ...wanted })
  const [job] = startedFor(wanted.projectId)
  expect(first).toEqual({ joining: { job: job?.token, progress: news } })

  finish()
  const second = await patiently({ kind: 'analyze', ...wanted, watching: job?.token })
  expect(second).toMatchObject({ status: 'clarifications' })
  expect(startedFor(wanted.projectId)).toHaveLength(1)
})

test('two calls of a user wait at a time: a third is told when to come back, until one of them ends', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const wanted = await aWanted('analyze', async (job) => {
    await claimLease(job, 'runner', now())
    await finished
    await finishAnalysis(job, anAnalysis())
  })
  const placesTaken = async () => {
    const { first, second } = (await get(key.waitingPlaces(wanted.userId))) ?? {}
    return [first, second].filter(Boolean).length
  }
  const calls = [patiently({ kind: 'analyze', ...wanted }), patiently({ kind: 'analyze', ...wanted })]
  await vi.waitUntil(async () => (await placesTaken()) === 2)

  const third = await patiently({ kind: 'analyze', ...wanted })
  const [job] = startedFor(wanted.projectId)
  expect(third).toEqual({ joining: { job: job?.token, progress: firstProgress }, retryAfter: pollAfter })

  finish()
  for (const reply of await Promise.all(calls)) expect(reply).toMatchObject({ status: 'clarifications' })
  expect(await placesTaken()).toBe(0)
  expect(await patiently({ kind: 'analyze', ...wanted, watching: job?.token })).toMatchObject({
    status: 'clarifications',
  })
})

test('of three analyses that a user starts at once two run, and the third says that it waits and starts by itself', async () => {
  const userId = newId(now())
  let running = 0
  let mostRunning = 0
  let oneWaits = () => {}
  const waiting = new Promise<void>((resolve) => (oneWaits = resolve))
  const stages: string[] = []
  const projectIds = await Promise.all([1, 2, 3].map(() => aProject(userId)))
  for (const id of projectIds) {
    workers.set(id, async (job) => {
      await claimLease(job, 'runner', now())
      mostRunning = Math.max(mostRunning, ++running)
      await waiting
      running--
      await finishAnalysis(job, anAnalysis())
    })
  }
  const projects = await Promise.all(
    projectIds.map((projectId) =>
      followed({ kind: 'analyze', userId, projectId }, (stage) => {
        stages.push(stage)
        if (stage === waitingProgress.stage) oneWaits()
      }),
    ),
  )

  expect(projects.map(({ status }) => status)).toEqual(Array(3).fill('clarifications'))
  expect(mostRunning).toBe(2)
  expect(stages).toContain('Waiting for your other analysis')
  expect(projectIds.map((id) => startedFor(id).length)).toEqual([1, 1, 1])
})

test('a job that waited fails for the call that joined it while it waited', async () => {
  const userId = newId(now())
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => aProject(userId)))
  const holders = [first!, second!].map(
    (projectId) => ({ userId, projectId, kind: 'analyze', token: projectId }) as const,
  )
  for (const job of holders) await takeLease(job, now())
  const wanted = { kind: 'analyze', userId, projectId: third! } as const
  const waiting = await patiently(wanted)
  expect(waiting).toMatchObject({ joining: { progress: waitingProgress } })
  const watching = 'joining' in waiting ? waiting.joining.job : ''

  await finishAnalysis(holders[0]!, anAnalysis())
  const failure = { kind: 'analyst-failed', message: 'The AI analysis failed. Please try again.' } as const
  workers.set(third!, (job) => failJob(job, failure))
  const hurried = await patiently({ ...wanted, watching })
  expect(hurried).toEqual({ joining: { job: watching, progress: firstProgress } })
  expect(await refusalOf(patiently({ ...wanted, watching }))).toMatchObject({ message: failure.message })
  expect(startedFor(third!)).toHaveLength(1)
})

test('when the wait is over the answer is the job, which goes on', async () => {
  const wanted = await aWanted('analyze')
  const answer = await hurriedly({ kind: 'analyze', ...wanted })
  const again = await hurriedly({ kind: 'analyze', ...wanted })
  expect(answer).toMatchObject({ joining: { progress: { done: 0 } } })
  expect(again).toEqual(answer)
  expect(startedFor(wanted.projectId)).toHaveLength(1)
})

test('a job’s failure reaches all who joined it, and the next request starts another', async () => {
  const failure = { kind: 'analyst-failed', message: 'The AI analysis failed. Please try again.' } as const
  const wanted = await aWanted('analyze', (job) => failJob(job, failure))
  const first = await refusalOf(patiently({ kind: 'analyze', ...wanted }))
  expect(first).toMatchObject({ status: 502, message: failure.message })

  const [job] = startedFor(wanted.projectId)
  for (const tab of ['one', 'another']) {
    const joined = await refusalOf(patiently({ kind: 'analyze', ...wanted, watching: job?.token }))
    expect(joined, tab).toMatchObject({ status: 502, message: failure.message })
  }
  expect(startedFor(wanted.projectId)).toHaveLength(1)

  workers.set(wanted.projectId, (next) => finishAnalysis(next, anAnalysis()))
  expect(await patiently({ kind: 'analyze', ...wanted })).toMatchObject({ status: 'clarifications' })
  expect(startedFor(wanted.projectId)).toHaveLength(2)
})

test('a job that died is started anew for whoever joins it once its lease is over', async () => {
  const wanted = await aWanted('analyze', (job) => finishAnalysis(job, anAnalysis()))
  const dead = { ...wanted, kind: 'analyze', token: 'dead' } as const
  await takeLease(dead, new Date(Date.now() - leaseMs - 1))

  const answer = await patiently({ kind: 'analyze', ...wanted, watching: 'dead' })
  expect(answer).toMatchObject({ status: 'clarifications' })
  expect(startedFor(wanted.projectId)).toHaveLength(1)
})

test('a job that cannot be started is refused with a sentence, and holds nothing', async () => {
  const wanted = await aWanted('analyze', (job) => finishAnalysis(job, anAnalysis()))
  isThere = false
  vi.spyOn(process.stderr, 'write').mockReturnValueOnce(true)
  const refused = await refusalOf(patiently({ kind: 'analyze', ...wanted }))
  isThere = true
  expect(refused).toMatchObject({ status: 503, message: notStarted, retryAfter: 5 })
  expect(await findProjectRecord(wanted.userId, wanted.projectId)).not.toHaveProperty('job')

  expect(await patiently({ kind: 'analyze', ...wanted })).toMatchObject({ status: 'clarifications' })
})

test('only the same answers join an estimate that is being made', async () => {
  const wanted = await aWanted('estimate')
  const ask = async (hash: string) => hurriedly({ kind: 'estimate', ...wanted, submitted: await submitted(hash) })

  const first = await ask('these')
  expect(await ask('these')).toEqual(first)
  expect(await refusalOf(ask('others'))).toMatchObject({ status: 409, message: otherAnswersRunning })
  expect(startedFor(wanted.projectId)).toHaveLength(1)
})

test('the same answers again are answered at once, others make a new estimate', async () => {
  const wanted = await aWanted('estimate', (job) => finishEstimate(job, aBreakdown(), 'these'))
  const ask = async (hash: string) => patiently({ kind: 'estimate', ...wanted, submitted: await submitted(hash) })

  expect(await ask('these')).toMatchObject({ status: 'completed', estimation: { analyst: 'an analyst' } })
  expect(await ask('these')).toMatchObject({ status: 'completed' })
  expect(startedFor(wanted.projectId)).toHaveLength(1)

  workers.set(wanted.projectId, (job) => finishEstimate(job, aBreakdown(), 'others'))
  expect(await ask('others')).toMatchObject({ status: 'completed' })
  expect(startedFor(wanted.projectId)).toHaveLength(2)
})

test('a project past its requirements is answered at once, and one that is not there is not found', async () => {
  const wanted = await aWanted('estimate')
  expect(await patiently({ kind: 'analyze', ...wanted })).toMatchObject({ status: 'clarifications' })
  expect(startedFor(wanted.projectId)).toHaveLength(0)

  const stranger = { ...wanted, userId: newId(now()) }
  expect(await refusalOf(patiently({ kind: 'analyze', ...stranger }))).toMatchObject({
    status: 404,
    message: projectNotFound,
  })
})

test('no estimate is made before the analysis', async () => {
  const wanted = await aWanted('analyze')
  const refused = await refusalOf(patiently({ kind: 'estimate', ...wanted, submitted: await submitted() }))
  expect(refused).toMatchObject({ status: 409, message: analyzeFirst })
})
