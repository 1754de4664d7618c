import { expect, test } from 'vitest'
import type { ExportPart } from '#contract/account'
import { shareLimits } from '#contract/limits'
import { rateLimits } from '#contract/rate-limits'
import { type OpenedEstimate, savedNotFound } from '#contract/saved-estimate'
import {
  type NewShare,
  notReopened,
  nothingChanged,
  type ShareChoices,
  type SharedOffer,
  offerNotFound,
  optionNotOffered,
  shareNotFound,
  tooManyLinks,
  tooManyLinksOfEstimate,
} from '#contract/share'
import { validityInvalid } from '#contract/share-texts'
import { defaultTerms } from '#contract/terms'
import { soldLater } from '#contract/track-record'
import { priceWith } from '#domain/offer/offer-price'
import { soldOf } from '#domain/offer/sold'
import { deleteData } from '#functions/data/accounts'
import { consume } from '#functions/data/rate-limits'
import * as key from '#functions/data/keys'
import { TableName, get, listKeys, remove, transact } from '#functions/data/table'
import { newId } from '#functions/lib/ids'
import { sha256 } from '#functions/lib/sha256'
import { aSharer, bodyOf, inDays, open, openedOffer, someChoices } from '#scripts/testing/share'
import { aRequest } from '#scripts/testing/user'
import { handler as changeShare } from './change-share'
import { handler as createShare } from './create-share'
import { handler as deleteProject } from './delete-project'
import { handler as exportData } from './export-data'
import { handler as getProject } from './get-project'
import { handler as getSavedEstimate } from './get-saved-estimate'
import { handler as getUser } from './get-user'
import { handler as respond } from './respond-to-offer'
import { handler as saveOutcome } from './save-outcome'
import { handler as updateProject } from './update-project'

test('a link that is created again after a lost response is one link, and other choices make another one', async () => {
  const owner = await aSharer()
  // One last day for all, even if the date changes while this runs.
  const again = { attempt: 'cb0d1f4e-2d3c-4b51-9a52-0f4d8a6c7e11', validUntil: inDays(30) }
  const [first, second] = await Promise.all([owner.link(again), owner.link(again)])
  expect(second.token).toBe(first.token)
  expect((await owner.link(again)).share).toEqual(first.share)
  expect((await openedOffer(first.token)).offer.title).toBe('A wiki for your staff')

  const tokens = [await owner.link({ ...again, note: 'Hello' }), await owner.link(), await owner.link()]
  expect(new Set([first, ...tokens].map(({ token }) => token)).size).toBe(4)
  expect((await listKeys(key.user(owner.user.id))).filter(({ sk }) => sk.startsWith('SHARE#'))).toHaveLength(4)
})

test('a client sees the chosen parts of a saved estimate and nothing else, and can verify its hash', async () => {
  const owner = await aSharer()
  const { token } = await owner.link()
  const { offer, hash } = await openedOffer(token)

  expect(offer).toMatchObject({
    title: 'A wiki for your staff',
    from: 'Ada Lovelace',
    options: [{ name: 'Pages' }],
    price: { total: owner.estimation.price!.total },
  })
  expect(offer.assumptions).toEqual([
    'Staff have e-mail.',
    '“What about users?” Given: 80.',
    '“What about login?” Given: Single sign-on.',
    '“What about media?” Given: Pictures, Videos.',
  ])
  const testing = 'What is developed is tested as a whole, and what fails is fixed.'
  expect(offer.components).toContainEqual(expect.objectContaining({ name: 'Testing and fixing', description: testing }))
  expect(sha256(JSON.stringify(offer))).toBe(hash)
  for (const hidden of ['hours', 'range', 'risks', 'rates']) expect(offer).not.toHaveProperty(hidden)
  expect(JSON.stringify(offer)).not.toMatch(/budget|hourlyRate|analyst|verdict|productive hours/i)

  const tasksOnly = { ...someChoices().show, tasks: true }
  const { offer: named } = await openedOffer((await owner.link({ show: tasksOnly })).token)
  expect(named.components[0]!.tasks).toHaveLength(2)
  expect(JSON.stringify(named)).not.toContain('"hours"')

  const everything = { hours: true, tasks: true, range: true, risks: true, rates: true }
  const whole = await owner.link({ show: everything })
  expect(whole.share.show).toEqual(everything)
  const { offer: full } = await openedOffer(whole.token)
  expect(full).toMatchObject({
    hours: owner.estimation.totalHours,
    range: { low: owner.estimation.range.p10.cost },
    risks: [{ risk: 'Old pages' }],
    rates: expect.arrayContaining([{ role: 'Back-end developer', rate: 100 }]),
  })
  expect(full.components[0]!.tasks).toHaveLength(2)
  // Hours and rates multiplied would show the contingency.
  await updateProject(owner.ask({ terms: { ...defaultTerms, quoteAt: 90 } }, { id: owner.projectId }))
  const { saved } = await owner.saveWith([])
  const choices = someChoices({ show: everything, options: [] })
  const shared = async (since?: string) =>
    (bodyOf(await createShare(owner.ask({ ...choices, since }, { id: saved.id }))) as NewShare).share.show
  expect(await shared()).toEqual({ ...everything, rates: false })
  expect(await shared(owner.savedId)).toEqual({ hours: true, tasks: true, range: false, risks: false, rates: false })
})

