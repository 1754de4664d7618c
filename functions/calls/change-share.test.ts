import type { Scope } from '#contract/scope'
import { expect, test } from 'vitest'
import type { SavedEstimate } from '#contract/saved-estimate'
import {
  type NewShare,
  type SharedOffer,
  askedAgain,
  changeOutdated,
  notFromSold,
  notReopened,
  otherAcceptanceStands,
  shareNotFound,
} from '#contract/share'
import { soldOf } from '#domain/offer/sold'
import { endOtherOffers } from '#functions/data/other-offers'
import { fenced, inHistory } from '#functions/data/shares'
import * as key from '#functions/data/keys'
import { TableName, get, put, remove, transact } from '#functions/data/table'
import { aSlowNetwork } from '#scripts/testing/network'
import { aSharer, bodyOf, open, openedOffer, someChoices } from '#scripts/testing/share'
import { aRequest } from '#scripts/testing/user'
import { handler as changeShare } from './change-share'
import { handler as createShare } from './create-share'
import { handler as respondToOffer } from './respond-to-offer'

type Owner = Awaited<ReturnType<typeof aSharer>>

const acceptance = {
  kind: 'accept',
  name: 'Grace Hopper',
  email: 'grace@example.com',
  accepted: true,
  options: [] as number[],
}

const respond = (token: string, body: object) => respondToOffer(aRequest()(body, { token }))

const change = (owner: Owner, { share: { id } }: NewShare, change: string, more = {}) =>
  changeShare(owner.ask({ change, ...more }, { id }))

const soldTo = async (owner: Owner) => soldOf(owner.projectId, await owner.history())

/** A change that a client reads, so that it can be shared. */
const longerSessions: Scope['changes'][number] = {
  component: 'Accounts',
  task: { name: 'Sessions', role: 'Back-end developer' },
  state: 'in',
  hours: { likely: 40 },
}

test('a change request is accepted only while what it states as the price before is what was sold', async () => {
  const owner = await aSharer()
  const first = await owner.link()
  const { saved: second } = await owner.saveWith([longerSessions])
  const { saved: third } = await owner.saveWith([longerSessions, { component: 'Pages', state: 'out' }])
  const withoutOptions = await owner.shareOf(second, owner.savedId)
  await respond(first.token, { ...acceptance, options: [0] })
  const outdated = { statusCode: 409, body: changeOutdated }
  expect(await openedOffer(withoutOptions.token)).toMatchObject({ isSuperseded: false, isOutdated: true })
  expect(await respond(withoutOptions.token, acceptance)).toMatchObject(outdated)
  // Links that were made before the price before was stored with them say so as well.
  const link = key.share(owner.user.id, withoutOptions.share.id)
  await put({ ...link, ...(await get(link)), before: undefined, since: undefined })
  expect(await openedOffer(withoutOptions.token)).toMatchObject({ isOutdated: true })

  // Compared with an estimate that nobody accepted, it would be sold without what that one changes.
  const choices = someChoices({ options: [], since: second.id })
  expect(await createShare(owner.ask(choices, { id: third.id }))).toMatchObject({
    statusCode: 409,
    body: notFromSold,
  })
  const current = await owner.shareOf(second, owner.savedId)
  expect(await openedOffer(current.token)).not.toHaveProperty('isOutdated')
  const replacing = await owner.shareOf(third, owner.savedId)
  expect(await respond(current.token, acceptance)).toMatchObject({ statusCode: 200 })
  expect(await respond(replacing.token, acceptance)).toMatchObject(outdated)
  expect(await soldTo(owner)).toMatchObject({ acceptances: 2, saved: { id: second.id } })
})

