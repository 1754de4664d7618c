import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SharedOffer } from '#contract/share'
import { offer } from './offer.fixture'

const shared: SharedOffer = {
  hash: 'abc',
  isSuperseded: false,
  reopened: { at: '2026-11-22T09:00:00Z', decision: { kind: 'accept', at: '2026-11-21T09:00:00Z', name: 'Grace' } },
  offer,
}

const tooMany = 'Too many responses. Please try again later.'

const respond = vi.fn(async (_: string, { method }: RequestInit) =>
  method === 'GET'
    ? Response.json(shared)
    : new Response(tooMany, { status: 429, headers: { 'content-type': 'text/plain' } }),
)

beforeEach(() => {
  history.replaceState(null, '', '/shared/a-Token_1')
  vi.stubGlobal('fetch', respond)
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

test('a client whose acceptance fails stays at its form with the error, also if the offer was reopened before', async () => {
  const { OfferPage } = await import('./offer-page')
  render(<OfferPage />)
  await screen.findByText(/^The sender reopened this offer/)
  const accept = screen.getByRole('button', { name: /^Accept for/ })
  const form = within(accept.closest('form')!)
  fireEvent.change(form.getByLabelText('Your name'), { target: { value: 'Grace' } })
  fireEvent.change(form.getByLabelText('Your email'), { target: { value: 'grace@example.com' } })
  fireEvent.click(form.getByRole('checkbox'))
  accept.focus()
  fireEvent.click(accept)

  await form.findByText(tooMany)
  // The page looks if another decision was recorded.
  await expect.poll(() => respond.mock.calls.length).toBe(3)
  await act(() => respond.mock.results.at(-1)!.value)
  expect(document.activeElement).toBe(accept)
})
