import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportOf } from '#domain/exports/report'
import { startStack } from '#emulators/stack'
import { runCommand } from './cli/run-command'
import { stopOnSignal } from './cli/stop-on-signal'
import { estimateDocument } from './estimate/estimate-document'
import { type EstimateOptions, readOptions } from './estimate/options'

const say = (line: string) => console.error(line)

await runCommand(async () => {
  const options = await readOptions(process.argv.slice(2))
  const { project, estimation } = options.url
    ? await estimateDocument(options.url, options, say)
    : await onOwnStack(options)
  console.log(options.asJson ? JSON.stringify({ project, estimation }, null, 2) : reportOf(project, estimation))
})

/** Starts the product on free ports for one document. */
async function onOwnStack(options: EstimateOptions) {
  const dataDir = await mkdtemp(join(tmpdir(), 'scopewright-'))
  const stack = await startStack({ port: 0, dataDir })
  const stop = async () => {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  stopOnSignal(stop, 1)
  try {
    return await estimateDocument(stack.url, options, say)
  } finally {
    await stop()
  }
}
