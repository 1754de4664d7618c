import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from '#local/stack'

/** Starts the whole product once for the tests in the browser, which find it at SITE_URL. */
export async function setup() {
  const dataDir = await mkdtemp(join(tmpdir(), 'scopewright-'))
  const stack = await startStack({ port: 0, dataDir })
  process.env.SITE_URL = stack.url
  return async () => {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
