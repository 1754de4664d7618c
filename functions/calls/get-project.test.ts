import { expect, test } from 'vitest'
import { type Project, projectNotFound } from '#contract/project'
import { finishEstimate, firstProgress, leaseMs, renewLease, takeLease } from '#functions/data/leases'
import { packAnswers } from '#functions/data/projects'
import { newId } from '#functions/lib/ids'
import { aBreakdown, aDraft, aProject, someAnswers } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import { handler as get } from './get-project'

type User = Awaited<ReturnType<typeof aUser>>

const projectOf = async ({ ask }: User, id: string) =>
  JSON.parse((await get(ask(undefined, { id }))).body ?? '') as Project

test('a new project contains only the user’s input', async () => {
  const user = await aUser()
  const project = await projectOf(user, await aProject(user.user.id))
  expect(project).toMatchObject({ ...aDraft(), status: 'requirements' })
  for (const later of ['aiAnalysis', 'clarificationQuestions', 'constraints', 'answers', 'estimation', 'job']) {
    expect(project).not.toHaveProperty(later)
  }
})

test('an analyzed project shows the analysis and its questions', async () => {
  const user = await aUser()
  const project = await projectOf(user, await aProject(user.user.id, 'clarifications'))
  expect(project).toMatchObject({
    status: 'clarifications',
    aiAnalysis: { summary: 'A wiki for staff.', analyst: 'an analyst' },
  })
  expect(project.constraints).toMatchObject([{ kind: 'budget', amount: 20_000, quote: 'The budget is $20,000.' }])
  expect(project.clarificationQuestions?.map(({ id }) => id)).toEqual(['users', 'login', 'media', 'else'])
  expect(project).not.toHaveProperty('estimation')
})

test('a finished project shows its estimate, with each task traced to its requirement and the budget compared', async () => {
  const user = await aUser()
  const project = await projectOf(user, await aProject(user.user.id, 'completed'))
  expect(project).toMatchObject({ status: 'completed', answers: someAnswers, assumed: [] })
  const { totalHours, totalCost, lines, components, constraints } = project.estimation!
  expect(totalHours).toBeGreaterThan(26)
  expect(totalCost).toBe(totalHours * 100)
  const source = components.find(({ name }) => name === 'Pages')?.sources[0]
  expect(lines.find(({ id }) => id === source)?.text).toBe('They write pages with pictures.')
  expect(constraints).toMatchObject([{ kind: 'budget', amount: 20_000, fits: true }])
})

test('a budget stated in an answer is compared too', async () => {
  const user = await aUser()
  const id = await aProject(user.user.id, 'clarifications')
  const answers = { ...someAnswers, else: 'We cannot spend more than $1,000.' }
  const stated = { kind: 'budget', amount: 1_000, currency: 'USD', quote: answers.else } as const
  const job = { userId: user.user.id, projectId: id, kind: 'estimate', token: 'token' } as const
  await takeLease(job, new Date(), { packed: await packAnswers({ answers, assumed: [] }), hash: 'hash' })
  await finishEstimate(job, { ...aBreakdown(), answers, constraints: [...aBreakdown().constraints, stated] }, 'hash')

  expect((await projectOf(user, id)).estimation?.constraints).toMatchObject([
    { amount: 20_000, fits: true },
    { amount: 1_000, fits: false, quote: 'We cannot spend more than $1,000.' },
  ])
})

test('a job is shown until its lease expires, with the time since its start', async () => {
  const user = await aUser()
  const id = await aProject(user.user.id)
  const job = { userId: user.user.id, projectId: id, kind: 'analyze', token: 'token' } as const
  await takeLease(job, new Date(Date.now() - leaseMs - 1))
  expect(await projectOf(user, id)).not.toHaveProperty('job')
  const ms = leaseMs / 2
  await takeLease(job, new Date(Date.now() - ms))
  await renewLease(job, firstProgress, new Date())
  const shown = await projectOf(user, id)
  expect(shown).toMatchObject({ job: { id: 'token', kind: 'analyze', progress: { done: 0 } } })
  expect(shown.job?.ageMs).toBeGreaterThanOrEqual(ms)
})

test('a project of another user, or a missing one, is not found', async () => {
  const [owner, other] = await Promise.all([aUser(), aUser()])
  for (const id of [await aProject(owner.user.id), newId(new Date())]) {
    expect(await get(other.ask(undefined, { id }))).toMatchObject({ statusCode: 404, body: projectNotFound })
  }
})
