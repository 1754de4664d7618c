import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Settings, defaultSettings, priorities } from '#contract/settings'
import type { Offer } from '#contract/share'
import { defaultTerms } from '#contract/terms'
import { includeAccepted } from '#domain/change/changed-pair'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { totalOf } from '#domain/hours/price'
import { withOptions } from '#domain/scope/estimate-with-options'
import { someBreakdown, someScope, someSettings, someTerms } from '#scripts/testing/arbitraries'
import { acceptanceOf } from './acceptance'
import { describeAddition } from './added-price'
import { defaultChoices, offerOf } from './offer'
import { describeOptionPrices } from './net-price'
import { priceWith } from './offer-price'
import { priceRows } from './price-rows'

const work = { name: 'Work', lines: [] }

const offer: Pick<Offer, 'price' | 'options'> = {
  price: { currency: 'EUR', ...totalOf(10_005, 7.5, 19) },
  options: [
    { ...work, price: 1_500 },
    { ...work, price: -200 },
  ],
}

/** Returns the number of an amount of money. */
const amountIn = (text: string) => Number(text.replace('−', '-').replace(/[^\d-]/g, ''))

const sender = { from: 'Ada', createdAt: '2026-11-20T09:00:00Z' }

test('the total without options is the quoted price, and discount and tax apply to the sum with them', () => {
  expect(priceWith(offer, []).total).toBe(offer.price.total)
  expect(priceWith(offer, [0]).total).toBe(totalOf(11_505, 7.5, 19).total)
  const { quoted, discount, tax, total } = priceWith(offer, [0, 1, 0])
  expect(quoted - discount.amount + tax.amount).toBe(total)
  expect(priceWith(offer, [1]).total).toBeLessThan(offer.price.total)
})

test('labels of options say exactly what choosing them changes; rows of the chosen ones have their prices and lead to the total, also once it is accepted', () => {
  const some = fc
    .tuple(someBreakdown, someSettings, someTerms)
    .chain(([breakdown, settings, terms]) =>
      fc.tuple(fc.constant({ ...inputOf(breakdown, settings), terms }), someScope(breakdown)),
    )
  fc.assert(
    fc.property(some, fc.infiniteStream(fc.boolean()), ([input, scope], choice) => {
      const saved = { estimation: estimationOf({ ...input, scope }), settings: input.settings, terms: input.terms }
      const { estimation } = saved
      const choices = { ...defaultChoices({ title: 'Shop', estimation }), validUntil: '2027-01-01' }
      const offer = offerOf(saved, choices, sender)
      const chosen = [...offer.options.keys()].filter(() => choice.next().value)
      const names = chosen.map((at) => offer.options[at]!.name)
      const { total, quoted, tax } = priceWith(offer, chosen)
      const rows = priceRows(offer, new Set(chosen))

      for (const at of offer.options.keys()) {
        const isChosen = chosen.includes(at)
        const other = isChosen ? chosen.filter((one) => one !== at) : [...chosen, at]
        const change = priceWith(offer, other).total - total
        expect(amountIn(describeAddition(offer, at, chosen)[0])).toBe(isChosen ? 0 - change : change)
      }
      expect(offer.options.map(({ price }) => price)).toEqual(estimation.options.map(({ price }) => price))
      if (rows.length > 0) expect(rows.reduce((sum, [, amount]) => sum + amountIn(amount), 0)).toBe(total)
      expect(rows.slice(1, 1 + chosen.length).map(([, amount]) => amountIn(amount))).toEqual(
        chosen.map((at) => offer.options[at]!.price),
      )
      expect(totalOf(quoted, input.terms.discount, input.terms.tax)).toMatchObject({ total, tax })
      expect(quoted).toBe(chosen.reduce((sum, at) => sum + offer.options[at]!.price, offer.price.quoted))
      expect(acceptanceOf(offer, saved, chosen)).toMatchObject({ total, sold: { price: total } })
      expect(includeAccepted(saved, saved, names).before.estimation.price!.total).toBe(total)
    }),
    { numRuns: 15 },
  )
})

test('options say what their prices are before, and to their owner that they contain the contingency', () => {
  const labels = offer.options.map((_, at) => describeAddition(offer, at, [0, 1]).join(''))
  // 12,802 with both, 11,015 without the first and 13,023 without the second.
  expect(labels).toEqual([
    '+€1,651 to the total (€1,500 before discount and tax)',
    '−€220 to the total (−€200 before discount and tax)',
  ])
  expect(describeAddition({ ...offer, price: { currency: 'EUR', ...totalOf(100, 0, 0) } }, 0)).toEqual(['+€1,500', ''])
  const noteWith = (discount: number, tax: number) =>
    describeOptionPrices({ ...offer, price: totalOf(10_005, discount, tax) })
  expect(noteWith(10, 20)).toBe('Their prices are before discount and tax, unlike the total.')
  expect(noteWith(0, 20)).toBe('Their prices are before tax, unlike the total.')
  expect(noteWith(0, 0)).toBe('')
  const ownNote = (quoteAt: 50 | 80, tax: number) =>
    describeOptionPrices({ ...offer, price: { quoteAt, ...totalOf(10_005, 0, tax) } })
  expect(ownNote(80, 20)).toBe('Their prices are before tax, unlike the total, and contain the contingency.')
  expect(ownNote(80, 0)).toBe('Their prices contain the contingency.')
  expect(ownNote(50, 0)).toBe('')
  // Nothing but options costs something.
  expect(describeOptionPrices({ ...offer, price: totalOf(0, 10, 0) })).toContain('before discount')
  expect(describeOptionPrices({ options: offer.options })).toBe('')
  expect(describeOptionPrices({ ...offer, options: [] })).toBe('')
})

