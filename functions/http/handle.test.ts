import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as calls from '#contract/calls'
import { maxRequirementsLength } from '#contract/limits'
import { ourFault, tooBusy, tooSlow } from '#contract/failures'
import {
  type Project,
  requirementsMissing,
  titleMissing,
  projectNotFound,
  requirementsTooLong,
} from '#contract/project'
import { defaultTerms } from '#contract/terms'
import { sessionEnded } from '#contract/credentials'
import { createSession, deleteSession } from '#functions/data/sessions'
import * as key from '#functions/data/keys'
import { get, put } from '#functions/data/table'
import { aRequest, aUser } from '#scripts/testing/user'
import { handle } from './handle'
import { newId } from '#functions/lib/ids'
import { refuse } from '#functions/lib/refusal'

let logged = ''
beforeEach(() => {
  logged = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    logged += String(chunk)
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const id = newId(new Date())
const draft = { title: 'Wiki', requirements: 'People write pages.' }
const project: Project = {
  ...draft,
  id,
  textRevision: 0,
  status: 'requirements',
  hourlyRate: 100,
  developerCount: 2,
  priority: 'standard',
  terms: defaultTerms,
  createdAt: '2026-11-02T10:00:00.000Z',
  version: 1,
}

const create = handle(calls.createProject, async ({ body }) => ({ id: JSON.stringify(body) }))

const read = handle(calls.getProject, async ({ params }) => ({ ...project, id: params.id }))

test('a response is JSON, an error is plain text, and neither is cached or sniffed', async () => {
  const { ask } = await aUser()
  const guarded = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

  const { statusCode, headers, body } = await read(ask(undefined, { id }))
  expect({ statusCode, headers }).toEqual({
    statusCode: 200,
    headers: { 'content-type': 'application/json', ...guarded },
  })
  expect(JSON.parse(body ?? '')).toEqual(project)

  const error = await read(ask(undefined, { id: 'x' }))
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'x-error-code': 'not-found' }
  expect(error.headers).toEqual({ ...plain, ...guarded })
})

test('long responses are gzipped only for clients that accept gzip', async () => {
  const { ask } = await aUser()
  const long = { ...project, requirements: 'People write pages. '.repeat(100) }
  const respond = handle(calls.getProject, async () => long)
  const asked = ask(undefined, { id })
  const accepting = (encodings: string) => ({ ...asked, headers: { ...asked.headers, 'accept-encoding': encodings } })

  const plain = await respond(asked)
  expect(JSON.parse(plain.body!)).toEqual(long)
  for (const none of ['br, gzip;q=0', 'gzip; q=0']) expect(await respond(accepting(none))).toEqual(plain)
  expect((await read(accepting('gzip'))).isBase64Encoded).toBeUndefined()

  const { headers, body, isBase64Encoded } = await respond(accepting('gzip, deflate, br'))
  expect(headers).toEqual({ ...plain.headers, 'content-encoding': 'gzip' })
  expect(isBase64Encoded).toBe(true)
  expect(gunzipSync(Buffer.from(body!, 'base64')).toString()).toBe(plain.body)
})

test('a response contains only fields of the contract', async () => {
  const leaky = handle(calls.createProject, async () => ({ id, passwordHash: 'hash', pk: 'USER#1' }))
  const { ask } = await aUser()
  expect(JSON.parse((await leaky(ask(draft))).body ?? '')).toEqual({ id })
})

test('missing fields get their defaults, texts are trimmed, and unknown fields are dropped', async () => {
  const { ask } = await aUser()
  const reply = await create(ask({ ...draft, title: '  Wiki \n', isAdmin: true }))
  const { id: seen } = JSON.parse(reply.body ?? '') as { id: string }
  expect(JSON.parse(seen)).toEqual({ ...draft, hourlyRate: 100, developerCount: 2, priority: 'standard' })
})

test.each([
  ['an empty title', { ...draft, title: '' }, titleMissing],
  ['blank requirements', { ...draft, requirements: ' \n\t ' }, requirementsMissing],
  ['no title', { requirements: draft.requirements }, titleMissing],
  ['nothing', undefined, titleMissing],
  ['an empty object', {}, titleMissing],
  ['a title that is a number', { ...draft, title: 7 }, titleMissing],
  ['a rate of 0', { ...draft, hourlyRate: 0 }, 'Hourly rate must be a whole number, at least 1'],
  ['a rate of 1.5', { ...draft, hourlyRate: 1.5 }, 'Hourly rate must be a whole number, at least 1'],
  ['a rate of "abc"', { ...draft, hourlyRate: 'abc' }, 'Hourly rate must be a whole number, at least 1'],
  ['five developers', { ...draft, developerCount: 5 }, 'Number of developers must be 1, 2, 3 or 4'],
  ['an unknown priority', { ...draft, priority: 'asap' }, 'Priority must be standard, high or rush'],
  ['a list', [], 'Please check "title": it is missing or not valid.'],
  ['null', null, 'The request is incomplete or not valid.'],
  ['unreadable JSON', '{"title":', 'The request body is not valid JSON.'],
  ['JSON nested without end', '['.repeat(200_000), 'The request body is not valid JSON.'],
])('%s is rejected with an error message', async (_, body, message) => {
  const { ask } = await aUser()
  const event = body === undefined ? { ...ask(''), body: undefined } : ask(body)
  expect(await create(event)).toMatchObject({
    statusCode: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: message,
  })
})

test('requirements above the limit are rejected as too long, and those at the limit are accepted', async () => {
  const { ask } = await aUser()
  const requirements = 'x'.repeat(maxRequirementsLength)
  expect((await create(ask({ ...draft, requirements }))).statusCode).toBe(200)
  const tooLong = await create(ask({ ...draft, requirements: `${requirements}x` }))
  expect(tooLong).toMatchObject({ statusCode: 413, body: requirementsTooLong })
})

test('an error without its own message names the field and does not repeat the input', async () => {
  const save = handle(calls.saveEstimate, async () => {
    throw new Error('not reached')
  })
  const { ask } = await aUser()
  const body = {
    projectId: id,
    title: 'Wiki',
    totalHours: 1,
    totalCost: 1,
    estimation: { totalHours: '<b>', totalCost: 1 },
  }
  expect(await save(ask(body))).toMatchObject({
    statusCode: 400,
    body: 'Please check "estimation.totalHours": it is missing or not valid.',
  })

  const estimate = handle(calls.estimate, async () => project)
  const strange = await estimate(ask({ answers: { '<script>{"a":1}': true } }, { id }))
  expect(strange).toMatchObject({ statusCode: 400, body: 'Please check "answers": it is missing or not valid.' })
})

test('answers named like built-in properties of objects are dropped', async () => {
  let seen: unknown
  const estimate = handle(calls.estimate, async ({ body }) => {
    seen = body.answers
    return project
  })
  const { ask } = await aUser()
  await estimate(ask('{"answers":{"__proto__":"a","constructor":"b","users":"many"}}', { id }))
  expect(Object.entries(seen as object)).toEqual([['users', 'many']])
})

test('a base64 body is decoded, and lone surrogates in it are replaced', async () => {
  const { ask } = await aUser()
  const body = Buffer.from('{"title":"Wiki \\ud83d","requirements":"Größe ✓"}').toString('base64')
  const reply = await create({ ...ask(draft), body, isBase64Encoded: true })
  const { id: seen } = JSON.parse(reply.body ?? '') as { id: string }
  expect(JSON.parse(seen)).toMatchObject({ title: 'Wiki \ufffd', requirements: 'Größe ✓' })
})

test('a malformed id is not found', async () => {
  const { ask } = await aUser()
  for (const strange of ['', '1', id.toLowerCase(), `${id}#`, '../../etc/passwd', 'x'.repeat(10_000)]) {
    expect(await read(ask(undefined, { id: strange }))).toMatchObject({ statusCode: 404, body: projectNotFound })
  }
  expect(await read(ask())).toMatchObject({ statusCode: 404 })
})

test('a missing, forged, signed-out or expired session gets a 401', async () => {
  const { ask, user, sessionId } = await aUser()
  const signedOut = await createSession(user.id, new Date())
  await deleteSession(signedOut)
  const monthAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1_000)
  const expired = await createSession(user.id, monthAgo)

  const { headers } = ask()
  for (const authorization of [
    undefined,
    '',
    'Bearer',
    'Bearer null',
    `Basic ${sessionId}`,
    `Not a Bearer ${sessionId}`,
    `Bearer ${sessionId} or so`,
    `Bearer ${sessionId}x`,
    `Bearer ${sessionId.slice(0, -1)}`,
    `Bearer ${signedOut}`,
    `Bearer ${expired}`,
    `Bearer ${'a'.repeat(100_000)}`,
  ]) {
    const event = { ...ask(undefined, { id }), headers: { ...headers, authorization } }
    expect(await read(event)).toMatchObject({ statusCode: 401, body: sessionEnded })
  }
})

