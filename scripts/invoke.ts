import { callNames, fileOf } from '#contract/route-table'
import { dataDir } from '#emulators/run-server'
import { type RunningStack, findStack, startStack } from '#emulators/stack'
import { invokeCall } from './invoke/invoke-call'
import { readCommandLine, wrongUsage } from './cli/command-line'
import { PlainError } from './cli/plain-error'
import { runCommand } from './cli/run-command'

const usage = 'npm run invoke -- CALL [EVENT.json]'

await runCommand(async () => {
  const [given = '', eventFile, ...rest] = readCommandLine(usage, {}).positionals
  const name = callNames.find((call) => call === given || fileOf(call) === given)
  if (!name || rest.length > 0) {
    const sentence = name ? '' : `There is no call "${given}".`
    throw new PlainError(`${wrongUsage(usage, sentence).message}\nCalls: ${callNames.map(fileOf).join(', ')}`)
  }
  const outcome = await withStack((stack) => invokeCall(name, eventFile, stack))
  if ('error' in outcome) throw new PlainError(`${outcome.error.errorType}: ${outcome.error.errorMessage}`)
  console.log(JSON.stringify(outcome.payload, null, 2))
})

/** Uses the running stack, or starts one for this call on the same data. */
async function withStack<T>(act: (stack: RunningStack) => Promise<T>): Promise<T> {
  const running = await findStack(dataDir())
  if (running) return act(running)
  const stack = await startStack({ port: 0, dataDir: dataDir() })
  try {
    return await act(stack)
  } finally {
    await stack.stop()
  }
}
