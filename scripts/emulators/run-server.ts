import { resolve } from 'node:path'
import { root } from '#scripts/root'
import { readCommandLine, wrongUsage } from '#scripts/cli/command-line'
import { PlainError } from '#scripts/cli/plain-error'
import { runCommand } from '#scripts/cli/run-command'
import { stopOnSignal } from '#scripts/cli/stop-on-signal'
import { parseFaults } from './faults'
import type { StoredMail } from './ses/message'
import { type Stack, startStack } from './stack'

/** Folder for the data: DATA_DIR, relative to the project folder. */
export const dataDir = () => resolve(root, process.env.DATA_DIR || '.local')

/** Runs the product until it is stopped. `watch` rebuilds the source on changes. */
export const runServer = ({ watch = false } = {}) =>
  runCommand(async () => {
    const stack: Stack = await startStack({
      port: port(),
      dataDir: dataDir(),
      faults: parseFaults(faultsGiven()),
      watch,
      onMail: (mail) => printMail(mail, stack.addresses.ses ?? ''),
    })
    stopOnSignal(stack.stop)
    console.log(`Scopewright is ready at ${stack.url} (Ctrl-C stops it)`)
  })

/** Prints a mail's link, so that nobody has to look for it, and where the mail is stored. */
const printMail = ({ to, subject, links }: StoredMail, inbox: string) =>
  console.log(`Mail to ${to}: ${subject}${links[0] ? `\n  ${links[0]}` : ''}\n  All mail: ${inbox}`)

function port(): number {
  const port = Number(process.env.PORT || 3000)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new PlainError(`PORT must be a number from 0 to 65535; it is "${process.env.PORT}".`)
}

const usage = "npm start -- [--faults 'SERVICE=KIND@RATE,…']"

function faultsGiven(): string {
  const { values, positionals } = readCommandLine(usage, { faults: { type: 'string', default: '' } })
  if (positionals.length > 0) throw wrongUsage(usage)
  return values.faults
}
