import { expect, test } from 'vitest'
import { shareLimits } from '#contract/limits'
import { rateLimits } from '#contract/rate-limits'
import {
  type NewShare,
  type SharedOffer,
  notSuperseded,
  offerNotFound,
  offerSuperseded,
  optionNotOffered,
  otherOfferAccepted,
  tooManyLinksOfProject,
} from '#contract/share'
import { soldOf } from '#domain/offer/sold'
import { consume } from '#functions/data/rate-limits'
import * as key from '#functions/data/keys'
import { type Item, TableName, get, put, transact } from '#functions/data/table'
import { findUser } from '#functions/data/users'
import { newId } from '#functions/lib/ids'
import { awaitMail } from '#scripts/testing/mail'
import { aSharer, bodyOf, open, openedOffer } from '#scripts/testing/share'
import { aRequest } from '#scripts/testing/user'
import { handler as changeShare } from './change-share'
import { handler as respondToOffer } from './respond-to-offer'
import { handler as unsubscribe } from './unsubscribe'

type Owner = Awaited<ReturnType<typeof aSharer>>

const client = { name: 'Grace Hopper', email: 'grace@example.com' }
const acceptance = { kind: 'accept', ...client, accepted: true, options: [] as number[] }

const respond = (token: string, body: object) => respondToOffer(aRequest()(body, { token }))

const change = (owner: Owner, { share: { id } }: NewShare, change: string) => changeShare(owner.ask({ change }, { id }))

async function shared() {
  const owner = await aSharer()
  const { token, share } = await owner.link()
  const changeIt = (to: string) => change(owner, { token, share }, to)
  /** Returns the link's state as the history shows it. */
  const state = async () => (await owner.history())[0]!.links![share.id]!
  return { ...owner, token, change: changeIt, state, shareId: share.id }
}

test('an acceptance records name, options, hash, and the total and the weeks that the server computes', async () => {
  const { token, list, estimation } = await shared()
  const { price, options } = estimation
  const reply = await respond(token, { ...acceptance, options: [0, 0], total: 1, price: { total: 1 } })

  const total = price!.quoted + options[0]!.price
  const { offer } = bodyOf(reply) as SharedOffer
  const weeks = offer.weeksWithOptions
  expect(weeks).toBeGreaterThanOrEqual(offer.weeks)
  const decision = { kind: 'accept', name: 'Grace Hopper', options: ['Pages'], total, weeks }
  expect(bodyOf(reply) as SharedOffer).toMatchObject({ decision })
  const { hash, ...opened } = await openedOffer(token)
  expect(opened).toMatchObject({ decision })
  expect(await list()).toMatchObject([{ decision, events: [{ ...decision, email: 'grace@example.com', hash }] }])
  expect(JSON.stringify(opened)).not.toContain('grace@example.com')
  expect(opened.decision!.milestones!.at(-1)!.week).toBe(weeks)
})

test('of two concurrent acceptances exactly one is recorded, and the other gets its date', async () => {
  const { token, list } = await shared()
  const replies = await Promise.all(['Ann', 'Bob'].map((name) => respond(token, { ...acceptance, name })))

  const [accepted] = replies.filter(({ statusCode }) => statusCode === 200)
  const [rejected] = replies.filter(({ statusCode }) => statusCode === 409)
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  expect(rejected!.body).toContain(`already accepted on ${today}`)
  const { decision } = bodyOf(accepted!) as SharedOffer
  expect(await list()).toMatchObject([{ decision, events: [{ name: decision!.name }] }])
  expect((await respond(token, { kind: 'decline', name: 'Ann' })).statusCode).toBe(409)
})

