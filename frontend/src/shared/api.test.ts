import { expect, test, vi } from 'vitest'
import { offerNotFound } from '#contract/share'
import { readOffer } from './api'

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

test('a client whose connection is lost gets an error message instead of waiting forever', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    return Response.json({})
  })
  history.replaceState(null, '', '/shared/a-Token_1')
  await expect(readOffer()).rejects.toMatchObject({ status: 0, message: expect.stringContaining('connection') })
})
