import { beforeEach, expect, test, vi } from 'vitest'
import { revisionLimits } from '#contract/limits'
import type { Project } from '#contract/project'
import { type SavedEstimate, savedNotFound } from '#contract/saved-estimate'
import { type NewShare, notComparable, nothingChanged } from '#contract/share'
import { defaultTerms } from '#contract/terms'
import { revisedElsewhere, versionNotFound } from '#contract/version'
import { monthOf } from '#domain/estimate/quota'
import { handler as changeRecord } from '#functions/calls/change-track-record'
import { handler as changeShare } from '#functions/calls/change-share'
import { handler as createShare } from '#functions/calls/create-share'
import { handler as duplicate } from '#functions/calls/duplicate-project'
import { handler as exportData } from '#functions/calls/export-data'
import { handler as get } from '#functions/calls/get-project'
import { handler as getVersion } from '#functions/calls/get-version'
import { handler as listVersions } from '#functions/calls/list-versions'
import { handler as restore } from '#functions/calls/restore-version'
import { handler as revise } from '#functions/calls/revise'
import { handler as respond } from '#functions/calls/respond-to-offer'
import { handler as save } from '#functions/calls/save-estimate'
import { handler as saveScope } from '#functions/calls/save-scope'
import { handler as changeProject } from '#functions/calls/update-project'
import { releaseLease, takeLease } from '#functions/data/leases'
import { deleteProject } from '#functions/data/project-deletion'
import * as key from '#functions/data/keys'
import { TableName, get as getItem, listKeys, put, transact, update } from '#functions/data/table'
import { newId } from '#functions/lib/ids'
import { savingOf } from '#scripts/estimate/client'
import { aSlowNetwork } from '#scripts/testing/network'
import { aProject, someAnswers } from '#scripts/testing/project'
import { analyst, aRevisedProject, asked, changesBy, first, found, longer, taskOf } from '#scripts/testing/revision'
import { openedOffer, someChoices } from '#scripts/testing/share'
import { aRequest, aUser } from '#scripts/testing/user'
import { buildRevision } from './revision-request'

