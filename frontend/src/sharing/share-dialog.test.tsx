import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { estimateVersion } from '#domain/estimate/estimate'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
import { SessionProvider } from '../session/session'
import { parseUser } from '../session/user'
import { storeSession } from '../storage/stored-session'
import { ShareDialog } from './share-dialog'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const user = parseUser(JSON.stringify({ email: 'ada@example.com', firstName: 'Ada' }))!

test('what was typed for an offer is in its dialog again after Escape, until the link is created', async () => {
  // Missing in jsdom.
  HTMLDialogElement.prototype.showModal = () => {}
  HTMLDialogElement.prototype.close = () => {}
  vi.stubGlobal('fetch', async (url: URL | string) =>
    Response.json(String(url).endsWith('/user') ? user : { token: 't' }),
  )
  storeSession('session', user)
  const given = { settings: defaultSettings, terms: defaultTerms }
  const version = aVersion(1, [aComponent('Booking', aTask('Booking pages', 8, [1]))], ['Customers book.'])
  const estimation = estimateVersion(version, { ...given, scope: undefined, record: undefined })
  const saved = { ...given, estimation, id: 's', projectId: 'p', title: 'Studio' } as SavedSnapshot
  const open = () => {
    cleanup()
    render(
      <MemoryRouter>
        <SessionProvider>
          <ShareDialog saved={saved} history={[]} onClose={cleanup} onShared={() => {}} />
        </SessionProvider>
      </MemoryRouter>,
    )
    return screen.findByLabelText<HTMLTextAreaElement>(/Note/)
  }
  fireEvent.change(await open(), { target: { value: 'As we agreed.' } })
  fireEvent(document.querySelector('dialog')!, new Event('cancel', { cancelable: true }))
  expect(document.querySelector('dialog')).toBeNull()
  expect((await open()).value).toBe('As we agreed.')

  fireEvent.submit(document.querySelector('form')!)
  await waitFor(() => screen.getByLabelText('Link'))
  expect((await open()).value).toBe('')
})
