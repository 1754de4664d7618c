import type { ConverseRequest } from '@aws-sdk/client-bedrock-runtime'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Project } from '#contract/project'
import { isNewProject, nothingChanged, otherRevisionRunning, revisedElsewhere } from '#contract/version'
import { monthOf } from '#domain/estimate/quota'
import { handler as saveScope } from '#functions/calls/save-scope'
import { leaseMs, takeLease } from '#functions/data/leases'
import * as key from '#functions/data/keys'
import { get as getItem } from '#functions/data/table'
import { analystFailures } from '#functions/services/analyst/failures'
import { aProduct } from '#scripts/testing/arbitraries'
import { aReading, calls, promptOf } from '#scripts/testing/model'
import { someAnswers } from '#scripts/testing/project'
import {
  analyst,
  aRevisedProject,
  asked,
  changesBy,
  first,
  found,
  longer,
  runJob,
  taskOf,
} from '#scripts/testing/revision'
import { revise } from './revise'
import { buildRevision } from './revision-request'

beforeEach(() => {
  asked.length = 0
  analyst.respond = () => found()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

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
  const tasks = (of: Project) =>
    of
      .estimation!.components.flatMap((component) => component.tasks.map((task) => ({ ...task, shown: undefined })))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  expect(tasks(after).filter(({ name }) => name !== 'Printing')).toEqual(tasks(before))
  expect(tasks(after).find(({ name }) => name === 'Printing')).toMatchObject({ likely: 6, sources: [3] })

  await reviseTo(first, 2)
  expect(asked).toHaveLength(1)
  const again = await project()
  expect(tasks(again)).toEqual(tasks(before))
  const { constraints: _, components: __, ...figures } = again.estimation!
  const { constraints: ___, components, ...figuresBefore } = before.estimation!
  expect(figures).toEqual({ ...figuresBefore, origin: { ...figuresBefore.origin, revisedFor: expect.any(Array) } })
  expect(again.estimation!.components.map(({ hours }) => hours)).toEqual(components.map(({ hours }) => hours))
  expect((await version(2)).requirements).toBe(longer)
})

test('a line that comes back word for word takes what it took, and only lines that no version had are read', async () => {
  const { reviseTo, project, tasks } = await aRevisedProject()
  await reviseTo(longer, 1)
  const before = await project()
  const other = 'Staff fax pages.'
  await reviseTo(`${first}\n${other}`, 2)
  asked.length = 0
  analyst.respond = () => found([taskOf('Mailing', 4, 9)])
  await reviseTo(`${longer}\nStaff mail pages.`, 3)

  expect(asked).toHaveLength(1)
  expect(promptOf(asked[0]!)).not.toContain('3| Staff print pages.')
  expect(await tasks()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Printing', likely: 6, sources: [3] }),
      expect.objectContaining({ name: 'Mailing', likely: 9, sources: [4] }),
    ]),
  )
  await reviseTo(longer, 4)
  expect(asked).toHaveLength(1)
  expect((await project()).estimation!.totalHours).toBe(before.estimation!.totalHours)
  expect(await tasks()).toEqual(before.estimation!.components.flatMap((component) => component.tasks))
})

test('a line that comes back brings the answer to its question, and stays as that left it', async () => {
  const { reviseTo, project, tasks, answer } = await aRevisedProject()
  await reviseTo(longer, 1)
  analyst.respond = () => changesBy({ changed: [{ task: 1, likely: 10 }] })
  await answer({ ...someAnswers, q1: 'Any' })
  const before = await tasks()
  await reviseTo(first, 2)
  expect((await project()).answers).toEqual(someAnswers)
  await reviseTo(longer, 3)

  expect((await project()).answers).toEqual({ ...someAnswers, q1: 'Any' })
  expect(await tasks()).toEqual(before)
})

test('a changed line is read with its earlier text and tasks, whose new hours replace the old ones', async () => {
  const { reviseTo, project } = await aRevisedProject()
  analyst.respond = () => found([taskOf('Page editor', 2, 4)])
  await reviseTo(first.replace('with pictures', 'without pictures'), 1)

  expect(promptOf(asked[0]!)).toContain(
    '{"line":2,"before":"They write pages with pictures.","tasks":[{"component":"Pages","name":"Page editor"',
  )
  const pages = (await project()).estimation!.components.find(({ name }) => name === 'Pages')
  expect(pages?.tasks).toMatchObject([{ name: 'Page editor', likely: 4, sources: [2] }])
})

