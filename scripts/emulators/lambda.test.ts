import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { expect, onTestFinished, test } from 'vitest'
import { startLambda } from './lambda'
import { startRuntime } from './lambda-runtime'

/** Starts a Lambda with the code `source` on the emulator. */
async function aFunction(source: string, size: { memoryMb?: number; timeoutSeconds?: number } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'lambda-'))
  const bundle = join(folder, 'index.cjs')
  await writeFile(bundle, source)
  const failures: string[] = []
  const runtime = startRuntime({
    functions: { 'a-function': { bundle, memoryMb: 256, timeoutSeconds: 10, ...size } },
    environment: { FOLDER: folder },
    log: 'ignore',
  })
  const { url, stop } = await startLambda({ runtime, onFailure: (_, message) => failures.push(message) })
  const client = new LambdaClient({ endpoint: url, maxAttempts: 1 })
  onTestFinished(async () => {
    client.destroy()
    runtime.stop()
    await stop()
  })
  const invoke = async (event: unknown, InvocationType: 'Event' | 'RequestResponse' = 'RequestResponse') => {
    const reply = await client.send(
      new InvokeCommand({ FunctionName: 'a-function', Payload: JSON.stringify(event), InvocationType }),
    )
    const text = reply.Payload?.transformToString()
    return { failed: reply.FunctionError, status: reply.StatusCode, payload: text ? JSON.parse(text) : undefined }
  }
  return { bundle, folder, failures, invoke, client, runtime }
}

test('a function responds to its caller and stays warm for the next invocation', async () => {
  const { invoke } = await aFunction('let calls = 0; exports.handler = async (event) => ({ ...event, calls: ++calls })')

  await invoke({ a: 1 })
  const second = await invoke({ a: 2 })

  expect(second).toMatchObject({ failed: undefined, payload: { a: 2, calls: 2 } })
})

test('concurrent invocations run in separate processes', async () => {
  const { invoke } = await aFunction(
    'let running = 0; exports.handler = async () => { running++; await new Promise((r) => setTimeout(r, 200)); return running-- }',
  )

  const together = await Promise.all(Array.from({ length: 5 }, () => invoke({})))

  expect(together.map(({ payload }) => payload)).toEqual([1, 1, 1, 1, 1])
})

test('invocations that wait for a process fail when the runtime stops', async () => {
  const { runtime } = await aFunction('exports.handler = async () => 1')
  const waiting = Promise.all([1, 2, 3].map(() => runtime.invoke('a-function', {})))

  runtime.stop()

  const stopped = { error: { errorType: 'Runtime.Stopped', errorMessage: 'The runtime was stopped' } }
  expect([...(await waiting), await runtime.invoke('a-function', {})]).toEqual([stopped, stopped, stopped, stopped])
})

test('an asynchronous invocation is accepted immediately and runs', async () => {
  const { invoke, folder } = await aFunction(
    "exports.handler = async (event) => require('fs').writeFileSync(`${process.env.FOLDER}/seen`, event.word)",
  )

  const accepted = await invoke({ word: 'hello' }, 'Event')

  expect(accepted.status).toBe(202)
  await expect.poll(() => readFile(join(folder, 'seen'), 'utf8').catch(() => '')).toBe('hello')
})

test('a failed asynchronous invocation is reported to the failure handler', async () => {
  const { invoke, failures } = await aFunction("exports.handler = async () => { throw new Error('broken') }")

  expect(await invoke({}, 'Event')).toMatchObject({ status: 202, failed: undefined })

  await expect.poll(() => failures).toEqual(['broken'])
})

const kinds = `exports.handler = async ({ kind }) => {
  if (kind === 'throw') throw new TypeError('broken')
  if (kind === 'exit') process.exit(3)
  if (kind === 'reject') { void Promise.reject(new Error('loose')); await new Promise(() => setTimeout(() => {}, 5000)) }
  if (kind === 'spin') for (;;) {}
  if (kind === 'heap') { const all = []; for (;;) all.push(new Array(10000).fill(kind)) }
  if (kind === 'buffers') { const all = []; for (;;) { all.push(Buffer.alloc(8_000_000, 1)); await null } }
  return 'fine'
}`

test.each([
  ['takes too long', { timeoutSeconds: 1 }, { spin: /^Sandbox\.Timedout$/ }],
  [
    'throws, ends its process or fills its memory',
    { memoryMb: 200 },
    {
      throw: /^TypeError$/,
      exit: /^Runtime\.ExitError$/,
      reject: /^Runtime\.ExitError$/,
      heap: /^Runtime/,
      buffers: /^Runtime/,
    },
  ],
])('an invocation that %s fails alone', async (_, size, errors) => {
  const { invoke } = await aFunction(kinds, size)
  for (const [kind, errorType] of Object.entries(errors)) {
    const [bad, good] = await Promise.all([invoke({ kind }), invoke({})])

    expect(bad, kind).toMatchObject({
      failed: 'Unhandled',
      payload: { errorType: expect.stringMatching(errorType) as string },
    })
    expect(good, kind).toMatchObject({ failed: undefined, payload: 'fine' })
    expect((await invoke({})).payload, kind).toBe('fine')
  }
})

