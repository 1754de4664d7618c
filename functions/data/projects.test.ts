import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { requirementsTooBig } from '#contract/project'
import { newId } from '#functions/lib/ids'
import { aDraft, aProject } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import { takeLease } from './leases'
import { startDeletion } from './accounts'
import { changeSettings } from './project-settings'
import { countProject, createProject, findProjectRecord, readRequirements, uncountProject } from './projects'
import * as key from './keys'
import { put } from './table'
import { readUsed } from './users'

const now = new Date('2026-11-02T10:00:00Z')
const december = new Date('2026-12-01T00:00:00Z')

const draft = (requirements = aDraft().requirements, at = now) => ({
  ...aDraft({ requirements }),
  id: newId(at),
  createdAt: at.toISOString(),
})

test('of ten concurrent projects at a limit of two, two are created', async () => {
  const userId = newId(now)
  const drafts = Array.from({ length: 10 }, () => draft())
  const made = await Promise.all(drafts.map((project) => createProject(userId, project, 2)))

  expect(made.filter(Boolean)).toHaveLength(2)
  for (const [index, { id }] of drafts.entries())
    expect((await findProjectRecord(userId, id)) !== null).toBe(made[index])
  expect(await createProject(userId, draft(), 2)).toBe(false)
})

test('a refund never takes the count below zero', async () => {
  const userId = newId(now)
  const project = draft()
  await createProject(userId, project, 2)
  await put({ ...key.quota(userId, '2026-11'), used: 0 })

  expect(await uncountProject(userId, project.id)).toBe(false)
  expect(await readUsed(userId, now)).toBe(0)
})

test('the count of an account does not change while it is being deleted', async () => {
  const { user } = await aUser()
  const [counted, uncounted] = [draft(), draft()]
  for (const project of [counted, uncounted]) await createProject(user.id, project, 2)
  await uncountProject(user.id, uncounted.id)
  await startDeletion(user, now)

  expect(await uncountProject(user.id, counted.id)).toBe(false)
  expect(await countProject(user, uncounted.id, now)).toBe(false)
  expect(await readUsed(user.id, now)).toBe(1)
})

test('a recounted project counts in the current month, once and within the limit', async () => {
  const { user } = await aUser()
  const [project, first, second] = [draft(), draft(undefined, december), draft(undefined, december)]
  for (const each of [project, first, second]) await createProject(user.id, each, 2)
  await uncountProject(user.id, project.id)

  expect(await countProject(user, project.id, december)).toBe(false)
  await uncountProject(user.id, second.id)
  const counted = await Promise.all(Array.from({ length: 5 }, () => countProject(user, project.id, december)))
  expect(counted.filter(Boolean)).toHaveLength(1)
  expect([await readUsed(user.id, now), await readUsed(user.id, december)]).toEqual([0, 2])

  expect(await uncountProject(user.id, project.id)).toBe(true)
  expect(await readUsed(user.id, december)).toBe(1)
})

test('the count starts from zero each month', async () => {
  const userId = newId(now)
  for (let count = 0; count < 2; count++) await createProject(userId, draft(), 2)
  expect(await createProject(userId, draft(), 2)).toBe(false)
  expect(await createProject(userId, draft(undefined, december), 2)).toBe(true)
})

test('requirements of the maximum length are stored unchanged', async () => {
  const userId = newId(now)
  const sentence = 'Größe ✓ 你好, staff see "pages" & <b>. '
  const requirements = sentence.repeat(Math.ceil(300_000 / sentence.length)).slice(0, 300_000)
  const id = await aProject(userId, 'requirements', aDraft({ requirements }))
  expect(await readRequirements(userId, id)).toBe(requirements)
})

test('a text that cannot be stored is rejected and not counted', async () => {
  const userId = newId(now)
  const noise = randomBytes(290_000).toString('latin1')
  await expect(createProject(userId, draft(noise), 1)).rejects.toMatchObject({
    status: 413,
    message: requirementsTooBig,
  })
  expect(await createProject(userId, draft(), 1)).toBe(true)
})

test('a project is found by its owner only, and only by its id', async () => {
  const userId = newId(now)
  const id = await aProject(userId)
  expect(await findProjectRecord(userId, id)).toMatchObject({ id, title: aDraft().title, status: 'requirements' })
  for (const strange of ['', id.toLowerCase(), `${id}#`, 'x'.repeat(5_000)]) {
    expect(await findProjectRecord(userId, strange)).toBeNull()
  }
  expect(await findProjectRecord(newId(now), id)).toBeNull()
})

test('changing one setting does not change the others or the lease', async () => {
  const userId = newId(now)
  const id = await aProject(userId)
  await takeLease({ userId, projectId: id, kind: 'analyze', token: 'mine' }, now)

  const record = await changeSettings(userId, id, { hourlyRate: 150 })
  expect(record).toMatchObject({ hourlyRate: 150, developerCount: 2, priority: 'standard', job: { token: 'mine' } })
  expect(await changeSettings(userId, id, {})).toEqual(record)
})

test('changing a missing project does not create it', async () => {
  const id = newId(now)
  expect(await changeSettings(newId(now), id, { hourlyRate: 150 })).toBeNull()
  const userId = newId(now)
  expect(await changeSettings(userId, await aProject(newId(now)), { hourlyRate: 150 })).toBeNull()
  expect(await findProjectRecord(userId, id)).toBeNull()
})
