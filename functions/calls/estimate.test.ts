import { expect, test } from 'vitest'
import { unanswered } from '#contract/answers'
import { type Project, analyzeFirst, otherAnswersRunning, projectNotFound } from '#contract/project'
import { takeLease } from '#functions/data/leases'
import { packAnswers } from '#functions/data/projects'
import { buildSubmission } from '#functions/jobs/submission'
import { aProject, someAnswers } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import { handler as estimate } from './estimate'
import { handler as get } from './get-project'

test.each([
  [{}, 400, 'Please check "answers": it is missing or not valid.'],
  [{ answers: [] }, 400, unanswered],
  [{ answers: {} }, 400, unanswered],
  [{ answers: { ...someAnswers, users: '' } }, 400, unanswered],
  [{ answers: { ...someAnswers, users: 1.5 } }, 400, 'whole number'],
  [{ answers: { ...someAnswers, login: 'Fingerprint' } }, 400, 'Please choose one of the options'],
  [{ answers: { ...someAnswers, media: ['Pictures', 'Films'] } }, 400, 'Please choose from the options'],
  [{ answers: { ...someAnswers, else: 'x'.repeat(2_001) } }, 413, 'An answer can have at most 2,000 characters'],
  [{ answers: { ...someAnswers, users: null } }, 400, 'Please check "answers.users": it is missing or not valid.'],
])('%j is rejected with an error message, and the project does not change', async (body, statusCode, message) => {
  const { ask, user } = await aUser()
  const id = await aProject(user.id, 'clarifications')
  expect(await estimate(ask(body, { id }))).toMatchObject({ statusCode, body: expect.stringContaining(message) })

  const project = JSON.parse((await get(ask(undefined, { id }))).body ?? '') as Project
  expect(project).toMatchObject({ status: 'clarifications' })
  expect(project).not.toHaveProperty('answers')
  expect(project).not.toHaveProperty('job')
})

test('a project must be analyzed before it is estimated, and only by its owner', async () => {
  const [owner, other] = await Promise.all([aUser(), aUser()])
  const body = { answers: someAnswers }
  const early = await aProject(owner.user.id)
  expect(await estimate(owner.ask(body, { id: early }))).toMatchObject({ statusCode: 409, body: analyzeFirst })

  const id = await aProject(owner.user.id, 'clarifications')
  expect(await estimate(other.ask(body, { id }))).toMatchObject({ statusCode: 404, body: projectNotFound })
})

test('other answers are rejected while an estimate is running, and a reload shows the first ones', async () => {
  const { ask, user } = await aUser()
  const id = await aProject(user.id, 'clarifications')
  const job = { userId: user.id, projectId: id, kind: 'estimate', token: 'running' } as const
  const submitted = await buildSubmission(user.id, id, { answers: someAnswers, assumed: ['users'] })
  await takeLease(job, new Date(), submitted)

  const others = { answers: { ...someAnswers, users: 81 } }
  expect(await estimate(ask(others, { id }))).toMatchObject({ statusCode: 409, body: otherAnswersRunning })
  expect(JSON.parse((await get(ask(undefined, { id }))).body ?? '')).toMatchObject({
    answers: someAnswers,
    assumed: ['users'],
    job: { id: 'running', kind: 'estimate' },
  })
})

test('a failed estimate of revised answers does not change the existing one', async () => {
  const { ask, user } = await aUser()
  const id = await aProject(user.id, 'completed')
  const before = JSON.parse((await get(ask(undefined, { id }))).body ?? '') as Project
  const packed = await packAnswers({ answers: { ...someAnswers, users: 9_000 }, assumed: [] })
  await takeLease({ userId: user.id, projectId: id, kind: 'estimate', token: 'died' }, new Date(0), {
    packed,
    hash: 'x',
  })

  const after = JSON.parse((await get(ask(undefined, { id }))).body ?? '') as Project
  expect(after.estimation).toEqual(before.estimation)
  expect(after.answers).toMatchObject({ users: 9_000 })
})