beforeEach(() => {
  analyst.respond = () => found()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

test('an earlier version is restored with its text, scope, settings and record, saved if it was, and nothing is stored twice', async () => {
  const { reviseTo, revise, project, version, versions, ask, read, id, user } = await aRevisedProject()
  const before = await project()
  const { id: savedId } = await read<SavedEstimate>(save(ask(savingOf(before))))
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
  expect(restored).toMatchObject({ isSaved: true, savedId })
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
  expect(await read(restore(ask({ number: 2, version: 3 }, { id })))).toMatchObject({ isSaved: false })
})

test('answers after a version was restored change the estimate, and leave the restored version as it was', async () => {
  const { reviseTo, answer, tasks, version, ask, id } = await aRevisedProject()
  await reviseTo(longer, 1)
  const { breakdown } = await version(1)
  await restore(ask({ number: 1, version: 2 }, { id }))
  analyst.respond = () => changesBy({ added: ['Load tests'] })
  await answer({ ...someAnswers, users: 500 })

  expect((await tasks()).map(({ name }) => name)).toContain('Load tests')
  expect((await version(1)).breakdown).toEqual(breakdown)
})

test('a version after a sale is listed with the options that were sold, saved or not, until the acceptance is taken back', async () => {
  const { reviseTo, project, versions, ask, read, id } = await aRevisedProject()
  const optional = { component: 'Pages', state: 'optional' as const }
  await saveScope(ask({ revision: 0, changes: [optional], added: [] }, { id }))
  const { id: savedId } = await read<SavedEstimate>(save(ask(savingOf(await project()))))
  const { token, share } = await read<NewShare>(createShare(ask(someChoices(), { id: savedId })))
  const client = { name: 'Grace Hopper', email: 'grace@example.com', accepted: true }
  await respond(aRequest()({ kind: 'accept', ...client, options: [0] }, { token }))
  await reviseTo(`${first}\nStaff fax pages.`, 1)
  const { estimation } = await project()
  const [option] = estimation!.options
  expect(option!.isSold).toBe(true)
  await reviseTo(longer, 2)

  const totals = async () => (await versions()).find(({ number }) => number === 2)!
  const all = { totalHours: estimation!.totalHours + option!.hours, isSaved: false }
  expect(await totals()).toMatchObject({ ...all, totalPrice: estimation!.price!.total + option!.price })
  await changeShare(ask({ change: 'reopen' }, { id: share.id }))
  expect(await totals()).toMatchObject({ ...all, totalHours: estimation!.totalHours })
})

test('after a sale without options, the list has the prices of the project, and an unchanged estimate is the sold one', async () => {
  const { reviseTo, project, versions, ask, read, id } = await aRevisedProject()
  await changeProject(ask({ terms: { ...defaultTerms, quoteAt: 80 } }, { id }))
  const { id: savedId } = await read<SavedEstimate>(save(ask(savingOf(await project()))))
  const { token } = await read<NewShare>(createShare(ask(someChoices({ options: [] }), { id: savedId })))
  const client = { name: 'Grace Hopper', email: 'grace@example.com', accepted: true }
  expect(await respond(aRequest()({ kind: 'accept', ...client, options: [] }, { token }))).toMatchObject({
    statusCode: 200,
  })
  for (const hourlyRate of [120, 100]) await changeProject(ask({ hourlyRate }, { id }))
  expect(await read<SavedEstimate>(save(ask(savingOf(await project()))))).toMatchObject({ id: savedId })

  await reviseTo(longer, 1)
  const { estimation } = await project()
  expect((await versions())[0]!.totalPrice).toBe(estimation!.price!.total)
})

test('a version that is saved while another one replaces it is stored as saved', async () => {
  const { reviseTo, project, versions, ask, id } = await aRevisedProject()
  await reviseTo(longer, 1)
  for (const version of [2, 3, 4, 5]) {
    const saving = ask(savingOf(await project()))
    const [saved] = await Promise.all([save(saving), restore(ask({ number: 1, version }, { id }))])

    // From version 3 on, the restored version has the same estimate, and may be the one that is saved.
    const isAccepted = saved.statusCode === 200
    const about = isAccepted ? (JSON.parse(saved.body ?? '') as SavedEstimate).version : version
    const { isSaved } = (await versions()).find(({ number }) => number === about)!
    expect(isSaved).toBe(isAccepted)
  }
})

test('terms that change while another version replaces the current one are stored with it', async () => {
  const { reviseTo, version, ask, id } = await aRevisedProject()
  await reviseTo(longer, 1)
  const terms = { ...defaultTerms, tax: 19 }
  await aSlowNetwork('GetItem', `PROJECT#${id}`, () => changeProject(ask({ terms }, { id })))
  const { handler } = await import('#functions/calls/restore-version')

  expect(await handler(ask({ number: 1, version: 2 }, { id }))).toMatchObject({ statusCode: 200 })
  expect(await version(2)).toMatchObject({ terms })
})

test('the oldest version without a saved estimate makes room for the fifty-first', async () => {
  const { reviseTo, project, versions, version, ask, id, user } = await aRevisedProject()
  await save(ask(savingOf(await project())))
  await reviseTo(longer, 1)
  const record = await getItem(key.version(user.id, id, 1))
  const ownText = key.text(user.id, id, 99)
  const ownParts = [ownText, key.analysis(user.id, id, 99), key.breakdown(user.id, id, 99)]
  for (const part of ownParts) await put({ ...part })
  const others = Array.from({ length: revisionLimits.versions - 2 }, (_, at) => at + 2)
  const items = others.map((number) => ({ ...record, ...key.version(user.id, id, number), number, isSaved: false }))
  await transact(items.map((Item) => ({ Put: { TableName, Item } })))
  const giveParts = (number: number, parts: object) =>
    update({
      Key: key.version(user.id, id, number),
      UpdateExpression: 'SET parts = :parts',
      ExpressionAttributeValues: { ':parts': parts },
    })
  await giveParts(2, { text: 99, analysis: 99, breakdown: 99 })
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
  for (const part of ownParts) expect(await getItem(part)).toBeUndefined()

  await put({ ...(await getItem(key.text(user.id, id))), ...ownText })
  await giveParts(3, { text: 99, analysis: 1, breakdown: 1 })
  expect(await restore(ask({ number: 3, version: revisionLimits.versions + 1 }, { id }))).toMatchObject({
    statusCode: 200,
  })

  expect((await versions()).map(({ number }) => number)).not.toContain(3)
  expect((await project()).requirements).toBe(first)
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

test('a line that was read as background is read again where it is moved below another heading, and costs nothing elsewhere', async () => {
  const { reviseTo, tasks } = await aRevisedProject()
  const pages = `# Pages\n${first}`
  analyst.respond = () => found([])
  await reviseTo(`${pages}\n# Appendix\nStaff print pages.`, 1)
  const read = asked.length
  await reviseTo(`${first}\n# Appendix\nStaff print pages.\n# Pages`, 2)
  expect(asked).toHaveLength(read)

  analyst.respond = () => found([taskOf('Printing', 4)])
  await reviseTo(`${pages}\nStaff print pages.\n# Appendix`, 3)
  expect(asked).toHaveLength(read + 1)
  expect(await tasks()).toContainEqual(expect.objectContaining({ name: 'Printing', sources: [4] }))
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
  await reviseTo(first, 2)
  const { id: again } = await saveNow()
  const nothing = createShare(ask(someChoices({ options: [], since: since.id }), { id: again }))
  expect(await nothing).toMatchObject({ statusCode: 400, body: nothingChanged })
})
