import { expect, test, vi } from 'vitest'
import { noConnection } from './api-error'
import { siteConfig } from './site-config'

test('a configuration that does not load shows no internals, and loads with the next attempt', async () => {
  const config = { stripePublishableKey: 'pk_test_1' }
  const fetch = vi
    .fn<typeof globalThis.fetch>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('<html>', { status: 503 }))
    .mockResolvedValueOnce(new Response('<html>'))
    .mockResolvedValueOnce(Response.json(config))
  vi.stubGlobal('fetch', fetch)

  for (let attempt = 0; attempt < 3; attempt++) await expect(siteConfig()).rejects.toThrow(noConnection)
  expect(await siteConfig()).toEqual(config)
  expect(await siteConfig()).toEqual(config)
  expect(fetch).toHaveBeenCalledTimes(4)
})