test('an acceptance ends the other open offers of its project, of any saved estimate, but no change request of its own', async () => {
  const owner = await aSharer()
  const links = [await owner.link(), await owner.link()]
  const { saved } = await owner.saveWith([])
  const [later, alsoLater] = [await owner.shareOf(saved), await owner.shareOf(saved)]
  const change = await owner.shareOf(saved, owner.savedId)

  const sent = await respond(links[0]!.token, acceptance)
  const accepted = bodyOf(sent) as SharedOffer
  for (const { token } of [links[1]!, later, alsoLater]) {
    expect(await openedOffer(token)).toMatchObject({ isSuperseded: true, isOtherAccepted: true })
    expect(await respond(token, acceptance)).toMatchObject({ statusCode: 409, body: otherOfferAccepted })
  }
  // The same offer, unlike the others.
  expect(await openedOffer(links[1]!.token)).toMatchObject({ acceptedAt: accepted.decision!.at })
  expect(await openedOffer(later.token)).not.toHaveProperty('acceptedAt')
  expect(await openedOffer(links[0]!.token)).not.toHaveProperty('later')
  const { decision } = bodyOf(await respond(change.token, acceptance)) as SharedOffer
  expect(await openedOffer(links[0]!.token)).toMatchObject({ later: { at: decision!.at, isReplaced: false } })
  expect(soldOf(owner.projectId, await owner.history())).toMatchObject({ acceptances: 2, saved: { id: saved.id } })
})

test('a project has at most 45 live links, and an acceptance ends all others, each of a saved estimate of its own', async () => {
  const owner = await aSharer()
  const { token, share } = await owner.link()
  const { id: userId } = owner.user
  const [saved, link] = [await get(key.estimate(userId, owner.savedId)), await get(key.share(userId, share.id))]
  const state = (await owner.history())[0]!.links![share.id]!
  const items: Item[] = []
  for (let count = 1; count < shareLimits.livePerProject; count++) {
    const [id, savedId] = [newId(new Date()), newId(new Date())]
    items.push(
      { ...saved, ...key.estimate(userId, savedId), id: savedId, links: { [id]: state } },
      { ...key.saved(userId, owner.projectId, savedId), savedId },
      { ...link, ...key.share(userId, id), id, savedId },
    )
  }
  // A transaction has at most 100 items.
  for (let at = 0; at < items.length; at += 99)
    await transact(items.slice(at, at + 99).map((Item) => ({ Put: { TableName, Item } })))

  expect(await owner.share()).toMatchObject({ statusCode: 409, body: tooManyLinksOfProject })
  expect(await respond(token, acceptance)).toMatchObject({ statusCode: 200 })
  const states = (await owner.history()).flatMap(({ links = {} }) => Object.values(links))
  expect(states.filter(({ isOtherAccepted }) => isOtherAccepted)).toHaveLength(shareLimits.livePerProject - 1)
})

test('of two offers of a project that are accepted concurrently, one is sold', async () => {
  const owner = await aSharer()
  const first = await owner.link()
  const { saved } = await owner.saveWith([])
  const second = await owner.shareOf(saved)
  const replies = await Promise.all([first, second].map(({ token }) => respond(token, acceptance)))

  expect(replies.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]))
  expect(replies.find(({ statusCode }) => statusCode === 409)!.body).toBe(otherOfferAccepted)
  const states = (await owner.history()).flatMap(({ links = {} }) => Object.values(links))
  expect(states.filter(({ decision }) => decision)).toHaveLength(1)
})

test('an owner reopens an accepted offer, and the record keeps the first acceptance', async () => {
  const { token, change, list, state } = await shared()
  await respond(token, acceptance)
  expect(await state()).toMatchObject({ decision: { kind: 'accept', name: 'Grace Hopper', total: expect.any(Number) } })
  expect(bodyOf(await change('reopen'))).not.toHaveProperty('decision')
  expect(await state()).not.toHaveProperty('decision')
  // The client reads what became of the signature.
  expect(await openedOffer(token)).toMatchObject({ reopened: { decision: { kind: 'accept', name: 'Grace Hopper' } } })
  expect((await respond(token, { kind: 'decline', name: 'Grace Hopper', text: 'Too late.' })).statusCode).toBe(200)
  expect(await state()).toMatchObject({ decision: { kind: 'decline' } })

  const [share] = await list()
  expect(share!.decision).toMatchObject({ kind: 'decline' })
  expect(share!.events.map(({ kind }) => kind)).toEqual(['decline', 'reopen', 'accept'])
})

