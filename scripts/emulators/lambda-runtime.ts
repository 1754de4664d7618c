import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { type Function, type Outcome, type Sandbox, failed, startSandbox } from './sandbox'

export interface Runtime {
  has: (name: string) => boolean
  /** Runs the function once. A crash, timeout or excessive memory affects only this invocation. */
  invoke: (name: string, event: unknown) => Promise<Outcome>
  /** Makes later invocations load the functions again. Running invocations finish. */
  reset: () => void
  /** Ends all sandboxes. Invocations that run or wait fail. */
  stop: () => void
}

interface Options {
  functions: Record<string, Function>
  /** Environment variables of the functions. */
  environment: Record<string, string>
  /** File descriptor for the functions' output. */
  log: number | 'ignore'
  /** More flags of Node. */
  flags?: readonly string[]
}

/** Maximum concurrent sandboxes. Further invocations wait. */
const sandboxLimit = 64

/** Time for which the last sandbox of a function stays warm, and a spare one. */
const idleMs = { last: 15 * 60_000, spare: 60_000 }

/** Sandboxes of one function that wait for an invocation, and invocations that wait for a sandbox, or null at a stop. */
interface Pool {
  idle: Sandbox[]
  starting: number
  waiting: ((sandbox: Sandbox | null) => void)[]
}

/**
 * Emulates Lambda's execution environments: each invocation has its own process with the function's memory limit and
 * timeout. Between invocations the process is kept warm and frozen. Not emulated: read-only disk, IAM, less processor
 * time for less memory, freezing of worker threads. In a burst, invocations wait for a free or starting sandbox, and at
 * most one sandbox per processor starts at a time. Processes read their events synchronously from a pipe and not from
 * the Runtime API over HTTP: an HTTP client in each process would double its start time and memory, and it would not
 * freeze.
 */
export function startRuntime({ functions, ...options }: Options): Runtime {
  const pools = new Map<string, Pool>(
    Object.keys(functions).map((name) => [name, { idle: [], starting: 0, waiting: [] }]),
  )
  const all = new Set<Sandbox>()
  const stale = new Set<Sandbox>()
  const expiries = new Map<Sandbox, NodeJS.Timeout>()
  let starting = 0
  let isStopped = false

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
    const sandbox = startSandbox(name, functions[name]!, options)
    all.add(sandbox)
    void sandbox.ended.finally(() => remove(sandbox))
    pool.starting++
    starting++
    await sandbox.loaded
    pool.starting--
    starting--
    // A sandbox that could not load the function fails the invocation that waits for it.
    if (sandbox.isAlive()) offer(sandbox)
    else pool.waiting.shift()?.(sandbox)
    startMore()
  }

  function take(name: string): Promise<Sandbox | null> {
    const pool = pools.get(name)!
    const warm = pool.idle.pop()
    if (warm) {
      rouse(warm)
      return Promise.resolve(warm)
    }
    if (isStopped) return Promise.resolve(null)
    return new Promise((resolve) => {
      pool.waiting.push(resolve)
      startMore()
    })
  }

  return {
    has: (name) => name in functions && existsSync(functions[name]!.bundle),
    invoke: async (name, event) => {
      const sandbox = await take(name)
      if (!sandbox) return failed('Runtime.Stopped', 'The runtime was stopped')
      const outcome = await sandbox.run(event)
      offer(sandbox)
      return outcome
    },
    reset: () => {
      for (const sandbox of [...pools.values()].flatMap(({ idle }) => idle)) remove(sandbox)
      for (const sandbox of all) stale.add(sandbox)
    },
    stop: () => {
      isStopped = true
      for (const { waiting } of pools.values()) for (const end of waiting.splice(0)) end(null)
      for (const sandbox of all) remove(sandbox)
    },
  }
}