test('nothing is spent on a text that is the same, reordered, or has only another budget, which is compared again', async () => {
  const { reviseTo, revise, project, versions, user, id } = await aRevisedProject()
  const before = await project()

  expect(await revise(first, 1)).toMatchObject({ statusCode: 400, body: nothingChanged })
  await reviseTo(first.split('\n').toReversed().join('\n\n- ').replace('$20,000', '$1,000'), 1)

  const after = await project()
  expect((await versions())[0]!.origin).toEqual({ lines: { added: 1, changed: 0, removed: 1 } })
  expect(asked).toHaveLength(0)
  expect(await getItem(key.rateLimit('analysesPerProject', id))).toBeUndefined()
  expect(after.version).toBe(2)
  expect(after.estimation!.totalHours).toBe(before.estimation!.totalHours)
  expect(after.estimation!.components.map(({ hours }) => hours)).toEqual(
    before.estimation!.components.map(({ hours }) => hours),
  )
  expect(before.estimation!.constraints).toMatchObject([{ amount: 20_000, fits: true }])
  expect(after.estimation!.constraints).toMatchObject([{ amount: 1_000, fits: false }])
  expect((await getItem(key.quota(user.id, monthOf(new Date()))))?.used).toBe(1)
})

test('people read the words of a line whose date is withheld from the analyst, and the new ones after a revision', async () => {
  const { reviseTo, project } = await aRevisedProject()
  const banner = 'Before May 2027 we would like a banner.'
  const lineOf = async (id: number) => {
    const { lines, idleLines = [] } = (await project()).estimation!
    return [...lines, ...idleLines].find((line) => line.id === id)?.text
  }
  await reviseTo(`${first}\n${banner}`, 1)
  expect(promptOf(asked[0]!)).toContain('Before [date withheld] we would like a banner.')
  expect(JSON.stringify(asked)).not.toContain('2027')
  expect(await lineOf(3)).toBe(banner)

  asked.length = 0
  await reviseTo(`${first}\n${banner.replace('May', 'June')}`, 2)
  expect(asked).toHaveLength(0)
  expect(await lineOf(3)).toBe('Before June 2027 we would like a banner.')
})

test('a text that keeps less than half of the lines is rejected as a new project', async () => {
  const { revise } = await aRevisedProject()
  const other = 'Visitors buy tickets.\nGuards scan them.\nThe shop sells books.'

  expect(await revise(other, 1)).toMatchObject({ statusCode: 409, body: isNewProject })
})

test('of two tabs that revise the same version one wins, and the other gets an error', async () => {
  const { revise, reviseTo, user, id } = await aRevisedProject()
  const running = { userId: user.id, projectId: id, kind: 'revise' as const, token: 'running' }
  const request = await buildRevision(user.id, id, { requirements: longer, version: 1 }, new Date())
  await takeLease(running, new Date(), request)
  expect(await revise(`${first}\nStaff fax pages.`, 1)).toMatchObject({ statusCode: 409, body: otherRevisionRunning })

  await runJob(running)
  await expect(reviseTo(`${first}\nStaff fax pages.`, 1)).rejects.toMatchObject({ message: revisedElsewhere })
  expect(await revise(longer, 1)).toMatchObject({ statusCode: 200 })
})

test('a revision of a broken record fails with its reason, and one that crashes leaves the version whole and starts again', async () => {
  const { reviseTo, project, user, id } = await aRevisedProject()
  const before = await project()
  const broken = { userId: user.id, projectId: id, kind: 'revise' as const, token: 'broken' }
  await expect(revise(broken, aReading([]).input)).rejects.toThrow('A revision was started without its text')
  const died = { userId: user.id, projectId: id, kind: 'revise' as const, token: 'died' }
  const request = await buildRevision(user.id, id, { requirements: longer, version: 1 }, new Date())
  await takeLease(died, new Date(Date.now() - 2 * leaseMs), request)

  expect(await project()).toEqual(before)
  await reviseTo(longer, 1)
  expect(await project()).toMatchObject({ version: 2 })
})

