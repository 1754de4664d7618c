import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { SessionProvider } from '../session/session'
import { parseUser } from '../session/user'
import { storeSession } from '../storage/stored-session'
import { ShareDialog } from './share-dialog'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a click outside the dialog does not discard what was typed for an offer', () => {
  // Missing in jsdom.
  HTMLDialogElement.prototype.showModal = () => {}
  HTMLDialogElement.prototype.close = () => {}
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  storeSession('session', parseUser(JSON.stringify({ email: 'ada@example.com' }))!)
  const onClose = vi.fn()
  render(
    <SessionProvider>
      <ShareDialog saved={{} as SavedSnapshot} history={[]} onClose={onClose} onShared={() => {}} />
    </SessionProvider>,
  )
  fireEvent.pointerDown(document.querySelector('dialog')!)

  expect(onClose).not.toHaveBeenCalled()
})
