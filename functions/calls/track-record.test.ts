import { expect, test } from 'vitest'
import type { ExportPart } from '#contract/account'
import type { Project } from '#contract/project'
import { type OpenedEstimate, type SavedEstimate, savedNotFound } from '#contract/saved-estimate'
import { defaultTerms } from '#contract/terms'
import {
  type FinishedProject,
  type FinishedProjects,
  changesUnbounded,
  closedElsewhere,
  finishedInFuture,
  outcomeChanged,
  tooManyFinished,
} from '#contract/track-record'
import type { User } from '#contract/user'
import { recordTitle } from '#domain/hours/record-texts'
import { soldOf } from '#domain/offer/sold'
import { trackRecordOf } from '#domain/record/track-record'
import { deleteData } from '#functions/data/accounts'
import { readFinishedProjects } from '#functions/data/finished-projects'
import * as key from '#functions/data/keys'
import { listKeys } from '#functions/data/table'
import { findUser } from '#functions/data/users'
import { aProject } from '#scripts/testing/project'
import { aSharer, bodyOf } from '#scripts/testing/share'
import { aRequest, aUser } from '#scripts/testing/user'
import { handler as change } from './change-track-record'
import { handler as deleteProject } from './delete-project'
import { handler as duplicate } from './duplicate-project'
import { handler as exportData } from './export-data'
import { handler as getProject } from './get-project'
import { handler as getSaved } from './get-saved-estimate'
import { handler as getTrackRecord } from './get-track-record'
import { handler as getUser } from './get-user'
import { handler as list } from './list-projects'
import { handler as respond } from './respond-to-offer'
import { handler as save } from './save-estimate'
import { handler as saveOutcome } from './save-outcome'
import { handler as update } from './update-project'

const past = (title: string, hours = 140, finishedOn = '2026-10-01') => ({
  title,
  estimatedHours: 100,
  hours,
  finishedOn,
})
const four = ['Shop', 'Blog', 'App', 'Wiki'].map((title) => past(title))
const today = () => new Date().toISOString().slice(0, 10)
const outcome = () => ({ hours: 90, scope: 'same' as const, finishedOn: today() })

/** A user with a completed project. */
async function someone() {
  const person = await aUser()
  const { ask, user } = person
  const id = await aProject(user.id, 'completed')
  const project = async () => bodyOf(await getProject(ask(undefined, { id }))) as Project
  const useCurrentRecord = async () => bodyOf(await update(ask({ usesCurrentRecord: true }, { id }))) as Project
  return {
    ...person,
    id,
    project,
    useCurrentRecord,
    saveIt: async () => {
      const { title, estimation } = await project()
      const { totalHours, totalCost } = estimation!
      return bodyOf(await save(ask({ projectId: id, title, totalHours, totalCost, estimation }))) as SavedEstimate
    },
    opened: async (savedId: string) => bodyOf(await getSaved(ask(undefined, { id: savedId }))) as OpenedEstimate,
    close: (savedId: string, body: unknown = outcome()) => saveOutcome(ask(body, { id: savedId })),
    finished: async () => bodyOf(await getTrackRecord(ask())) as FinishedProjects,
    /** Asserts that the numbers with the user are those of the projects, and returns them. */
    agreed: async () => {
      const { projects } = await readFinishedProjects(user.id)
      const { trackRecord } = (await findUser(user.id))!
      expect(trackRecord).toEqual(trackRecordOf(projects))
      return trackRecord
    },
  }
}

