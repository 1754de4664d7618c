import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './chromium'

/** The Chromium of this machine, for the tests; without a sandbox where root starts it, who has none. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH to its program.')
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
}
