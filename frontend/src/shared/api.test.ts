import { afterEach, expect, test, vi } from 'vitest'
import { offerNotFound } from '#contract/share'
import { readOffer } from './api'

afterEach(() => {
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

test('a link that a mail program cut off gets the message of a dead link', async () => {
  vi.stubGlobal('fetch', async () => new Response('There is no such call.', { status: 404 }))
  history.replaceState(null, '', '/shared/')
  await expect(readOffer()).rejects.toMatchObject({ status: 404, message: offerNotFound })
})
