import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { OpenedEstimate } from '#contract/saved-estimate'
import type { FinishedProject } from '#contract/track-record'
import { SessionProvider } from '../../session/session'
import Closing from './closing'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a project that another tab has closed is not offered to be closed once its estimate was read again', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const saved = {
    id: 's',
    projectId: 'p',
    createdAt: '2026-11-20T10:00:00Z',
    acceptedOptions: [],
  } as unknown as OpenedEstimate
  const finished = {
    id: 'p',
    savedId: 's',
    hours: 90,
    estimatedHours: 100,
    finishedOn: '2026-11-28',
    scope: 'less',
  } as FinishedProject
  const screenOf = (saved: OpenedEstimate) => (
    <MemoryRouter>
      <SessionProvider>
        <Closing saved={saved} history={[]} load={async () => {}} />
      </SessionProvider>
    </MemoryRouter>
  )
  const { rerender } = render(screenOf(saved))
  screen.getByRole('button', { name: 'Close the Project' })
  rerender(screenOf({ ...saved, finished }))

  screen.getByText('90 h')
  expect(screen.queryByRole('button', { name: 'Close the Project' })).toBeNull()
})
