import { expect, test } from 'vitest'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { defaultSettings } from '#contract/settings'
import { aTask, component, hundredHours } from '#domain/estimate/estimate.fixture'
import { priceRows } from '#domain/offer/price-rows'
import { money } from '#domain/text/format'
import { keepAccepted } from './accepted-options'
import { includeAccepted } from './changed-pair'
import { accounts, changeAfter, option, save, shop, terms } from './change-request.fixture'
import { difference } from './difference'
import { describeRepricedWork } from './repriced-work'

const plain = { terms: { ...terms, discount: 0, tax: 0 } }
const before = save(hundredHours, [], plain)
const more = { ...hundredHours, components: [accounts!, component([...shop!.tasks, aTask({ name: 'Gifts' })], 'Shop')] }
const warningFor = (given: Parameters<typeof save>[2]) => {
  const pair = includeAccepted(before, save(more, [], given), [])
  return describeRepricedWork(difference(pair.before, pair.after, { isClient: true }), pair)
}

test('a change at other rates or terms warns its owner that the work before is priced again', () => {
  expect(warningFor(plain)).toBe('')
  const dearer = warningFor({ ...plain, settings: { ...defaultSettings, hourlyRate: defaultSettings.hourlyRate + 5 } })
  expect(dearer).toMatch(
    /^The work agreed before is priced again\. Rates, team and priority, \+€[\d,]+\. You changed the rates: /,
  )
  const { terms } = plain
  expect(warningFor({ terms: { ...terms, quoteAt: 50 } })).toMatch(
    / Contingency, −€[\d,]+\. You changed the percentage to quote at: for the agreed prices, set that back/,
  )
  expect(warningFor({ terms: { ...terms, discount: 5 } })).toMatch(/ Discount, −€[\d,]+\. You changed the discount: /)
  const settings = { ...defaultSettings, priority: 'rush' as const }
  expect(warningFor({ settings, terms: { ...terms, tax: 7 } })).toContain(' You changed the priority and tax: ')
  // Nothing can be set back for another share of questions that is answered.
  expect(warningFor({ ...plain, answeredShare: 0.5 })).toMatch(
    / Contingency, −€[\d,]+\. Your answers cover 50% of what was asked, and covered 0% before\.$/,
  )
})

test('the client reads how much other rates add to the work before', () => {
  const settings = { ...defaultSettings, hourlyRate: defaultSettings.hourlyRate + 5 }
  const { change } = changeAfter(before, save(more, [], { ...plain, settings }), [])
  const { price } = change!.rows.find(({ name }) => name === 'Higher price for the same work')!
  expect(warningFor({ ...plain, settings })).toContain(`Rates, team and priority, +${money(price, 'EUR')}.`)
})

test('an owner reads why an estimate from before the sale has another price of an accepted option, and how it gets that', () => {
  const [sold, later] = [save(hundredHours, [option], plain), save(more, [option], plain)]
  const warn = (saved: typeof later) => {
    const pair = includeAccepted(sold, saved, ['Accounts'])
    return describeRepricedWork(difference(pair.before, pair.after, { isClient: true }), pair)
  }
  expect(warn(later)).toMatch(/^An accepted option has another price here, .* Saved again in its project/)
  const kept = (saved: typeof later) => ({
    ...saved,
    estimation: keepAccepted(saved, { ...sold, acceptedOptions: ['Accounts'] }),
  })
  expect(warn(kept(later))).toBe('')
  const at90 = save(more, [option], { terms: { ...plain.terms, quoteAt: 90 } })
  expect(warn(kept(at90))).toMatch(
    /^The work agreed before is priced again, except for the option “Accounts”, which keeps its agreed price\. /,
  )
  const dearer = save(more, [option], { ...plain, settings: { ...defaultSettings, hourlyRate: 150 } })
  expect(warn(kept(dearer))).toMatch(/^The work agreed before is priced again\. /)
  const links = { link: { decision: { kind: 'accept', at: '2026-11-23' } } } as unknown as SavedSnapshot['links']
  const answered = save(more, [option], { ...plain, answeredShare: 0.5 })
  const pair = includeAccepted({ ...sold, links }, answered, [])
  expect(describeRepricedWork(difference(pair.before, pair.after, { isClient: true }), pair)).toMatch(
    /before\. Saved again in its project, /,
  )
})

test.each([
  [{ priority: 'rush' }, {}, {}, 'Higher price for the same work, at rush priority (+50%)', undefined],
  [
    { priority: 'standard' },
    { priority: 'high' },
    {},
    'Lower price for the same work, at standard priority',
    undefined,
  ],
  [{ priority: 'rush', hourlyRate: 120 }, {}, {}, 'Higher price for the same work', undefined],
  [{}, {}, { tax: 21 }, undefined, 'Tax 21% instead of 19%'],
] as const)('a client reads why the same work costs something else: %o', (now, then, changed, row, taxed) => {
  const settings = { ...defaultSettings, ...then }
  const before = save(hundredHours, [], { settings })
  const after = save(hundredHours, [], { settings: { ...settings, ...now }, terms: { ...terms, ...changed } })
  const offer = changeAfter(before, after, [], false)

  expect(offer.change!.rows.map(({ name }) => name)).toEqual(row ? [row] : [])
  expect(
    priceRows(offer)
      .map(([name]) => name)
      .filter((name) => name.startsWith('Tax')),
  ).toEqual([taxed ?? 'Tax'])
})

test('a client reads no priority as the reason for a price that answers moved too', () => {
  const settings = { ...defaultSettings, priority: 'rush' as const }
  const offer = changeAfter(before, save(hundredHours, [], { ...plain, settings, answeredShare: 0.5 }), [], false)
  expect(offer.change!.rows.map(({ name }) => name)).toEqual(['Higher price for the same work'])
})
