import { expect, test } from 'vitest'
import type { ShareState } from '#contract/share'
import { changeTitle } from '#domain/change/change-title'
import { basisBeside } from '#domain/change/compared-estimate'
import { initialParts, initialTitle } from '#domain/estimate/last-choices'
import { projectSender } from '#domain/text/sender-name'
import { includedOptions } from './opened-estimate'
import { listedTotals } from './listed-totals'
import { leadingOf, saleStateOf } from './sale-state'
import { describeSold, lastAcceptanceBefore, nameOptions, soldOf } from './sold'

const day = (number: number) => `2026-11-${number}T09:00:00.000Z`

/** A link that was accepted on a day. */
const accepted = (on: number, total: number, given: Partial<ShareState> = {}): ShareState => ({
  createdAt: day(10),
  endsAt: day(30),
  openedCount: 1,
  decision: { kind: 'accept', at: day(on), name: 'Grace', total, weeks: 4 },
  ...given,
})
const save = (id: string, ...links: ShareState[]) => ({
  id,
  projectId: 'shop',
  title: 'Shop',
  createdAt: day(10),
  links: Object.fromEntries(links.map((link, at) => [`${id}-${at}`, link])),
})
const sold = (...saved: ReturnType<typeof save>[]) => soldOf('shop', saved)

test('what was sold is the offer and the change requests that were accepted after it', () => {
  const offer = save('1', accepted(11, 10_000, { sold: { price: 10_000, hours: 100, options: 0 } }))
  const change = save('2', accepted(12, 2_400, { isChange: true, sold: { price: 12_400, hours: 124, options: 0 } }))
  expect(describeSold(sold(offer)!)).toBe('$10,000, 100 h, 4 weeks')
  expect(sold(change, offer)).toMatchObject({ price: 12_400, hours: 124, acceptances: 2, saved: { id: '2' } })
  expect(describeSold(sold(change, offer)!)).toBe('$12,400 in 2 acceptances, 124 h, 4 weeks')
})

test('a version follows what was accepted last of all earlier ones, also if that is an older version than another', () => {
  const own = [save('3', accepted(14, 100)), save('2', accepted(11, 100)), save('1', accepted(12, 100))].map(
    (saved) => ({ ...saved, version: Number(saved.id) }),
  )
  const soldBefore = (number: number) => lastAcceptanceBefore(own, number)?.saved.id
  expect([1, 2, 3, 4].map(soldBefore)).toEqual([undefined, '1', '1', '3'])
})

test('change requests that a client has seen keep their number, also if they were withdrawn', () => {
  const request = (openedCount: number) => ({
    ...accepted(12, 0, { isChange: true }),
    openedCount,
    decision: undefined,
  })
  const offer = save('1', accepted(11, 10_000))
  const later = [
    save('2'),
    save('2', request(0)),
    save('2', request(1)),
    save('2', request(1), accepted(12, 1, { isChange: true })),
  ]
  expect(later.map((one) => changeTitle(sold(one, offer)))).toEqual(
    // Two links to the same change count once.
    [1, 1, 2, 2].map((number) => `Change request ${number}`),
  )
  // They share its number.
  const [shared, next] = [save('2', request(1), request(1)), save('3', request(0))]
  const own = sold(next, shared, offer)
  expect([shared, next, undefined].map((one) => changeTitle(own, one))).toEqual(
    [1, 2, 2].map((number) => `Change request ${number}`),
  )
  // A change back to an earlier estimate is another one than that to it.
  const since = (acceptedAt: string) => ({ createdAt: acceptedAt, isChange: true, before: { price: 0, acceptedAt } })
  const [there, back] = [accepted(12, 1, since(day(11))), accepted(13, -1, since(day(12)))]
  const first = save('1', accepted(11, 10_000), back)
  const second = save('2', there)
  const again = save('2', there, { ...accepted(14, 1, since(day(13))), decision: undefined })
  expect(changeTitle(sold(second, first), second)).toBe('Change request 3')
  expect(changeTitle(sold(again, first), again)).toBe('Change request 3')
})

test('options that the client chose are named beside the price, which is more than that of the saved estimate', () => {
  const withOptions = (options: number) =>
    save('1', accepted(11, 1_865, { sold: { price: 1_865, hours: 10.5, options } }))
  expect(describeSold(sold(withOptions(1))!)).toBe('$1,865 with 1 option, 10.5 h, 4 weeks')
  expect(describeSold(sold(withOptions(1))!, ['Payments'])).toBe('$1,865 with the option “Payments”, 10.5 h, 4 weeks')
  expect(nameOptions(['Chat', 'Blog', 'Ads'])).toBe('the options “Chat”, “Blog” and “Ads”')
  expect(describeSold(sold(withOptions(0))!)).toBe('$1,865, 10.5 h, 4 weeks')
  // Acceptances from before their number was stored have the names alone.
  expect(describeSold(sold(withOptions(0))!, ['Payments'])).toBe('$1,865 with the option “Payments”, 10.5 h, 4 weeks')
})

