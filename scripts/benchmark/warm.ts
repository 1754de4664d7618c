import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type CallName, callNames, fileOf } from '#contract/calls'
import { bundleOf } from '#scripts/building/functions'
import { prepareSample } from '#scripts/invoking/sample'
import type { Stack } from '#local/stack'
import { root } from '#scripts/root'
import { runtimeNode } from '#scripts/runtime/node-24'
import { aStack } from '#scripts/testing/a-stack'
import { type Found, figure, median, rounded } from './figures'

interface Ran {
  ms: number
  cpuMs: number
  statusCode: number
  body: string
}

/** Calls whose event works only once, so that each run needs its own. */
const spends: readonly CallName[] = [
  'register',
  'logout',
  'changePassword',
  'logoutEverywhere',
  'deleteAccount',
  'createProject',
  'analyze',
  'estimate',
  'saveEstimation',
  'processDocument',
]

/** Measured runs per call, after warm-up runs. */
const runs = { warmUp: 4, counted: 15 }
const runsThatSpend = { warmUp: 2, counted: 5 }

/** Starts a process that has loaded a built function and runs events, under Lambda's Node version. */
export async function startWarm(bundle: string, environment: Record<string, string>) {
  const child: ChildProcess = fork(join(root, 'scripts/benchmark/warm-process.cjs'), [bundle], {
    execPath: await runtimeNode(),
    execArgv: [],
    env: environment,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return {
    run: async (event: unknown): Promise<Ran> => {
      child.send(event as object)
      const [ran] = (await once(child, 'message')) as [Ran]
      if (ran.statusCode >= 300) throw new Error(`${bundle} answered ${ran.statusCode}: ${ran.body}`)
      return ran
    },
    stop: () => child.disconnect(),
  }
}

async function measureCall(name: CallName, stack: Stack) {
  const isSpent = spends.includes(name)
  const { warmUp, counted } = isSpent ? runsThatSpend : runs
  const first = await prepareSample(name, stack)
  const warm = await startWarm(bundleOf(fileOf(name)), stack.environment)
  try {
    const all: Ran[] = []
    for (let run = 0; run < warmUp + counted; run++) {
      const ran = await warm.run(isSpent && run > 0 ? await prepareSample(name, stack) : first)
      if (run >= warmUp) all.push(ran)
    }
    return { name, ms: median(all.map(({ ms }) => ms)), cpuMs: median(all.map(({ cpuMs }) => cpuMs)) }
  } finally {
    warm.stop()
  }
}

const share = ({ ms, cpuMs }: { ms: number; cpuMs: number }) => Math.min(100, (cpuMs / ms) * 100)

/** Measures calls on a warm Lambda, and how much of each is our own work rather than waiting. */
export async function measureWarm(): Promise<Found> {
  const stack = await aStack()
  try {
    const all: Awaited<ReturnType<typeof measureCall>>[] = []
    for (const name of callNames) all.push(await measureCall(name, stack))
    const of = (name: CallName) => all.find((each) => each.name === name)!
    return {
      figures: [
        figure('Warm `get-user`', of('getUser').ms, 'ms'),
        figure('Warm `create-project`', of('createProject').ms, 'ms'),
        figure('Warm `get-project`', of('getProject').ms, 'ms'),
      ],
      details: {
        columns: ['Call, warm', 'ms', 'of which processor, ms', 'share, %'],
        rows: all
          .toSorted((a, b) => a.ms - b.ms)
          .map((each) => [fileOf(each.name), rounded(each.ms, 1), rounded(each.cpuMs, 1), Math.round(share(each))]),
      },
      note: 'Medians against the stand-ins. The processor is that of the function, the SDK included; the rest is waiting for services. `analyze`, `estimate` wait for their jobs; passwords are hashed at 128 MB.',
    }
  } finally {
    await stack.stop()
  }
}
