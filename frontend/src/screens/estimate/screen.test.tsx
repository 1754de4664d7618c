import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Project } from '#contract/project'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { estimateVersion } from '#domain/estimate/estimate'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
import { readDraft } from '../../session/drafts'
import { SessionProvider } from '../../session/session'
import { parseUser } from '../../session/user'
import { storeSession } from '../../storage/stored-session'
import Estimate from './screen'

const user = parseUser(JSON.stringify({ email: 'ada@example.com' }))!

const requirements = 'Customers book a repair.\nThey choose a time.'
const revised = `${requirements}\nThey rate the repair.`

const unread: Project = {
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
const completed: Project = {
  ...unread,
  status: 'completed',
  clarificationQuestions: [],
  estimation: estimateVersion(
    aVersion(1, [aComponent('Booking', aTask('Calendar', 20, [1, 2]))], requirements.split('\n')),
    { settings: defaultSettings, terms: defaultTerms, scope: undefined, record: undefined },
  ),
}

/** The project on the server, and responses to changes of it, which wait for the test. */
let stored: Project
let responses: ((response: Response) => void)[]

beforeEach(() => {
  responses = []
  storeSession('session', user)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET', signal }: RequestInit = {}) => {
    if (method !== 'GET')
      return new Promise<Response>((resolve, reject) => {
        responses.push(resolve)
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      })
    const replies: Record<string, unknown> = {
      '/api/projects/p': stored,
      '/api/user': user,
      '/api/estimation-history': [],
      '/api/track-record': { projects: [] },
      '/api/projects/p/versions': [],
    }
    return Response.json(replies[new URL(url, location.origin).pathname] ?? {})
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Opens the screen of a project, beside a link to another one. */
function open(project: Project, hash = '') {
  stored = project
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

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Requirements' }), { target: { value: text } })
const leave = async () => {
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }))
  await screen.findByText('Elsewhere')
  await act(async () => {})
}
const respond = async (response: Response) => {
  await expect.poll(() => responses.length).toBeGreaterThan(0)
  await act(async () => responses.shift()!(response))
}

test('a page that is left during a revision does not come back, and keeps the text', async () => {
  open(completed, '#revise')
  await screen.findByRole('heading', { name: 'Revise requirements' })
  type(revised)
  press('Re-estimate the Changes')
  await screen.findByText('Reading the changes')
  await leave()

  expect(location.pathname).toBe('/elsewhere')
  expect(readDraft(user.email, 'revision:p')).toContain('They rate the repair.')
})

test('a page that is left while its text is saved does not come back, and removes the draft', async () => {
  open(unread, '#edit')
  await screen.findByRole('heading', { name: 'Edit title and requirements' })
  type(revised)
  press('Save Changes')
  await leave()
  await respond(Response.json({ ...unread, requirements: revised }))

  await expect.poll(() => readDraft(user.email, 'text:p')).toBeNull()
  expect(location.pathname).toBe('/elsewhere')
})
