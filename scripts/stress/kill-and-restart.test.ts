import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findStack, startStack } from '#emulators/stack'
import { PlainError } from '#scripts/cli/plain-error'
import { killAndRestart } from './kill-and-restart'

test('a server that is killed while it works keeps everything that it acknowledged, is the only one on its data and port, and SIGTERM stops it', async () => {
  let urls: string[] = []
  const { lost, surviving, status } = await killAndRestart(
    1,
    () => 0.1,
    1,
    async (dataDir) => {
      const { url, addresses } = (await findStack(dataDir))!
      urls = [url, ...Object.values(addresses)]
      for (const each of urls) expect((await fetch(`${each}/_emulator/calls`)).status).toBe(200)

      await expect(startStack({ port: 0, dataDir })).rejects.toThrow(
        new PlainError(
          `Scopewright already runs at ${url} with these data. Stop it first, or set PORT and DATA_DIR for a second one.`,
        ),
      )
      const { port } = new URL(url)
      const other = await mkdtemp(join(tmpdir(), 'stack-'))
      await expect(startStack({ port: Number(port), dataDir: other })).rejects.toThrow(
        new PlainError(`Port ${port} is in use. Stop what uses it, or set PORT to another one.`),
      )
      await rm(other, { recursive: true })
    },
  )

  expect(lost).toEqual([])
  expect(surviving).toBeGreaterThan(0)
  expect(status).toBe(0)
  expect(urls.length).toBeGreaterThan(3)
  for (const url of urls) await expect(fetch(url)).rejects.toThrow()
})
