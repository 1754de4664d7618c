import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']

const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Returns the Chromium named by CHROMIUM_PATH, or an installed one. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : null
  const folders = (process.env.PATH ?? '').split(delimiter)
  const all = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere]
  return all.find((path) => existsSync(path)) ?? null
}

/** Finds Chromium, or installs the system's package if that works without a prompt. Returns null if neither does. */
export function ensureChromium(): string | null {
  const found = findChromium()
  if (found || process.env.CHROMIUM_PATH) return found
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args]
    return spawnSync(command, rest, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  console.log('Installing Chromium for the browser tests, once …')
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium')
  return findChromium()
}