test('an accepted change request ends those compared with an earlier estimate, and keeps those that add to it', async () => {
  const owner = await aSharer()
  const { saved: second } = await owner.saveWith([longerSessions])
  const { saved: third } = await owner.saveWith([longerSessions, { component: 'Pages', state: 'out' }])
  const request = (saved: SavedEstimate, since: string) => owner.shareOf(saved, since)
  const first = await owner.link()
  const further = await request(third, second.id)
  await respond(first.token, acceptance)
  expect(await openedOffer(further.token)).toMatchObject({ isSuperseded: false, isOutdated: true })
  const accepted = await request(second, owner.savedId)
  const earlier = [await request(second, owner.savedId), await request(third, owner.savedId)]
  const [declined, outdated] = [await request(third, owner.savedId), await request(third, owner.savedId)]
  const reply = await respond(declined.token, { kind: 'decline', name: 'Grace Hopper' })
  // Who declines a change reads what is agreed.
  const sold = await soldTo(owner)
  expect(bodyOf(reply)).toMatchObject({ later: { at: sold!.acceptedAt, price: sold!.price } })
  await change(owner, outdated, 'supersede')

  const changed = bodyOf(await respond(accepted.token, acceptance)) as SharedOffer
  expect(await openedOffer(declined.token)).toMatchObject({ later: { at: changed.decision!.at } })
  for (const { token } of earlier)
    expect(await respond(token, acceptance)).toMatchObject({ statusCode: 409, body: changeOutdated })
  // The first one is to the accepted change.
  const ends = await Promise.all(earlier.map(({ token }) => openedOffer(token)))
  expect(ends.map(({ isOutdated, acceptedAt }) => [isOutdated, acceptedAt])).toEqual([
    [true, changed.decision!.at],
    [true, undefined],
  ])
  // Accepted later, they would silently undo what was accepted.
  for (const overtaken of [...earlier, declined, outdated])
    expect(await change(owner, overtaken, 'reopen')).toMatchObject({ statusCode: 409, body: otherAcceptanceStands })

  expect(await change(owner, accepted, 'reopen')).toMatchObject({ statusCode: 200 })
  for (const { token } of earlier) expect(await openedOffer(token)).toMatchObject({ isSuperseded: false })
  expect(await respond(accepted.token, acceptance)).toMatchObject({ statusCode: 200 })
  expect(await respond(further.token, acceptance)).toMatchObject({ statusCode: 200 })
  expect(await soldTo(owner)).toMatchObject({ acceptances: 3, saved: { id: third.id } })
})

test('what was accepted last is taken back first', async () => {
  const owner = await aSharer()
  const [first, ended, declined] = [await owner.link(), await owner.link(), await owner.link()]
  const { saved: second } = await owner.saveWith([longerSessions])
  await respond(declined.token, { kind: 'decline', name: 'Grace Hopper' })
  await respond(first.token, { ...acceptance, options: [0] })
  const request = await owner.shareOf(second, owner.savedId)
  await respond(request.token, acceptance)
  const both = await soldTo(owner)
  expect(both).toMatchObject({ acceptances: 2, saved: { id: second.id } })

  for (const link of [first, ended, declined])
    expect(await change(owner, link, 'reopen')).toMatchObject({ statusCode: 409, body: otherAcceptanceStands })
  expect(await soldTo(owner)).toEqual(both)
  for (const link of [request, first, declined])
    expect(await change(owner, link, 'reopen')).toMatchObject({ statusCode: 200 })
  expect(await soldTo(owner)).toBeUndefined()
  expect(await openedOffer(ended.token)).toMatchObject({ isSuperseded: false })

  await respond(first.token, acceptance)
  expect(await respond(request.token, acceptance)).toMatchObject({ statusCode: 409, body: changeOutdated })
})

test('a question that is marked as answered is open neither for its owner nor for the client, and the next one is', async () => {
  const owner = await aSharer()
  const link = await owner.link()
  const ask = () =>
    respond(link.token, { kind: 'question', name: 'Grace Hopper', email: 'grace@example.com', text: 'When?' })
  const openQuestion = async () => {
    const [saved] = await owner.history()
    const { askedAt } = await openedOffer(link.token)
    expect(saved!.links![link.share.id]!.askedAt).toBe(askedAt)
    return askedAt
  }
  await ask()
  const askedAt = await openQuestion()
  expect(askedAt).toBeDefined()

  // Sent twice, such as after a lost response.
  for (const _ of [1, 2]) {
    const answered = await change(owner, link, 'answer', { askedAt })
    expect(bodyOf(answered)).not.toHaveProperty('askedAt')
    expect(bodyOf(answered)).toMatchObject({ events: [{ kind: 'question', text: 'When?' }] })
  }
  expect(await openQuestion()).toBeUndefined()
  expect(await openedOffer(link.token)).toHaveProperty('answeredAt')
  await ask()
  const askedLater = await openQuestion()
  expect(askedLater).toBeDefined()
  expect(await openedOffer(link.token)).not.toHaveProperty('answeredAt')
  // Its owner has read the earlier one only.
  expect(await change(owner, link, 'answer', { askedAt })).toMatchObject({ statusCode: 409, body: askedAgain })
  expect(await openQuestion()).toBe(askedLater)

  // The history of an estimate does not list all links that ended.
  const { id } = link.share
  const state = inHistory(owner.user.id, { id, savedId: owner.savedId }, 'REMOVE links.#id')
  await transact([{ Update: { TableName, ...state } }])
  expect(bodyOf(await change(owner, link, 'answer', { askedAt: askedLater }))).not.toHaveProperty('askedAt')
})

