import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultSettings } from '#contract/settings'
import { estimateDocument } from '#scripts/estimating/estimate-document'
import { root } from '#scripts/root'
import { aStack } from '#scripts/testing/a-stack'
import { briefOf, pdfOf } from './brief'
import { type Found, budgets, figure, median, times } from './figures'

const npmCommand = (name: string) => [join(root, 'scripts/run.mjs'), name]

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

/** From the command to its ready line, all being built: the median of three. */
export async function measureStart(): Promise<Found> {
  const all: number[] = []
  for (let run = 0; run < 3; run++) all.push(await startSeconds())
  return { figures: [figure('`npm start` to ready, once built', median(all), 's', budgets.startSeconds)] }
}

/** From a file to its finished estimate on a stack that runs, as a user's client makes it: the median of five. */
export async function measureJourney(): Promise<Found> {
  const stack = await aStack()
  try {
    const document = pdfOf(briefOf(30))
    const options = { title: 'Bench', document, settings: defaultSettings, answers: {}, asJson: true, url: undefined }
    const all = await times(5, () => estimateDocument(stack.url, options, () => {}))
    const seconds = median(all) / 1000
    return {
      figures: [figure('30-page PDF to its finished estimate, once running', seconds, 's', budgets.journeySeconds)],
    }
  } finally {
    await stack.stop()
  }
}

/** How long every check there is takes. */
export async function measureTests(): Promise<Found> {
  const begun = performance.now()
  const tests = spawn(process.execPath, npmCommand('test'), { stdio: ['ignore', 'ignore', 'inherit'] })
  const [status] = (await once(tests, 'exit')) as [number]
  if (status !== 0) throw new Error('npm test failed: what it took says nothing')
  return { figures: [figure('`npm test`', (performance.now() - begun) / 1000, 's')] }
}
