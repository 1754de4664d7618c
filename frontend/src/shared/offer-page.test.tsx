import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SharedOffer } from '#contract/share'
import { offer } from '#domain/offer/offer.fixture'

const shared: SharedOffer = {
  hash: 'abc',
  isSuperseded: false,
  reopened: { at: '2026-11-22T09:00:00Z', decision: { kind: 'accept', at: '2026-11-21T09:00:00Z', name: 'Grace' } },
  offer,
}

const tooMany = 'Too many responses. Please try again later.'
const alreadyAccepted = 'This offer was already accepted.'
const refused = (status: number, text: string) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain' } })

// The page reads the offer when it is loaded, which is once in this file.
const fetched = vi.fn<typeof fetch>(async () => Response.json(shared))

beforeEach(() => {
  history.replaceState(null, '', '/shared/a-Token_1')
  vi.stubGlobal('fetch', fetched)
  Element.prototype.scrollIntoView = () => undefined
})
/** Opens the page, fills in the form, and returns it with its button. */
async function aClient() {
  const { OfferPage } = await import('./offer-page')
  render(<OfferPage />)
  await screen.findByText(/no longer counts: the sender reopened this offer/)
  const accept = screen.getByRole('button', { name: /^Accept for/ })
  const form = within(accept.closest('form')!)
  fireEvent.change(form.getByLabelText('Your name'), { target: { value: ' Grace Hopper' } })
  fireEvent.change(form.getByLabelText('Your email'), { target: { value: 'grace@example.com' } })
  fireEvent.click(form.getByRole('checkbox'))
  accept.focus()
  return { accept, form }
}

test('a client whose acceptance fails stays at its form with the error, also if the offer was reopened before', async () => {
  const { accept, form } = await aClient()
  fetched.mockClear()
  fetched.mockResolvedValueOnce(refused(429, tooMany))
  fireEvent.click(accept)

  await form.findByText(tooMany)
  // The page looks if another decision was recorded.
  await expect.poll(() => fetched.mock.calls.length).toBe(2)
  await act(() => fetched.mock.results.at(-1)!.value as Promise<unknown>)
  expect(document.activeElement).toBe(accept)
})

test.each([
  ['Grace Hopper', offer.price.total, /^Accepted by Grace Hopper/, true],
  ['Grace Hopper', 1_500, /^Your response was not recorded\. Accepted by Grace Hopper/, false],
  ['Alan Turing', offer.price.total, /^Your response was not recorded\. Accepted by Alan Turing/, false],
])(
  'a client who accepts again after a lost response reads what was recorded: by %s for %i',
  async (name, total, status, isOwn) => {
    const { accept, form } = await aClient()
    fetched.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
    fireEvent.click(accept)
    await form.findByText(/may have arrived\..* it counts only once\.$/)

    const decision = { kind: 'accept', at: '2026-11-23T09:00:00Z', name, options: [], total, weeks: 4 }
    fetched.mockResolvedValueOnce(refused(409, alreadyAccepted))
    fetched.mockResolvedValueOnce(Response.json({ ...shared, reopened: undefined, decision }))
    fireEvent.click(accept)
    await screen.findByText(status)
    expect(screen.getByText(/This link shows the acceptance/).textContent.includes('sees your acceptance')).toBe(isOwn)
    screen.getByText(/Ask the sender to take it back if that was a mistake\.$/)
  },
)

test('a client whose acceptance was recorded without a response reads that it was, and leaves nothing on the device', async () => {
  const { accept, form } = await aClient()
  fireEvent.change(form.getByLabelText('Your name'), { target: { value: 'Grace Hopper' } })
  expect(localStorage.getItem('question:abc')).toContain('Grace Hopper')
  const decision = { kind: 'accept', at: '2026-11-23T09:00:00Z', name: 'Grace Hopper', options: [], total: 1_003 }
  fetched.mockRejectedValueOnce(new Error('offline'))
  fetched.mockResolvedValueOnce(Response.json({ ...shared, reopened: undefined, decision }))
  fireEvent.click(accept)
  await screen.findByText(/^Accepted by Grace Hopper/)
  expect(localStorage.getItem('question:abc')).toBeNull()
})

/** Acceptance that followed. */
const later = {
  at: '2026-11-24T09:00:00Z',
  isReplaced: false,
  price: 1_500,
  currency: 'EUR',
  isRevoked: false,
  links: 1,
}

test('a client whose response was lost does not take the acceptance of somebody else for it, and exclusions name a later change', async () => {
  const change = /^A change accepted on November 24, 2026 may include some of it\./
  const { accept } = await aClient()
  const decision = { kind: 'accept', at: '2026-11-23T09:00:00Z', name: 'Alan Turing', options: [], total: 1_003 }
  fetched.mockRejectedValueOnce(new Error('offline'))
  fetched.mockResolvedValueOnce(Response.json({ ...shared, reopened: undefined, decision }))
  fireEvent.click(accept)
  await screen.findByText(/^Your response was not recorded\. Accepted by Alan Turing/)
  expect(screen.queryByText(change)).toBeNull()

  // The client accepted a change to it since.
  cleanup()
  const again = await aClient()
  fetched.mockResolvedValueOnce(Response.json({ ...shared, reopened: undefined, decision, later }))
  fireEvent.click(again.accept)
  expect((await screen.findByText(change)).closest('section')?.textContent).toContain('Not included')
})

test('a client who declined is asked to request a new offer once another one was accepted', async () => {
  const { accept } = await aClient()
  const decision = { kind: 'decline', at: '2026-11-23T09:00:00Z', name: 'Grace', options: [] }
  fetched.mockResolvedValueOnce(refused(409, alreadyAccepted))
  fetched.mockResolvedValueOnce(Response.json({ ...shared, reopened: undefined, decision, later }))
  fireEvent.click(accept)
  await screen.findByText(/^Your response was not recorded\. Declined by Grace .* Ask the sender for a new offer if/)

  // The same one, through another link.
  cleanup()
  const again = await aClient()
  fetched.mockResolvedValueOnce(refused(409, alreadyAccepted))
  fetched.mockResolvedValueOnce(
    Response.json({ ...shared, reopened: undefined, decision, later, acceptedAt: later.at }),
  )
  fireEvent.click(again.accept)
  await screen.findByText(
    /Declined by Grace on November 23, 2026\. This offer was accepted on November 24, 2026 through another link\. Agreed/,
  )
})

test('a client of a second link to an accepted change reads that it was accepted through another link', async () => {
  const { accept } = await aClient()
  const change = { since: '2026-11-01', price: { before: 1, after: 2 }, weeks: { before: 1, after: 1 }, rows: [] }
  const ended = { isOutdated: true, isOtherAccepted: true, acceptedAt: '2026-11-23T12:00:00Z' }
  fetched.mockResolvedValueOnce(refused(409, alreadyAccepted))
  fetched.mockResolvedValueOnce(
    Response.json({ ...shared, reopened: undefined, ...ended, offer: { ...offer, change } }),
  )
  fireEvent.click(accept)
  await screen.findByText(/not recorded\. This change was accepted on November 23, 2026 through another link\./)
})