test('an offer names the sender that its owner entered, and so do later ones', async () => {
  const owner = await aSharer({ firstName: '', lastName: '' })
  const from = async (given?: Partial<ShareChoices>) => (await openedOffer((await owner.link(given)).token)).offer.from

  expect(await from()).toBe('')
  expect(await from({ from: ' Analytical\nEngines\u202e ' })).toBe('Analytical Engines')
  expect(await from()).toBe('Analytical Engines')
  expect(bodyOf(await getUser(owner.ask()))).toMatchObject({ sender: 'Analytical Engines' })
  expect(bodyOf(await exportData(owner.ask()))).toMatchObject({ user: { sender: 'Analytical Engines' } })
})

test('an option that the client accepted is part of the next change request on both sides', async () => {
  const owner = await aSharer()
  const { token } = await owner.link()
  const client = { name: 'Grace Hopper', email: 'grace@example.com', accepted: true }
  const { decision } = bodyOf(
    await respond(aRequest()({ kind: 'accept', ...client, options: [0] }, { token })),
  ) as SharedOffer
  const opened = bodyOf(await getSavedEstimate(owner.ask(undefined, { id: owner.savedId }))) as OpenedEstimate
  expect(opened).toMatchObject({ acceptedOptions: ['Pages'] })

  const { saved } = await owner.saveWith([])
  const choices = someChoices({ options: [], since: owner.savedId })
  // With the option in scope, everything is as it was sold.
  expect(await createShare(owner.ask(choices, { id: saved.id }))).toMatchObject({
    statusCode: 400,
    body: nothingChanged,
  })

  const sessions = { component: 'Accounts', task: { name: 'Sessions', role: 'Back-end developer' as const } }
  const { saved: larger } = await owner.saveWith([
    { component: 'Pages', state: 'optional' },
    { ...sessions, state: 'in', hours: { likely: 40 } },
  ])
  const read = async ({ id }: { id: string }) => bodyOf(await getSavedEstimate(owner.ask(undefined, { id })))
  // Its price is the accepted one, although the work around it would make it another one.
  const [{ hours, price } = { hours: 0, price: 0 }] = opened.estimation.options
  const estimation = { options: [{ hours, price }] }
  const isMarked = { estimation: { options: [{ isSold: true }] } }
  expect(await read(larger)).toMatchObject({ acceptedOptions: ['Pages'], estimation })
  const project = bodyOf(await getProject(owner.ask(undefined, { id: owner.projectId })))
  expect(project).toMatchObject({ estimation })
  expect(project).toMatchObject(isMarked)
  expect(await read(larger)).not.toMatchObject(isMarked)
  expect(await read(saved)).toMatchObject({ acceptedOptions: [] })
  // Another offer has the option chosen at first, so its owner reads the price with it.
  const whole = bodyOf(await createShare(owner.ask(someChoices(), { id: larger.id }))) as NewShare
  expect(whole.share.price).toBe(priceWith((await openedOffer(whole.token)).offer, [0]).total)
  const inAll = { price: whole.share.price, hours: larger.totalHours + hours, acceptedAt: decision!.at }
  expect(larger.withSold).toEqual(inAll)
  expect(saved.withSold).toBeUndefined()
  const request = bodyOf(await createShare(owner.ask(choices, { id: larger.id }))) as NewShare
  const reply = await respond(aRequest()({ kind: 'accept', ...client, options: [] }, { token: request.token }))
  expect(bodyOf(reply)).toMatchObject({ decision: { options: ['Pages'] } })
  expect(reply.body).not.toMatch(/"hours"|"sold"/)

  const history = await owner.history()
  const sold = soldOf(owner.projectId, history)!
  const { change } = (await openedOffer(request.token)).offer
  expect(sold).toMatchObject({ price: change!.price.after, acceptances: 2, saved: { id: larger.id } })
  const outcome = { hours: 90, scope: 'same', finishedOn: new Date().toISOString().slice(0, 10) }
  const close = (id: string) => saveOutcome(owner.ask(outcome, { id }))
  expect(await close(owner.savedId)).toMatchObject({ statusCode: 409, body: soldLater })
  expect(bodyOf(await close(larger.id))).toMatchObject({ estimatedHours: sold.hours })
  const { events } = (await owner.list()).find(({ id }) => id === request.share.id)!
  expect(events).toMatchObject([{ kind: 'accept', options: [] }])
  await changeShare(owner.ask({ change: 'reopen' }, { id: request.share.id }))
  expect(soldOf(owner.projectId, await owner.history())).toMatchObject({ acceptances: 1, saved: { id: owner.savedId } })
})