test('options have the names that the owner gave their tasks, each once, also if an offer shows tasks', () => {
  const rename = (name: string) => ({
    component: 'Shop',
    task: { name, role: 'Back-end developer' as const },
    state: 'optional' as const,
    name: 'Checkout',
  })
  const scope = { changes: [rename('Part 0'), rename('Part 1')], added: [] }
  const input = inputOf(hundredHours)
  const estimation = estimationOf({ ...input, scope })
  const choices = { title: 'Shop', note: '', options: scope.changes, validUntil: '2027-01-01' }
  const optionsWith = (hours: boolean) => {
    const show = { hours, tasks: true, range: false, risks: false, rates: false }
    return offerOf({ estimation, settings: input.settings, terms: defaultTerms }, { ...choices, show }, sender).options
  }

  expect(optionsWith(false).map(({ name, tasks }) => [name, tasks])).toEqual([
    ['Checkout (Shop)', []],
    ['Checkout (Shop) (2)', []],
  ])
  // Its hours are explained like those of an optional component.
  for (const [at, { name, hours, tasks }] of optionsWith(true).entries()) {
    const own = estimation.options[at]!.tasks.reduce((sum, task) => sum + task.hours, 0)
    expect(tasks).toEqual([
      { name, hours: own },
      { name: 'Planning, testing and handover', hours: hours! - own },
    ])
  }
})

test('work with one task of the same name names it once', () => {
  const own = component([aTask({ name: 'Gift cards' })], 'Gift cards')
  const input = inputOf({ ...hundredHours, components: [...hundredHours.components, own] })
  const workIn = (list: 'components' | 'options', state: 'in' | 'optional') => {
    const estimation = estimationOf({ ...input, scope: { changes: [{ component: own.name, state }], added: [] } })
    const { show, ...choices } = defaultChoices({ title: 'Shop', estimation })
    const given = { ...choices, show: { ...show, tasks: true }, validUntil: '2027-01-01' }
    return offerOf({ estimation, settings: input.settings }, given, sender)[list].find(({ name }) => name === own.name)
  }

  expect(workIn('components', 'in')).toMatchObject({ tasks: [] })
  expect(workIn('options', 'optional')).toMatchObject({ tasks: [] })
})

test('parts of a large task are one option, so that a client buys the whole', () => {
  const large = aTask({ name: 'Import', optimistic: 10, likely: 20, pessimistic: 30 })
  const input = inputOf({ ...hundredHours, components: [...hundredHours.components, component([large], 'Files')] })
  const changes = ['Import (1 of 2)', 'Import (2 of 2)'].map((name) => ({
    component: 'Files',
    task: { name, role: large.role },
    state: 'optional' as const,
  }))
  const other = {
    id: 'export',
    component: 'Files',
    name: 'Export',
    role: large.role,
    hours: { likely: 2 },
    sources: [1],
    state: 'in' as const,
  }
  const { options } = estimationOf({ ...input, scope: { changes, added: [other] } })

  expect(options).toMatchObject([{ title: 'Import (Files)', tasks: [{ hours: 10 }, { hours: 10 }] }])
})

test('an offer with hours has no rates if they would show the contingency in its price', () => {
  const names = ['Export', 'Import']
  const small = names.map((name) => component([aTask({ name, optimistic: 1, likely: 1, pessimistic: 1 })], name))
  const breakdown = { ...hundredHours, components: [hundredHours.components[1]!, ...small] }
  const scope = { changes: names.map((component) => ({ component, state: 'optional' as const })), added: [] }
  const hasRates = (hours: boolean, quoteAt: 50 | 80, accepted: string[] = []) => {
    const terms = { ...defaultTerms, quoteAt }
    const saved = withOptions({ estimation: estimationOf({ ...inputOf(breakdown), terms, scope }), terms }, accepted)
    const { show, ...choices } = defaultChoices({ title: 'Shop', ...saved })
    const given = { ...choices, show: { ...show, rates: true, hours }, validUntil: '2027-01-01' }
    return offerOf(saved, given, sender).rates !== undefined
  }

  expect(hasRates(true, 80)).toBe(false)
  expect(hasRates(false, 80)).toBe(true)
  expect(hasRates(true, 50)).toBe(true)
  // Prices of several options may differ from their common cost by rounding, which is no contingency.
  expect(hasRates(true, 50, names)).toBe(true)
})

test('hours and rates of an offer multiplied are the price of its work, at any priority, which it names', () => {
  const offerAt = (priority: Settings['priority']) => {
    const settings = { ...defaultSettings, hourlyRate: 105, priority }
    const estimation = estimationOf({ ...inputOf(hundredHours, settings), settings })
    const { show, ...choices } = defaultChoices({ title: 'Shop', estimation })
    const given = { ...choices, show: { ...show, rates: true, hours: true }, validUntil: '2027-01-01' }
    return offerOf({ estimation, settings }, given, sender)
  }
  for (const priority of priorities) {
    const { rates, hours, price } = offerAt(priority)
    expect(Math.round(rates![0]!.rate * hours!)).toBe(price.quoted)
  }
  expect(offerAt('standard')).not.toHaveProperty('surcharge')
  expect(offerAt('high').surcharge).toBe('the surcharge for high priority (+20%)')
})
