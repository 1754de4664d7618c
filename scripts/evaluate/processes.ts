import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { root } from '#scripts/root'
import type { Failed, Results, Task } from './worker'

const program = fileURLToPath(new URL('worker.ts', import.meta.url))

/** Heap limit of a process in megabytes, the same as for reading users' documents. */
const heapMb = 512

/** Runs a task in a separate process, so that its memory can be measured and a crash affects nothing else. */
export function perform<T extends Task>(task: T, timeoutMs?: number): Promise<Results[T['do']] | Failed> {
  const child = fork(program, {
    cwd: root,
    execArgv: ['--import', 'tsx', `--max-old-space-size=${heapMb}`],
    serialization: 'advanced',
    // Discards the product's log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return new Promise((resolve) => {
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    child.once('message', (result) => resolve(result as Results[T['do']]))
    child.once('error', ({ message }) => resolve({ failed: message }))
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      resolve({ failed: `its process ended with ${signal ?? `status ${code}`}` })
    })
    child.send(task)
  })
}

/** Runs all jobs with limited concurrency and returns their results in order. */
export async function runConcurrently<T>(jobs: readonly (() => Promise<T>)[], width: number): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const runOne = async () => {
    while (next < jobs.length) {
      const at = next++
      results[at] = await jobs[at]!()
    }
  }
  await Promise.all(Array.from({ length: width }, runOne))
  return results
}