test('a session in a cookie, URL or body is ignored, so that no other site can use it', async () => {
  const { ask, sessionId } = await aUser()
  const event = ask(
    { sessionId, authorization: `Bearer ${sessionId}` },
    { id },
    { sessionId, authorization: sessionId },
  )
  const headers = { ...event.headers, authorization: undefined, cookie: `sessionId=${sessionId}` }
  const cookies = [`sessionId=${sessionId}`, `session=${sessionId}`, `authorization=Bearer ${sessionId}`]

  const reply = await read({ ...event, headers, cookies })

  expect(reply).toMatchObject({ statusCode: 401, body: sessionEnded })
  expect(Object.keys(reply.headers ?? {}).join()).not.toContain('access-control')
})

test('header names are case-insensitive', async () => {
  const { ask } = await aUser()
  const event = ask(undefined, { id })
  const headers = Object.fromEntries(Object.entries(event.headers).map(([name, value]) => [name.toUpperCase(), value]))
  expect((await read({ ...event, headers })).statusCode).toBe(200)
})

test('a request that bypasses CloudFront is rejected', async () => {
  const { ask } = await aUser()
  const event = ask(undefined, { id })
  for (const secret of [undefined, '', 'guess']) {
    const reply = await read({ ...event, headers: { ...event.headers, 'x-origin-secret': secret } })
    expect(reply).toMatchObject({ statusCode: 403 })
  }
})

