import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './chromium'

/**
 * Chromium features to disable: address-bar renderers, which cost more than our pages, and the spare renderer. The
 * others are Playwright's own, repeated because Chromium only reads the last list.
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

/** Launches the machine's Chromium, without a sandbox for root. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH to its program.')
  const unsandboxed = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath, args: [...unsandboxed, `--disable-features=${without.join(',')}`] })
}
