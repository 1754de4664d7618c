import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseFaults } from '#local/faults'
import { startStack } from '#local/stack'
import { PlainError, runCommand } from './plain-error'
import { root } from './root'
import { stopOnSignal } from './stop-on-signal'

/** The folder of the data: DATA_DIR, from the project's folder. */
export const dataDir = () => resolve(root, process.env.DATA_DIR || '.local')

/** Starts the product until it is stopped; `watch` serves the source as it changes. */
export const runServer = ({ watch = false } = {}) =>
  runCommand(async () => {
    const stack = await startStack({ port: port(), dataDir: dataDir(), faults: parseFaults(faultsGiven()), watch })
    stopOnSignal(stack.stop)
    console.log(`Scopewright is ready at ${stack.url} (Ctrl-C stops it)`)
  })

function port(): number {
  const port = Number(process.env.PORT || 3000)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new PlainError(`PORT must be a number from 0 to 65535; it is "${process.env.PORT}".`)
}

function faultsGiven(): string {
  try {
    return parseArgs({ options: { faults: { type: 'string', default: '' } } }).values.faults
  } catch (error) {
    throw new PlainError(
      `${(error as Error).message.split('. ')[0]}. The one option is --faults 'SERVICE=KIND@RATE,…'.`,
    )
  }
}