test('lists show what is pending or was declined in all, with what was sold, while that acceptance stands', () => {
  const offer = save('1', accepted(11, 1_865, { sold: { price: 1_865, hours: 10.5, options: 1 } }))
  const own = { totalCost: 1_900, totalHours: 12, withSold: { price: 2_100, hours: 14, acceptedAt: day(11) } }
  const change = { ...save('2'), ...own }
  expect(listedTotals(change, sold(change, offer))).toEqual({ price: 2_100, hours: 14, note: ' in all' })
  expect(listedTotals({ ...offer, ...own }, sold(offer))).toEqual({ price: 1_865, hours: 10.5, note: '' })
  const without = { price: 1_900, hours: 12, note: '' }
  const other = (options: number) => sold(save('3', accepted(12, 1_000, { sold: { price: 1_000, hours: 9, options } })))
  for (const standing of [undefined, other(0)]) expect(listedTotals(change, standing)).toEqual(without)
  // An earlier acceptance stands, and its options are no part of these totals.
  expect(listedTotals(change, other(1))).toEqual({ ...without, note: ' without sold options' })
})

test('the page of a saved estimate includes options sold by then, none that are sold later, and says of its own that they are new', () => {
  const offer = save('1', accepted(11, 1_865))
  const later = { ...save('2'), acceptedOptions: ['Map'] }
  const withSold = { price: 2_100, hours: 14, acceptedAt: day(11) }
  const read = (given: object) => includedOptions({ ...later, ...given }, sold(later, offer)!)
  expect(read({ withSold })).toEqual({ accepted: ['Map'], note: '' })
  for (const given of [{}, { withSold: { ...withSold, acceptedAt: day(9) } }])
    expect(read(given)).toEqual({ accepted: [], note: '' })
  const own = { acceptedOptions: ['Map'], ...offer }
  expect(includedOptions(own, sold(offer)!)).toMatchObject({
    accepted: ['Map'],
    note: expect.stringContaining('includes the option “Map”, which the client accepted') as string,
  })
})

test('the page of an estimate that was saved after a sale and then accepted names the options that its client accepted', () => {
  const offer = save('1', accepted(11, 1_865))
  const withSold = { price: 2_100, hours: 14, acceptedAt: day(11) }
  const later = { ...save('2', accepted(12, 500, { isChange: true })), acceptedOptions: ['Map', 'Chat'], withSold }
  expect(includedOptions(later, sold(later, offer)!)).toMatchObject({
    accepted: ['Map', 'Chat'],
    note: expect.stringContaining('includes the options “Map” and “Chat”') as string,
  })
})

test('a change of work that was agreed elsewhere is sold with that work', () => {
  const change = save('2', accepted(12, 2_400, { isChange: true, sold: { price: 12_400, hours: 124, options: 0 } }))
  expect(sold(save('1'), change)).toMatchObject({ price: 12_400, acceptances: 1 })
})

test('an offer of the whole project takes the place of an earlier one', () => {
  const first = save('1', accepted(11, 10_000), accepted(12, 500, { isChange: true }))
  expect(sold(first)).toMatchObject({ price: 10_500, acceptances: 2 })
  const replaced = { price: 10_500, acceptedAt: day(12), at: day(13) }
  expect(sold(save('2', accepted(13, 9_000)), first)).toMatchObject({ price: 9_000, acceptances: 1, replaced })
  expect(describeSold(sold(save('2', accepted(13, 9_000)), first)!)).toBe('$9,000, 4 weeks, instead of $10,500')
  expect(describeSold(sold(save('2', accepted(13, 10_500)), first)!)).toBe('$10,500, 4 weeks')
  const changed = save('2', accepted(13, 9_000), accepted(14, 100, { isChange: true }))
  expect(sold(changed, first)).toMatchObject({ price: 9_100, acceptances: 2, replaced })
})

test('later offers of a project name the sender of the accepted one, whatever other offers name', () => {
  const { decision: _, ...open } = accepted(11, 10_000, { createdAt: day(12), from: 'Another' })
  const senderOf = (...links: ShareState[]) => projectSender([save('2', ...links), save('1')])
  expect(senderOf(open, accepted(11, 10_000, { from: 'Quist' }))).toBe('Quist')
  expect(senderOf({ ...open, createdAt: day(11), from: 'Quist' }, open)).toBe('Another')
  expect(senderOf(accepted(11, 10_000))).toBeUndefined()
})

