import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { estimateVersion } from '#domain/estimate/estimate'
import { defaultChoices } from '#domain/offer/offer'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
import { SessionProvider } from '../session/session'
import { parseUser } from '../session/user'
import { storeSession } from '../storage/stored-session'
import { OfferPreview } from './offer-preview'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Saved estimate of work that takes 8 hours times its number, and of optional work. */
function aSaved(number: number, settings = defaultSettings, optional: string[] = []) {
  const version = aVersion(
    number,
    [
      aComponent('Booking', aTask('Booking pages', 8 * number, [1])),
      ...optional.map((name) => aComponent(name, aTask(`${name} pages`, 8, [1]))),
    ],
    ['Customers book.'],
  )
  const scope = { changes: optional.map((component) => ({ component, state: 'optional' as const })), added: [] }
  const given = { settings, terms: defaultTerms, scope, record: undefined }
  return {
    id: `${number}`,
    title: 'Studio',
    createdAt: `2026-11-2${number}T10:00:00.000Z`,
    ...settings,
    settings,
    terms: defaultTerms,
    estimation: estimateVersion(version, given),
    acceptedOptions: [],
  } as unknown as SavedSnapshot
}

test('the preview shows the change to the estimate that was chosen last, whichever was read first', async () => {
  const responses = new Map<string, () => void>()
  vi.stubGlobal('fetch', (url: URL | string) => {
    const id = new URL(String(url), location.origin).pathname.split('/').at(-1)!
    return new Promise((resolve) => responses.set(id, () => resolve(Response.json(aSaved(Number(id))))))
  })
  const respond = async (id: string) => {
    await vi.waitFor(() => expect(responses.has(id)).toBe(true))
    responses.get(id)!()
  }
  const preview = (since: string) => (
    <MemoryRouter>
      <OfferPreview
        saved={aSaved(3)}
        sold={undefined}
        choices={{ ...defaultChoices(aSaved(3)), from: 'Ada', validUntil: '2027-01-01', since }}
      />
    </MemoryRouter>
  )
  const { rerender } = render(preview('1'))
  await vi.waitFor(() => expect(responses.has('1')).toBe(true))
  rerender(preview('2'))
  await respond('2')
  await screen.findByText(/This is a change of the estimate of November 22, 2026/)
  expect(screen.queryByText(/is priced again/)).toBeNull()
  await respond('1')
  await new Promise((resolve) => setTimeout(resolve))
  screen.getByText(/This is a change of the estimate of November 22, 2026/)
})

test('an owner reads beside the closed preview of a change what it does not contain, and that the work before is priced again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(aSaved(1))))
  render(
    <MemoryRouter>
      <OfferPreview
        saved={aSaved(2, { ...defaultSettings, hourlyRate: 2 * defaultSettings.hourlyRate }, ['Vouchers'])}
        sold={undefined}
        choices={{ ...defaultChoices(aSaved(2)), from: 'Ada', validUntil: '2027-01-01', since: '1' }}
      />
    </MemoryRouter>,
  )
  const notice = await screen.findByText(/^The work agreed before is priced again\. Rates, team and priority, \+\$/)
  const optional = screen.getByText(/^A change request has no options, so it does not contain “Vouchers”\./)
  for (const text of [notice, optional]) expect(text.closest('details')).toBeNull()
})

test('an owner reads beside the closed preview of an offer which items of a list of wishes have no work', async () => {
  const user = parseUser(JSON.stringify({ email: 'ada@example.com' }))!
  storeSession('session', user)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(user)))
  const texts = ['book', 'pay by card', 'pay by invoice', 'cancel'].map((wish) => `- Customers ${wish}.`)
  const savedWith = (background: number[]) => {
    const version = aVersion(1, [aComponent('Booking', aTask('Booking pages', 8, [1]))], texts)
    version.breakdown.background = background
    const given = { settings: defaultSettings, terms: defaultTerms, scope: undefined, record: undefined }
    return { ...aSaved(1), projectId: 'p', estimation: estimateVersion(version, given) }
  }
  const previewOf = (saved: SavedSnapshot, validUntil = '2027-01-01') => (
    <MemoryRouter>
      <SessionProvider>
        <OfferPreview saved={saved} sold={undefined} choices={{ ...defaultChoices(saved), from: 'Ada', validUntil }} />
      </SessionProvider>
    </MemoryRouter>
  )
  render(previewOf(savedWith([2])))
  const notice = await screen.findByText(/^Read as background .* not in the offer: “Customers pay by card\.”\. If/)
  expect(notice.closest('details')).toBeNull()
  expect(screen.getByRole('link', { name: 'Edit Scope' }).getAttribute('href')).toBe('/estimate/p')

  // Once it is checked, it stays so until other lines have no work.
  fireEvent.click(screen.getByRole('button', { name: 'I Have Checked These' }))
  expect(document.activeElement?.textContent).toBe('Preview')
  cleanup()
  const { rerender } = render(previewOf(savedWith([2])))
  await screen.findByText('Preview')
  expect(screen.queryByText(/^Read as background/)).toBeNull()
  rerender(previewOf(savedWith([2, 3])))
  screen.getByText(/^Read as background .* “Customers pay by invoice\.”/)

  // What is open stays open while the last day is typed.
  const preview = document.querySelector('details')
  rerender(previewOf(savedWith([2, 3]), ''))
  screen.getByText('Choose the last day on which the offer is valid.')
  expect(document.querySelector('details')).toBe(preview)

  // An estimate of all lines warns of none.
  rerender(previewOf(savedWith([])))
  expect(screen.queryByText(/^Read as background/)).toBeNull()
})
