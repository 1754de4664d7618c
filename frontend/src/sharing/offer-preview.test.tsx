import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { defaultSettings } from '#contract/settings'
import type { ShareChoices } from '#contract/share'
import { defaultTerms } from '#contract/terms'
import { estimateVersion } from '#domain/estimate/estimate'
import { defaultChoices } from '#domain/offer/offer'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
import { SessionProvider } from '../session/session'
import { parseUser } from '../session/user'
import { storeSession } from '../storage/stored-session'
import { OfferPreview } from './offer-preview'

beforeEach(() => storeSession('session', user))
const user = parseUser(JSON.stringify({ email: 'ada@example.com' }))!

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

/** Responds with the first saved estimate, and with the user to all else. */
const stubFirst = () =>
  vi.stubGlobal('fetch', (url: URL | string) =>
    Promise.resolve(Response.json(String(url).endsWith('/1') ? aSaved(1) : user)),
  )

const onClose = vi.fn<() => void>()

/** The preview in a form, whose notices are beside the button. */
function Form(props: Omit<ComponentProps<typeof OfferPreview>, 'foot'>) {
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  return (
    <form>
      <OfferPreview {...props} foot={foot} />
      <footer ref={setFoot} />
      <button type="submit">Create Link</button>
    </form>
  )
}

const previewOf = (saved: SavedSnapshot, choices: Partial<ShareChoices> = {}) => (
  <MemoryRouter>
    <SessionProvider>
      <Form
        saved={saved}
        sold={undefined}
        onClose={onClose}
        choices={{ ...defaultChoices(saved), validUntil: '2027-01-01', ...choices, from: 'Ada' }}
      />
    </SessionProvider>
  </MemoryRouter>
)

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
  const preview = (since: string) => previewOf(aSaved(3), { since })
  const { rerender } = render(preview('1'))
  await vi.waitFor(() => expect(responses.has('1')).toBe(true))
  rerender(preview('2'))
  await respond('2')
  await screen.findByText(/This is a change to the estimate of November 22, 2026/)
  expect(screen.queryByText(/is priced again/)).toBeNull()
  await respond('1')
  await new Promise((resolve) => setTimeout(resolve))
  screen.getByText(/This is a change to the estimate of November 22, 2026/)
})

test('an owner reads beside the closed preview of a change what it does not contain, and beside the button that the work before is priced again', async () => {
  stubFirst()
  const settings = { ...defaultSettings, hourlyRate: 2 * defaultSettings.hourlyRate }
  render(previewOf(aSaved(2, settings, ['Vouchers']), { since: '1' }))
  const notice = await screen.findByText(
    /^The work agreed before is priced again\. Rates, team and priority, \+\u2060\$/,
  )
  const optional = screen.getByText(/^A change request has no options, so it does not contain “Vouchers”\./)
  expect(notice.closest('footer')).not.toBeNull()
  expect(optional.closest('details')).toBeNull()
})

test('an owner is warned before a change request promises a new line without work at no price, or excludes it', async () => {
  stubFirst()
  const added = ['Customers book.', 'Guests get a printed ticket.', 'Guests rate a class.']
  const version = aVersion(2, [aComponent('Booking', aTask('Booking pages', 16, [1]))], added)
  version.breakdown.background = [2]
  const given = { settings: defaultSettings, terms: defaultTerms, scope: undefined, record: undefined }
  const saved = { ...aSaved(2), projectId: 'p', estimation: estimateVersion(version, given) }
  render(previewOf(saved, { since: '1' }))
  await screen.findByText(
    /^No hours were added for 1 new or changed line, so this change promises at no price what is below\./,
  )
  screen.getByText(/^Your client reads 1 line as not included/)
  for (const line of ['Guests get a printed ticket.', 'Guests rate a class.'])
    expect(screen.getByText(`“${line}”`).closest('footer')).not.toBeNull()
  // The dialog may be on the screen with the scope.
  fireEvent.click(screen.getByRole('link', { name: 'Edit Scope' }))
  expect(onClose).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'I Have Checked These' }))
  expect(screen.queryByText(/^No hours were added/)).toBeNull()
})

test('an owner reads beside the button, in a fold of one line, which items of a list of wishes have no work', async () => {
  stubFirst()
  const texts = ['book', 'pay by card', 'pay by invoice', 'cancel'].map((wish) => `- Customers ${wish}.`)
  const savedWith = (background: number[], unread: number[] = []) => {
    const sources = [1, 2, 3, 4].filter((id) => ![...background, ...unread].includes(id))
    const version = aVersion(1, [aComponent('Booking', aTask('Booking pages', 8, sources))], texts)
    version.breakdown.background = background
    const given = { settings: defaultSettings, terms: defaultTerms, scope: undefined, record: undefined }
    return { ...aSaved(1), projectId: 'p', estimation: estimateVersion(version, given) }
  }
  render(previewOf(savedWith([2])))
  await screen.findByText(/^No work covers 1 line that may ask for something, and an offer does not name it\./)
  const notice = screen.getByText('“Customers pay by card.”')
  expect(notice.closest('footer')?.querySelector('details:not([open])')?.contains(notice)).toBe(true)
  expect(screen.getByRole('link', { name: 'Edit Scope' }).getAttribute('href')).toBe('/estimate/p#scope')

  // Once it is checked, it stays so until other lines have no work.
  fireEvent.click(screen.getByRole('button', { name: 'I Have Checked This' }))
  expect(document.activeElement?.textContent).toBe('Create Link')
  cleanup()
  const { rerender } = render(previewOf(savedWith([2])))
  await screen.findByText('Preview')
  expect(screen.queryByText(/^No work covers/)).toBeNull()
  rerender(previewOf(savedWith([2, 3])))
  screen.getByText(/^No work covers 2 lines/)
  screen.getByText('“Customers pay by invoice.”')

  // What is open stays open while the last day is typed.
  const preview = document.querySelector('details')
  rerender(previewOf(savedWith([2, 3]), { validUntil: '' }))
  screen.getByText('Choose the last day on which the offer is valid.')
  expect(document.querySelector('details')).toBe(preview)

  // A client reads lines that are not in the background as not included.
  rerender(previewOf(savedWith([2], [3])))
  screen.getByText(/^No work covers 1 line .*\. Your client reads 1 line as not included, because no work covers it\.$/)
  screen.getByText(/^Your client reads 1 line as not included, because no work covers it\. If .* any of them, add/)
  rerender(previewOf(savedWith([], [3])))
  screen.getByText(/^Your client reads 1 line as not included, because no work covers it\.$/)
  screen.getByText(/^If .* for it, add/)
  screen.getByRole('button', { name: 'I Have Checked This' })

  // An estimate of all lines warns of none.
  rerender(previewOf(savedWith([])))
  expect(screen.queryByText(/as not included|^No work covers/)).toBeNull()
})
