import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { unlimited } from '#contract/limits'
import type { SavedEstimate } from '#contract/saved-estimate'
import type { ListedProject } from '../../ui/project-state'
import { SessionProvider } from '../../session/session'
import { parseUser } from '../../session/user'
import { storeSession } from '../../storage/stored-session'
import { ProjectRow } from './project-row'
import { createProjectsStore } from './projects-store'

let sent: string[] = []
let user = {}
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', (url: URL | string, { method = 'GET' } = {}) => {
    if (method === 'POST') sent.push(new URL(String(url), location.origin).pathname)
    return Promise.resolve(Response.json(method === 'POST' ? { id: 'copy' } : user))
  })
})
/** Shows a project, of which an estimate may be sold, to a user with this monthly limit, and asks for its copy. */
async function duplicate(monthlyEstimationLimit: number, isSold = false) {
  user = { email: 'ada@example.com', monthlyEstimationCount: 1, monthlyEstimationLimit }
  storeSession('session', parseUser(JSON.stringify(user))!)
  const createdAt = '2026-11-20T10:00:00.000Z'
  const decision = { kind: 'accept', at: createdAt, name: 'Grace', options: [], total: 800 }
  const links = { one: { createdAt, endsAt: createdAt, openedCount: 1, ...(isSold && { decision }) } }
  const saved = { id: 's', projectId: 'p', title: 'Studio', createdAt, totalCost: 800, totalHours: 8, links }
  render(
    <MemoryRouter>
      <SessionProvider>
        <ProjectRow
          store={createProjectsStore({ onDeleteFailed: () => {}, onDeleted: () => {} })}
          project={{ id: 'p', title: 'Studio', status: 'completed', createdAt, isSaved: true } as ListedProject}
          saved={[saved as unknown as SavedEstimate]}
        />
      </SessionProvider>
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Duplicate Studio' }))
  await vi.waitFor(() => expect(document.querySelector('dialog') ?? sent[0]).toBeTruthy())
  return document.querySelector('dialog')
}

test('a copy asks before it uses an estimate of the month, or leaves agreed prices behind', async () => {
  const sold = (await duplicate(unlimited, true))!
  expect(sold.textContent).toContain('The prices that were agreed for “Studio” do not hold for it')
  expect(sold.textContent).not.toContain('this month')
  cleanup()

  const counted = (await duplicate(5))!
  expect(counted.textContent).toContain('counts as another estimate of this month: 1 of 5 is used.')
  expect(counted.textContent).not.toContain('agreed')
  expect(sent).toEqual([])
  fireEvent.click(within(counted).getByText('Duplicate'))
  await vi.waitFor(() => expect(sent).toEqual(['/api/projects/p/duplicate']))
  cleanup()

  sent = []
  expect(await duplicate(unlimited)).toBeNull()
})