test('a new link shows the parts of the latest one of its kind, and a change shows its tasks from the first one on', () => {
  const none = { hours: false, tasks: false, range: false, risks: false, rates: false }
  const link = (on: number, shown: Partial<typeof none>, isChange?: boolean): ShareState => ({
    createdAt: day(on),
    endsAt: day(30),
    openedCount: 0,
    show: { ...none, ...shown },
    isChange,
  })
  const [first, second] = [
    save('1', link(11, { hours: true }), link(10, { rates: true })),
    save('2', link(12, {}, true)),
  ]
  expect(initialParts([save('1', accepted(11, 100))], false)).toEqual(none)
  expect(initialParts([first], false)).toEqual({ ...none, hours: true })
  expect(initialParts([first], true)).toEqual({ ...none, hours: true, tasks: true })
  expect(initialParts([second, first], true)).toEqual(none)
  // Another link, which the client of the change did not accept, shows more.
  const open = link(12, { hours: true, rates: true })
  expect(initialParts([save('1', open, accepted(13, 100, link(11, {})))], true)).toEqual({ ...none, tasks: true })
  expect(initialParts([second, first], false)).toEqual({ ...none, hours: true })
})

test('a new link starts with the title that its owner typed for the latest offer, until the project has another one', () => {
  const link = (on: number, title?: string, isChange?: boolean) =>
    accepted(on, 100, { createdAt: day(on), title, isChange })
  const titleOf = (...links: ShareState[]) =>
    initialTitle([save('2', ...links), save('1', link(10, 'First'))], 'Shop 2', false)
  expect(titleOf()).toBe('First')
  expect(titleOf(link(11, 'Shop of Quist'), link(12, 'Change request 1', true))).toBe('Shop of Quist')
  expect(titleOf(link(11, 'Shop'))).toBe('Shop 2')
  expect(initialTitle([save('1', link(11))], 'Shop 2', false)).toBe('Shop 2')
})

test('a new link starts with the title and the parts of a revoked one only if nothing else was shared', () => {
  const show = { hours: false, tasks: false, range: false, risks: false, rates: false }
  const acceptedOne = accepted(12, 100, { createdAt: day(11), title: 'Booking Lindenhof', show })
  const { decision: _, ...open } = acceptedOne
  const mistaken = {
    ...open,
    createdAt: day(13),
    revokedAt: day(13),
    title: 'Booking Quist',
    show: { ...show, hours: true },
  }
  const startOf = (isChange: boolean, ...links: ShareState[]) => {
    const own = [save('1', mistaken, ...links)]
    return [initialTitle(own, 'Shop', isChange), initialParts(own, isChange).hours]
  }
  for (const isChange of [true, false]) {
    expect(startOf(isChange)).toEqual(['Booking Quist', true])
    expect(startOf(isChange, open)).toEqual(['Booking Lindenhof', false])
    // An acceptance outlasts its link.
    expect(startOf(isChange, { ...acceptedOne, revokedAt: day(14) })).toEqual(['Booking Lindenhof', false])
  }
  const other = { ...open, createdAt: day(14), title: 'Booking Hotel' }
  expect(startOf(true, other, acceptedOne)).toEqual(['Booking Lindenhof', false])
  expect(startOf(false, other, acceptedOne)).toEqual(['Booking Hotel', false])
})

test('nothing is sold by a decline, an open link or another project', () => {
  const declined = accepted(11, 10_000)
  declined.decision!.kind = 'decline'
  const { decision: _, ...open } = accepted(11, 10_000)
  expect(sold(save('1', declined, open), { ...save('2', accepted(11, 1)), projectId: 'blog' })).toBeUndefined()
})

