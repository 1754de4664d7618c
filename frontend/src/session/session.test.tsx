import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeSession } from '../storage/stored-session'
import { SessionProvider, useSession, useUser } from './session'
import { parseUser, usageOf } from './user'

const user = parseUser(JSON.stringify({ email: 'ada@example.com' }))!

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:00:00Z') })
  storeSession('session', user)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
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

test('a response that is slower than that of a later request does not bring its older count back', async () => {
  const respond: ((count: number) => void)[] = []
  vi.stubGlobal('fetch', async () => {
    const monthlyEstimationCount = await new Promise<number>((resolve) => respond.push(resolve))
    return Response.json({ ...user, monthlyEstimationCount })
  })
  const { result } = renderHook(() => ({ ...useSession(), usage: usageOf(useUser()) }), { wrapper: SessionProvider })
  const { refresh } = result.current
  const [slow, fast] = [refresh(), refresh()]
  await expect.poll(() => respond.length).toBe(3)
  respond[2]!(2)
  await fast
  respond[1]!(1)
  await slow
  await waitFor(() => expect(result.current.usage).toBe('2 / 2'))
})
