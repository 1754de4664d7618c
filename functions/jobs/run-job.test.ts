import type { ConverseRequest } from '@aws-sdk/client-bedrock-runtime'
import { beforeEach, expect, test, vi } from 'vitest'
import { ourFault } from '#contract/failures'
import { quotaSpent } from '#contract/plan'
import { rateLimits } from '#contract/rate-limits'
import { monthOf } from '#domain/estimate/quota'
import { type ModelResponse, startBedrock } from '#emulators/bedrock'
import { type Job, leaseMs, takeLease } from '#functions/data/leases'
import { findProjectRecord, packAnswers, readAnalysis, readBreakdown } from '#functions/data/projects'
import { consume } from '#functions/data/rate-limits'
import * as key from '#functions/data/keys'
import { get, listKeys, put, remove } from '#functions/data/table'
import { newId } from '#functions/lib/ids'
import { aProduct } from '#scripts/testing/arbitraries'
import { calls, promptOf } from '#scripts/testing/model'
import { aDraft, aProject, someAnswers } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'

/** Requests to the model, without those for repairs. */
const asked: ConverseRequest[] = []
let model: (request: ConverseRequest) => ModelResponse | Promise<ModelResponse>

const bedrock = await startBedrock({
  respond: (request) => {
    if (request.messages?.length === 1) asked.push(request)
    return model(request)
  },
})
process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = bedrock.url
process.env.MODEL_ID = 'a model'
const { handler } = await import('./run-job')

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

const component = (name: string, line: number) => ({
  name,
  description: `${name}.`,
  complexity: 'low',
  tasks: [{ name, role: 'Back-end developer', optimistic: 4, likely: 6, pessimistic: 12, sources: [String(line)] }],
})
const reading = (...components: unknown[]) =>
  calls({
    summary: 'A wiki.',
    ...aProduct,
    components,
    technologies: ['React'],
    risks: [],
    questions: [],
    settled: [],
    background: [],
  })
const unchanged = calls({
  changed: [],
  removed: [],
  added: [],
  risks: [],
  assumptions: ['Staff have e-mail.'],
  exclusions: [],
  techStack: ['React'],
})

/** Creates a job with the lease of its own project, as `join` does. */
async function aJob(
  kind: Job['kind'],
  draft = aDraft(),
  answers = someAnswers,
  userId = newId(new Date()),
): Promise<Job> {
  asked.length = 0
  const projectId = await aProject(userId, kind === 'analyze' ? 'requirements' : 'clarifications', draft)
  const job = { userId, projectId, kind, token: newId(new Date()) }
  const submitted = { packed: await packAnswers({ answers, assumed: ['users'] }), hash: 'hash' }
  await takeLease(job, new Date(), kind === 'estimate' ? submitted : undefined)
  return job
}

const recordOf = ({ userId, projectId }: Job) => findProjectRecord(userId, projectId)

test('the analyst reads the requirements without the budget, and its analysis is stored', async () => {
  model = () => reading(component('Accounts', 1), component('Pages', 2))
  const requirements = `${aDraft().requirements}\nBefore May 2027 we would like a banner.`
  const job = await aJob('analyze', aDraft({ title: 'Wiki, budget $15,000', requirements }))
  await handler(job)

  expect(promptOf(asked[0]!)).toContain('They write pages with pictures.')
  expect(JSON.stringify(asked)).not.toMatch(/20,000|15,000|2027/)
  expect(await recordOf(job)).toMatchObject({ status: 'clarifications' })
  expect(await recordOf(job)).not.toHaveProperty('job')
  const analysis = await readAnalysis(job.userId, job.projectId)
  expect(analysis).toMatchObject({ analyst: 'a model', components: [{ name: 'Accounts' }, { name: 'Pages' }] })
  expect(analysis?.lines[1]).toEqual({ id: 2, text: 'They write pages with pictures.' })
  expect(analysis?.written).toEqual([{ id: 3, text: 'Before May 2027 we would like a banner.' }])
  expect(analysis?.constraints).toMatchObject([
    { kind: 'budget', amount: 15_000 },
    { kind: 'budget', amount: 20_000 },
    { kind: 'deadline' },
  ])
})