test('a project stays accepted when a change of it is saved, until the change is accepted or declined', () => {
  const change = (on: number, given: Partial<ShareState>): ShareState => ({
    createdAt: day(on),
    endsAt: day(20),
    openedCount: 1,
    before: { price: 10_000, acceptedAt: day(11) },
    ...given,
  })
  const declined = (on: number) => change(on, { decision: { kind: 'decline', at: day(on), name: 'Grace' } })
  const offer = save('1', accepted(11, 10_000))
  const clock = new Date(day(14))
  /** State of a project that is now the first of these. */
  const state = (...[now, ...saved]: ReturnType<typeof save>[]) =>
    saleStateOf({ id: 'shop', isSaved: true, savedId: now!.id }, [now!, ...saved], clock)
  expect(state(offer)).toBe('accepted')
  expect(state(save('2'), offer)).toBe('changing')
  expect(state(save('3', change(12, {})), offer, save('0'))).toBe('shared')
  for (const ended of [{ revokedAt: day(13) }, { endsAt: day(13) }, { before: { price: 10_000, acceptedAt: day(10) } }])
    expect(state(save('2', change(12, ended)), offer)).toBe('changing')
  expect(state(save('2', declined(12)), offer)).toBe('declined')
  expect(state(save('2', declined(12), change(13, {})), offer)).toBe('shared')
  expect(state(save('2', declined(12), change(11, {})), offer)).toBe('declined')
  expect(state(save('2', declined(12), change(13, { supersededAt: day(13) })), offer)).toBe('declined')
  expect(state(save('2', declined(12), change(13, { endsAt: day(13) })), offer)).toBe('declined')
  expect(state(save('2', accepted(12, 500)), offer)).toBe('accepted')
  expect(state(save('2', declined(12)), save('1'))).toBeUndefined()
  expect(saleStateOf({ id: 'blog', isSaved: true }, [offer], clock)).toBeUndefined()
  // What was changed since is pending, whatever was saved before. Projects saved earlier do not know as what.
  expect(saleStateOf({ id: 'shop', isSaved: false, savedId: '1' }, [offer], clock)).toBe('changing')
  expect(saleStateOf({ id: 'shop', isSaved: true }, [offer], clock)).toBe('accepted')
  expect(saleStateOf({ id: 'shop', isSaved: true }, [save('2'), offer], clock)).toBe('changing')
})

test('what a project is now decides if a change is pending, in whatever order its estimates were saved and sold', () => {
  const link = (on: number, given: Partial<ShareState> = {}): ShareState => ({
    ...accepted(on, 100, { createdAt: day(on) }),
    decision: undefined,
    ...given,
  })
  const change = { isChange: true, before: { price: 100, acceptedAt: day(12) } }
  const state = (savedId: string, one: ShareState[], other: ShareState[]) => {
    const all = [{ ...save('2', ...other), createdAt: day(11) }, save('1', ...one)]
    return saleStateOf({ id: 'shop', isSaved: true, savedId }, all, new Date(day(20)))
  }
  const sale = accepted(12, 100)
  const passed = link(11, { supersededAt: day(12), isOtherAccepted: true })
  // Either of two that were shared is accepted. The owner may have saved the first one again.
  for (const now of ['1', '2']) {
    expect(state(now, [sale], [passed])).toBe(now === '1' ? 'accepted' : 'changing')
    expect(state(now, [passed], [sale])).toBe(now === '2' ? 'accepted' : 'changing')
    expect(state(now, [link(11)], [passed])).toBe('offered')
  }
  // The first one is sold in place of the second from its own page.
  const back = accepted(13, 90, { createdAt: day(13), before: { price: 100, acceptedAt: day(12) } })
  expect(state('2', [back], [sale])).toBe('changing')
  expect(state('1', [back], [sale])).toBe('accepted')
  // A change to the other one is shared, declined and withdrawn.
  expect(state('2', [link(13, change)], [sale])).toBe('shared')
  expect(state('1', [link(13, change)], [sale])).toBe('shared')
  const declined = link(13, { ...change, decision: { kind: 'decline', at: day(14), name: 'Grace' } })
  expect(state('1', [declined], [sale])).toBe('declined')
  expect(state('2', [declined], [sale])).toBe('accepted')
  expect(state('1', [link(13, { ...change, revokedAt: day(14) })], [sale])).toBe('changing')
  // One that was declined before the other was sold is no change of it.
  expect(state('1', [{ ...declined, isChange: undefined, before: undefined }], [sale])).toBe('changing')
})

test('lists show first what was sold, or else the newest estimate, whatever was shared since', () => {
  const { decision: _, ...shared } = accepted(14, 500, { revokedAt: day(15) })
  const [first, second, third] = [save('1', shared), save('2', accepted(11, 10_000)), save('3')]
  expect(leadingOf([third, second, first], { saved: second })).toBe(second)
  expect(leadingOf([third, first], undefined)).toBe(third)
  expect(leadingOf([], undefined)).toBeUndefined()
})

test('a project is compared with what was sold, or else with its newest estimate', () => {
  const [first, second, third] = [save('1'), save('2', accepted(11, 10_000)), save('3')]
  const all = [third, second, first]
  expect(basisBeside(first, all)).toMatchObject({ saved: second, isSold: true, isLater: true })
  expect(basisBeside(second, all)).toBeUndefined()
  expect(basisBeside(third, all)).toMatchObject({ saved: second, isSold: true, isLater: false })
  expect(basisBeside(first, [third, first])).toMatchObject({ saved: third, isSold: false, isLater: true })
  expect(basisBeside(third, [third, first])).toBeUndefined()
})
