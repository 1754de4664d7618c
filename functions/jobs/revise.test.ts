import type { ConverseRequest } from '@aws-sdk/client-bedrock-runtime'
import { beforeEach, expect, test, vi } from 'vitest'
import { revisionLimits } from '#contract/limits'
import type { Project } from '#contract/project'
import { type SavedEstimate, savedNotFound } from '#contract/saved-estimate'
import { type NewShare, notComparable } from '#contract/share'
import {
  type NumberedVersion,
  type VersionSummary,
  isNewProject,
  nothingChanged,
  otherRevisionRunning,
  revisedElsewhere,
  versionNotFound,
} from '#contract/version'
import { monthOf } from '#domain/quota'
import { handler as changeRecord } from '#functions/calls/change-track-record'
import { handler as createShare } from '#functions/calls/create-share'
import { handler as duplicate } from '#functions/calls/duplicate-project'
import { handler as exportData } from '#functions/calls/export-data'
import { handler as get } from '#functions/calls/get-project'
import { handler as getVersion } from '#functions/calls/get-version'
import { handler as listVersions } from '#functions/calls/list-versions'
import { handler as restore } from '#functions/calls/restore-version'
import { handler as revise } from '#functions/calls/revise'
import { handler as save } from '#functions/calls/save-estimate'
import { handler as saveScope } from '#functions/calls/save-scope'
import { handler as changeProject } from '#functions/calls/update-project'
import { leaseMs, releaseLease, takeLease } from '#functions/data/leases'
import { deleteProject } from '#functions/data/project-deletion'
import { get as getItem, key, listKeys, put, update } from '#functions/data/table'
import { newId } from '#functions/lib/ids'
import { startBedrock } from '#emulators/bedrock'
import { aProduct } from '#scripts/testing/arbitraries'
import { savingOf } from '#scripts/estimate/client'
import { calls, promptOf } from '#scripts/testing/model'
import { aDraft, aProject, someAnswers } from '#scripts/testing/project'
import { openedOffer, someChoices } from '#scripts/testing/share'
import { aUser } from '#scripts/testing/user'
import { buildRevision } from './revision-request'

const asked: ConverseRequest[] = []
let model = () => found()
const bedrock = await startBedrock({
  answer: (request) => {
    asked.push(request)
    return model()
  },
})
process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = bedrock.url
process.env.MODEL_ID = 'a model'
const { handler: runJob } = await import('./run-job')