test('the estimate uses the answers without their budgets, which are stored for comparison', async () => {
  model = () => unchanged
  const answers = { ...someAnswers, else: 'Our budget is $33,000. It must work offline.' }
  const job = await aJob('estimate', aDraft(), answers)
  await handler(job)

  expect(promptOf(asked[0]!)).toContain('Single sign-on')
  expect(promptOf(asked[0]!)).toContain('It must work offline.')
  expect(JSON.stringify(asked)).not.toContain('33,000')
  expect(await recordOf(job)).toMatchObject({ status: 'completed', estimatedFrom: 'hash' })
  expect(await readBreakdown(job.userId, job.projectId)).toMatchObject({
    analyst: 'a model',
    answers,
    assumed: ['users'],
    constraints: [{ amount: 20_000 }, { amount: 33_000, quote: 'Our budget is $33,000.' }],
    breakdown: { assumptions: ['Staff have e-mail.'] },
  })
})

test('the error of a failed analysis is stored, and the project is free for another attempt', async () => {
  model = () => calls({ components: 'nonsense' })
  const job = await aJob('analyze')
  await handler(job)
  const record = await recordOf(job)
  expect(record).toMatchObject({ status: 'requirements', failure: { token: job.token, kind: 'analyst-failed' } })
  expect(record?.failure?.message).toMatch(/Please try again/)
  expect(record).not.toHaveProperty('job')
})

test('the error of a bug does not reveal details', async () => {
  const job = await aJob('analyze')
  await put({ ...key.text(job.userId, job.projectId), packed: Buffer.from('damaged') })
  await handler(job)
  expect(await recordOf(job)).toMatchObject({ failure: { kind: 'internal', message: ourFault } })
})

test('a job that is started twice runs once', async () => {
  model = () => reading(component('Accounts', 1))
  const job = await aJob('analyze')
  await Promise.all([handler(job), handler(job)])
  expect(asked).toHaveLength(1)
  expect(await recordOf(job)).toMatchObject({ status: 'clarifications' })
})

test('chunks that were read are not read again by the next job', async () => {
  const sentence = 'Staff see a list of all pages that were changed this week. '
  const requirements = Array.from({ length: 1_400 }, (_, index) => `${sentence}${index}`).join('\n')
  const isFirst = (request: ConverseRequest) => /^1\| /m.test(promptOf(request))
  model = (request) => (isFirst(request) ? reading(component('Pages', 1)) : calls({ components: 'nonsense' }))
  const failing = await aJob('analyze', aDraft({ requirements }))
  await handler(failing)
  expect(await recordOf(failing)).toMatchObject({ failure: { kind: 'analyst-failed' } })
  expect(asked.filter(isFirst)).toHaveLength(1)

  asked.length = 0
  model = () => reading(component('Search', 1_300))
  const next = { ...failing, token: 'next' }
  await takeLease(next, new Date())
  await handler(next)
  expect(asked.filter(isFirst)).toHaveLength(0)
  const analysis = await readAnalysis(next.userId, next.projectId)
  expect(analysis?.components.map(({ name }) => name)).toEqual(expect.arrayContaining(['Pages', 'Search']))
})

test('a job that lost its lease while it ran changes nothing', async () => {
  const job = await aJob('analyze')
  model = async () => {
    await takeLease({ ...job, token: 'faster' }, new Date(Date.now() + leaseMs + 1_000))
    return reading(component('Accounts', 1))
  }
  await handler(job)
  const record = await recordOf(job)
  expect(record).toMatchObject({ status: 'requirements', job: { token: 'faster' } })
  expect(record).not.toHaveProperty('failure')
})

const usedOf = async ({ userId }: Job) => (await get(key.quota(userId, monthOf(new Date()))))?.used

test('a project with nothing to build is not counted, and its error says so', async () => {
  model = () => reading()
  const job = await aJob('analyze')
  await put({ ...key.quota(job.userId, monthOf(new Date())), used: 2 })

  await handler(job)
  const first = await recordOf(job)
  await handler(await analyzedAgain(job))

  expect(first?.failure).toMatchObject({
    kind: 'nothing-to-build',
    message: expect.stringContaining('does not count'),
  })
  expect(await usedOf(job)).toBe(1)
})

/** Starts the next job of a project whose first one failed. */
async function analyzedAgain(job: Job): Promise<Job> {
  const again = { ...job, token: newId(new Date()) }
  expect(await takeLease(again, new Date())).toMatchObject({ isWaiting: false })
  return again
}

