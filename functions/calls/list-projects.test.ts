import { expect, test } from 'vitest'
import { type ProjectPage, listLost } from '#contract/project'
import { leaseMs, takeLease } from '#functions/data/leases'
import * as key from '#functions/data/keys'
import { update } from '#functions/data/table'
import { aDraft, aProject } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import { handler as list } from './list-projects'

type User = Awaited<ReturnType<typeof aUser>>

const pageOf = async ({ ask }: User, after?: string) =>
  JSON.parse((await list(ask(undefined, {}, after === undefined ? {} : { after }))).body ?? '') as ProjectPage

test('each project is listed in its state, the newest first, a job only while it runs', async () => {
  const person = await aUser()
  const { id: userId } = person.user
  const [, died, running, saved] = [
    await aProject(userId, 'clarifications'),
    await aProject(userId),
    await aProject(userId),
    await aProject(userId, 'completed'),
  ]
  const job = { userId, kind: 'analyze', token: 'token' } as const
  await takeLease({ ...job, projectId: died }, new Date(Date.now() - leaseMs - 1_000))
  await takeLease({ ...job, projectId: running }, new Date())
  await update({ Key: key.project(userId, saved), UpdateExpression: 'SET savedRevision = estimateRevision' })

  const { projects, next } = await pageOf(person)
  expect(next).toBeNull()
  expect(projects.map(({ progress }) => progress?.stage)).toEqual([undefined, 'Starting', undefined, undefined])
  expect(projects.map(({ status, running, isSaved }) => ({ status, running, isSaved }))).toEqual([
    { status: 'completed', running: undefined, isSaved: true },
    { status: 'requirements', running: 'analyze', isSaved: false },
    { status: 'requirements', running: undefined, isSaved: false },
    { status: 'clarifications', running: undefined, isSaved: false },
  ])
})

test('fifty-one projects come in three pages, each once', async () => {
  const person = await aUser()
  const ids: string[] = []
  for (let count = 0; count < 51; count++) ids.unshift(await aProject(person.user.id, 'requirements', aDraft()))

  const found: string[] = []
  const sizes: number[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page: ProjectPage = await pageOf(person, after)
    sizes.push(page.projects.length)
    found.push(...page.projects.map(({ id }) => id))
    after = page.next
  }
  expect(sizes).toEqual([25, 25, 1])
  expect(found).toEqual(ids.toSorted().toReversed())
})

test('a cursor of another user lists nothing of theirs, and one that cannot be is rejected', async () => {
  const [owner, other] = await Promise.all([aUser(), aUser()])
  await aProject(owner.user.id)
  const last = await aProject(owner.user.id)
  expect(await pageOf(other, last)).toEqual({ projects: [], next: null })
  expect(await list(other.ask(undefined, {}, { after: 'USER#1' }))).toMatchObject({ statusCode: 404, body: listLost })
})
