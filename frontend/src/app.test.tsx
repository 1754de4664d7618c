import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { App } from './app'
import { SessionProvider, useSession } from './session/session'

/** Vitest's, in the jsdom environment. */
declare const jsdom: { reconfigure: (settings: { url: string }) => void }

beforeEach(() => {
  localStorage.clear()
  // What jsdom lacks of a browser, and no fact below depends on.
  window.scrollTo = () => {}
  HTMLElement.prototype.showPopover = () => {}
})
afterEach(cleanup)

/** The whole front end in jsdom, talking to the product that `stack-setup.ts` started. */
function open(path: string) {
  jsdom.reconfigure({ url: process.env.SITE_URL! + path })
  render(
    <BrowserRouter>
      <SessionProvider>
        <App />
      </SessionProvider>
    </BrowserRouter>,
  )
  return userEvent.setup()
}

let people = 0

async function signUp(user: ReturnType<typeof userEvent.setup>) {
  people += 1
  await user.click(await screen.findByRole('tab', { name: 'Sign Up' }))
  await user.type(screen.getByLabelText('First Name'), 'Grace')
  await user.type(screen.getByLabelText('Last Name'), 'Hopper')
  await user.type(screen.getByLabelText('Email'), `grace-${process.pid}-${Date.now()}-${people}@example.com`)
  await user.type(screen.getByLabelText('Password'), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  await screen.findByRole('heading', { name: 'What are we scoping today?' }, patience)
}

/** Lambdas start cold. */
const patience = { timeout: 20_000 }
const asLong = 60_000

test(
  'who signs up sees the dashboard, their plan and their count',
  async () => {
    const user = open('/')
    await signUp(user)

    expect(screen.getByText('Registration successful')).toBeTruthy()
    expect(screen.getByText('Grace Hopper')).toBeTruthy()
    expect(screen.getByText('Free')).toBeTruthy()
    expect(screen.getByText(/^0 \/ 2/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Upgrade' })).toBeTruthy()
    expect(await screen.findByText(/Nothing saved yet/, {}, patience)).toBeTruthy()
  },
  asLong,
)

test(
  'a new estimation becomes a project, and the third of a free month is not taken',
  async () => {
    const user = open('/')
    await signUp(user)
    for (const title of ['First', 'Second']) {
      await user.type(await screen.findByLabelText('Project Title', {}, patience), title)
      await user.type(screen.getByLabelText('Requirements'), 'Members book a class.')
      await user.click(screen.getByRole('button', { name: 'Start AI Analysis' }))
      expect(await screen.findByRole('heading', { level: 1, name: title }, patience)).toBeTruthy()
      expect(location.pathname).toMatch(/^\/estimate\/\w+$/)
      await user.click(screen.getByRole('link', { name: 'Dashboard' }))
    }
    expect(await screen.findByText('Monthly limit reached', {}, patience)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Monthly Limit Reached' })).toHaveProperty('disabled', true)
  },
  asLong,
)

test('who is signed out and asks for a project is led to sign in', async () => {
  open('/estimate/01JUNKNOWN')
  expect(await screen.findByText('Please sign in to open that page.')).toBeTruthy()
  expect(location.pathname + location.search).toBe('/auth?next=%2Festimate%2F01JUNKNOWN')
})

test('a session that the server does not know is ended', async () => {
  localStorage.setItem('sessionId', 'made up')
  open('/')
  expect(await screen.findByText('Your session has ended. Please sign in again.', {}, patience)).toBeTruthy()
  expect(localStorage.getItem('sessionId')).toBeNull()
})

test('the session is there only inside its provider', () => {
  const quiet = console.error
  console.error = () => {}
  expect(() => render(<Outside />)).toThrow('useSession must be used within a SessionProvider')
  console.error = quiet
})

function Outside() {
  useSession()
  return null
}
