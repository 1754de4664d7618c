import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { App } from '../app'
import { SessionProvider } from '../session/session'

/** Vitest's jsdom instance. */
declare const jsdom: { reconfigure: (settings: { url: string }) => void }

/** Lambdas start cold. */
export const patience = { timeout: 20_000 }

const visit = (path: string) => jsdom.reconfigure({ url: process.env.SITE_URL! + path })

/** Resets jsdom to a browser without any stored data, on the site that `stack-setup.ts` started. */
export function newBrowser() {
  visit('/')
  localStorage.clear()
  // Missing in jsdom, and irrelevant to the tests.
  window.scrollTo = () => {}
}

/** Renders the whole front end at a path. Returns the simulated user. */
export function openSite(path: string) {
  visit(path)
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

/** Returns an unused email. */
export function anEmail(name: string): string {
  people += 1
  return `${name}-${process.pid}-${Date.now()}-${people}@example.com`
}