test('a public call needs no session and gets the client IP', async () => {
  let seen = ''
  const login = handle(calls.login, async ({ clientIp, body }) => {
    seen = `${clientIp} ${body.email}`
    throw refuse.tooMany('Please wait.', { retryAfter: 60 })
  })
  const ask = aRequest('198.51.100.10:5000')
  expect(await login(ask({ email: ' Ada@Example.com ', password: 'x' }))).toMatchObject({
    statusCode: 429,
    headers: { 'x-error-code': 'rate-limited', 'retry-after': '60', 'content-type': 'text/plain; charset=utf-8' },
    body: 'Please wait.',
  })
  expect(seen).toBe('198.51.100.10 ada@example.com')
})

test('a call whose work continues responds with 202 and the progress', async () => {
  const joining = { job: 'token', progress: { stage: 'Reading sections', done: 3, total: 7 } }
  const analyze = handle(calls.analyze, async () => ({ joining }))
  const { ask } = await aUser()
  const reply = await analyze(ask({}, { id }))
  expect(reply.statusCode).toBe(202)
  expect(JSON.parse(reply.body ?? '')).toEqual(joining)
  expect(reply.headers).not.toHaveProperty('retry-after')

  const later = handle(calls.analyze, async () => ({ joining, retryAfter: 3 }))
  expect(await later(ask({}, { id }))).toMatchObject({ ...reply, headers: { 'retry-after': '3' } })
})

test('a bug is logged with its request id and not shown to the client', async () => {
  const broken = handle(calls.getProject, async () => {
    throw new TypeError('pk of table scopewright')
  })
  const { ask } = await aUser()
  const event = ask(undefined, { id })
  expect(await broken(event)).toMatchObject({
    statusCode: 500,
    headers: { 'x-error-code': 'internal' },
    body: ourFault,
  })
  expect(JSON.parse(logged)).toMatchObject({ requestId: event.requestContext.requestId, error: 'TypeError' })
})

test('a slow call gets a 503 before the gateway times out, and its work can write nothing afterwards', async () => {
  let thaw = () => {}
  const thawed = new Promise<void>((resolve) => (thaw = resolve))
  let leftover: Promise<unknown> = Promise.resolve()
  const slow = handle(calls.getProject, async ({ user }) => {
    leftover = thawed.then(() => put({ ...key.project(user.id, id), title: 'Overwritten' }))
    await leftover
    return project
  })
  const { ask, user } = await aUser()

  const reply = await slow(ask(undefined, { id }), { getRemainingTimeInMillis: () => 5_000 })
  thaw()

  expect(reply).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '5', 'x-error-code': 'timeout' },
    body: tooSlow,
  })
  expect(logged).toContain('TooSlow')
  await expect(leftover).rejects.toMatchObject({ name: 'TooSlow' })
  expect(await get(key.project(user.id, id))).toBeUndefined()
})

test('a call’s deadline is three seconds before its Lambda or the gateway times out', async () => {
  let deadline = new Date()
  const timed = handle(calls.getProject, async (input) => {
    deadline = input.deadline
    return project
  })
  const { ask } = await aUser()
  await timed(ask(undefined, { id }), { getRemainingTimeInMillis: () => 10_000 })
  expect(deadline.getTime() - Date.now()).toBeLessThanOrEqual(7_000)
  await timed(ask(undefined, { id }), { getRemainingTimeInMillis: () => 900_000 })
  expect(deadline.getTime() - Date.now()).toBeLessThanOrEqual(26_000)
})

test('a finished call leaves no timer behind', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const login = handle(calls.login, async () => {
    throw refuse.tooMany('Please wait.')
  })
  const before = timers()

  await login(aRequest()({ email: 'ada@example.com', password: 'x' }))

  expect(timers()).toBeLessThanOrEqual(before)
})

test('a throttled call gets a 503 with the time of a retry', async () => {
  const throttled = handle(calls.getProject, async () => {
    throw Object.assign(new Error('Rate of table scopewright exceeded'), { name: 'ThrottlingException' })
  })
  const { ask } = await aUser()
  const headers = { 'retry-after': '5', 'x-error-code': 'busy' }
  expect(await throttled(ask(undefined, { id }))).toMatchObject({ statusCode: 503, headers, body: tooBusy })
  expect(logged).toContain('ThrottlingException')
})

test('a response that breaks the contract becomes a 500, and its texts are not logged', async () => {
  const wrong = handle(calls.getProject, async () => ({ ...project, title: ['our secret plan'] as unknown as string }))
  const { ask } = await aUser()
  expect(await wrong(ask(undefined, { id }))).toMatchObject({ statusCode: 500, body: ourFault })
  expect(logged).toContain('title')
  expect(logged).not.toContain('secret')
})
