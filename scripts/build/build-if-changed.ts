import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#scripts/root'

/**
 * Builds into dist/<name> unless it was built from the same bytes. The new folder replaces the old one atomically, so
 * that a running server never sees half of it. Returns true if anything was built.
 */
export async function buildFresh(name: string, sources: string[], build: (folder: string) => Promise<unknown>) {
  const place = join(root, 'dist', name)
  const mark = join(root, 'dist', `${name}.inputs`)
  const inputs = await hashOf(sources)
  if ((await stat(place).catch(() => null)) && (await readFile(mark, 'utf8').catch(() => '')) === inputs) return false

  const folder = join(root, 'dist', `.${name}-${process.pid}`)
  const old = `${folder}-old`
  await mkdir(folder, { recursive: true })
  try {
    await build(folder)
    await rename(place, old).catch(() => {})
    await rename(folder, place)
    await writeFile(mark, inputs)
  } finally {
    await Promise.all([folder, old].map((path) => rm(path, { recursive: true, force: true })))
  }
  return true
}

/** Hashes the names and bytes of files and folders, without tests. */
async function hashOf(sources: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    const path = join(root, source)
    const files = (await stat(path)).isDirectory()
      ? (await readdir(path, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
          .toSorted()
      : [path]
    for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file))
  }
  return hash.digest('hex')
}