test('options that were not offered are rejected', async () => {
  const { token, list } = await shared()

  expect(await respond(token, { ...acceptance, options: [1] })).toMatchObject({
    statusCode: 400,
    body: optionNotOffered,
  })
  expect((await respond(token, { ...acceptance, options: [-1] })).statusCode).toBe(400)
  expect(await list()).toMatchObject([{ events: [] }])
})

test('a revoked link takes no response, whatever it says, and a superseded one no decision', async () => {
  const { token, change, state } = await shared()
  await change('supersede')
  expect(await state()).toHaveProperty('supersededAt')
  expect(await respond(token, acceptance)).toMatchObject({ statusCode: 409, body: offerSuperseded })
  expect(await openedOffer(token)).toMatchObject({ isSuperseded: true })

  await change('revoke')
  expect(await state()).toHaveProperty('revokedAt')
  const unknown = await respond('A'.repeat(43), acceptance)
  expect(unknown).toMatchObject({ statusCode: 404, body: offerNotFound })
  for (const options of [[], [99]])
    expect((await respond(token, { ...acceptance, options })).body).toContain(' ended this link on ')
})

test('the history shows the decision of a revoked link after another link was created', async () => {
  const { token, change, state, link } = await shared()
  await respond(token, acceptance)
  await change('revoke')
  await link()

  expect(await state()).toMatchObject({ decision: { kind: 'accept' }, revokedAt: expect.any(String) })
})

test('an expired link takes no response, and shows an accepted offer until it is revoked', async () => {
  const { token, user, shareId, change } = await shared()
  const link = key.share(user.id, shareId)
  const expireAt = async (time: number) => {
    await put({ ...link, ...(await get(link)), endsAt: new Date(time).toISOString() })
  }
  const gone = { statusCode: 410, body: expect.stringContaining('“A wiki for your staff” from') }
  await expireAt(Date.now())
  expect(await respond(token, acceptance)).toMatchObject(gone)
  expect(await open(token)).toMatchObject(gone)

  await expireAt(Date.now() + 60_000)
  await respond(token, acceptance)
  await expireAt(Date.now())
  expect(await openedOffer(token)).toMatchObject({ decision: { kind: 'accept', name: client.name } })
  expect(await respond(token, { kind: 'question', ...client, text: 'When?' })).toMatchObject({ statusCode: 200 })
  expect((await respond(token, acceptance)).statusCode).toBe(409)
  await change('revoke')
  expect(await open(token)).toMatchObject({ statusCode: 410, body: expect.stringContaining(' ended this link on ') })
  await change('reopen')
  expect((await open(token)).body).toContain(`The acceptance by ${client.name} of`)
})

test('a declined link and one that expired say that the offer was accepted through another one since', async () => {
  const { token, user, shareId, link } = await shared()
  const [accepted, expired] = [await link(), await link()]
  await respond(token, { kind: 'decline', name: client.name })
  expect(await openedOffer(token)).not.toHaveProperty('later')
  const expire = async (id: string) => {
    const link = key.share(user.id, id)
    await put({ ...link, ...(await get(link)), endsAt: new Date().toISOString() })
  }
  await respond(accepted.token, acceptance)
  const { decision } = await openedOffer(accepted.token)
  expect(await openedOffer(token)).toMatchObject({
    later: { at: decision!.at, price: decision!.total, links: 1 },
    acceptedAt: decision!.at,
  })

  await expire(expired.share.id)
  const gone = {
    statusCode: 410,
    body: expect.stringMatching(/was valid until .* This offer was accepted on .* through another link/),
  }
  expect(await open(expired.token)).toMatchObject(gone)
  await expire(shareId)
  expect(await open(token)).toMatchObject({ statusCode: 410, body: expect.stringContaining('was valid until') })
})

test('an owner cannot mark an offer as outdated after its acceptance', async () => {
  const { token, change, state } = await shared()
  await respond(token, acceptance)
  expect(await change('supersede')).toMatchObject({ statusCode: 409, body: notSuperseded })

  expect(await state()).not.toHaveProperty('supersededAt')
  expect(await openedOffer(token)).toMatchObject({ isSuperseded: false, decision: { kind: 'accept' } })
})