test('a closed project corrects the next project, and leaves saved estimates and its own as they are', async () => {
  const { ask, id, user, project, saveIt, opened, close, agreed, useCurrentRecord } = await someone()
  const before = (await project()).estimation!
  const saved = await saveIt()
  const snapshot = await opened(saved.id)

  const reply = await close(saved.id, { ...outcome(), hours: 2 * before.totalHours })
  expect(bodyOf(reply) as FinishedProject).toMatchObject({ id, savedId: saved.id, estimatedHours: before.totalHours })
  expect(await agreed()).toMatchObject({ projects: 1, ratios: [2], ranged: 1, under80: 0 })
  expect((bodyOf(await getUser(ask())) as User).trackRecord).toEqual(await agreed())

  expect(await project()).toMatchObject({ estimation: before, isSaved: true })
  expect((bodyOf(await list(ask())) as { projects: { isSaved: boolean }[] }).projects[0]!.isSaved).toBe(true)
  const { finished, ...unchanged } = await opened(saved.id)
  expect(unchanged).toEqual(snapshot)
  expect(finished).toMatchObject({ hours: 2 * before.totalHours })
  expect((await useCurrentRecord()).estimation).toEqual(before)

  const nextId = await aProject(user.id, 'completed', undefined, await agreed())
  const next = bodyOf(await getProject(ask(undefined, { id: nextId }))) as Project
  expect(next.estimation!.totalHours).toBe(Math.round(before.totalHours * 2 ** (1 / 3)))
  expect(next.estimation!.components.at(-1)).toMatchObject({ name: recordTitle, isRecord: true })
  await update(ask({ terms: { ...defaultTerms, ignoresRecord: true } }, { id: nextId }))
  const { record, ...uncorrected } = (bodyOf(await getProject(ask(undefined, { id: nextId }))) as Project).estimation!
  expect(uncorrected).toEqual(before)
  expect(record).toMatchObject({ isApplied: false, hours: next.estimation!.totalHours - before.totalHours })

  await update(ask({ hourlyRate: 150 }, { id }))
  expect(await close((await saveIt()).id)).toMatchObject({ statusCode: 409, body: closedElsewhere })
})

test('a record that changed corrects a project once its owner asks for it, which is another estimate to save', async () => {
  const { ask, id, project, saveIt, finished, useCurrentRecord } = await someone()
  const before = (await project()).estimation!
  await saveIt()
  const { projects } = bodyOf(await change(ask({ add: four }))) as FinishedProjects
  expect(await project()).toMatchObject({ estimation: before, isSaved: true })

  const corrected = await useCurrentRecord()
  expect(corrected).toMatchObject({ estimation: { record: { projects: 4, isApplied: true } }, isSaved: false })
  expect(corrected.estimation!.totalHours).toBeGreaterThan(before.totalHours * 1.15)
  expect(await saveIt()).toMatchObject({ totalHours: corrected.estimation!.totalHours })
  expect((await project()).isSaved).toBe(true)
  const { id: copy } = bodyOf(await duplicate(ask({}, { id }))) as { id: string }
  expect(bodyOf(await getProject(ask(undefined, { id: copy })))).toMatchObject({ estimation: corrected.estimation })

  await change(ask({ remove: projects.map((each) => each.id) }))
  expect((await finished()).trackRecord).toBeUndefined()
  expect((await project()).estimation).toEqual(corrected.estimation)
  expect((await useCurrentRecord()).estimation).toEqual(before)
})

test('an outcome is corrected and withdrawn, and one of another scope does not count in the record', async () => {
  const { ask, id, saveIt, opened, close, agreed, finished } = await someone()
  const saved = await saveIt()

  const [first, second] = [{ ...outcome(), scope: 'more', changeHours: 20 }, outcome()]
  await close(saved.id, { ...first, replaces: null })
  expect(await close(saved.id, { ...first, replaces: null })).toMatchObject({ statusCode: 200 })
  const rejected = { statusCode: 409, body: outcomeChanged(90) }
  expect(await close(saved.id, { ...second, replaces: null })).toMatchObject(rejected)
  const { finished: shown } = await opened(saved.id)
  const malformed = await close(saved.id, { ...second, replaces: { ...shown, hours: [] } })
  expect(malformed).toMatchObject({ statusCode: 400, body: expect.stringContaining('replaces.hours') })
  expect(await close(saved.id, { ...second, replaces: shown })).toMatchObject({ statusCode: 200 })
  // The hours are the same, and nothing else is.
  expect(await close(saved.id, { ...first, hours: 70, replaces: shown })).toMatchObject(rejected)
  const phases = [{ name: 'Development', hours: 50 }]
  await close(saved.id, { ...outcome(), hours: 50, phases })
  expect((await finished()).projects).toMatchObject([{ hours: 50, phases }])
  await close(saved.id, { ...outcome(), scope: 'more' })
  expect(await agreed()).toBeUndefined()
  expect((await opened(saved.id)).finished).toMatchObject({ scope: 'more' })
  await close(saved.id, { ...outcome(), scope: 'more', changeHours: 20 })
  expect((await agreed())!.projects).toBe(1)
  const nothingLeft = { ...outcome(), scope: 'less', changeHours: 99_999 }
  expect(await close(saved.id, nothingLeft)).toMatchObject({ statusCode: 400, body: changesUnbounded })

  expect((bodyOf(await change(ask({ remove: [id] }))) as FinishedProjects).projects).toEqual([])
  expect(await agreed()).toBeUndefined()
  expect((await opened(saved.id)).finished).toBeUndefined()
})

