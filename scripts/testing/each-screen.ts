import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// As long as `expect.poll` waits in `vitest.config.ts`: a busy machine takes more than the default of a second.
configure({ asyncUtilTimeout: 120_000 })

// Missing in jsdom.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
HTMLDialogElement.prototype.showModal = () => {}
HTMLDialogElement.prototype.close = () => {}

// Test files of one worker share the page, too.
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
