import { fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { defaultTerms } from '#contract/terms'
import type { User } from '#contract/user'
import { SessionProvider } from '../../session/session'
import { parseUser } from '../../session/user'
import { storeSession } from '../../storage/stored-session'
import { Toaster } from '../../ui/toast'
import Dashboard from './screen'

const project = {
  id: 'p',
  title: 'Left alone',
  status: 'requirements',
  createdAt: '2026-11-02T09:00:00Z',
  hourlyRate: 100,
  developerCount: 1,
  isSaved: false,
  terms: defaultTerms,
}

/** Opens the dashboard of a user with these fields. `respond` may replace responses of the server. */
function open(given: Partial<User>, respond: (path: string) => Response | undefined = () => undefined) {
  const user = { ...parseUser('{"email":"only@example.com"}')!, ...given }
  const bodies: Record<string, unknown> = {
    '/api/user': user,
    '/api/estimation-history': [],
    '/api/projects': { projects: [] },
    '/api/track-record': { projects: [] },
  }
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (url: string | URL) => {
    const { pathname } = new URL(url, location.origin)
    return respond(pathname) ?? Response.json(bodies[pathname] ?? {})
  })
  storeSession('session', user)
  render(
    <BrowserRouter>
      <SessionProvider>
        <Dashboard />
        <Toaster />
      </SessionProvider>
    </BrowserRouter>,
  )
}

test('a customer is warned from 80 % of the limit, with the days on which the count and the plan start again', async () => {
  let isDown = true
  open(
    {
      subscriptionTier: 'tier1',
      monthlyEstimationCount: 4,
      monthlyEstimationLimit: 5,
      subscription: {
        status: 'active',
        renewsAt: '2026-12-12T12:00:00.000Z',
        endsAt: null,
        nextTier: null,
        changeUnpaid: false,
      },
    },
    (path) => (isDown && path === '/api/estimation-history' ? new Response('', { status: 503 }) : undefined),
  )

  await screen.findByRole('heading', { name: 'Approaching monthly limit' })
  screen.getByText("You've used 4 of 5 estimates this month.")
  screen.getByText(/^The count starts again on [A-Z][a-z]+ 1\. Your plan renews on December 12, which does not/)
  expect(screen.getByRole('link', { name: 'Compare the plans' }).getAttribute('href')).toBe('/pricing')
  expect(screen.queryByText(/Upgrade/)).toBeNull()

  await screen.findByText('Your estimates could not be loaded.')
  screen.getByText('Offers as links')
  isDown = false
  screen.getByRole('button', { name: 'Try again' }).click()
  await screen.findByText(/^Nothing saved yet\. Describe a project/)
})

test('a customer of an unlimited plan is not warned, and called by the email if there is no name', async () => {
  open({ subscriptionTier: 'tier3', monthlyEstimationCount: 812, monthlyEstimationLimit: 999_999 })

  await screen.findByText('812 / ∞')
  screen.getByText('Tier 3')
  screen.getAllByText('only@example.com')
  expect(screen.queryByText(/Upgrade|left this month|Approaching/)).toBeNull()
})

test('the state of an unfinished project follows its analysis, and stays if it cannot be read again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let respond = () => Response.json({ projects: [{ ...project, running: 'analyze' }] })
  open({}, (path) => (path === '/api/projects' ? respond() : undefined))
  const expectState = (text: string) => expect.poll(() => screen.queryByText(text)).not.toBeNull()
  await expectState('Analyzing…')
  expect(screen.getByRole('link', { name: 'Left alone' }).getAttribute('href')).toBe('/estimate/p')

  respond = () => new Response('The table is busy.', { status: 503 })
  await vi.advanceTimersByTimeAsync(5_000)
  await expectState('Your estimates could not be updated.')
  screen.getByText('Analyzing…')
  respond = () => Response.json({ projects: [{ ...project, status: 'clarifications' }] })
  await vi.advanceTimersByTimeAsync(5_000)
  await expectState('Questions open')
  expect(screen.queryByText('Your estimates could not be updated.')).toBeNull()
})

test('the form reports what is missing, a rate that is not a whole number and too long requirements beside the fields', async () => {
  open({})
  await screen.findByText(/^Nothing saved yet/)
  const type = (label: string, value: string) => {
    const field = screen.getByLabelText(label, { selector: 'input, textarea' })
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
    return field as HTMLInputElement
  }
  const start = () => fireEvent.click(screen.getByRole('button', { name: 'Start AI Analysis' }))
  const expectFocus = (name: string) => expect.poll(() => document.activeElement?.getAttribute('name')).toBe(name)
  const isWrong = (text: string) => screen.queryByText(text, { selector: 'form *' }) !== null
  type('Project Title', '   ')
  start()
  await screen.findByText('Please fill in all required fields')
  expect(['Enter a project title.', 'Enter the requirements.'].map(isWrong)).toEqual([true, true])
  await expectFocus('title')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))

  type('Project Title', 'Everything')
  const tooLong = /^Requirements can have at most 300,000 characters\./
  type('Requirements', 'x'.repeat(300_000))
  screen.getByText('300,000 of 300,000 characters')
  expect(screen.queryByText(tooLong)).toBeNull()
  type('Requirements', 'x'.repeat(300_001))
  screen.getByText(tooLong)
  start()
  await expectFocus('requirements')

  type('Requirements', 'Customers pay by card.')
  for (const typed of ['0', '92,5']) {
    type('Hourly Rate (USD)', '90')
    expect(isWrong('Hourly rate must be a whole number, at least 1')).toBe(false)
    const field = type('Hourly Rate (USD)', typed)
    expect(isWrong('Hourly rate must be a whole number, at least 1')).toBe(true)
    expect(field.value).toBe(typed)
  }
  start()
  await expectFocus('hourlyRate')
  expect(document.querySelector('.toast:not([hidden])')).toBeNull()
})