test('an estimate saved after its client accepted the first one instead of the second has no option that only the second sold', async () => {
  const owner = await aSharer()
  const sessions = { component: 'Accounts', task: { name: 'Sessions', role: 'Back-end developer' as const } }
  const saveWith = async (likely: number) =>
    (
      await owner.saveWith([
        { component: 'Pages', state: 'optional' },
        { ...sessions, hours: { likely } },
      ])
    ).saved
  const accept = async (id: string, options: number[]) => {
    const { token } = bodyOf(await createShare(owner.ask(someChoices(), { id }))) as NewShare
    const client = { name: 'Grace Hopper', email: 'grace@example.com', accepted: true }
    const reply = await respond(aRequest()({ kind: 'accept', ...client, options }, { token }))
    expect(reply.statusCode).toBe(200)
  }
  await accept((await saveWith(20)).id, [0])
  await accept(owner.savedId, [])

  const { id } = await saveWith(40)
  expect(bodyOf(await getSavedEstimate(owner.ask(undefined, { id })))).toMatchObject({ acceptedOptions: [] })
})

test('only the hash of a token is stored', async () => {
  const { user, link } = await aSharer()
  const { token } = await link()

  expect(token).toMatch(/^[\w-]{43}$/)
  const items = await Promise.all((await listKeys(key.user(user.id))).map(get))
  expect(JSON.stringify([...items, await get(key.offer(sha256(token)))])).not.toContain(token)
})

/** Stores further links of the owner, of which only what identifies them matters. */
async function putLinks(owner: Awaited<ReturnType<typeof aSharer>>, savedId: string, count: number) {
  const link = { savedId, tokenHash: '', endsAt: new Date(Date.now() + 60_000).toISOString() }
  const items = Array.from({ length: count }, () => newId(new Date(0))).map((id) => ({
    Put: { TableName, Item: { ...key.share(owner.user.id, id), ...link, id } },
  }))
  // A transaction has at most 100 items.
  for (let at = 0; at < count; at += 100) await transact(items.slice(at, at + 100))
}

test('the 61st link of an hour is rejected, new or reopened, and can be revoked', async () => {
  const owner = await aSharer()
  const { share } = await owner.link()
  await changeShare(owner.ask({ change: 'supersede' }, { id: share.id }))
  await consume('sharesPerUser', owner.user.id, new Date(), rateLimits.sharesPerUser.max - 2)

  expect((await owner.share()).statusCode).toBe(200)
  expect((await owner.share()).statusCode).toBe(429)
  expect((await changeShare(owner.ask({ change: 'reopen' }, { id: share.id }))).statusCode).toBe(429)
  expect((await changeShare(owner.ask({ change: 'revoke' }, { id: share.id }))).statusCode).toBe(200)
})

test('a saved estimate has at most 20 live links, however many are created concurrently', async () => {
  const owner = await aSharer()
  await putLinks(owner, owner.savedId, shareLimits.livePerEstimate - 2)
  const replies = await Promise.all([owner.share(), owner.share(), owner.share()])

  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  expect(await owner.share()).toMatchObject({ statusCode: 409, body: tooManyLinksOfEstimate })
  const ids = Object.keys((await owner.history())[0]!.links!)
  expect(ids).toHaveLength(2)
  await changeShare(owner.ask({ change: 'revoke' }, { id: ids[0]! }))
  const { share } = await owner.link()
  expect(new Set(Object.keys((await owner.history())[0]!.links!))).toEqual(new Set([ids[1], share.id]))
})

