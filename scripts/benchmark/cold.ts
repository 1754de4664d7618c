import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleOf } from '#scripts/build/functions'
import { type Usage, startSandbox } from '#emulators/sandbox'
import { runtimeNode } from '#scripts/runtime/node-24'
import { aStack } from '#scripts/testing/start-stack'
import { type Weighed, weighFunctions } from './bundles'
import { type Result, budgets, metric, round } from './metrics'
import { median } from '#scripts/evaluate/statistics'

const rounds = 15

/** Of an API's function; the process is killed before it runs anything. */
const size = { memoryMb: 1024, timeoutSeconds: 30 }

/**
 * Measures the cold start of each bundle, as medians. Bundles alternate, so that a slowdown affects all of them. The
 * first round fills the disk cache and does not count.
 */
async function coldStarts(
  bundles: Record<string, string>,
  environment: Record<string, string>,
): Promise<Record<string, Usage>> {
  const node = await runtimeNode()
  const all = Object.fromEntries(Object.keys(bundles).map((name) => [name, [] as Usage[]]))
  for (let round = 0; round <= rounds; round++) {
    for (const [name, bundle] of Object.entries(bundles)) {
      const sandbox = startSandbox(name, { bundle, ...size }, { environment, log: 'ignore', node })
      const cold = await sandbox.loaded
      sandbox.kill()
      await sandbox.ended
      if (!cold) throw new Error(`${name} did not start`)
      if (round > 0) all[name]!.push(cold)
    }
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, runs]) => [
      name,
      { ms: median(runs.map(({ ms }) => ms)), cpuMs: median(runs.map(({ cpuMs }) => cpuMs)) },
    ]),
  )
}

/** Creates a function that does nothing. `remove` deletes it. */
async function emptyFunction() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const bundle = join(folder, 'index.cjs')
  await writeFile(bundle, 'exports.handler = async () => ({ statusCode: 200 })')
  return { bundle, remove: () => rm(folder, { recursive: true }) }
}

const aboveOf = (cold: Usage, floor: Usage): Usage => ({
  ms: cold.ms - floor.ms,
  cpuMs: cold.cpuMs - floor.cpuMs,
})

/** Measures the cold start of every built Lambda above that of an empty one, under Lambda's Node. */
export async function measureCold(): Promise<Result> {
  const stack = await aStack()
  const empty = await emptyFunction()
  try {
    const functions = await weighFunctions()
    const bundles = Object.fromEntries(functions.map(({ folder }) => [folder, bundleOf(folder)]))
    const starts = await coldStarts({ empty: empty.bundle, ...bundles }, stack.environment)
    const floor = starts.empty!
    const above = functions
      .map((each) => ({ ...each, ...aboveOf(starts[each.folder]!, floor) }))
      .toSorted((a, b) => a.ms - b.ms)
    const slowest = (clients: Weighed['clients']) =>
      Math.max(...above.filter((each) => each.clients === clients).map(({ ms }) => ms))
    return {
      metrics: [
        metric('Slowest cold start above an empty handler, DynamoDB only', slowest('one'), 'ms', budgets.coldMs.one),
        metric('Slowest cold start above an empty handler, two clients', slowest('two'), 'ms', budgets.coldMs.two),
        metric('Cold start of `process-document` above an empty handler', slowest('readers'), 'ms'),
      ],
      details: {
        columns: ['Lambda', 'ms above empty', 'times empty', 'of the processor, ms above empty'],
        rows: above.map(({ folder, ms, cpuMs }) => [
          folder,
          round(ms, 1),
          round((ms + floor.ms) / floor.ms, 2),
          round(cpuMs, 1),
        ]),
      },
      note: `From the start of a process until its function waits for an event, medians of ${rounds}; an empty handler takes ${floor.ms.toFixed(0)} ms, and ${floor.cpuMs.toFixed(0)} ms of the processor.`,
    }
  } finally {
    await empty.remove()
    await stack.stop()
  }
}
