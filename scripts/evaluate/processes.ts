import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { root } from '#scripts/root'
import type { Failed, Results, Task } from './worker'

const program = fileURLToPath(new URL('worker.ts', import.meta.url))

/** What a process may hold, in megabytes: as much as the one that reads documents for users. */
const heapMb = 512

/**
 * Does a task in a process of its own, so that its memory can be told, and that a document which kills its reader kills
 * nothing else.
 */
export function perform<T extends Task>(task: T, patienceMs?: number): Promise<Results[T['do']] | Failed> {
  const child = fork(program, {
    cwd: root,
    execArgv: ['--import', 'tsx', `--max-old-space-size=${heapMb}`],
    serialization: 'advanced',
    // The product's log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return new Promise((resolve) => {
    const timer = patienceMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), patienceMs)
    child.once('message', (result) => resolve(result as Results[T['do']]))
    child.once('error', ({ message }) => resolve({ failed: message }))
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      resolve({ failed: `its process ended with ${signal ?? `status ${code}`}` })
    })
    child.send(task)
  })
}

/** Runs all, so many at a time, and answers in their order. */
export async function runAbreast<T>(jobs: readonly (() => Promise<T>)[], width: number): Promise<T[]> {
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