const hasTasks = (request: ConverseRequest) => promptOf(request).includes('{"task":1,')

test('a new question re-estimates only the new lines once it is answered', async () => {
  const { reviseTo, tasks, answer } = await aRevisedProject()
  await reviseTo(longer, 1)
  asked.length = 0
  analyst.respond = () => changesBy({ changed: [{ task: 1, likely: 10 }] })
  await answer({ ...someAnswers, q1: 'Any' })

  expect(asked).toHaveLength(1)
  expect(promptOf(asked[0]!)).toContain('3| Staff print pages.')
  expect(promptOf(asked[0]!)).not.toContain('They write pages')
  expect(await tasks()).toMatchObject([{ name: 'Page editor', likely: 12 }, { name: 'Printing', likely: 10 }, {}, {}])
})

test('an earlier question changes the tasks that replaced those of the whole first text, and adds tasks once', async () => {
  const { reviseTo, tasks, answer, project } = await aRevisedProject()
  analyst.respond = () => found([taskOf('Page editor', 2, 4)])
  await reviseTo(first.replace('their e-mail', 'a company e-mail').replace('with pictures', 'without pictures'), 1)
  expect(await project()).toMatchObject({ answers: someAnswers })
  asked.length = 0
  analyst.respond = (request) =>
    hasTasks(request)
      ? changesBy({ changed: [{ task: 1, likely: 10 }], added: ['Load tests again'] })
      : changesBy({ added: ['Load tests'] })
  await answer({ ...someAnswers, users: 500, q1: 'A4' })

  const [prompt] = asked.filter(hasTasks).map(promptOf)
  expect(prompt).toMatch(/"id":"users".*"assumed":80,"answer":500,"given":true/)
  expect(prompt).toMatch(/"id":"login".*"assumed":"Single sign-on","answer":"Single sign-on"/)
  expect(await tasks()).toMatchObject([
    { name: 'Page editor', likely: 10, sources: [2] },
    { name: 'Load tests', answers: ['users'] },
  ])
})

test('answers leave a task the unchanged lines that it cites, and cannot leave nothing to build', async () => {
  const { reviseTo, tasks, answer, user, id } = await aRevisedProject()
  const both = first.replace('their e-mail', 'a company e-mail').replace('with pictures', 'without pictures')
  analyst.respond = () => found([{ ...taskOf('Page editor', 2, 4), sources: ['1', '2'] }])
  await reviseTo(both, 1)
  analyst.respond = () => found([taskOf('Page editor', 2, 5)])
  await reviseTo(both.replace('without pictures', 'without any pictures'), 2)
  analyst.respond = (request) => changesBy(hasTasks(request) ? { changed: [{ task: 1, likely: 10 }] } : {})
  await answer({ ...someAnswers, q1: 'Any' })
  expect(await tasks()).toMatchObject([{ name: 'Page editor', likely: 10, sources: [1, 2] }])

  analyst.respond = (request) => changesBy(hasTasks(request) ? { removed: [1] } : {})
  await answer({ ...someAnswers, q1: 'A4' })
  expect(await getItem(key.project(user.id, id))).toMatchObject({ failure: { message: analystFailures.nothingLeft } })
  expect(await tasks()).toMatchObject([{ name: 'Page editor', likely: 10 }])
})

test('an edited exclusion quotes its new text, also after a correction of the type of work', async () => {
  const { reviseTo, project, answer } = await aRevisedProject()
  const excluding = (exclusions: string[]) => calls({ changed: [], removed: [], added: [], exclusions })
  analyst.respond = () => excluding(['Excluded: “They write pages with pictures”'])
  await answer({ ...someAnswers, users: 500 })
  analyst.respond = () => calls({ summary: '', ...aProduct, components: [], background: ['2'] })
  await reviseTo(first.replace('with pictures', 'without pictures'), 1)
  const edited = 'Excluded: "They write pages without pictures"'
  expect((await project()).estimation!.exclusions[0]).toBe(edited)

  analyst.respond = () => excluding([])
  await answer(someAnswers, { workType: { ...aProduct, stage: 'prototype' } })
  expect((await project()).estimation!.exclusions[0]).toBe(edited)
})

