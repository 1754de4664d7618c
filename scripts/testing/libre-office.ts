import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Opens a file with LibreOffice and returns its texts in the format of a filter, all files joined. Returns null if it opens
 * no file with the ending of `plain` either: Writer and Calc are packages of their own, and only tests need them.
 */
export async function convert(name: string, bytes: Uint8Array, filter: string, plain: string): Promise<string | null> {
  try {
    return await textsOf(name, bytes, filter)
  } catch (error) {
    const opensPlain = await textsOf(plain, Buffer.from('A'), 'pdf').catch(() => null)
    if (opensPlain === null) return null
    throw error
  }
}

async function textsOf(name: string, bytes: Uint8Array, filter: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'office-'))
  try {
    await writeFile(join(folder, name), bytes)
    const output = join(folder, 'output')
    const profile = `-env:UserInstallation=file://${folder}/profile`
    await run('soffice', [profile, '--headless', '--convert-to', filter, '--outdir', output, join(folder, name)])
    const files = (await readdir(output)).toSorted()
    return (await Promise.all(files.map((file) => readFile(join(output, file), 'utf8')))).join('\n')
  } finally {
    await rm(folder, { recursive: true })
  }
}