beforeEach(() => {
  asked.length = 0
  model = () => found()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

const taskOf = (name: string, line: number, likely = 6) => ({
  name,
  role: 'Front-end developer',
  optimistic: likely / 2,
  likely,
  pessimistic: 2 * likely,
  sources: [String(line)],
})

/** Output of the model for changed lines: a task in "Pages", and a question. */
const found = (tasks = [taskOf('Printing', 3)], component = 'Pages') =>
  calls({
    summary: '',
    ...aProduct,
    components: tasks.length > 0 ? [{ name: component, description: '', complexity: 'low', tasks }] : [],
    technologies: ['Puppeteer'],
    risks: [],
    questions: [
      {
        question: 'Which paper size?',
        type: 'select',
        effect: 'printing',
        unit: 'hours',
        options: [
          { option: 'A4', moves: 0 },
          { option: 'Any', moves: 4 },
        ],
        moves: 0,
        neutral: ['A4'],
      },
    ],
    settled: [],
    background: [],
  })

const first = aDraft().requirements
const longer = `${first}\nStaff print pages.`

async function aRevisedProject() {
  const person = await aUser()
  const id = await aProject(person.user.id, 'completed')
  const read = async <T>(reply: Promise<{ body?: string | undefined }>) => JSON.parse((await reply).body ?? '') as T
  return {
    ...person,
    id,
    read,
    project: () => read<Project>(get(person.ask(undefined, { id }))),
    version: (number: number) =>
      read<NumberedVersion>(
        getVersion({ ...person.ask(undefined, { id }), queryStringParameters: { number: String(number) } }),
      ),
    versions: () => read<VersionSummary[]>(listVersions(person.ask(undefined, { id }))),
    revise: (requirements: string, version: number) => revise(person.ask({ requirements, version }, { id })),
    /** Revises as the call and its job do. */
    reviseTo: async (requirements: string, version: number) => {
      const job = { userId: person.user.id, projectId: id, kind: 'revise' as const, token: newId(new Date()) }
      const request = await buildRevision(job.userId, id, { requirements, version }, new Date())
      await takeLease(job, new Date(), request)
      await runJob(job)
    },
  }
}

test('only new lines are read, all other tasks and the answers stay, and the removed feature leaves no trace', async () => {
  const { reviseTo, project, version } = await aRevisedProject()
  const before = await project()
  await reviseTo(longer, 1)
  const after = await project()

  expect(asked).toHaveLength(1)
  const prompt = promptOf(asked[0]!)
  expect(prompt).toContain('3| Staff print pages.')
  expect(prompt).toContain('{"component":"Pages","hours":13.3,"tasks":["Page editor"]}')
  expect(prompt).not.toMatch(/They write pages|20,000/)
  expect(after).toMatchObject({ version: 2, status: 'completed', answers: someAnswers })
  expect(after.clarificationQuestions?.map(({ id }) => id)).toEqual(['users', 'login', 'media', 'else', 'q1'])
  const tasks = (of: Project) => of.estimation!.components.flatMap((component) => component.tasks)
  const unrounded = (of: Project) =>
    tasks(of)
      .map((task) => ({ ...task, hours: 0 }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  expect(unrounded(after).filter(({ name }) => name !== 'Printing')).toEqual(unrounded(before))
  expect(tasks(after).find(({ name }) => name === 'Printing')).toMatchObject({ likely: 6, sources: [3] })

  await reviseTo(first, 2)
  expect(asked).toHaveLength(1)
  const { constraints: _, ...figures } = (await project()).estimation!
  const { constraints: __, ...figuresBefore } = before.estimation!
  expect(figures).toEqual(figuresBefore)
  expect((await version(2)).requirements).toBe(longer)
})

test('a changed line is read with its earlier text and tasks, whose new hours replace the old ones', async () => {
  const { reviseTo, project } = await aRevisedProject()
  model = () => found([taskOf('Page editor', 2, 4)])
  await reviseTo(first.replace('with pictures', 'without pictures'), 1)

  expect(promptOf(asked[0]!)).toContain(
    '{"line":2,"before":"They write pages with pictures.","tasks":[{"component":"Pages","name":"Page editor"',
  )
  const pages = (await project()).estimation!.components.find(({ name }) => name === 'Pages')
  expect(pages?.tasks).toMatchObject([{ name: 'Page editor', likely: 4, sources: [2] }])
})

test('nothing is spent on a text that is the same, reordered, or has only another budget, which is compared again', async () => {
  const { reviseTo, revise, project, user, id } = await aRevisedProject()
  const before = await project()

  expect(await revise(first, 1)).toMatchObject({ statusCode: 400, body: nothingChanged })
  await reviseTo(first.split('\n').toReversed().join('\n\n- ').replace('$20,000', '$1,000'), 1)

  const after = await project()
  expect(asked).toHaveLength(0)
  expect(await getItem(key.rateLimit('analystRunsPerProject', id))).toBeUndefined()
  expect(after.version).toBe(2)
  expect(after.estimation!.totalHours).toBe(before.estimation!.totalHours)
  expect(after.estimation!.components.map(({ hours }) => hours)).toEqual(
    before.estimation!.components.map(({ hours }) => hours),
  )
  expect(before.estimation!.constraints).toMatchObject([{ amount: 20_000, fits: true }])
  expect(after.estimation!.constraints).toMatchObject([{ amount: 1_000, fits: false }])
  expect((await getItem(key.quota(user.id, monthOf(new Date()))))?.used).toBe(1)
})

test('a text that keeps less than half of the lines is rejected as a new project', async () => {
  const { revise } = await aRevisedProject()
  const other = 'Visitors buy tickets.\nGuards scan them.\nThe shop sells books.'

  expect(await revise(other, 1)).toMatchObject({ statusCode: 409, body: isNewProject })
})

test('of two tabs that revise the same version one wins, and the other is told', async () => {
  const { revise, reviseTo, user, id } = await aRevisedProject()
  const running = { userId: user.id, projectId: id, kind: 'revise' as const, token: 'running' }
  const request = await buildRevision(user.id, id, { requirements: longer, version: 1 }, new Date())
  await takeLease(running, new Date(), request)
  expect(await revise(`${first}\nStaff fax pages.`, 1)).toMatchObject({ statusCode: 409, body: otherRevisionRunning })

  await runJob(running)
  await expect(reviseTo(`${first}\nStaff fax pages.`, 1)).rejects.toMatchObject({ message: revisedElsewhere })
  expect(await revise(longer, 1)).toMatchObject({ statusCode: 200 })
})

test('a revision that crashes leaves the version whole, and the next one starts again', async () => {
  const { reviseTo, project, user, id } = await aRevisedProject()
  const before = await project()
  const died = { userId: user.id, projectId: id, kind: 'revise' as const, token: 'died' }
  const request = await buildRevision(user.id, id, { requirements: longer, version: 1 }, new Date())
  await takeLease(died, new Date(Date.now() - 2 * leaseMs), request)

  expect(await project()).toEqual(before)
  await reviseTo(longer, 1)
  expect(await project()).toMatchObject({ version: 2 })
})

test('a new question re-estimates only the new lines once it is answered', async () => {
  const { reviseTo, project, user, id } = await aRevisedProject()
  await reviseTo(longer, 1)
  const { buildSubmission } = await import('./submission')
  const job = { userId: user.id, projectId: id, kind: 'estimate' as const, token: 'answered' }
  const answers = { ...someAnswers, q1: 'Any' }
  await takeLease(job, new Date(), await buildSubmission(user.id, id, { answers, assumed: [] }))
  model = () => calls({ changed: [{ task: 1, optimistic: 8, likely: 10, pessimistic: 12 }], removed: [], added: [] })
  asked.length = 0
  await runJob(job)

  expect(asked).toHaveLength(1)
  expect(promptOf(asked[0]!)).toContain('3| Staff print pages.')
  expect(promptOf(asked[0]!)).not.toContain('They write pages')
  const tasks = (await project()).estimation!.components.flatMap((component) => component.tasks)
  expect(tasks).toMatchObject([{ name: 'Page editor', likely: 12 }, { name: 'Printing', likely: 10 }, {}, {}])
})

test('answers change the estimate after a revision replaced every task of the first text', async () => {
  const { reviseTo, project, user, id } = await aRevisedProject()
  model = () => found([taskOf('Page editor', 2, 4)])
  await reviseTo(first.replace('with pictures', 'without pictures'), 1)
  const { buildSubmission } = await import('./submission')
  const job = { userId: user.id, projectId: id, kind: 'estimate' as const, token: 'answered' }
  const answers = { ...someAnswers, q1: 'Any' }
  await takeLease(job, new Date(), await buildSubmission(user.id, id, { answers, assumed: [] }))
  model = () => calls({ changed: [{ task: 1, optimistic: 8, likely: 10, pessimistic: 12 }], removed: [], added: [] })
  asked.length = 0
  await runJob(job)

  expect(asked).toHaveLength(1)
  const pages = (await project()).estimation!.components.find(({ name }) => name === 'Pages')
  expect(pages?.tasks).toMatchObject([{ name: 'Page editor', likely: 10, sources: [2] }])
})

test('scope edits stay, and an own task loses only the lines that were removed', async () => {
  const { reviseTo, project, ask, id } = await aRevisedProject()
  const own = {
    id: 'own',
    component: 'Pages',
    name: 'Templates',
    role: 'UX/UI designer',
    hours: { likely: 5 },
    state: 'in',
  }
  const scope = {
    changes: [{ component: 'Accounts', state: 'optional' }],
    added: [{ ...own, sources: [1, 2] }],
  }
  await saveScope(ask({ ...scope, revision: 0 }, { id }))
  await reviseTo(`Intro for staff.\n${first.replace('They write pages with pictures.\n', '')}`, 1)

  expect((await project()).scope).toMatchObject({ changes: scope.changes, added: [{ ...own, sources: [2] }] })
  expect(await saveScope(ask({ ...scope, revision: 1 }, { id }))).toMatchObject({ statusCode: 409 })
})

test('an earlier version is restored with its text, scope, settings and record, and nothing is stored twice', async () => {
  const { reviseTo, revise, project, version, versions, ask, read, id, user } = await aRevisedProject()
  const before = await project()
  await save(ask(savingOf(before)))
  await changeRecord(ask({ add: [{ title: 'Shop', estimatedHours: 100, hours: 140, finishedOn: '2026-10-01' }] }))
  await reviseTo(longer, 1)
  expect((await project()).estimation).not.toHaveProperty('record')
  await changeProject(ask({ usesCurrentRecord: true }, { id }))
  expect((await project()).estimation).toMatchObject({ record: { projects: 1 } })
  const failed = { userId: user.id, projectId: id, kind: 'revise' as const, token: 'failed' }
  const other = `${first}\nStaff fax pages.`
  await takeLease(failed, new Date(), await buildRevision(user.id, id, { requirements: other, version: 2 }, new Date()))
  await releaseLease(failed)
  const stored = (await listKeys(key.user(user.id))).map(({ sk }) => sk)

  expect(await restore(ask({ number: 1, version: 1 }, { id }))).toMatchObject({
    statusCode: 409,
    body: revisedElsewhere,
  })
  expect(await restore(ask({ number: 9, version: 2 }, { id }))).toMatchObject({
    statusCode: 404,
    body: versionNotFound,
  })
  expect(await restore(ask({ number: 1, version: 2 }, { id }))).toMatchObject({ statusCode: 200 })

  const restored = await project()
  expect(restored.requirements).toBe(first)
  expect(restored.estimation).toEqual(before.estimation)
  expect(await version(2)).toMatchObject({ record: { projects: 1 } })
  expect(await versions()).toMatchObject([
    { number: 3, origin: { restored: 1 }, totalHours: before.estimation!.totalHours },
    { number: 2, origin: { lines: { added: 1, changed: 0, removed: 0 } }, isSaved: false },
    { number: 1, origin: {}, isSaved: true },
  ])
  const added = (await listKeys(key.user(user.id))).map(({ sk }) => sk).filter((sk) => !stored.includes(sk))
  expect(added).toEqual([`VERSION#${id}#0000002`])

  expect(await revise(other, 2)).toMatchObject({ statusCode: 409, body: revisedElsewhere })
  expect(await read(save(ask(savingOf(restored))))).toMatchObject({ version: 3 })
})

test('a version that is saved while another one replaces it is stored as saved', async () => {
  const { reviseTo, project, versions, ask, id } = await aRevisedProject()
  await reviseTo(longer, 1)
  for (const version of [2, 3, 4, 5]) {
    const saving = ask(savingOf(await project()))
    const [saved] = await Promise.all([save(saving), restore(ask({ number: 1, version }, { id }))])

    const { isSaved } = (await versions()).find(({ number }) => number === version)!
    expect(isSaved).toBe(saved.statusCode === 200)
  }
})

test('the oldest version without a saved estimate makes room for the fifty-first', async () => {
  const { reviseTo, project, versions, version, ask, id, user } = await aRevisedProject()
  await save(ask(savingOf(await project())))
  await reviseTo(longer, 1)
  const record = await getItem(key.version(user.id, id, 1))
  const others = Array.from({ length: revisionLimits.versions - 2 }, (_, at) => at + 2)
  for (const number of others) await put({ ...record, ...key.version(user.id, id, number), number, isSaved: false })
  await update({
    Key: key.project(user.id, id),
    UpdateExpression: 'SET version.#number = :last',
    ExpressionAttributeNames: { '#number': 'number' },
    ExpressionAttributeValues: { ':last': revisionLimits.versions },
  })
  expect(await restore(ask({ number: 1, version: revisionLimits.versions }, { id }))).toMatchObject({ statusCode: 200 })

  const numbers = (await versions()).map(({ number }) => number)
  expect(numbers).toEqual([revisionLimits.versions + 1, revisionLimits.versions, ...others.slice(1).toReversed(), 1])
  expect((await version(3)).requirements).toBe(first)
})

test('versions are in the export, and go with their project', async () => {
  const { reviseTo, ask, id, user, read } = await aRevisedProject()
  await reviseTo(longer, 1)

  const part = await read(exportData({ ...ask(undefined), queryStringParameters: { after: 'versions' } }))
  expect(part).toMatchObject({ versions: [{ projectId: id, number: 1, requirements: first }], next: 'estimates' })

  await deleteProject(user.id, id, new Date())
  const left = (await listKeys(key.user(user.id))).filter(({ sk }) => sk.includes(id))
  expect(left).toEqual([])
})

test('a copy has the text, answers and estimate, and counts as an estimate of its own', async () => {
  const { reviseTo, project, ask, id, user, read } = await aRevisedProject()
  await reviseTo(longer, 1)
  const { id: copy } = await read<{ id: string }>(duplicate(ask(undefined, { id })))
  const copied = await read<Project>(get(ask(undefined, { id: copy })))

  const original = await project()
  expect(copied).toMatchObject({ title: 'Copy of Staff wiki', version: 1, answers: someAnswers })
  expect(copied.estimation).toEqual(original.estimation)
  await update({
    Key: key.quota(user.id, monthOf(new Date())),
    UpdateExpression: 'SET used = :two',
    ExpressionAttributeValues: { ':two': 2 },
  })
  expect(await duplicate(ask(undefined, { id }))).toMatchObject({ statusCode: 403 })
})

test('versions of another user are not found, and do not change', async () => {
  const [owner, other] = await Promise.all([aRevisedProject(), aUser()])
  await owner.reviseTo(longer, 1)
  const ask = (body: unknown) => other.ask(body, { id: owner.id })

  const replies = await Promise.all([
    listVersions(ask(undefined)),
    getVersion({ ...ask(undefined), queryStringParameters: { number: '1' } }),
    revise(ask({ requirements: first, version: 2 })),
    restore(ask({ number: 1, version: 2 })),
    duplicate(ask(undefined)),
  ])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  expect(await owner.project()).toMatchObject({ version: 2, requirements: longer })
})

test('a change request is shared only between two saved estimates of one project', async () => {
  const { reviseTo, project, ask, read, id, user } = await aRevisedProject()
  const saveNow = async () => read<SavedEstimate>(save(ask(savingOf(await project()))))
  const since = await saveNow()
  await reviseTo(longer, 1)
  const later = await saveNow()
  const otherId = await aProject(user.id, 'completed')
  const foreign = await read<SavedEstimate>(
    save(ask(savingOf(await read<Project>(get(ask(undefined, { id: otherId })))))),
  )
  const share = (sinceId: string) => createShare(ask(someChoices({ options: [], since: sinceId }), { id: later.id }))

  expect(await share(foreign.id)).toMatchObject({ statusCode: 400, body: notComparable })
  expect(await share(later.id)).toMatchObject({ statusCode: 404 })
  expect(await share(newId(new Date()))).toMatchObject({ statusCode: 404, body: savedNotFound })
  const { token } = await read<NewShare>(share(since.id))
  const { offer } = await openedOffer(token)
  expect(offer).toMatchObject({ components: [], price: { total: later.totalCost - since.totalCost } })
  expect(offer.change!.rows.map(({ name }) => name)).toContain('Pages')
  expect((await project()).id).toBe(id)
})
