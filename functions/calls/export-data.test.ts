import { expect, test } from 'vitest'
import type { ExportPart } from '#contract/account'
import { maxRequirementsLength } from '#contract/limits'
import { monthOf } from '#domain/estimate/quota'
import { listSavedEstimates } from '#functions/data/saved-estimates'
import { createSession } from '#functions/data/sessions'
import * as key from '#functions/data/keys'
import { listKeysWithPrefix, removeAll } from '#functions/data/table'
import { newId } from '#functions/lib/ids'
import { aDraft, aProject } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import { handler as exportData } from './export-data'
import { handler as getProject } from './get-project'
import { handler as save } from './save-estimate'

type Person = Awaited<ReturnType<typeof aUser>>

/** Fetches all parts as the browser does. */
async function partsOf({ ask }: Person) {
  const parts: ExportPart[] = []
  const bytes: number[] = []
  for (let after: string | null | undefined; after !== null; after = parts.at(-1)!.next) {
    const { statusCode, body = '' } = await exportData(ask(undefined, {}, after === undefined ? {} : { after }))
    expect(statusCode).toBe(200)
    bytes.push(Buffer.byteLength(body))
    parts.push(JSON.parse(body) as ExportPart)
  }
  return { parts, bytes }
}

async function saveIt({ ask }: Person, projectId: string) {
  const { title, estimation } = JSON.parse((await getProject(ask(undefined, { id: projectId }))).body ?? '') as {
    title: string
    estimation: { totalHours: number; totalCost: number }
  }
  const { totalHours, totalCost } = estimation
  await save(ask({ projectId, title, totalHours, totalCost, estimation }))
  return estimation
}

test('the export contains the user, and all projects and saved estimates with all details', async () => {
  const person = await aUser()
  const { id: userId } = person.user
  const gone = await aProject(userId, 'completed')
  const done = await aProject(userId, 'completed')
  const begun = await aProject(userId, 'requirements', aDraft({ title: 'Just begun' }))
  // Another tab deletes an estimate after its entry was listed.
  await saveIt(person, gone)
  const [deleted] = await listSavedEstimates(userId)
  await removeAll(await listKeysWithPrefix(key.body(userId, deleted!.id)))
  const estimation = await saveIt(person, done)

  const { parts } = await partsOf(person)

  const [first] = parts
  expect(first?.user).toMatchObject({
    email: person.user.email,
    emailVerified: false,
    notices: { offers: true, payments: true },
    estimatesUsed: { [monthOf(new Date())]: 3 },
  })
  const projects = parts.flatMap((part) => part.projects)
  expect(projects.map(({ id }) => id)).toEqual([begun, done, gone])
  expect(projects[1]).toEqual(JSON.parse((await getProject(person.ask(undefined, { id: done }))).body ?? ''))
  expect(parts.flatMap((part) => part.savedEstimates)).toMatchObject([{ projectId: done, estimation }])
})

test('the export contains no secrets or internal fields', async () => {
  const person = await aUser()
  await aProject(person.user.id, 'completed')
  const { parts } = await partsOf(person)
  const text = JSON.stringify(parts)
  for (const word of [person.user.passwordHash, person.sessionId, 'passwordHash', 'sessionEpoch', 'USER#']) {
    expect(text).not.toContain(word)
  }
})

test('a large account is exported in parts within Lambda’s limit, with nothing missing or duplicated', async () => {
  const person = await aUser()
  // Random words, which compress to nearly the maximum size.
  const words = Array.from({ length: 40_000 }, (_, at) => ((at * 2_654_435_761) % 2 ** 32).toString(36))
  const requirements = words.join(' ').slice(0, maxRequirementsLength)
  const ids = []
  for (let count = 0; count < 13; count++) {
    ids.push(await aProject(person.user.id, 'requirements', aDraft({ requirements })))
  }

  const { parts, bytes } = await partsOf(person)

  expect(parts.flatMap(({ projects }) => projects.map(({ id }) => id))).toEqual(ids.toReversed())
  expect(parts.length).toBeGreaterThan(2)
  // A part is full at 2 MB, and its last project adds 300 KB.
  expect(Math.max(...bytes)).toBeLessThan(2_600_000)
})

test('the export never contains another user’s data, whatever the cursor', async () => {
  const [owner, other] = [await aUser(), await aUser()]
  const id = await aProject(owner.user.id, 'completed')

  for (const after of [`projects/${id}`, `estimates/${newId(new Date())}`]) {
    expect(JSON.parse((await exportData(other.ask(undefined, {}, { after }))).body ?? '')).toMatchObject({
      projects: [],
      savedEstimates: [],
    })
  }
  for (const after of ['', 'projects/', 'projects/1', 'PROFILE', 'projects/../x', `x/${id}`]) {
    expect((await exportData(other.ask(undefined, {}, { after }))).statusCode).toBe(404)
  }
})

test('an expired session cannot export data', async () => {
  const { user, ask } = await aUser()
  const old = await createSession(user.id, new Date(0))
  const event = ask()
  const headers = { ...event.headers, authorization: `Bearer ${old}` }
  expect((await exportData({ ...event, headers })).statusCode).toBe(401)
})
