import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { SavedEstimate, SavedSnapshot } from '#contract/saved-estimate'
import type { ScopeState } from '#contract/scope'
import { defaultSettings } from '#contract/settings'
import { validityInvalid } from '#contract/share-texts'
import { defaultTerms } from '#contract/terms'
import { estimateVersion } from '#domain/estimate/estimate'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
import { SessionProvider } from '../session/session'
import { parseUser } from '../session/user'
import { storeSession } from '../storage/stored-session'
import { Toaster } from '../ui/toast'
import { ShareDialog } from './share-dialog'

const user = parseUser(JSON.stringify({ email: 'ada@example.com', firstName: 'Ada' }))!

test('what was typed for an offer stays with its estimate until its link is shown or it is canceled, and a link created after its dialog was closed is shown', async () => {
  let respond: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', (url: URL | string) =>
    String(url).endsWith('/user')
      ? Promise.resolve(Response.json(user))
      : new Promise<Response>((resolve) => (respond = resolve)),
  )
  storeSession('session', user)
  const given = { settings: defaultSettings, terms: defaultTerms }
  const version = aVersion(
    1,
    [aComponent('Booking', aTask('Booking pages', 8, [1]), aTask('Reminders', 4, [1]), aTask('Ratings', 4, [1]))],
    ['Customers book.'],
  )
  const savedWith = (number: number, ratings: ScopeState) => {
    const stateOf = (name: string, state: ScopeState) => ({
      component: 'Booking',
      task: { name, role: 'Back-end developer' as const },
      state,
    })
    const scope = { added: [], changes: [stateOf('Reminders', 'optional'), stateOf('Ratings', ratings)] }
    const estimation = estimateVersion(version, { ...given, scope, record: undefined })
    return { ...given, estimation, id: 's', projectId: 'p', title: 'Studio', version: number } as SavedSnapshot
  }
  const open = (saved: SavedSnapshot, history: SavedEstimate[] = [], save?: () => Promise<string>) => {
    cleanup()
    render(
      <MemoryRouter>
        <Toaster />
        <SessionProvider>
          <ShareDialog saved={saved} save={save} history={history} onClose={cleanup} onShared={() => {}} />
        </SessionProvider>
      </MemoryRouter>,
    )
    return screen.findByLabelText<HTMLTextAreaElement>(/Note/)
  }
  // The preview, which loads later, has them too.
  const optionOf = (name: RegExp) =>
    within(screen.getByText(/^Options that/).closest('fieldset')!).getByLabelText<HTMLInputElement>(name)
  const isOffered = (option: RegExp) => optionOf(option).checked
  const openCurrent = (saved: SavedSnapshot) => open(saved, [], () => Promise.resolve(saved.id))
  fireEvent.change(await openCurrent(savedWith(1, 'in')), { target: { value: 'As we agreed.' } })
  fireEvent.click(optionOf(/Reminders/))
  expect(screen.queryByText(/typed before/)).toBeNull()
  const cancel = () => fireEvent(document.querySelector('dialog')!, new Event('cancel', { cancelable: true }))
  cancel()
  expect(document.querySelector('dialog')).toBeNull()

  const saved = { ...savedWith(1, 'optional'), id: 't' }
  expect((await openCurrent(savedWith(2, 'in'))).value).toBe('')
  expect((await open(saved)).value).toBe('')
  // The estimate was saved in the meantime, with another option and total.
  expect((await openCurrent(saved)).value).toBe('As we agreed.')
  expect(screen.queryByText(/not the latest/)).toBeNull()
  expect([/Reminders/, /Ratings/].map(isOffered)).toEqual([false, true])
  screen.getByText(/typed before/)
  fireEvent.click(screen.getByText('Cancel'))
  expect((await openCurrent(saved)).value).toBe('')
  expect(isOffered(/Reminders/)).toBe(true)
  fireEvent.change(await open(savedWith(1, 'in')), { target: { value: 'Another one.' } })
  expect((await open(saved)).value).toBe('')

  const until = screen.getByLabelText<HTMLInputElement>('Valid until')
  const { value: valid } = until
  fireEvent.change(until, { target: { value: '2020-01-01' } })
  fireEvent.submit(document.querySelector('form')!)
  screen.getByText(validityInvalid)
  await waitFor(() => expect(document.activeElement).toBe(until))
  fireEvent.change(until, { target: { value: valid } })
  expect(document.querySelector('[aria-invalid=true]')).toBeNull()

  const sendAndClose = async () => {
    fireEvent.change(screen.getByLabelText(/Note/), { target: { value: 'As agreed.' } })
    fireEvent.submit(document.querySelector('form')!)
    await screen.findByText('Creating...')
    cancel()
    expect(document.querySelector('dialog')).toBeNull()
    screen.getByText('Creating Link...')
  }
  await sendAndClose()
  respond(Response.json({ token: 't' }))
  await waitFor(() => screen.getByLabelText('Link'))
  // It is shown only once.
  cancel()
  screen.getByText('Link Not Copied')
  fireEvent.click(screen.getByText('Done'))
  expect(document.querySelector('dialog')).toBeNull()
  await open(saved)
  await sendAndClose()
  respond(Response.json({ token: 't' }))
  fireEvent.copy(await screen.findByLabelText('Link'))
  cancel()
  expect(document.querySelector('dialog')).toBeNull()
  expect((await open(saved)).value).toBe('')

  // A person who leaves the page cannot see the link, and learns what became of it.
  for (const [response, outcome] of [
    [Response.json({ token: 't' }), /^You left the page before the link to “Studio” was created/],
    [new Response('The table is busy.', { status: 503 }), /The table is busy\.$/],
  ] as const) {
    await sendAndClose()
    cleanup()
    render(<Toaster />)
    respond(response)
    await screen.findByText(outcome)
    expect((await open(saved)).value).toBe('As agreed.')
  }
  // Saved before estimates had the number of their version.
  const later = { id: 'u', projectId: 'p', createdAt: '2026-11-20T10:00:00.000Z', totalCost: 900 } as SavedEstimate
  await open({ ...saved, createdAt: '2026-11-19T10:00:00.000Z' }, [later])
  screen.getByText('This is not the latest estimate: version 1 was saved on Nov 20, 2026, for $900.')
})
