import { type CallName, callNames, calls, fileOf } from '#contract/route-table'
import { bundleOf } from '#scripts/build/functions'
import { prepareSample } from '#scripts/invoke/sample'
import { type Usage, startSandbox } from '#emulators/sandbox'
import type { Stack } from '#emulators/stack'
import { runtimeNode } from '#scripts/runtime/node-24'
import { aStack } from '#scripts/testing/start-stack'
import { type Result, metric, round } from './metrics'
import { median } from '#scripts/evaluate/statistics'

/** Calls of which an event may work only once, so that each run has its own. */
const isSpent = (name: CallName) => calls[name].method !== 'GET'

const runs = { warmUp: 4, counted: 15 }
// At most five, which is how many mails may be requested.
const runsThatSpend = { warmUp: 1, counted: 4 }

const size = { memoryMb: 1769, timeoutSeconds: 30 }

/** Loads a built function under Lambda's Node and runs events in it, each of which has to succeed. */
async function startWarm(bundle: string, environment: Record<string, string>) {
  const sandbox = startSandbox('warm', { bundle, ...size }, { environment, log: 'ignore', node: await runtimeNode() })
  return {
    run: async (event: unknown): Promise<Usage> => {
      const outcome = await sandbox.run(event)
      if ('error' in outcome) throw new Error(`${bundle} failed: ${outcome.error.errorMessage}`)
      const { statusCode, body } = outcome.payload as { statusCode: number; body: string }
      if (statusCode >= 300) throw new Error(`${bundle} responded ${statusCode}: ${body}`)
      return outcome.usage
    },
    stop: sandbox.kill,
  }
}

async function measureCall(name: CallName, stack: Stack) {
  const { warmUp, counted } = isSpent(name) ? runsThatSpend : runs
  const first = await prepareSample(name, stack)
  const warm = await startWarm(bundleOf(fileOf(name)), stack.environment)
  try {
    const all: Usage[] = []
    for (let run = 0; run < warmUp + counted; run++) {
      const ran = await warm.run(isSpent(name) && run > 0 ? await prepareSample(name, stack) : first)
      if (run >= warmUp) all.push(ran)
    }
    return { name, ms: median(all.map(({ ms }) => ms)), cpuMs: median(all.map(({ cpuMs }) => cpuMs)) }
  } finally {
    warm.stop()
  }
}

const share = ({ ms, cpuMs }: { ms: number; cpuMs: number }) => Math.min(100, (cpuMs / ms) * 100)

/** Measures calls on a warm Lambda, and how much of each is our own work rather than waiting. */
export async function measureWarm(): Promise<Result> {
  const stack = await aStack()
  try {
    const all: Awaited<ReturnType<typeof measureCall>>[] = []
    for (const name of callNames) all.push(await measureCall(name, stack))
    const of = (name: CallName) => all.find((each) => each.name === name)!
    return {
      metrics: [
        metric('Warm `get-user`', of('getUser').ms, 'ms'),
        metric('Warm `create-project`', of('createProject').ms, 'ms'),
        metric('Warm `get-project`', of('getProject').ms, 'ms'),
      ],
      details: {
        columns: ['Call, warm', 'ms', 'of which processor, ms', 'share, %'],
        rows: all
          .toSorted((a, b) => a.ms - b.ms)
          .map((each) => [fileOf(each.name), round(each.ms, 1), round(each.cpuMs, 1), Math.round(share(each))]),
      },
      note: 'Medians against the emulators. The processor is that of the function, the SDK included; the rest is waiting for services. `analyze`, `estimate` wait for their jobs; passwords are hashed at 128 MB.',
    }
  } finally {
    await stack.stop()
  }
}
