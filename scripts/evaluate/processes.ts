import { fork } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, build } from 'rolldown'
import { buildFresh } from '#scripts/build/build-if-changed'
import { root } from '#scripts/root'
import { v8Flags } from '#scripts/runtime/v8-flags'
import type { Failed, Results, Task } from './worker'

/** Modules find files beside their source. */
const sourceUrls: Plugin = {
  name: 'source-urls',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, path) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
  },
}

/** Builds the program of the processes. A loader of TypeScript would double the time in which each of them starts. */
async function buildWorker(): Promise<string> {
  await buildFresh('evaluate', ['package-lock.json', 'tsconfig.json', 'scripts', 'functions'], (dir) =>
    build({
      input: join(root, 'scripts/evaluate/worker.ts'),
      platform: 'node',
      // Packages are loaded from `node_modules`.
      external: /^[\w@]/,
      plugins: [sourceUrls],
      output: { dir },
    }),
  )
  return join(root, 'dist/evaluate/worker.js')
}

let worker: Promise<string> | undefined

/** Heap limit of a process in megabytes, the same as for reading users' documents. */
const heapMb = 512

/** Runs a task in a separate process, so that its memory can be measured and a crash affects nothing else. */
export async function perform<T extends Task>(task: T, timeoutMs?: number): Promise<Results[T['do']] | Failed> {
  const child = fork(await (worker ??= buildWorker()), {
    cwd: root,
    execArgv: [...v8Flags, `--max-old-space-size=${heapMb}`],
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
