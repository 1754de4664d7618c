import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { App } from '../app'
import { SessionProvider } from '../session/session'

/** Vitest's, in the jsdom environment. */
declare const jsdom: { reconfigure: (settings: { url: string }) => void }

/** Lambdas start cold. */
export const patience = { timeout: 20_000 }

const addressOf = (path: string) => jsdom.reconfigure({ url: process.env.SITE_URL! + path })

/** A browser that has never been here, on the site that `stack-setup.ts` started. */
export function newBrowser() {
  addressOf('/')
  localStorage.clear()
  // What jsdom lacks of a browser, and no fact depends on.
  window.scrollTo = () => {}
}

/** Opens the whole front end at a path. Answers who uses it. */
export function openSite(path: string) {
  addressOf(path)
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

/** An e-mail address that nobody has signed up with. */
export function anEmail(name: string): string {
  people += 1
  return `${name}-${process.pid}-${Date.now()}-${people}@example.com`
}
