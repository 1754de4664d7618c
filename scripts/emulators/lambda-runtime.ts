import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { type Function, type Outcome, type Sandbox, startSandbox } from './sandbox'

export interface Runtime {
  has: (name: string) => boolean
  /** Runs the function once. A crash, a time-out or too much memory is an outcome of this call alone. */
  invoke: (name: string, event: unknown) => Promise<Outcome>
  /** The next calls load the functions anew; those that run are finished. */
  reset: () => void
  stop: () => void
}

interface Options {
  functions: Record<string, Function>
  /** All that the functions find in their environment. */
  environment: Record<string, string>
  /** Where their output goes: a file descriptor. */
  log: number | 'ignore'
}

/** Sandboxes at the same time; more calls wait. */
const sandboxLimit = 64

/** How long a sandbox stays for the next call, and a second one for the next burst. */
const idleMs = { last: 15 * 60_000, spare: 10_000 }

/** Sandboxes of one function that wait for a call, and calls that wait for a sandbox. */
interface Pool {
  idle: Sandbox[]
  starting: number
  waiting: ((sandbox: Sandbox) => void)[]
}

/**
 * Emulates Lambda's execution environments: each invocation has a process of its own with the function's memory limit
 * and timeout. Between invocations the process is kept warm and frozen. Not done: read-only disk, IAM, less processor
 * for less memory; a worker thread is not frozen. In a burst, invocations wait for a sandbox that is free or starts, and
 * no more of them start at a time than there are processors.
 *
 * Processes get their events over a pipe that they read synchronously, not from the Runtime API over HTTP: an HTTP
 * client in each process doubles its start and its memory, and does not freeze it.
 */
export function startRuntime({ functions, environment, log }: Options): Runtime {
  const pools = new Map<string, Pool>(
    Object.keys(functions).map((name) => [name, { idle: [], starting: 0, waiting: [] }]),
  )
  const all = new Set<Sandbox>()
  const stale = new Set<Sandbox>()
  const expiries = new Map<Sandbox, NodeJS.Timeout>()
  let starting = 0

  function remove(sandbox: Sandbox) {
    if (!all.delete(sandbox)) return
    stale.delete(sandbox)
    rouse(sandbox)
    const pool = pools.get(sandbox.name)!
    pool.idle = pool.idle.filter((other) => other !== sandbox)
    sandbox.kill()
    startMore()
  }

  function rouse(sandbox: Sandbox) {
    clearTimeout(expiries.get(sandbox))
    expiries.delete(sandbox)
  }

  function offer(sandbox: Sandbox) {
    if (stale.has(sandbox) || !sandbox.isAlive()) return remove(sandbox)
    const pool = pools.get(sandbox.name)!
    const next = pool.waiting.shift()
    if (next) return next(sandbox)
    const life = pool.idle.length === 0 ? idleMs.last : idleMs.spare
    expiries.set(sandbox, setTimeout(() => remove(sandbox), life).unref())
    return pool.idle.push(sandbox)
  }

  function startMore() {
    for (const [name, pool] of pools) {
      while (pool.waiting.length > pool.starting && starting < cpus().length) {
        const spare = all.size < sandboxLimit ? null : [...pools.values()].flatMap(({ idle }) => idle)[0]
        if (spare === undefined) return
        if (spare) remove(spare)
        else void start(name, pool)
      }
    }
  }

  async function start(name: string, pool: Pool) {
    const sandbox = startSandbox(name, functions[name]!, { environment, log })
    all.add(sandbox)
    void sandbox.ended.finally(() => remove(sandbox))
    pool.starting++
    starting++
    await sandbox.loaded
    pool.starting--
    starting--
    // One that could not load says so to the call that waits for it.
    if (sandbox.isAlive()) offer(sandbox)
    else pool.waiting.shift()?.(sandbox)
    startMore()
  }

  function take(name: string): Promise<Sandbox> {
    const pool = pools.get(name)!
    const warm = pool.idle.pop()
    if (warm) {
      rouse(warm)
      return Promise.resolve(warm)
    }
    return new Promise((resolve) => {
      pool.waiting.push(resolve)
      startMore()
    })
  }

  return {
    has: (name) => name in functions && existsSync(functions[name]!.bundle),
    invoke: async (name, event) => {
      const sandbox = await take(name)
      const outcome = await sandbox.run(event)
      offer(sandbox)
      return outcome
    },
    reset: () => {
      for (const sandbox of [...pools.values()].flatMap(({ idle }) => idle)) remove(sandbox)
      for (const sandbox of all) stale.add(sandbox)
    },
    stop: () => {
      for (const { waiting } of pools.values()) waiting.length = 0
      for (const sandbox of all) remove(sandbox)
    },
  }
}
