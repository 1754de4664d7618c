import { expect, test } from 'vitest'
import { shareLimits } from '#contract/limits'
import { type NewShare, offerNotFound } from '#contract/share'
import { formatDate, formatDay } from '#domain/text/format'
import { consume } from '#functions/data/rate-limits'
import * as key from '#functions/data/keys'
import { get, put } from '#functions/data/table'
import { budgets } from '#scripts/benchmark/metrics'
import { aCountedTable, aMeteredTable } from '#scripts/testing/network'
import { aSharer, open } from '#scripts/testing/share'
import { aRequest } from '#scripts/testing/user'
import { handler as changeShare } from './change-share'
import { handler as getOffer } from './get-offer'

test('an unknown and a cut link get the same 404 after the same requests, and one that has ended says so to whoever has it', async () => {
  const owner = await aSharer()
  const [live, revoked] = [await owner.link(), await owner.link()]
  const expired = await owner.link({ from: 'Quist' })
  await changeShare(owner.ask({ change: 'revoke' }, { id: revoked.share.id }))
  const record = await get(key.share(owner.user.id, expired.share.id))
  await put({ ...key.share(owner.user.id, expired.share.id), ...record, endsAt: new Date().toISOString() })

  const requests = await aCountedTable()
  const { handler } = await import('./get-offer')
  const cut = [live.token.slice(0, 42), `${live.token}A`, 'A'.repeat(43), '', '../user', live.share.id]
  for (const token of cut) {
    requests.length = 0
    const { statusCode, body } = await handler(aRequest()(undefined, { token }))
    expect({ statusCode, body }).toEqual({ statusCode: 404, body: offerNotFound })
    // Three of the rate limit and three of the link.
    expect(requests).toEqual(['UpdateItem', 'GetItem', 'UpdateItem', 'GetItem', 'UpdateItem', 'UpdateItem'])
  }
  expect((await handler(aRequest()(undefined, { token: live.token }))).statusCode).toBe(200)

  const endOf = async ({ token }: NewShare) => {
    const { statusCode, body } = await handler(aRequest()(undefined, { token }))
    expect(statusCode).toBe(410)
    return body
  }
  const again = 'Please ask the sender for a new link.'
  expect(await endOf(expired)).toBe(
    `“A wiki for your staff” from Quist was valid until ${formatDate(expired.share.validUntil)}. ${again}`,
  )
  // It may have been sent to the wrong person.
  expect(await endOf(revoked)).toBe(`Ada Lovelace ended this link on ${formatDay(new Date().toISOString())}. ${again}`)
})

test('an owner sees when and how often a link was opened, in the history too', async () => {
  const owner = await aSharer()
  const { token, share } = await owner.link()
  const { openedCount, createdAt, endsAt } = share
  expect(await owner.history()).toMatchObject([{ links: { [share.id]: { openedCount, createdAt, endsAt } } }])
  await open(token)
  await Promise.all([open(token), open(token)])

  const [listed] = await owner.list()
  expect(listed).toMatchObject({ openedCount: 3, savedId: owner.savedId, events: [] })
  expect(listed!.lastOpenedAt! >= listed!.firstOpenedAt!).toBe(true)
  const state = (await owner.history())[0]!.links![share.id]!
  expect(state).toMatchObject({ openedCount: 3, firstOpenedAt: expect.any(String) })
  expect(state.lastOpenedAt! >= state.firstOpenedAt!).toBe(true)
})

test('opening a link reads at most three units', async () => {
  const { link } = await aSharer()
  const everything = { hours: true, tasks: true, range: true, risks: true, rates: true }
  const { token } = await link({ show: everything, note: 'x'.repeat(shareLimits.note) })
  const used = await aMeteredTable()
  const { handler } = await import('./get-offer')

  expect((await handler(aRequest()(undefined, { token }))).statusCode).toBe(200)
  expect(used.read).toBeGreaterThan(0)
  expect(used.read).toBeLessThanOrEqual(budgets.offerReadUnits)
})

test('the 121st opening of a minute from one network is rejected', async () => {
  const { link, list } = await aSharer()
  const { token } = await link()
  const clientIp = '198.51.100.7'
  await consume('offerReadsPerIp', clientIp, new Date(), 118)
  const ask = aRequest(clientIp)
  const replies = await Promise.all([1, 2, 3].map(() => getOffer(ask(undefined, { token }))))

  expect(replies.map(({ statusCode }) => statusCode ?? 0).toSorted((one, other) => one - other)).toEqual([
    200, 200, 429,
  ])
  expect(await list()).toMatchObject([{ openedCount: 2 }])
})