test('work that outlives its response is frozen until the next event', async () => {
  const { invoke } = await aFunction(`
    let ticks = 0
    const tick = () => { ticks++; setImmediate(tick) }
    exports.handler = async ({ starts }) => {
      const before = ticks
      if (starts) tick()
      await new Promise((resolve) => setTimeout(resolve, 5))
      return { before, after: ticks }
    }`)

  const first = (await invoke({ starts: true })).payload
  const second = (await invoke({})).payload

  // After thawing, one turn of the event loop passes before the next event.
  expect(second.before).toBeLessThanOrEqual(first.after + 1)
  expect(second.after).toBeGreaterThan(second.before)
})

test('a frozen container ends with its server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lambda-'))
  await writeFile(join(folder, 'index.cjs'), 'exports.handler = async () => {}')
  const child = spawn(process.execPath, [join(import.meta.dirname, 'sandbox-process.cjs'), join(folder, 'index.cjs')], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const channel = child.stdio[3] as Duplex
  await once(channel, 'data')

  channel.destroy()

  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a sandbox that ends between two invocations is not used again', async () => {
  const { invoke } = await aFunction('exports.handler = async () => process.pid')
  const { payload: pid } = await invoke({})
  process.kill(pid, 'SIGKILL')
  const isGone = () => {
    try {
      return !process.kill(pid, 0)
    } catch {
      return true
    }
  }
  await expect.poll(isGone).toBe(true)

  const next = await invoke({})

  expect(next.failed).toBeUndefined()
  expect(next.payload).not.toBe(pid)
})

test('every one of many concurrent invocations gets its response', async () => {
  const { invoke } = await aFunction('exports.handler = async (event) => event.number')

  const outcomes = await Promise.all(Array.from({ length: 100 }, (_, number) => invoke({ number })))

  expect(outcomes.map(({ payload }) => payload)).toEqual(Array.from({ length: 100 }, (_, number) => number))
})

test('a function that cannot load fails every invocation with the reason', async () => {
  const { invoke } = await aFunction("throw new Error('TABLE_NAME is missing')")

  for (const _ of [1, 2]) {
    expect(await invoke({})).toMatchObject({
      failed: 'Unhandled',
      payload: { errorType: 'Error', errorMessage: 'TABLE_NAME is missing' },
    })
  }
})

test('a rebuilt function is loaded by the next invocation, and the running one finishes', async () => {
  const { bundle, folder, invoke, runtime } = await aFunction(
    "exports.handler = async ({ wait }) => { const { existsSync, writeFileSync } = require('fs'); if (wait) { writeFileSync(`${process.env.FOLDER}/runs`, ''); while (!existsSync(`${process.env.FOLDER}/go`)) await new Promise((r) => setTimeout(r, 10)) } return 'old' }",
  )
  const running = invoke({ wait: true })
  await expect.poll(() => existsSync(join(folder, 'runs'))).toBe(true)

  await writeFile(bundle, "exports.handler = async () => 'new'")
  runtime.reset()
  const next = await invoke({})
  await writeFile(join(folder, 'go'), '')

  expect(next.payload).toBe('new')
  expect((await running).payload).toBe('old')
  expect((await invoke({})).payload).toBe('new')
})

test('a response above 6 MB fails, and one at the limit arrives', async () => {
  const { invoke } = await aFunction("exports.handler = async ({ bytes }) => 'x'.repeat(bytes - 2)")

  expect((await invoke({ bytes: 6_291_556 })).payload).toHaveLength(6_291_554)
  expect(await invoke({ bytes: 6_291_557 })).toMatchObject({
    failed: 'Unhandled',
    payload: { errorType: 'Function.ResponseSizeTooLarge' },
  })
})

test.each([
  ['RequestResponse', 6 * 1024 * 1024],
  ['Event', 1024 * 1024],
] as const)('a %s event above its limit is rejected', async (type, limit) => {
  const { invoke } = await aFunction('exports.handler = async (event) => event.length')

  expect((await invoke('x'.repeat(limit - 2), type)).failed).toBeUndefined()
  await expect(invoke('x'.repeat(limit - 1), type)).rejects.toMatchObject({ name: 'RequestTooLargeException' })
})

test('an unknown function is not found', async () => {
  const { client } = await aFunction('')

  await expect(client.send(new InvokeCommand({ FunctionName: 'another' }))).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  })
})
