import { readStored, writeStored } from '../storage/browser-storage'

export const colorModes = ['light', 'dark', 'system'] as const
export type ColorMode = (typeof colorModes)[number]

/** Also read by `first-paint.js`, before the first paint. */
const key = 'colorMode'
const darkSystem = () => matchMedia('(prefers-color-scheme: dark)')

const listeners = new Set<() => void>()

export function readColorMode(): ColorMode {
  const stored = readStored(key)
  return colorModes.find((mode) => mode === stored) ?? 'system'
}

export function chooseColorMode(mode: ColorMode) {
  writeStored(key, mode === 'system' ? null : mode)
  apply()
}

/** Applies the chosen color mode, or the system's. */
function apply() {
  const mode = readColorMode()
  const dark = mode === 'dark' || (mode === 'system' && darkSystem().matches)
  document.documentElement.dataset.amplifyColorMode = dark ? 'dark' : 'light'
  for (const listener of listeners) listener()
}

/** Starts following the system's color mode and other tabs. */
export function followColorMode() {
  apply()
  darkSystem().addEventListener('change', apply)
  addEventListener('storage', (event) => event.key === key && apply())
}

export function onColorMode(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
