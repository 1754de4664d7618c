import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Size } from '#infra/sizes'
import { root } from '#scripts/root'

export interface Function extends Size {
  /** The built file that exports `handler`. */
  bundle: string
}

export type Outcome = { payload: unknown } | { error: { errorType: string; errorMessage: string } }

/** A process that has loaded one function and runs one event at a time. */
export interface Sandbox {
  name: string
  /** Settles when the function is loaded, or its process ended before. */
  loaded: Promise<void>
  ended: Promise<void>
  isAlive: () => boolean
  run: (event: unknown) => Promise<Outcome>
  kill: () => void
}

const memoryCheckMs = 100

export function startSandbox(
  name: string,
  fn: Function,
  environment: Record<string, string>,
  log: number | 'ignore',
): Sandbox {
  const child = fork(join(root, 'scripts/local/sandbox-process.cjs'), [fn.bundle], {
    execArgv: [`--max-old-space-size=${fn.memoryMb}`],
    env: {
      ...environment,
      TZ: 'UTC',
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(fn.memoryMb),
    },
    stdio: ['ignore', log, log, 'ipc'],
  })
  const isAlive = () => child.connected && !child.killed && child.exitCode === null
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve())
  })
  const loaded = new Promise<void>((resolve) => {
    child.once('message', () => resolve())
    void ended.finally(resolve)
  })

  const run = (event: unknown) =>
    new Promise<Outcome>((resolve) => {
      const settle = (outcome: Outcome) => {
        clearTimeout(timeout)
        clearInterval(watch)
        child.off('message', settle).off('exit', exited).off('error', exited)
        resolve(outcome)
      }
      const refuse = (errorType: string, errorMessage: string) => {
        settle({ error: { errorType, errorMessage } })
        child.kill('SIGKILL')
      }
      const exited = () => refuse('Runtime.ExitError', 'Runtime exited without an answer')
      const timeout = setTimeout(
        () => refuse('Sandbox.Timedout', `Task timed out after ${fn.timeoutSeconds} seconds`),
        fn.timeoutSeconds * 1000,
      )
      const checkMemory = async () => {
        if ((await memoryMbOf(child.pid!)) > fn.memoryMb) refuse('Runtime.OutOfMemory', 'Runtime used too much memory')
      }
      const watch = setInterval(() => void checkMemory(), memoryCheckMs)

      child.on('message', settle).once('exit', exited).once('error', exited)
      if (isAlive())
        child.send({ event, context: contextOf(name, fn), deadline: Date.now() + fn.timeoutSeconds * 1000 })
      else exited()
    })

  return { name, loaded, ended, isAlive, run, kill: () => child.kill('SIGKILL') }
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
