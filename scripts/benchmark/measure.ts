import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Component } from '#contract/breakdown'
import { kilobyte } from '#contract/limits'
import { defaultSettings } from '#contract/settings'
import { estimationOf } from '#domain/estimate'
import { startRuntime } from '#local/lambda-runtime'
import { startStack } from '#local/stack'
import { bundleOf, functionSources } from '#scripts/building/functions'
import { estimateDocument } from '#scripts/estimating/estimate-document'
import { root } from '#scripts/root'
import { briefOf, pdfOf } from './brief'
import { measureRefusedSignIn } from './sign-in'

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function times(count: number, act: () => unknown): Promise<number[]> {
  const all: number[] = []
  for (let run = 0; run < count; run++) {
    const start = performance.now()
    await act()
    all.push(performance.now() - start)
  }
  return all
}

/** Milliseconds from a new process to the first answer of a built function: the fastest of seven, for others run too. */
async function coldStart(bundle: string, environment: Record<string, string>): Promise<number> {
  const functions = { measured: { bundle, memoryMb: 1024, timeoutSeconds: 10 } }
  const runtime = startRuntime({ functions, environment, log: 'ignore' })
  const all = await times(7, async () => {
    await runtime.invoke('measured', {})
    runtime.reset()
  })
  return Math.min(...all)
}

/** Kilobytes of every built function, and its cold start above that of an empty one. */
export async function measureFunctions(environment: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const empty = join(folder, 'index.cjs')
  await writeFile(empty, 'exports.handler = async () => ({ statusCode: 200 })')
  const floor = await coldStart(empty, environment)
  await rm(folder, { recursive: true })

  const measured = []
  for (const name of Object.keys(functionSources())) {
    const { size } = await stat(bundleOf(name))
    measured.push({ name, kilobytes: size / kilobyte, coldMs: (await coldStart(bundleOf(name), environment)) - floor })
  }
  return measured
}

/** Milliseconds of the domain's whole estimate for 500 tasks, median. */
export async function measureDomain(): Promise<number> {
  const components: Component[] = Array.from({ length: 50 }, (_, component) => ({
    name: `Component ${component}`,
    description: 'Ten tasks',
    complexity: 'medium',
    tasks: Array.from({ length: 10 }, (_, task) => ({
      name: `Task ${task} of ${component}`,
      role: 'Back-end developer',
      optimistic: 4,
      likely: 8 + (task % 5),
      pessimistic: 20,
      sources: [component * 10 + task + 1],
    })),
  }))
  const lines = Array.from({ length: 500 }, (_, at) => ({ id: at + 1, text: `Requirement ${at + 1}` }))
  const estimate = () =>
    estimationOf({
      breakdown: { components, risks: [], assumptions: [], exclusions: [], techStack: [], background: [] },
      lines,
      constraints: [],
      settings: defaultSettings,
      answeredShare: 0.5,
      assumed: [],
      analyst: 'bench',
      startsOn: new Date('2026-11-20'),
    })
  await times(20, estimate)
  return median(await times(101, estimate))
}

/** Seconds from the command to its ready line, all being built. */
export async function measureStart(): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const begun = performance.now()
  const server = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'start'], {
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

/** Seconds from a 30-page PDF to its estimate on a stack that runs, median of three, and what its functions weigh. */
export async function measureStack() {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const stack = await startStack({ port: 0, dataDir })
  try {
    const document = pdfOf(briefOf(30))
    const options = { title: 'Bench', document, settings: defaultSettings, answers: {}, asJson: true, url: undefined }
    const estimates = await times(3, () => estimateDocument(stack.url, options, () => {}))
    return {
      estimateSeconds: median(estimates) / 1000,
      signIn: await measureRefusedSignIn(stack.url),
      functions: await measureFunctions(stack.environment),
    }
  } finally {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