test('a user has at most 200 live links', async () => {
  const owner = await aSharer()
  await putLinks(owner, 'another', shareLimits.livePerUser - 1)

  expect((await owner.share()).statusCode).toBe(200)
  expect(await owner.share()).toMatchObject({ statusCode: 409, body: tooManyLinks })
})

test('invalid choices are rejected with a message', async () => {
  const { share } = await aSharer()
  const rejected: [Partial<ShareChoices>, number, string | RegExp][] = [
    [{ note: 'x'.repeat(100_000) }, 413, /at most 5,000 characters/],
    [{ title: ' \n' }, 400, 'Enter a title.'],
    [{ from: ' ' }, 400, 'Enter your name or company.'],
    [{ options: [{ component: 'Invoices' }] }, 400, optionNotOffered],
    [{ validUntil: inDays(-3) }, 400, validityInvalid],
    [{ validUntil: inDays(400) }, 400, validityInvalid],
    [{ validUntil: 'tomorrow' }, 400, /last day/],
    [{ validUntil: '2027-02-31' }, 400, /last day/],
  ]
  for (const [given, statusCode, message] of rejected)
    expect(await share(given)).toMatchObject({
      statusCode,
      body: typeof message === 'string' ? message : expect.stringMatching(message),
    })
})

test('links belong to their owner alone', async () => {
  const [owner, other] = [await aSharer(), await aSharer()]
  const { share } = await owner.link()

  expect(await createShare(other.ask(someChoices(), { id: owner.savedId }))).toMatchObject({
    statusCode: 404,
    body: savedNotFound,
  })
  expect(await changeShare(other.ask({ change: 'revoke' }, { id: share.id }))).toMatchObject({
    statusCode: 404,
    body: shareNotFound,
  })
  expect(await other.list()).toEqual([])
  expect(await owner.list()).toMatchObject([{ id: share.id }])
})

test('a link without a decision or a newer version cannot be reopened', async () => {
  const owner = await aSharer()
  const { share } = await owner.link()
  const change = (change: string) => changeShare(owner.ask({ change }, { id: share.id }))

  expect(await change('reopen')).toMatchObject({ statusCode: 409, body: notReopened })
  expect(bodyOf(await change('supersede'))).toHaveProperty('supersededAt')
  expect(bodyOf(await change('reopen'))).not.toHaveProperty('supersededAt')
  await change('revoke')
  expect(await change('reopen')).toMatchObject({ statusCode: 409, body: notReopened })
})

test.each(['project', 'account'] as const)(
  'deleting the %s ends its links and deletes what they show',
  async (what) => {
    const owner = await aSharer()
    const { token } = await owner.link()
    if (what === 'project') await deleteProject(owner.ask({}, { id: owner.projectId }))
    else await deleteData(owner.user.id, new Date(Date.now() + 60_000))
    expect(await open(token)).toMatchObject({ statusCode: 404, body: offerNotFound })
    expect(await get(key.offer(sha256(token)))).toBeUndefined()
    expect(JSON.stringify(await listKeys(key.user(owner.user.id)))).not.toContain('SHARE#')
    expect(await owner.share()).toMatchObject({ statusCode: 404 })
  },
)

test('a link neither opens nor takes a response once the deletion of its saved estimate has begun', async () => {
  const owner = await aSharer()
  const { token } = await owner.link()
  const question = { kind: 'question', name: 'Grace Hopper', email: 'grace@example.com', text: 'When?' }
  await remove(key.estimate(owner.user.id, owner.savedId))
  expect(await open(token)).toMatchObject({ statusCode: 404, body: offerNotFound })
  expect(await respond(aRequest()(question, { token }))).toMatchObject({ statusCode: 404, body: offerNotFound })
  expect(await get(key.estimate(owner.user.id, owner.savedId))).toBeUndefined()
})

test('the export has the links of an account', async () => {
  const owner = await aSharer()
  const { share, token } = await owner.link()
  const part = bodyOf(await exportData(owner.ask(undefined, {}, { after: 'shares' }))) as ExportPart
  expect(part).toMatchObject({ shares: [{ id: share.id, savedId: owner.savedId }], next: null })
  expect(JSON.stringify(part)).not.toContain(token)
  expect(JSON.stringify(part)).not.toContain(sha256(token))
})
