import { render, renderHook, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/user'
import { storeSession } from '../storage/stored-session'
import { SessionProvider, useSession, useUser } from './session'
import { parseUser, usageOf } from './user'

const user = parseUser(JSON.stringify({ email: 'ada@example.com' }))!

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:00:00Z') })
  storeSession('session', user)
})
const Usage = () => usageOf(useUser())

test('a page that stays open over the end of a month reads the new count when it is used again', async () => {
  const counts = [2, 0]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...user, monthlyEstimationCount: counts.shift() })))
  render(
    <SessionProvider>
      <Usage />
    </SessionProvider>,
  )
  await screen.findByText('2 / 2')
  window.dispatchEvent(new Event('focus'))
  vi.setSystemTime(new Date('2026-12-01T00:00:01Z'))
  window.dispatchEvent(new Event('focus'))

  await screen.findByText('0 / 2')
  expect(counts).toEqual([])
})

/** Renders the session with responses that wait for the test: the user as opened, and then each request. */
async function openSession() {
  const respond: ((read: Partial<User>) => void)[] = []
  vi.stubGlobal('fetch', async () => {
    const read = await new Promise<Partial<User>>((resolve) => respond.push(resolve))
    return Response.json({ ...user, ...read })
  })
  const { result } = renderHook(() => ({ ...useSession(), user: useUser() }), { wrapper: SessionProvider })
  await expect.poll(() => respond.length).toBe(1)
  return { result, respond }
}

test('a response that is slower than that of a later request does not bring its older count back', async () => {
  const { result, respond } = await openSession()
  const { refresh } = result.current
  const [slow, fast] = [refresh(), refresh()]
  await expect.poll(() => respond.length).toBe(3)
  respond[2]!({ monthlyEstimationCount: 2 })
  await fast
  respond[1]!({ monthlyEstimationCount: 1 })
  await slow
  await waitFor(() => expect(usageOf(result.current.user)).toBe('2 / 2'))
})

test.each(['before', 'after'])(
  'a plan that took long to ask for is shown, also if the user is read %s it',
  async (order) => {
    const { result, respond } = await openSession()
    const { refresh, syncPlan } = result.current
    const [plan, read] = [syncPlan(), refresh()]
    await expect.poll(() => respond.length).toBe(3)
    const steps = [
      async () => {
        respond[2]!({ subscriptionTier: 'free' })
        await read
      },
      async () => {
        respond[1]!({ subscriptionTier: 'tier1' })
        await plan
      },
    ]
    for (const step of order === 'before' ? steps : steps.toReversed()) await step()
    await waitFor(() => expect(result.current.user.subscriptionTier).toBe('tier1'))
  },
)
