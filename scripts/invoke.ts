import { readFile } from 'node:fs/promises'
import { type CallName, callNames, fileOf } from '#contract/calls'
import { sizeOf } from '#infra/sizes'
import { startRuntime } from '#local/lambda-runtime'
import { findStack, startStack } from '#local/stack'
import { buildFunctions } from './building/build'
import { bundleOf } from './building/functions'
import { prepareSample } from './invoking/sample'
import { PlainError, runCommand } from './plain-error'
import { dataDir } from './run-server'

const usage = 'Usage: npm run invoke -- CALL [EVENT.json]'

await runCommand(async () => {
  const [given = '', eventFile, ...rest] = process.argv.slice(2)
  const name = callNames.find((call) => call === given || fileOf(call) === given)
  if (!name || rest.length > 0) {
    throw new PlainError(
      `${name ? '' : `There is no call "${given}". `}${usage}\nCalls: ${callNames.map(fileOf).join(', ')}`,
    )
  }
  const outcome = await withStack((stack) => invoke(name, eventFile, stack))
  if ('error' in outcome) throw new PlainError(`${outcome.error.errorType}: ${outcome.error.errorMessage}`)
  console.log(JSON.stringify(outcome.payload, null, 2))
})

/** With the stack that runs, or with one that runs for this call alone, on the same data. */
async function withStack<T>(act: (stack: Target) => Promise<T>): Promise<T> {
  const running = await findStack(dataDir())
  if (running) return act(running)
  const stack = await startStack({ port: 0, dataDir: dataDir() })
  try {
    return await act(stack)
  } finally {
    await stack.stop()
  }
}

interface Target {
  url: string
  environment: Record<string, string>
}

async function invoke(name: CallName, eventFile: string | undefined, { url, environment }: Target) {
  const event = eventFile ? await readEvent(eventFile) : await prepareSample(name, url)
  await buildFunctions()
  const folder = fileOf(name)
  const functions = { [folder]: { bundle: bundleOf(folder), ...sizeOf(name) } }
  const runtime = startRuntime({ functions, environment, log: 2 })
  if (!runtime.has(folder)) throw new PlainError(`${folder} is not built: it has no file in functions/calls yet.`)
  try {
    const fromCloudFront = { 'x-origin-secret': environment.ORIGIN_SECRET }
    return await runtime.invoke(folder, { ...event, headers: { ...event.headers, ...fromCloudFront } })
  } finally {
    runtime.stop()
  }
}

async function readEvent(file: string): Promise<{ headers?: Record<string, string> }> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as { headers?: Record<string, string> }
  } catch (error) {
    const unreadable = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    throw new PlainError(`${file} ${unreadable}. events/ has a sample for each call.`)
  }
}
