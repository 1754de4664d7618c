import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './chromium'

/**
 * What Chromium shall not do. Of each window's address bar it makes two pages, which cost more than any of ours, and it
 * keeps a process ready for the next page. All others are what Playwright asks for, too: of two lists Chromium reads
 * the last alone.
 */
const without = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** The Chromium of this machine, for the tests; without a sandbox where root starts it, who has none. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH to its program.')
  const unsandboxed = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath, args: [...unsandboxed, `--disable-features=${without.join(',')}`] })
}