test('imported projects are a record immediately, and once, whether they are sent again or twice in one file', async () => {
  const { ask, agreed, finished } = await someone()
  await change(ask({ add: [...four, past('  shop ')] }))
  const again = bodyOf(await change(ask({ add: four }))) as FinishedProjects

  expect(again.projects).toHaveLength(4)
  expect(await finished()).toEqual(again)
  expect(await agreed()).toMatchObject({ projects: 4, ratios: [1.4, 1.4, 1.4, 1.4], ranged: 0 })
})

test.each([
  ['a day in the future', { add: [past('Shop', 100, '2099-01-01')] }, 400, 'in the future'],
  ['no hours', { add: [past('Shop', 0)] }, 400, 'Hours must be a number between 0.25 and 100,000.'],
  ['an empty title', { add: [past(' ')] }, 400, 'Enter a title.'],
  ['10,000 projects', { add: Array.from({ length: 10_000 }, (_, at) => past(`${at}`)) }, 413, tooManyFinished],
])('an import with %s is rejected as a whole', async (_, body, statusCode, message) => {
  const { ask, finished } = await someone()
  const reply = await change(ask({ ...body, add: [...four, ...body.add] }))

  expect(reply.statusCode).toBe(statusCode)
  expect(reply.body).toContain(message)
  expect((await finished()).projects).toEqual([])
})

test('of many concurrent writes none is lost, and the numbers with the user agree with the projects', async () => {
  const { ask, saveIt, close, agreed, finished } = await someone()
  const saved = await saveIt()
  const replies = await Promise.all([
    close(saved.id),
    ...four.slice(0, 3).map((project) => change(ask({ add: [project] }))),
  ])

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect((await finished()).projects).toHaveLength(4)
  expect(await agreed()).toMatchObject({ projects: 4, ranged: 1 })
})

test('a deleted project leaves the record, and its saved estimate cannot be closed any more', async () => {
  const { ask, id, project, saveIt, close, agreed } = await someone()
  const saved = await saveIt()
  await change(ask({ add: four }))
  await close(saved.id)
  expect((await agreed())!.projects).toBe(5)
  const { title } = await project()

  const deleting = deleteProject(ask({}, { id }))
  await Promise.all([deleting, close(saved.id)])
  expect((await agreed())!.projects).toBe(4)
  expect(JSON.stringify(await readFinishedProjects((await someone()).user.id))).not.toContain(title)
  expect(await close(saved.id)).toMatchObject({ statusCode: 404, body: savedNotFound })
})

test('a record is its owner’s alone; it is in the export, and goes with the account', async () => {
  const [owner, other] = [await someone(), await someone()]
  const saved = await owner.saveIt()
  await owner.close(saved.id)
  await change(owner.ask({ add: four }))

  expect(await saveOutcome(other.ask(outcome(), { id: saved.id }))).toMatchObject({ statusCode: 404 })
  await change(other.ask({ remove: [owner.id] }))
  expect((await owner.finished()).projects).toHaveLength(5)
  expect((await other.finished()).projects).toEqual([])

  const part = bodyOf(await exportData(owner.ask())) as ExportPart
  expect(part.finishedProjects).toHaveLength(5)
  expect(part.user?.trackRecord).toMatchObject({ projects: 5 })
  expect(await owner.close(saved.id, { ...outcome(), finishedOn: '2099-01-01' })).toMatchObject({
    statusCode: 400,
    body: finishedInFuture,
  })
  await deleteData(owner.user.id, new Date(Date.now() + 60_000))
  const left = (await listKeys(key.user(owner.user.id))).map(({ sk }) => sk)
  expect(left).not.toContain(key.finished(owner.user.id).sk)
})

test('the hours of accepted options are part of what an outcome is compared with', async () => {
  const { ask, estimation, savedId, link, projectId, history } = await aSharer()
  const { token } = await link()
  const client = { name: 'Grace Hopper', email: 'grace@example.com', accepted: true }
  await respond(aRequest()({ kind: 'accept', ...client, options: [0] }, { token }))
  const sold = soldOf(projectId, await history())

  const finished = bodyOf(await saveOutcome(ask(outcome(), { id: savedId }))) as FinishedProject

  const [pages] = estimation.options
  expect(pages!.hours).toBeGreaterThan(0)
  expect(finished.estimatedHours).toBe(estimation.totalHours + pages!.hours)
  expect(sold).toMatchObject({ hours: finished.estimatedHours, acceptances: 1 })
})