test('a revision that leaves nothing to build is rejected, and the version stays', async () => {
  const { reviseTo, project, user, id } = await aRevisedProject()
  analyst.respond = () => found([])
  await reviseTo(first.replace('their e-mail', 'no e-mail').replace('with pictures', 'without pictures'), 1)

  expect(await getItem(key.project(user.id, id))).toMatchObject({ failure: { message: analystFailures.nothing } })
  expect(await project()).toMatchObject({ version: 1, requirements: first })
})

test('scope edits stay, an own task loses only the lines that were removed, and own risks and assumptions name the lines that are left or go', async () => {
  const { reviseTo, project, ask, id } = await aRevisedProject()
  const own = {
    id: 'own',
    component: 'Pages',
    name: 'Templates',
    role: 'UX/UI designer',
    hours: { likely: 5 },
    state: 'in',
  }
  const aRisk = (lines: string) => ({
    of: lines,
    risk: { risk: 'Vague', description: `See ${lines}.`, impact: 'low', mitigation: '' },
  })
  const scope = {
    changes: [
      { component: 'Accounts', state: 'optional', detached: [1] },
      { component: 'Pages', detached: [2] },
    ],
    added: [
      { ...own, sources: [1, 2] },
      { ...own, id: 'other', name: 'Pictures', sources: [2] },
    ],
    assumptions: [
      { of: 'See [lines 1-2].', text: 'Agreed: [lines 1-2].' },
      { of: 'own', text: '[line 2]' },
      { of: 'See [line 1].' },
    ],
    risks: [aRisk('[lines 1-2]'), aRisk('[line 2]'), { of: 'Old data' }],
  }
  await saveScope(ask({ ...scope, revision: 0 }, { id }))
  await reviseTo(`Intro for staff.\n${first.replace('They write pages with pictures.\n', '')}`, 1)

  expect((await project()).scope).toMatchObject({
    changes: [{ component: 'Accounts', state: 'optional', detached: [2] }],
    added: [
      { ...own, sources: [2] },
      { ...own, id: 'other', name: 'Pictures', sources: [] },
    ],
    assumptions: [{ of: 'See [line 2].', text: 'Agreed: [line 2].' }, { of: 'See [line 2].' }],
    risks: [{ of: '[lines 1-2]', risk: { risk: 'Vague', description: 'See [line 2].' } }, { of: 'Old data' }],
  })
  expect(await saveScope(ask({ ...scope, revision: 1 }, { id }))).toMatchObject({ statusCode: 409 })
})

test('a task keeps the hours that rounding gave it when its line gives it another name', async () => {
  const { reviseTo, tasks } = await aRevisedProject()
  const printing = ['Print pages', 'Print pages: preview'].map((name) => taskOf(name, 3, 3.3))
  const hoursIn = async () => (await tasks()).flatMap(({ name, hours }) => (name.startsWith('Print') ? hours : []))
  analyst.respond = () => found(printing)
  await reviseTo(longer, 1)
  const before = await hoursIn()
  analyst.respond = () => found([...printing, taskOf('Mail', 4, 5.1)])
  await reviseTo(`${longer.replace('print', 'print all')}\nStaff mail.`, 2)
  expect(await hoursIn()).toEqual(before)
})

test('a task that a person changed keeps the change when its line gives it another name', async () => {
  const { reviseTo, project, ask, id } = await aRevisedProject()
  const printing = (likely: number) => found([taskOf('Print pages on paper', 3, likely)])
  analyst.respond = () => printing(6)
  await reviseTo(`${first}\nStaff print pages on paper.`, 1)
  const [task, hours] = [{ name: 'Print pages on paper', role: 'Front-end developer' as const }, { likely: 9 }]
  const { revision } = (await project()).scope ?? { revision: 0 }
  const changes = [{ component: 'Pages', task, hours }]
  expect(await saveScope(ask({ changes, added: [], revision }, { id }))).toMatchObject({ statusCode: 200 })
  analyst.respond = () => printing(8)
  await reviseTo(`${first}\nStaff print pages on paper and film.`, 2)

  const { scope, estimation } = await project()
  expect(scope?.changes).toEqual([
    { component: 'Pages', task: { ...task, name: 'Print pages on paper and film' }, hours },
  ])
  expect(estimation?.unapplied).toEqual([])
})
