// The entry of every npm command: plain JavaScript, for on a fresh clone nothing is installed yet.
// Installs what is missing, then runs scripts/<command>.ts.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command, ...args] = process.argv.slice(2)

requireNode(20, 19)
const script = join(root, 'scripts', `${command}.ts`)
if (!command || !existsSync(script)) fail(`There is no command "${command ?? ''}". The commands are in package.json.`)
install()
run()

function requireNode(major, minor) {
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number)
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return
  fail(
    `Node ${major}.${minor} or newer is needed; this is ${process.version}. Please install it from https://nodejs.org.`,
  )
}

/** Runs `npm ci` when a package of the lock file is not installed at its version. */
function install() {
  if (isInstalled()) return

  console.error('Installing packages, once …')
  const quietly = { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' }
  const npm = process.env.npm_execpath
    ? spawnSync(process.execPath, [process.env.npm_execpath, 'ci', '--loglevel=error'], quietly)
    : spawnSync('npm', ['ci', '--loglevel=error'], quietly)
  if (npm.status === 0) return
  fail(`The packages could not be installed:\n${npm.stderr || npm.error?.message}\nCheck the network and try again.`)
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

function run() {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: process.cwd(),
    stdio: 'inherit',
    env: {
      ...process.env,
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'),
    },
  })
  // The terminal sends Ctrl-C to the child too; it decides when to end, and we end with it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
