import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Size } from '#infra/sizes'
import { root } from '#scripts/root'

export interface Function extends Size {
  /** The built file that exports `handler`. */
  bundle: string
}

export type Outcome = { payload: unknown } | { error: { errorType: string; errorMessage: string } }

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

interface Sandbox {
  name: string
  child: ChildProcess
  run: (event: unknown) => Promise<Outcome>
  /** Set while it waits for a call. */
  expiry?: NodeJS.Timeout
}

/**
 * Lambda's runtime: each call has a process of its own, kept warm for the next, with its memory limit and time-out.
 * Not done: no read-only disk, no IAM, no freezing between calls, and half as much memory buys no slower processor.
 */
export function startRuntime({ functions, environment, log }: Options): Runtime {
  const idle = new Map<string, Sandbox[]>()
  const all = new Set<Sandbox>()
  const stale = new Set<Sandbox>()
  const waiting: (() => void)[] = []

  function remove(sandbox: Sandbox) {
    if (!all.has(sandbox)) return
    clearTimeout(sandbox.expiry)
    all.delete(sandbox)
    stale.delete(sandbox)
    idle.set(
      sandbox.name,
      (idle.get(sandbox.name) ?? []).filter((other) => other !== sandbox),
    )
    sandbox.child.kill('SIGKILL')
    waiting.shift()?.()
  }

  async function take(name: string, fn: Function): Promise<Sandbox> {
    for (;;) {
      const warm = idle.get(name)?.pop()
      if (warm) {
        clearTimeout(warm.expiry)
        return warm
      }
      if (all.size < sandboxLimit) break
      const spare = [...idle.values()].flat()[0]
      if (spare) remove(spare)
      else await new Promise<void>((resolve) => waiting.push(resolve))
    }
    const sandbox = startSandbox(name, fn, environment, log)
    all.add(sandbox)
    sandbox.child.once('exit', () => remove(sandbox))
    return sandbox
  }

  function giveBack(sandbox: Sandbox) {
    if (stale.has(sandbox) || sandbox.child.killed || sandbox.child.exitCode !== null) return remove(sandbox)
    const others = idle.get(sandbox.name) ?? []
    idle.set(sandbox.name, [...others, sandbox])
    sandbox.expiry = setTimeout(() => remove(sandbox), others.length === 0 ? idleMs.last : idleMs.spare).unref()
    waiting.shift()?.()
  }

  return {
    has: (name) => name in functions && existsSync(functions[name]!.bundle),
    invoke: async (name, event) => {
      const sandbox = await take(name, functions[name]!)
      const outcome = await sandbox.run(event)
      giveBack(sandbox)
      return outcome
    },
    reset: () => {
      for (const sandbox of [...idle.values()].flat()) remove(sandbox)
      for (const sandbox of all) stale.add(sandbox)
    },
    stop: () => {
      for (const sandbox of all) remove(sandbox)
    },
  }
}

function startSandbox(
  name: string,
  fn: Function,
  environment: Record<string, string>,
  log: number | 'ignore',
): Sandbox {
  const child = fork(join(root, 'scripts/local/sandbox.cjs'), [fn.bundle], {
    execArgv: [`--max-old-space-size=${fn.memoryMb}`],
    env: {
      ...environment,
      TZ: 'UTC',
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(fn.memoryMb),
    },
    stdio: ['ignore', log, log, 'ipc'],
  })

  return {
    name,
    child,
    run: (event) =>
      new Promise((resolve) => {
        const settle = (outcome: Outcome) => {
          clearTimeout(timeout)
          clearInterval(watch)
          child.off('message', settle).off('exit', exited).off('error', failed)
          resolve(outcome)
        }
        const refuse = (errorType: string, errorMessage: string) => {
          settle({ error: { errorType, errorMessage } })
          child.kill('SIGKILL')
        }
        const exited = () => refuse('Runtime.ExitError', 'Runtime exited without an answer')
        const failed = (error: Error) => refuse('Runtime.ExitError', error.message)
        const timeout = setTimeout(
          () => refuse('Sandbox.Timedout', `Task timed out after ${fn.timeoutSeconds} seconds`),
          fn.timeoutSeconds * 1000,
        )
        const checkMemory = async () => {
          if ((await memoryMbOf(child.pid!)) > fn.memoryMb)
            refuse('Runtime.OutOfMemory', 'Runtime used too much memory')
        }
        const watch = setInterval(() => void checkMemory(), 100)

        child.on('message', settle).once('exit', exited).once('error', failed)
        if (child.exitCode !== null || !child.connected) return exited()
        child.send({ event, context: contextOf(name, fn), deadline: Date.now() + fn.timeoutSeconds * 1000 })
      }),
  }
}

const contextOf = (name: string, { memoryMb }: Size) => ({
  awsRequestId: randomUUID(),
  functionName: name,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
  memoryLimitInMB: String(memoryMb),
  logGroupName: `/aws/lambda/${name}`,
  logStreamName: 'local',
  callbackWaitsForEmptyEventLoop: true,
})

/** Resident memory, which on Linux alone can be read; elsewhere only the heap is limited. */
async function memoryMbOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}
