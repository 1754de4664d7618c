// The entry of every npm command: plain JavaScript, because nothing is installed yet in a fresh clone.
// Installs what is missing, then runs scripts/<command>.ts.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import './runtime/optimizer.cjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const command = process.argv[2]

requireNode(20, 19)
const script = join(root, 'scripts', `${command}.ts`)
if (!command || !existsSync(script)) fail(`There is no command "${command ?? ''}". package.json lists them.`)
install()
// The pinned SDK is the last for Node 20, and warns about that at every start.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
// The next Vite requires extensions in imports of its configuration; this one does not.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
process.argv.splice(1, 2, script)
const { register } = await import('tsx/esm/api')
register()
await import(pathToFileURL(script).href)

function requireNode(major, minor) {
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number)
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return
  fail(
    `Node ${major}.${minor} or newer is needed; this is ${process.version}. Please install it from https://nodejs.org.`,
  )
}

/** Runs `npm ci` if a package of the lock file is not installed at its version. Of concurrent commands, one does. */
function install() {
  if (isInstalled()) return
  const unlock = lock(join(root, '.local', 'installing'))
  if (!isInstalled()) npmCi()
  unlock()
}

function npmCi() {
  console.error('Installing packages, once …')
  const quietly = { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' }
  // The npm that runs this script, if npm does: other package managers do not read this lock file.
  const { npm_execpath: own = '' } = process.env
  const [program, ...args] = /npm-cli\.[cm]?js$/.test(own) ? [process.execPath, own] : ['npm']
  const npm = spawnSync(program, [...args, 'ci', '--loglevel=error'], quietly)
  if (npm.status === 0) return
  rmSync(join(root, '.local', 'installing'), { force: true })
  fail(`The packages could not be installed:\n${npm.stderr || npm.error?.message}\nCheck the network and try again.`)
}

/** Waits until no running process holds the lock file, and takes it. */
function lock(file) {
  mkdirSync(dirname(file), { recursive: true })
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (isRunning(Number(existsSync(file) && readFileSync(file, 'utf8')))) spawnSync('sleep', ['1'])
      else rmSync(file, { force: true })
    }
  }
}

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

function isInstalled() {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  // npm's own record of what it installed, written when it is done.
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(([path, { version, optional }]) =>
    present[path] ? present[path].version === version : path === '' || optional,
  )
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
