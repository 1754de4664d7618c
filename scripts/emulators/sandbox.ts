import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import * as v from 'valibot'
import type { Size } from '#infra/sizes'
import { root } from '#scripts/root'

export interface Function extends Size {
  /** Built file that exports `handler`. */
  bundle: string
}

/** Elapsed milliseconds and processor milliseconds. */
const Usage = v.object({ ms: v.number(), cpuMs: v.number() })
export type Usage = v.InferOutput<typeof Usage>

const LambdaError = v.object({ errorType: v.string(), errorMessage: v.string() })
const Failed = v.object({ error: LambdaError })
/** First message of a sandbox's process, and all later ones. */
const Start = v.union([v.object({ loaded: v.pick(Usage, ['cpuMs']) }), Failed])
const Outcome = v.union([v.object({ payload: v.unknown(), usage: Usage }), Failed])

/** Outcome of an invocation: the function's response and what it used, or Lambda's error. */
export type Outcome = v.InferOutput<typeof Outcome>

interface Options {
  /** Environment variables of the function. */
  environment: Record<string, string>
  /** File descriptor for the function's output. */
  log: number | 'ignore'
  /** Path of the Node binary that runs the function. */
  node?: string
  /** More flags of Node. */
  flags?: readonly string[]
}

/** Process that has loaded one function, runs one event at a time, and is frozen in between. */
export interface Sandbox {
  name: string
  /** Resolves with the cold start when the function is loaded, or with null if its process ended before. */
  loaded: Promise<Usage | null>
  ended: Promise<void>
  isAlive: () => boolean
  run: (event: unknown) => Promise<Outcome>
  kill: () => void
}

const memoryCheckMs = 100
const lineEnd = 10

export const failed = (errorType: string, errorMessage: string): v.InferOutput<typeof Failed> => ({
  error: { errorType, errorMessage },
})

export function startSandbox(
  name: string,
  fn: Function,
  { environment, log, node = process.execPath, flags = [] }: Options,
): Sandbox {
  const spawned = performance.now()
  const child = spawn(
    node,
    [...flags, `--max-old-space-size=${fn.memoryMb}`, join(root, 'scripts/emulators/sandbox-process.cjs'), fn.bundle],
    {
      env: {
        ...environment,
        TZ: ':UTC',
        AWS_LAMBDA_FUNCTION_NAME: name,
        AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(fn.memoryMb),
      },
      stdio: ['ignore', log, log, 'pipe'],
    },
  )
  const channel = child.stdio[3] as Duplex
  // The exit handler handles a process that ends during a write.
  channel.on('error', () => {})
  let receive: (message: unknown) => void
  let chunks: Buffer[] = []
  channel.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    if (chunk.at(-1) !== lineEnd) return
    const message: unknown = JSON.parse(Buffer.concat(chunks).toString())
    chunks = []
    receive(message)
  })

  const isAlive = () => !child.killed && child.exitCode === null && child.signalCode === null
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve()).once('error', () => resolve())
  })
  /** Outcome of an invocation whose process ends, or has ended before. */
  let failure = failed('Runtime.ExitError', 'Runtime exited without a response')
  let hasEnded = false
  let settle: (outcome: Outcome) => void = () => {}
  void ended.finally(() => {
    hasEnded = true
    settle(failure)
  })
  const loaded = new Promise<Usage | null>((resolve) => {
    receive = (message) => {
      const start = v.parse(Start, message)
      if ('error' in start) failure = start
      else resolve({ ms: performance.now() - spawned, cpuMs: start.loaded.cpuMs })
    }
    void ended.finally(() => resolve(null))
  })

  async function run(event: unknown): Promise<Outcome> {
    if (!(await loaded) || hasEnded) return failure
    const outcome = new Promise<Outcome>((resolve) => (settle = resolve))
    receive = (message) => settle(v.parse(Outcome, message))
    const end = (errorType: string, errorMessage: string) => {
      settle(failed(errorType, errorMessage))
      child.kill('SIGKILL')
    }
    const checkMemory = async () => {
      if ((await readMemoryMb(child.pid!)) > fn.memoryMb) end('Runtime.OutOfMemory', 'Runtime used too much memory')
    }
    const watch = setInterval(() => void checkMemory(), memoryCheckMs)
    const timeoutMs = fn.timeoutSeconds * 1_000
    const tooLong = `Task timed out after ${fn.timeoutSeconds} seconds`
    const timeout = setTimeout(end, timeoutMs, 'Sandbox.Timedout', tooLong)

    channel.write(`${JSON.stringify({ event, context: contextOf(name, fn), deadline: Date.now() + timeoutMs })}\n`)
    return outcome.finally(() => {
      clearTimeout(timeout)
      clearInterval(watch)
    })
  }

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

/** Returns the resident memory, which can only be read on Linux. Elsewhere only the heap is limited. */
async function readMemoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}
