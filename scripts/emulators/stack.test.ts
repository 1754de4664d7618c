import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PlainError } from '#scripts/cli/plain-error'
import { root } from '#scripts/root'
import { freePort } from './free-port'
import { startStack } from './stack'

interface Started {
  child: ChildProcess
  output: () => string
}

/** Runs `npm start` on its own port and data, without the environment variables of the tests. */
function start(port: number, dataDir: string): Started {
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'start'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, output: () => output }
}

/** Stops a server as Ctrl-C does. Asserts that it ends well, and its emulators with it. */
async function stop({ child }: Started, port: number, dataDir: string) {
  const { addresses } = JSON.parse(await readFile(join(dataDir, 'stack.json'), 'utf8')) as {
    addresses: Record<string, string>
  }
  for (const url of Object.values(addresses)) expect((await fetch(`${url}/_emulator/calls`)).status).toBe(200)

  child.kill('SIGINT')
  const [code] = await once(child, 'exit')

  expect(code).toBe(0)
  expect(existsSync(join(dataDir, 'stack.json'))).toBe(false)
  for (const url of [`http://127.0.0.1:${port}`, ...Object.values(addresses)])
    await expect(fetch(url)).rejects.toThrow()
}

test('a second start on the same data or port fails with an error message, and SIGINT stops the first', async () => {
  const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), 'stack-'))]
  const started = start(port, dataDir)
  await expect.poll(started.output).toBe(`Scopewright is ready at http://localhost:${port} (Ctrl-C stops it)\n`)

  const sameData = start(await freePort(), dataDir)
  expect(await once(sameData.child, 'exit')).toEqual([1, null])
  expect(sameData.output()).toBe(
    `Scopewright already runs at http://localhost:${port} with these data. Stop it first, or set PORT and DATA_DIR for a second one.\n`,
  )
  const samePort = startStack({ port, dataDir: await mkdtemp(join(tmpdir(), 'stack-')) })
  await expect(samePort).rejects.toThrow(
    new PlainError(`Port ${port} is in use. Stop what uses it, or set PORT to another one.`),
  )
  await stop(started, port, dataDir)
})
