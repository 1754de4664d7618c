import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/root'
import { v8Flags } from '#scripts/runtime/v8-flags'
import { type Result, budgets, metric } from './metrics'
import { median } from '#scripts/evaluate/statistics'

const npmCommand = (name: string) => [...v8Flags, join(root, 'scripts/run.mjs'), name]

async function startSeconds(): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const begun = performance.now()
  const server = spawn(process.execPath, npmCommand('start'), {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  const seconds = (performance.now() - begun) / 1000
  server.kill('SIGTERM')
  await once(server, 'exit')
  await rm(dataDir, { recursive: true, force: true })
  return seconds
}

/** Measures `npm start` to its ready line, once built: median of three. */
export async function measureStart(): Promise<Result> {
  const all: number[] = []
  for (let run = 0; run < 3; run++) all.push(await startSeconds())
  return { metrics: [metric('`npm start` to ready, once built', median(all), 's', budgets.startSeconds)] }
}

/** Measures `npm test`. */
export async function measureTests(): Promise<Result> {
  const begun = performance.now()
  const tests = spawn(process.execPath, npmCommand('test'), { stdio: ['ignore', 'ignore', 'inherit'] })
  const [status] = (await once(tests, 'exit')) as [number]
  if (status !== 0) throw new Error('npm test failed: what it took says nothing')
  return { metrics: [metric('`npm test`', (performance.now() - begun) / 1000, 's')] }
}
