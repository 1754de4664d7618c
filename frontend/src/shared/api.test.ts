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

test('a link with the punctuation after it opens the offer', async () => {
  const fetched = vi.fn(async () => Response.json({}))
  vi.stubGlobal('fetch', fetched)
  for (const end of ['.', ').', '%3E', '/']) {
    history.replaceState(null, '', `/shared/a-Token_1${end}`)
    await readOffer()
    expect(fetched).toHaveBeenLastCalledWith('/api/shared/a-Token_1', expect.anything())
  }
})