test('an uncounted project counts once it is analyzed successfully', async () => {
  const { user } = await aUser()
  const job = await aJob('analyze', aDraft(), someAnswers, user.id)
  model = () => reading()
  await handler(job)
  expect(await usedOf(job)).toBe(0)

  // The checkpoints expire after a day, and the model then reads the text again.
  for (const stored of await listKeys(key.user(user.id))) if (stored.sk.startsWith('CHECKPOINT#')) await remove(stored)
  model = () => reading(component('Accounts', 1))
  const again = await analyzedAgain(job)
  await Promise.all([handler(again), handler(again)])

  expect(await recordOf(job)).toMatchObject({ status: 'clarifications' })
  expect(await usedOf(job)).toBe(1)
})

test('an uncounted project is not analyzed after the month’s limit is reached', async () => {
  const { user } = await aUser()
  const job = await aJob('analyze', aDraft(), someAnswers, user.id)
  model = () => reading()
  await handler(job)
  for (let count = 0; count < 2; count++) await aProject(user.id)
  asked.length = 0

  await handler(await analyzedAgain(job))

  expect(asked).toHaveLength(0)
  expect((await recordOf(job))?.failure).toMatchObject({ kind: 'over-quota', message: quotaSpent })
  expect(await usedOf(job)).toBe(2)
})

const limitOf = ({ kind }: Job) => (kind === 'estimate' ? 'estimatesPerProject' : 'analysesPerProject')
const runsOf = async (job: Job) => (await get(key.rateLimit(limitOf(job), job.projectId)))?.used ?? 0

test.each(['analyze', 'estimate'] as const)(
  'one run too many of a project in a day (%s) is rejected and holds no lease',
  async (kind) => {
    const job = await aJob(kind)
    const { max, message } = rateLimits[limitOf(job)]
    await consume(limitOf(job), job.projectId, new Date(), max)

    await handler(job)

    expect(asked).toHaveLength(0)
    const record = await recordOf(job)
    expect(record?.failure).toMatchObject({ kind: 'rate-limited', retryAfter: expect.any(Number) })
    expect(record?.failure?.message).toContain(message)
    expect(record).not.toHaveProperty('job')
  },
)

test('estimates with other answers are new ones and use up no analyses, and what was read already is not read or counted again', async () => {
  model = () => unchanged
  const job = await aJob('estimate')
  await handler(job)
  await handler(await estimatedAgain(job))

  const estimatedAt = expect.stringMatching(/T.*Z$/)
  expect(await recordOf(job)).toMatchObject({ estimatedFrom: '2', estimatedAt, estimateRevision: 2 })
  expect(asked).toHaveLength(1)
  expect(await runsOf(job)).toBe(1)
  expect(await runsOf({ ...job, kind: 'analyze' })).toBe(0)
})

/** Starts a job with the same answers, as after an estimate with others. */
async function estimatedAgain(job: Job): Promise<Job> {
  const again = { ...job, token: newId(new Date()) }
  await takeLease(again, new Date(), {
    packed: await packAnswers({ answers: someAnswers, assumed: ['users'] }),
    hash: '2',
  })
  return again
}

test('a job that starts too late or twice does not count as a run', async () => {
  model = () => reading(component('Accounts', 1))
  const late = await aJob('analyze')
  const faster = { ...late, token: 'faster' }
  await takeLease(faster, new Date(Date.now() + leaseMs + 1_000))

  await handler(late)
  expect(await runsOf(late)).toBe(0)

  await handler(faster)
  await handler(faster)
  expect(await runsOf(late)).toBe(1)
})

test.each([
  ['throttle', 'busy', 0],
  ['error', 'analyst-unavailable', 0],
  ['drop', 'analyst-unavailable', 0],
  ['garbage', 'analyst-failed', 1],
])(
  'a run that meets an outage of the model is refunded, and one with unusable output is not: %s',
  async (fault, kind, runs) => {
    const job = await aJob('analyze')
    await fetch(`${bedrock.url}/_emulator/faults`, { method: 'POST', body: JSON.stringify([{ kind: fault }]) })

    await handler(job)
    await fetch(`${bedrock.url}/_emulator/faults`, { method: 'POST', body: '[]' })

    expect((await recordOf(job))?.failure).toMatchObject({ kind })
    expect(await runsOf(job)).toBe(runs)
  },
)
