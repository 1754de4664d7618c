import { expect, test } from 'vitest'
import { projectNotFound } from '#contract/project'
import { failJob, takeLease } from '#functions/data/leases'
import { requireProject } from '#functions/data/project-view'
import { newId } from '#functions/lib/ids'
import { aProject } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import { handler as analyze } from './analyze'

test('an analyzed project is returned as it is', async () => {
  const { ask, user } = await aUser()
  const id = await aProject(user.id, 'clarifications')
  const reply = await analyze(ask({}, { id }))
  expect(reply.statusCode).toBe(200)
  expect(JSON.parse(reply.body ?? '')).toMatchObject({ id, status: 'clarifications' })
})

test('joining a failed job returns its error and starts no other job', async () => {
  const { ask, user } = await aUser()
  const id = await aProject(user.id)
  const job = { userId: user.id, projectId: id, kind: 'analyze', token: 'failed' } as const
  await takeLease(job, new Date())
  await failJob(job, { kind: 'busy', message: 'The AI is busy at the moment.', retryAfter: 60 })

  expect(await analyze(ask({}, { id }, { job: 'failed' }))).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '60', 'x-error-code': 'busy' },
    body: 'The AI is busy at the moment.',
  })
  // Whoever closed the page reads it, too.
  expect(await requireProject(user.id, id, new Date())).toMatchObject({
    failure: { kind: 'analyze', reason: 'busy', message: 'The AI is busy at the moment.' },
  })
})

test('a project of another user, or a missing one, is not found', async () => {
  const [owner, other] = await Promise.all([aUser(), aUser()])
  for (const id of [await aProject(owner.user.id), newId(new Date()), 'nonsense']) {
    expect(await analyze(other.ask({}, { id }))).toMatchObject({ statusCode: 404, body: projectNotFound })
  }
})
