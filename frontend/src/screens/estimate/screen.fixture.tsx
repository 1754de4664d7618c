import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { expect, vi } from 'vitest'
import type { Project } from '#contract/project'
import type { SavedEstimate } from '#contract/saved-estimate'
import type { FinishedProject } from '#contract/track-record'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { estimateVersion } from '#domain/estimate/estimate'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
import { SessionProvider } from '../../session/session'
import { parseUser } from '../../session/user'
import { storeSession } from '../../storage/stored-session'
import Estimate from './screen'
import { summaries } from './versions/versions-card.fixture'

export const user = parseUser(JSON.stringify({ email: 'ada@example.com' }))!

const requirements = 'Customers book a repair.\nThey choose a time.'
export const revised = `${requirements}\nThey rate the repair.`

export const unread: Project = {
  id: 'p',
  title: 'Workshop',
  requirements,
  textRevision: 0,
  status: 'requirements',
  createdAt: '2026-11-20T10:00:00Z',
  version: 1,
  ...defaultSettings,
  terms: defaultTerms,
}
export const completed: Project = {
  ...unread,
  status: 'completed',
  clarificationQuestions: [],
  estimation: estimateVersion(
    aVersion(1, [aComponent('Booking', aTask('Calendar', 20, [1, 2]))], requirements.split('\n')),
    { settings: defaultSettings, terms: defaultTerms, scope: undefined, record: undefined },
  ),
}

/** State of the emulated server. */
export const server = {
  /** Reads of saved estimates that fail. */
  failures: 0,
  saved: [] as SavedEstimate[],
  finished: [] as Partial<FinishedProject>[],
  stored: unread,
  /** Responses to changes of the project, which wait for the test. */
  responses: [] as ((response: Response) => void)[],
}

/** Signs in, and emulates a server without saved estimates. */
export function serve() {
  Object.assign(server, { failures: 0, saved: [], finished: [], responses: [] })
  storeSession('session', user)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET', signal }: RequestInit = {}) => {
    if (method !== 'GET')
      return new Promise<Response>((resolve, reject) => {
        server.responses.push(resolve)
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      })
    const { pathname } = new URL(url, location.origin)
    if (pathname === '/api/estimation-history' && server.failures-- > 0)
      return new Response('The table is busy.', { status: 503 })
    const replies: Record<string, unknown> = {
      '/api/projects/p': server.stored,
      '/api/user': user,
      '/api/estimation-history': server.saved,
      '/api/track-record': { projects: server.finished },
      '/api/projects/p/versions': summaries.slice(-1),
    }
    return Response.json(replies[pathname] ?? {})
  })
}

/** Opens the screen of a project, beside a link to another one. */
export function open(project: Project, hash = '') {
  server.stored = project
  history.replaceState(null, '', `/estimate/p${hash}`)
  return render(
    <BrowserRouter>
      <Link to="/elsewhere">Leave</Link>
      <SessionProvider>
        <Routes>
          <Route path="/estimate/:id" element={<Estimate id="p" />} />
          <Route path="*" element="Elsewhere" />
        </Routes>
      </SessionProvider>
    </BrowserRouter>,
  )
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Requirements' }), { target: { value: text } })

export const respond = async (response: Response) => {
  await expect.poll(() => server.responses.length).toBeGreaterThan(0)
  await act(async () => server.responses.shift()!(response))
}
