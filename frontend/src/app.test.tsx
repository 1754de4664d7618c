import { cleanup, render, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useSession } from './session/session'
import { anEmail, newBrowser, openSite, patience } from './testing/site'

beforeEach(newBrowser)
afterEach(cleanup)

async function signUp(user: UserEvent) {
  await user.click(await screen.findByRole('tab', { name: 'Sign Up' }, patience))
  await user.type(screen.getByLabelText('First Name'), 'Grace')
  await user.type(screen.getByLabelText('Last Name'), 'Hopper')
  await user.type(screen.getByLabelText('Email'), anEmail('grace'))
  await user.type(screen.getByLabelText('Password'), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  await screen.findByRole('heading', { name: 'What are we scoping today?' }, patience)
}

test('a new user sees the dashboard with their plan and count', async () => {
  const user = openSite('/')
  await signUp(user)

  expect(screen.getByText('Registration successful')).toBeTruthy()
  expect(screen.getByText('Grace Hopper')).toBeTruthy()
  expect(screen.getByText('Free')).toBeTruthy()
  expect(screen.getByText(/^0 \/ 2/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Upgrade' })).toBeTruthy()
  expect(await screen.findByText(/Nothing saved yet/, {}, patience)).toBeTruthy()
})

test('a new estimation becomes a project, and the third one of a free month is rejected', async () => {
  const user = openSite('/')
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
})

test('a signed-out user who opens a project is redirected to sign in', async () => {
  openSite('/estimate/01JUNKNOWN')
  expect(await screen.findByText('Please sign in to open that page.')).toBeTruthy()
  expect(location.pathname + location.search).toBe('/auth?next=%2Festimate%2F01JUNKNOWN')
})

test('a session that the server does not know is ended', async () => {
  localStorage.setItem('sessionId', 'made up')
  openSite('/')
  expect(await screen.findByText('Your session has ended. Please sign in again.', {}, patience)).toBeTruthy()
  expect(localStorage.getItem('sessionId')).toBeNull()
})

test('the session is only available inside its provider', () => {
  const quiet = console.error
  console.error = () => {}
  expect(() => render(<Outside />)).toThrow('useSession must be used within a SessionProvider')
  console.error = quiet
})

function Outside() {
  useSession()
  return null
}