test('the 31st response of an hour from one network is rejected', async () => {
  const clientIp = '198.51.100.8'
  await consume('offerResponsesPerIp', clientIp, new Date(), rateLimits.offerResponsesPerIp.max - 1)
  const guess = () => respondToOffer(aRequest(clientIp)(acceptance, { token: 'A'.repeat(43) }))

  expect((await guess()).statusCode).toBe(404)
  expect((await guess()).statusCode).toBe(429)
})

test('a question that is sent twice reaches the owner once, with its text unchanged, and leaves the offer open', async () => {
  const { token, list, state } = await shared()
  const text = '<script>alert(1)</script> =1+1 \u202eabc'
  expect(await openedOffer(token)).not.toHaveProperty('askedAt')
  const ask = async () => bodyOf(await respond(token, { kind: 'question', ...client, text })) as SharedOffer
  const [asked, repeated] = await Promise.all([ask(), ask()])

  expect(await list()).toMatchObject([{ events: [{ kind: 'question', text, ...client }] }])
  const opened = await openedOffer(token)
  const at = (await state()).askedAt
  expect(at).toBeDefined()
  expect(opened).not.toHaveProperty('decision')
  expect([opened.askedAt, asked.askedAt, repeated.askedAt]).toEqual([at, at, at])
  expect(JSON.stringify(opened)).not.toContain(client.email)
  expect((await respond(token, acceptance)).statusCode).toBe(200)
})

test('a link takes at most 20 questions', async () => {
  const { token, user, shareId } = await shared()
  const link = key.share(user.id, shareId)
  await put({ ...link, ...(await get(link)), questionCount: shareLimits.questions - 1 })
  const ask = (text: string) => respond(token, { kind: 'question', ...client, text })
  const replies = await Promise.all([ask('When?'), ask('How?')])

  expect(replies.map(({ statusCode }) => statusCode ?? 0).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect((await open(token)).statusCode).toBe(200)
})

test.each([
  [{ ...acceptance, accepted: false }, 400, 'Please check the box "I accept this offer".'],
  [{ ...acceptance, name: ' ' }, 400, 'Please enter your name.'],
  [{ ...acceptance, email: 'grace' }, 400, 'Please enter a valid email address'],
  [{ ...acceptance, email: 'grace.hopper@example' }, 400, 'Please enter a valid email address'],
  [{ kind: 'question', ...client, text: 'x'.repeat(2_001) }, 413, /2,000/],
  [{ kind: 'decline', ...client, text: 'x'.repeat(100_000) }, 413, /2,000/],
  [{ kind: 'decline', name: 'Grace Hopper', email: 'grace' }, 400, 'Please enter a valid email address'],
  [{ kind: 'steal', ...client }, 400, /kind/],
])('an invalid response is rejected: %j', async (body, statusCode, message) => {
  expect(await respond('A'.repeat(43), body)).toMatchObject({
    statusCode,
    body: typeof message === 'string' ? message : expect.stringMatching(message),
  })
})

test('an acceptance brings the owner its mail, and one click in a mail program turns such mails off', async () => {
  const owner = await aSharer({ emailVerified: true })
  const { token } = await owner.link()
  await respond(token, acceptance)

  const headers = await awaitMail(owner.user.email, (mail) =>
    mail.subject === 'Offer accepted: A wiki for your staff' ? mail.headers : null,
  )

  expect(headers['reply-to']).toBe(client.email)
  expect(headers['auto-submitted']).toBe('auto-generated')
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const signed = /^<https?:\/\/[^/]+\/api\/unsubscribe\/([^>]+)>$/.exec(headers['list-unsubscribe']!)![1]!
  const click = (token: string) => unsubscribe(aRequest()('List-Unsubscribe=One-Click', { token }))
  for (const forged of [signed.replace('.offers.', '.payments.'), `${signed}x`, 'x']) {
    expect((await click(forged)).statusCode, forged).toBe(404)
  }
  expect((await click(signed)).statusCode).toBe(200)
  expect((await findUser(owner.user.id))?.notices).toEqual({ offers: false, payments: true })
})
