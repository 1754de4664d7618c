import { readFileSync } from 'node:fs'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ourFault, tooBusy } from '#contract/failures'
import type { Progress } from '#contract/joining'
import type { User } from '#contract/user'
import { storeSession, readSession, readUser } from '../storage/stored-session'
import { inDays } from '../ui/format'
import { request } from './request'

const firstPaint = readFileSync(join(import.meta.dirname, '../../first-paint.js'), 'utf8')

/** Vitest's jsdom instance. */
declare const jsdom: { reconfigure: (settings: { url: string }) => void }

interface Reply {
  status: number
  code?: string
  retryAfter?: string
  date?: Date
  body?: string
}
interface Asked {
  line: string
  authorization: string | undefined
  type: string | undefined
  body: string
}

const ada: User = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  subscriptionTier: 'free',
  monthlyEstimationCount: 0,
  monthlyEstimationLimit: 2,
  subscription: null,
}

let server: Server
let replies: Reply[]
let asked: Asked[]

/** Makes the server send these responses in turn. */
function serverResponds(...given: Reply[]) {
  replies = given
}

beforeEach(async () => {
  asked = []
  globalThis.sentAhead = undefined
  localStorage.clear()
  server = createServer((incoming, response) => void respond(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  jsdom.reconfigure({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })
})
afterEach(() => server.close())

async function respond(incoming: IncomingMessage, response: ServerResponse) {
  const { method, url, headers } = incoming
  const body = await textOf(incoming)
  asked.push({ line: `${method} ${url}`, authorization: headers.authorization, type: headers['content-type'], body })
  const {
    status,
    code,
    retryAfter,
    date,
    body: text,
  } = replies.shift() ?? { status: 500, body: 'The test gave no more replies' }
  if (code !== undefined) response.setHeader('x-error-code', code)
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter)
  if (date !== undefined) response.setHeader('date', date.toUTCString())
  response.writeHead(status).end(text)
}

async function textOf(incoming: IncomingMessage) {
  let text = ''
  for await (const part of incoming) text += String(part)
  return text
}

test('a call sends the session, and a JSON content type only with a body', async () => {
  storeSession('token', ada)
  serverResponds({ status: 200, body: '[]' }, { status: 200, body: '{"id":"p1"}' })

  await request('listSavedEstimates')
  await request('createProject', { body: { title: 'Wiki', requirements: 'Pages' } })

  expect(asked).toEqual([
    { line: 'GET /api/estimation-history', authorization: 'Bearer token', type: undefined, body: '' },
    {
      line: 'POST /api/projects',
      authorization: 'Bearer token',
      type: 'application/json',
      body: '{"title":"Wiki","requirements":"Pages"}',
    },
  ])
})

test('an id in a path cannot lead to another path', async () => {
  serverResponds({ status: 404, body: 'This project is not there.' })
  await expect(request('getProject', { params: { id: '../user?x=1' } })).rejects.toThrow('404: This project')
  expect(asked[0]?.line).toBe('GET /api/projects/..%2Fuser%3Fx%3D1')
})

test('a long call is joined until it is done, with its progress', async () => {
  const progress: Progress[] = []
  const at = (done: number) => ({ stage: 'Reading sections', done, total: 3 })
  serverResponds(
    { status: 202, body: JSON.stringify({ job: 'j 1', progress: at(1) }) },
    { status: 202, body: JSON.stringify({ job: 'j 1', progress: at(2) }) },
    { status: 200, body: '{"text":"Read"}' },
  )

  const body = { documentURL: 'https://uploads.example/1' }
  const reply = await request('processDocument', { body, onProgress: (news) => progress.push(news) })

  expect(reply).toEqual({ text: 'Read' })
  expect(progress).toEqual([at(1), at(2)])
  expect(asked.map(({ line }) => line.replace('+', '%20'))).toEqual([
    'POST /api/documents/process',
    'POST /api/documents/process?job=j%201',
    'POST /api/documents/process?job=j%201',
  ])
  expect(new Set(asked.map(({ body }) => body))).toEqual(new Set([JSON.stringify(body)]))
})

test('a long call that may not wait is sent again when the server asks for it, after 30 s at most', async () => {
  const pauses: number[] = []
  const setTimer = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((act: () => void, ms = 0) => {
    pauses.push(ms)
    return setTimer(act, ms === 7_000 || ms >= 30_000 ? 0 : ms)
  })
  const body = JSON.stringify({ job: 'j1', progress: { stage: 'Reading', done: 0, total: 1 } })
  serverResponds(
    ...['7', '86400', 'Sun, 22 Nov 2026 12:00:00 GMT', undefined].map((retryAfter) => ({
      status: 202,
      body,
      ...(retryAfter && { retryAfter }),
    })),
    { status: 200, body: '{"text":"Read"}' },
  )

  const reply = await request('processDocument', { body: { documentURL: 'https://uploads.example/1' } })
  vi.restoreAllMocks()

  expect(reply).toEqual({ text: 'Read' })
  // Others set timers too, all of them shorter.
  expect(pauses.filter((ms) => ms > 5_000)).toEqual([7_000, 30_000])
})

test.each([undefined, '20'])('a canceled long call sends no further requests (Retry-After: %s)', async (retryAfter) => {
  const leaving = new AbortController()
  serverResponds({
    status: 202,
    body: JSON.stringify({ job: 'j1', progress: { stage: 'Reading', done: 0, total: 1 } }),
    ...(retryAfter && { retryAfter }),
  })

  const waiting = request('processDocument', {
    body: { documentURL: 'https://uploads.example/1' },
    onProgress: () => leaving.abort(),
    signal: leaving.signal,
  })

  await expect(waiting).rejects.toThrow(/abort/i)
  expect(asked).toHaveLength(1)
})

test('a failed response becomes an error with its status, kind and text, without a retry', async () => {
  serverResponds({ status: 503, code: 'busy', body: 'The analyst is busy. Please try again in a minute.' })
  await expect(request('listSavedEstimates')).rejects.toMatchObject({
    message: '503: The analyst is busy. Please try again in a minute.',
    status: 503,
    kind: 'busy',
    plainMessage: 'The analyst is busy. Please try again in a minute.',
  })
  expect(asked).toHaveLength(1)
})

test.each([
  [404, '', '404: Not Found'],
  [502, '  ', '502: Bad Gateway'],
  [418, '', '418: Unknown Error'],
  [400, '["a list"]', '400: ["a list"]'],
  [503, '{"message":"Service Unavailable"}', `503: ${tooBusy}`],
  [500, '{"message":"Internal Server Error"}', `500: ${ourFault}`],
  [429, '{"message":null}', `429: ${tooBusy}`],
  [504, '<!DOCTYPE html><html><body>504 ERROR</body></html>', `504: ${tooBusy}`],
  [500, '{"message":"Anything else stays"}', '500: {"message":"Anything else stays"}'],
  [401, '{"message":"Unauthorized"}', '401: {"message":"Unauthorized"}'],
])('a %i with the text "%s" reads "%s"', async (status, body, message) => {
  serverResponds({ status, body })
  await expect(request('listSavedEstimates')).rejects.toThrow(message)
})

test('a server that does not respond is reported as unreachable', async () => {
  server.close()
  await expect(request('listSavedEstimates')).rejects.toThrow(
    'Scopewright could not be reached. Please check your connection and try again.',
  )
})

test('a 401 ends the session and forgets the user', async () => {
  storeSession('token', ada)
  serverResponds({ status: 401, body: 'Your session has ended. Please sign in again.' })

  await expect(request('listSavedEstimates')).rejects.toThrow('401')

  expect(readSession()).toBeNull()
  expect(readUser()).toBe('null')
})

test('a late 401 of an old session does not end the new one', async () => {
  storeSession('old', ada)
  serverResponds({ status: 401, body: 'Your session has ended.' })

  const late = request('listSavedEstimates')
  storeSession('new', ada)

  await expect(late).rejects.toThrow('401')
  expect(readSession()).toBe('new')
})

test('a 401 without a session is only an error', async () => {
  serverResponds({ status: 401, body: 'Wrong email or password.' })
  await expect(request('login', { body: { email: 'ada@example.com', password: 'no' } })).rejects.toThrow(
    '401: Wrong email or password.',
  )
})

test('a response without a body is undefined', async () => {
  serverResponds({ status: 204 })
  await expect(request('logout', { body: {} })).resolves.toBeUndefined()
})

/** Opens a project's page, of which only the head is there: what asks the server before there is a program. */
function opens() {
  history.pushState(null, '', '/estimate/p1')
  localStorage.setItem('colorMode', 'light')
  const screens = [{ pattern: '^/estimate/([^/]+)$', isPrivate: true, files: [], reads: ['/api/projects/{id}'] }]
  document.head.innerHTML = `<meta name="screens" content='${JSON.stringify(screens)}'>`
  // As the browser does for every page.
  runInThisContext(firstPaint)
}

const project = () => request('getProject', { params: { id: 'p1' } })

test('a request that the page sends before the program loads is sent once, and its response goes to the first caller', async () => {
  storeSession('token', ada)
  serverResponds({ status: 200, body: '1' }, { status: 200, body: '2' })
  opens()
  expect(await project()).toBe(1)
  expect(await project()).toBe(2)
  const get = { line: 'GET /api/projects/p1', authorization: 'Bearer token', type: undefined, body: '' }
  expect(asked).toEqual([get, get])
})

test('a response that was prefetched for one user is not used for the next', async () => {
  storeSession('first', ada)
  serverResponds({ status: 200, body: '1' })
  opens()
  await expect.poll(() => asked).toHaveLength(1)
  storeSession('second', ada)
  serverResponds({ status: 200, body: '2' })
  expect(await project()).toBe(2)
  expect(asked.at(-1)?.authorization).toBe('Bearer second')
})

test('a page without a session prefetches nothing', () => {
  opens()
  expect(globalThis.sentAhead).toBeUndefined()
})

test.each([503, 401])('a %i response to a prefetch is passed to its caller', async (status) => {
  storeSession('token', ada)
  serverResponds({ status, code: 'busy', body: 'We cannot.' })
  opens()
  await expect(project()).rejects.toMatchObject({ message: `${status}: We cannot.`, kind: 'busy' })
  expect(readSession()).toBe(status === 401 ? null : 'token')
})

test('a prefetch without a response is reported as an unreachable server', async () => {
  storeSession('token', ada)
  server.close()
  opens()
  await expect(project()).rejects.toThrow('Scopewright could not be reached.')
})

test('days are counted from the server’s, whatever the clock of the browser', async () => {
  const today = inDays(0)
  const ahead = { status: 200, body: JSON.stringify(ada), date: new Date(Date.now() + 40 * 24 * 60 * 60 * 1_000) }
  serverResponds(ahead, { status: 200, body: JSON.stringify(ada) })
  await request('getUser')
  expect(inDays(-40)).toBe(today)
  await request('getUser')
  expect(inDays(0)).toBe(today)
})
