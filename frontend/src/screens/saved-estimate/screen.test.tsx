import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SavedEstimate } from '#contract/saved-estimate'
import type { FinishedProject } from '#contract/track-record'
import { SessionProvider } from '../../session/session'
import { parseUser } from '../../session/user'
import { storeSession } from '../../storage/stored-session'
import { aLink, aSaved, aSold, openedOf } from '../estimate/versions/versions-card.fixture'
import Saved from './screen'

const shared = { ...aSaved(), links: { one: { ...aLink, endsAt: '2099-01-01T00:00:00.000Z' } } }
const finished = {
  id: 'p',
  savedId: 's',
  hours: 9,
  estimatedHours: 8,
  finishedOn: '2026-11-28',
  scope: 'same',
} as FinishedProject

// Missing in jsdom.
Element.prototype.scrollIntoView = () => {}

const emphasized = () =>
  [...document.querySelectorAll('main .amplify-button--primary')].map(({ textContent }) => textContent)

/** Opens the first of these saved estimates. */
async function open(history: SavedEstimate[], finished?: FinishedProject) {
  const user = parseUser(JSON.stringify({ email: 'ada@example.com' }))!
  storeSession('session', user)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (url: URL | string) => {
    const { pathname } = new URL(url, location.origin)
    const replies: Record<string, unknown> = {
      '/api/user': user,
      '/api/estimation-history': history,
      '/api/estimation-history/s': { ...openedOf(history[0]!), finished },
      '/api/shares': [],
    }
    return Response.json(replies[pathname] ?? {})
  })
  await act(async () => {
    render(
      <MemoryRouter>
        <SessionProvider>
          <Suspense>
            <Saved id="s" />
          </Suspense>
        </SessionProvider>
      </MemoryRouter>,
    )
  })
}

test.each([
  ['Saved', 'Share', 'nothing', [aSaved()], undefined],
  ['Shared', 'Open the Project', 'nothing', [shared], undefined],
  ['Accepted', 'Close the Project', 's', [aSold()], undefined],
  ['Finished', 'Open the Project', 's', [aSold()], finished],
  ['Saved', 'Open the Project', 'r', [aSaved(), aSold(3, 'r')], undefined],
  ['Finished', 'Open the Project', 's', [aSaved(), aSold(3, 'r')], finished],
] as [string, string, string, SavedEstimate[], FinishedProject | undefined][])(
  'a saved estimate that is %s emphasizes %s alone, and leads to closing %s',
  async (state, next, basis, history, finished) => {
    await open(history, finished)
    const { nextElementSibling: chip } = await screen.findByRole('heading', { level: 1, name: 'Studio' })
    await screen.findByRole('heading', { name: 'How Many Hours Did It Take?' })
    await screen.findByRole('button', { name: 'Share' })
    expect(chip?.textContent).toBe(state)
    expect(emphasized()).toEqual([next])
    const link = document.querySelector('.page__lead a[href$="#closing"]')
    expect(link?.getAttribute('href') ?? 'nothing').toBe(
      basis === 'nothing' ? basis : `/estimate/p?saved=${basis}#closing`,
    )
  },
)

test('a saved estimate emphasizes nothing beside the form that closes its project', async () => {
  await open([shared])
  fireEvent.click(await screen.findByRole('button', { name: 'Close the Project' }))
  await screen.findByLabelText('Hours')
  expect(emphasized()).toEqual(['Save'])
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(emphasized()).toEqual(['Open the Project'])
})

test.each([
  ['a client can answer', false, { endsAt: '2099-01-01T00:00:00.000Z' }],
  ['has ended', true, {}],
  ['has ended with a question', false, { askedAt: '2026-11-22T10:00:00Z' }],
  ['was declined', false, { decision: { kind: 'decline', at: '2026-11-22T10:00:00Z', name: 'Grace' } as const }],
])('whoever comes to an estimate whose link %s finds the form to share it open: %s', async (_, isOpen, link) => {
  location.hash = '#sharing'
  onTestFinished(() => void (location.hash = ''))
  await open([{ ...aSaved(), links: { one: { ...aLink, endsAt: '2020-01-01T00:00:00.000Z', ...link } } }])
  await screen.findByRole('button', { name: 'Share', hidden: true })
  expect(document.querySelector('dialog') !== null).toBe(isOpen)
})
