import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseFaults } from '#local/faults'
import { startStack } from '#local/stack'
import { runCommand } from './plain-error'
import { root } from './root'
import { stopOnSignal } from './stop-on-signal'

await runCommand(async () => {
  const { values } = parseArgs({ options: { faults: { type: 'string', default: process.env.FAULTS ?? '' } } })
  const stack = await startStack({
    port: Number(process.env.PORT ?? 3000),
    dataDir: resolve(root, process.env.DATA_DIR ?? '.local'),
    faults: parseFaults(values.faults),
  })
  stopOnSignal(stack.stop)
  console.log(`Scopewright is ready at ${stack.url} (Ctrl-C stops it)`)
})
