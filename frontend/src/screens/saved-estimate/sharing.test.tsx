import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { SavedEstimate, SavedSnapshot } from '#contract/saved-estimate'
import type { Share } from '#contract/share'
import type { Sold } from '#domain/offer/sold'
import { readSending } from '../../files/sending'
import { parseUser } from '../../session/user'
import { storeUser } from '../../storage/stored-session'
import { listResponses } from '../../ui/responses'
import { Toaster } from '../../ui/toast'
import { LinkRow } from './link-row'
import Sharing from './sharing'

const link = {
  id: 'a',
  title: 'Club',
  price: 2_000,
  currency: 'EUR',
  show: { hours: true, tasks: true, range: true, risks: true, rates: false },
  createdAt: '2026-11-22T10:00:00Z',
  endsAt: '2027-01-01T00:00:00Z',
  validUntil: '2026-12-31',
  openedCount: 0,
  events: [],
} as unknown as Share

function rowOf(share: Share, sold?: Sold) {
  const saved = { projectId: 'p', estimation: { timeline: {} } } as SavedSnapshot
  const props = { saved, sold, history: [], onChanged: async () => {} }
  return render(<LinkRow share={share} {...props} />).container.textContent
}

test('the row of a link names the parts that its client sees, and that of a change says what it makes in all', () => {
  expect(rowOf(link)).toContain('Whole estimate for €2,000, with hours, tasks, range and risks, shared')
  // Stored with parts that a change never shows.
  const change = { ...link, isChange: true, before: { price: 30_000, acceptedAt: link.createdAt } }
  expect(rowOf(change)).toContain('Change for €2,000 more, which makes €32,000 in all, with hours and tasks, shared')
})

test('beside the links of an estimate, other estimates of the project that can still be accepted are named, and a failure to load its own can be retried', () => {
  const aSaved = (id: string, links: SavedEstimate['links']) =>
    ({
      id,
      projectId: 'p',
      createdAt: `2026-11-2${id}T10:00:00Z`,
      currency: 'EUR',
      totalCost: 9_000,
      links,
    }) as SavedEstimate
  const open = { ...link, endsAt: '2099-01-01T00:00:00Z' } as NonNullable<SavedEstimate['links']>[string]
  const load = vi.fn<() => Promise<void>>(async () => {})
  const show = (links: SavedEstimate['links'], failure: unknown = null) =>
    render(
      <MemoryRouter>
        <Sharing
          saved={{ id: '3', projectId: 'p' } as SavedSnapshot}
          links={[{ ...links!['a'], id: 'a', savedId: '1' } as Share]}
          history={[aSaved('1', links), aSaved('2', { b: { ...open, revokedAt: link.createdAt } }), aSaved('3', {})]}
          failure={failure}
          isNext
          load={load}
        />
      </MemoryRouter>,
    )
  show({ a: open })
  const other = screen.getByRole('link', { name: 'the estimate of Nov 21, 2026 for €2,000' })
  expect(other.getAttribute('href')).toBe('/estimate/p?saved=1')
  cleanup()
  show({ a: { ...open, supersededAt: link.createdAt } })
  expect(screen.queryByText(/can still accept/)).toBeNull()
  cleanup()
  show({ a: open }, new TypeError('Failed to fetch'))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(load).toHaveBeenCalledOnce()
})

test('a response to an accepted estimate names what was sold, and one to a change of it what the project comes to', () => {
  const at = new Date().toISOString()
  const sold = { price: 9_800, hours: 98, options: 1 }
  const estimate = { projectId: 'p', title: 'Club', createdAt: '2026-11-21T10:00:00Z', currency: 'EUR' }
  const own = [
    {
      ...estimate,
      id: '2',
      createdAt: '2026-11-22T10:00:00Z',
      totalCost: 9_300,
      totalHours: 93,
      withSold: { price: 10_100, hours: 101, acceptedAt: at },
      links: { b: { ...link, askedAt: at } },
    },
    {
      ...estimate,
      id: '1',
      totalCost: 9_000,
      totalHours: 90,
      links: { a: { ...link, sold, decision: { kind: 'accept', at, name: 'Grace' } } },
    },
  ] as unknown as SavedEstimate[]
  render(<MemoryRouter>{listResponses(own)}</MemoryRouter>)
  expect(
    screen
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .toSorted(),
  ).toEqual(['the estimate of Nov 21, 2026 for €9,800', 'the estimate of Nov 22, 2026 for €10,100 in all'])
  // Where what was sold is shown, an acceptance is no news.
  cleanup()
  render(<MemoryRouter>{listResponses(own, { isSoldShown: true })}</MemoryRouter>)
  expect(document.body.textContent).toMatch(/^Question on [^:]+: the estimate of Nov 22, 2026 for €10,100 in all$/)
})

test('a question about an offer that has ended is marked as answered, which moves the focus to its link at once, and its acceptance is not mentioned', async () => {
  const at = '2026-11-23T10:00:00Z'
  let respond: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)))
  rowOf({
    ...link,
    revokedAt: at,
    askedAt: at,
    events: [{ id: '1', kind: 'question', at, name: 'Grace', text: 'When?', hash: '' }],
  })
  render(<Toaster />)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Mark as answered/ })
  button.focus()
  fireEvent.click(button)
  await expect.poll(() => button.disabled).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Club' }))
  respond(Response.json({}))
  await screen.findByText('The question is marked as answered.')
})

test('a proposal file names the sender of the links of its project, or else the account', () => {
  storeUser(parseUser(JSON.stringify({ email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' }))!)
  expect(readSending([{ links: { a: { ...link, from: 'Quist' } } }]).from).toBe('Quist')
  expect(readSending([{ links: { a: link } }]).from).toBe('Ada Byron')
})

test('an accepted change has the price that it adds, and a declined one is a change, too', () => {
  const at = new Date().toISOString()
  const change = (decision: object) => ({
    a: { ...link, isChange: true, decision: { at, name: 'Grace', ...decision } },
  })
  const estimate = { projectId: 'p', createdAt: '2026-11-21T10:00:00Z', currency: 'EUR', totalCost: 1_830 }
  const linkTo = (decision: object) => {
    const saved = { ...estimate, id: '1', links: change(decision) } as unknown as SavedEstimate
    const { container } = render(<MemoryRouter>{listResponses([saved])}</MemoryRouter>)
    return container.querySelector('a')?.textContent
  }
  expect(linkTo({ kind: 'accept', total: 45 })).toBe('the change of Nov 21, 2026 for €45 more')
  expect(linkTo({ kind: 'decline' })).toBe('the change of Nov 21, 2026')
})

test('an outdated or declined offer from before the sale says that another one was accepted', () => {
  const sold = { acceptedAt: '2026-11-23T10:00:00Z', saved: { createdAt: link.createdAt } } as Sold
  const live = { ...link, endsAt: '2999-01-01T00:00:00Z' }
  const declined: Share['decision'] = { kind: 'decline', at: link.createdAt, name: 'Grace', options: [] }
  const reason = 'Another offer of this project was accepted, so this can no longer be accepted.'
  for (const given of [{ supersededAt: link.createdAt }, { decision: declined }]) {
    expect(rowOf({ ...live, ...given }, sold)).toContain(reason)
    cleanup()
    const before = { price: 1_000, acceptedAt: link.createdAt }
    expect(rowOf({ ...live, ...given, before }, sold)).toContain('What was sold changed, so this')
    cleanup()
  }
})
