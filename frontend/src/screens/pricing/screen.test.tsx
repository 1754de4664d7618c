import { render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { SessionProvider } from '../../session/session'
import { parseUser } from '../../session/user'
import { storeSession } from '../../storage/stored-session'
import Pricing from './screen'

test.each([
  ['free', 'Free', ['Upgrade to Tier 1']],
  ['tier1', 'Tier 1', ['Upgrade to Tier 3']],
  ['tier3', 'Tier 3', []],
] as const)('of the plans beside %s, only a higher one is highlighted', async (subscriptionTier, name, plans) => {
  const user = { ...parseUser('{"email":"ada@example.com"}')!, subscriptionTier }
  const config = { prices: { tier1: 'price_tier1', tier3: 'price_tier3' } }
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (url: string | URL) =>
    Response.json(new URL(url, location.origin).pathname === '/config.json' ? config : user),
  )
  storeSession('session', user)
  render(
    <BrowserRouter>
      <SessionProvider>
        <Pricing />
      </SessionProvider>
    </BrowserRouter>,
  )

  await expect
    .poll(() => screen.getAllByRole('button', { name: /Tier [13]|Switch to Free/ }).every(isEnabled))
    .toBe(true)
  const current = screen.getByRole('button', { name: 'Current Plan' })
  expect(current.closest('li')!.querySelector('h2')!.textContent).toBe(name)
  const highlighted = [...document.querySelectorAll('.plan .amplify-button--primary')]
  expect(highlighted.map(({ textContent }) => textContent)).toEqual(plans)
})

const isEnabled = (button: HTMLElement) => !(button as HTMLButtonElement).disabled
