import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from '#emulators/stack'

/** A minute is too long for a test. */
export const retryDelaysMs = [200, 400]

/** The same everywhere, because what starts in one test run may share a table, and so the mails that are signed with it. */
export const originSecret = 'origin-secret-of-the-tests'

/** Starts the whole product on a free port with its own data, and its functions with more flags of Node. */
export async function aStack(flags: string[] = []) {
  const dataDir = await mkdtemp(join(tmpdir(), 'scopewright-'))
  await writeFile(join(dataDir, 'secrets.json'), JSON.stringify({ originSecret, webhookSecret: 'whsec_tests' }))
  const stack = await startStack({ port: 0, dataDir, retryDelaysMs, flags })
  return {
    ...stack,
    dataDir,
    stop: async () => {
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
