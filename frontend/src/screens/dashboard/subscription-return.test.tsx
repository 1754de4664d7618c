import { render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { awaitPlan } from '../../session/awaited-plan'
import { SessionProvider } from '../../session/session'
import { parseUser } from '../../session/user'
import { storeSession } from '../../storage/stored-session'
import { Toaster } from '../../ui/toast'
import SubscriptionReturn from './subscription-return'

/** Returns from the bank with these parameters, and counts the reads of the plan. */
function open(query: string, readPlan = (user: object) => Response.json(user)) {
  const user = { ...parseUser('{"email":"ada@example.com"}')!, monthlyEstimationCount: 2 }
  let reads = 0
  vi.stubGlobal('fetch', async (url: string | URL) => {
    if (new URL(url, location.origin).pathname === '/api/user') return Response.json(user)
    reads += 1
    return readPlan(user)
  })
  storeSession('session', user)
  history.replaceState(null, '', `/?subscription=success&${query}`)
  render(
    <BrowserRouter>
      <SessionProvider>
        <SubscriptionReturn />
        <Toaster />
      </SessionProvider>
    </BrowserRouter>,
  )
  return () => reads
}

test('a declined payment is reported on return from the bank, and the plan is not read', async () => {
  const reads = open('setup_intent=seti_1&redirect_status=failed')

  await screen.findByText('Payment Failed')
  screen.getByText(/^Your bank declined the payment\. Nothing was charged, and your plan has not changed\./)
  expect([location.search, reads()]).toEqual(['', 0])
})

test('a paid plan is welcomed on return from the bank, without a promise of estimates to those who have used all', async () => {
  open('payment_intent=pi_1&redirect_status=succeeded')

  await screen.findByText('Subscription Activated!')
  screen.getByText('Welcome to your new plan!')
  expect(location.search).toBe('')
})

test('a plan that does not arrive within 15 seconds is announced for later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  awaitPlan('tier3')
  const reads = open('', () => new Response('The payment service does not answer.', { status: 503 }))
  await vi.advanceTimersByTimeAsync(14_900)
  const promise = () => screen.queryByText('Your payment was received. Your plan will update shortly.')
  expect(promise()).toBeNull()

  await vi.advanceTimersByTimeAsync(200)
  await expect.poll(promise).not.toBeNull()
  expect(reads()).toBe(5)
})