test('an offer that is shared while another one is accepted states what it replaces, and can be accepted', async () => {
  const owner = await aSharer()
  const first = await owner.link()
  const { saved } = await owner.saveWith([longerSessions])
  await aSlowNetwork('GetItem', owner.savedId, () => respond(first.token, acceptance))
  const { handler } = await import('./create-share')
  const { token } = bodyOf(await handler(owner.ask(someChoices({ options: [] }), { id: saved.id }))) as NewShare
  expect((await openedOffer(token)).offer).toMatchObject({ replaces: { price: (await soldTo(owner))!.price } })
  expect(await respond(token, acceptance)).toMatchObject({ statusCode: 200 })
})

test('a new link, an acceptance and a reopening make a concurrent change of links look again', async () => {
  const owner = await aSharer()
  const link = await owner.link()
  const events = [owner.link, () => respond(link.token, acceptance), () => change(owner, link, 'reopen')]
  for (const happens of events) {
    let attempts = 0
    await fenced(owner.user.id, async (next) => {
      if (attempts++ === 0) await happens()
      return transact([next])
    })
    expect(attempts).toBe(2)
  }
})

test('reopening an accepted offer opens those that its acceptance ended, and none that its owner ended', async () => {
  const owner = await aSharer()
  const [first, second] = [await owner.link(), await owner.link()]
  const { saved } = await owner.saveWith([])
  const other = await owner.shareOf(saved)
  const outdated = await owner.link()
  await change(owner, outdated, 'supersede')
  await respond(first.token, acceptance)
  expect(await change(owner, first, 'reopen')).toMatchObject({ statusCode: 200 })
  for (const { token } of [first, second, other])
    expect(await openedOffer(token)).toMatchObject({ isSuperseded: false })
  expect(await openedOffer(outdated.token)).toMatchObject({ isSuperseded: true })
  const links = (await owner.history()).flatMap(({ links = {} }) => Object.values(links))
  expect(links.filter(({ supersededAt }) => supersededAt)).toHaveLength(1)
  for (const { show } of links) expect(show).toEqual(someChoices().show)

  const agreed = bodyOf(await respond(second.token, { ...acceptance, options: [0] })) as SharedOffer
  const { at: acceptedAt, total: price } = agreed.decision!
  const instead = await owner.shareOf(saved)
  // It says what it replaces, before and after. The option is work of the later estimate.
  const options = { again: [], included: ['Pages'], gone: [] }
  expect(await openedOffer(instead.token)).toMatchObject({ offer: { replaces: { acceptedAt, price, options } } })
  // Nothing is undone by what says that it replaces it.
  for (const step of ['supersede', 'reopen'])
    expect(await change(owner, instead, step)).toMatchObject({ statusCode: 200 })
  const { decision } = bodyOf(await respond(instead.token, acceptance)) as SharedOffer
  expect(await soldTo(owner)).toMatchObject({
    acceptances: 1,
    saved: { id: saved.id },
    replaced: { price, acceptedAt },
  })
  const later = { at: decision!.at, isReplaced: true, price: decision!.total, weeks: decision!.weeks, isRevoked: false }
  expect(await openedOffer(second.token)).toMatchObject({ later })
  expect(await change(owner, second, 'reopen')).toMatchObject({ statusCode: 409, body: otherAcceptanceStands })

  // An acceptance outlives its link. It is taken back all the same, and the link stays revoked.
  await change(owner, instead, 'revoke')
  expect((await open(instead.token)).body).toContain(' stays agreed.')
  expect(await openedOffer(second.token)).toMatchObject({ later: { ...later, isRevoked: true } })
  expect(await change(owner, instead, 'reopen')).toMatchObject({ statusCode: 200 })
  expect(await soldTo(owner)).toMatchObject({ acceptances: 1, saved: { id: owner.savedId } })
  expect(await respond(instead.token, acceptance)).toMatchObject({ statusCode: 410 })
  expect(await change(owner, instead, 'reopen')).toMatchObject({ statusCode: 409, body: notReopened })
  expect(await change(owner, second, 'reopen')).toMatchObject({ statusCode: 200 })
})

test('an acceptance does not take over the end of an offer that its owner ended in the meantime', async () => {
  const owner = await aSharer()
  const userId = owner.user.id
  const [{ share }, ended] = [await owner.link(), await owner.link()]
  const all = await owner.history()
  await change(owner, ended, 'supersede')
  const history = inHistory(userId, share, 'SET links.#id.openedCount = :count', { ':count': 1 })
  const now = new Date()

  expect(await transact(endOtherOffers({ ...share, userId }, all, history, { now, at: now.toISOString() }))).toBe(false)
})

test('a link of a deleted estimate cannot be reopened, because it does not exist', async () => {
  const owner = await aSharer()
  const link = await owner.link()
  await respond(link.token, acceptance)
  await remove(key.estimate(owner.user.id, owner.savedId))
  expect(await change(owner, link, 'reopen')).toMatchObject({ statusCode: 404, body: shareNotFound })
})
