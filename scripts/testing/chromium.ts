import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without a window. Tests need about 40 % less processor time in it than in `chromium --headless`. */
const headlessShell = 'chromium-headless-shell'

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']

const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Returns the Chromium named by CHROMIUM_PATH, or the first that is installed of these programs. */
export function findChromium(names = [headlessShell, ...browsers]): string | null {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : null
  const folders = (process.env.PATH ?? '').split(delimiter)
  const all = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere]
  return all.find((path) => existsSync(path)) ?? null
}

/** Returns the Chromium that people use, which Lighthouse measures. */
export const findWholeChromium = () => findChromium(browsers)

/**
 * Finds Chromium, or installs the system's package if that works without a prompt. A build server installs the headless
 * shell even if it has another browser. Returns null if there is no browser.
 */
export function ensureChromium(): string | null {
  const found = findChromium()
  const isEnough = process.env.CI ? findChromium([headlessShell]) : found
  if (isEnough || process.env.CHROMIUM_PATH) return found
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args]
    return spawnSync(command, rest, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name).status === 0
  console.log('Installing Chromium for the browser tests, once …')
  apt('update')
  if (!install(headlessShell) && !found) install('chromium')
  return findChromium()
}
