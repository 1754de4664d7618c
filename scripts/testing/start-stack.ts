import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Faults } from '#emulators/faults'
import { startStack } from '#emulators/stack'

/** A minute is too long for a test. */
export const retryDelaysMs = [200, 400]

/** Starts the whole product on a free port with its own data. */
export async function aStack(faults?: Faults) {
  const dataDir = await mkdtemp(join(tmpdir(), 'scopewright-'))
  // Stacks of one test run share their table and its mail, so also the secret with which mails are signed.
  const { ORIGIN_SECRET: originSecret } = process.env
  if (originSecret)
    await writeFile(join(dataDir, 'secrets.json'), JSON.stringify({ originSecret, webhookSecret: 'whsec_tests' }))
  const stack = await startStack({ port: 0, dataDir, faults, retryDelaysMs })
  return {
    ...stack,
    dataDir,
    stop: async () => {
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
