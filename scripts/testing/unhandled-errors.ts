import { writeFile } from 'node:fs/promises'
import type { Reporter } from 'vitest/node'

/** Writes to UNHANDLED_ERRORS_FILE how many errors no test handled, without the ends of processes, which Vitest adds. */
export default class UnhandledErrors implements Reporter {
  async onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>) {
    const unhandled = errors.filter(({ message }) => !message.startsWith('[vitest-pool]'))
    await writeFile(process.env.UNHANDLED_ERRORS_FILE!, String(unhandled.length))
  }
}
