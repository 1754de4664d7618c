import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { aTask, component, hundredHours } from '#domain/estimate/estimate.fixture'
import { sum } from '#domain/hours/apportion'
import { explainedWith } from '#domain/offer/sold-estimate'
import { offerOf } from '#domain/offer/offer'
import { includeAccepted } from './changed-pair'
import { accounts, choices, option, save, sender, shop, terms } from './change-request.fixture'
import { difference } from './difference'
import { describeRepricedWork } from './repriced-work'
import { keepSold } from './sold-contingency'

const accepted = { acceptedOptions: ['Accounts'] }
const sold = { ...save(hundredHours, [option], { answeredShare: 2 / 3 }), ...accepted }
const gifts = component([...shop!.tasks, aTask({ name: 'Gifts' })], 'Shop')
const more = { ...hundredHours, components: [accounts!, gifts] }

/** Saves an estimate after the sale, and compares it with what was sold. */
function changeTo(...given: Parameters<typeof save>) {
  const later = save(...given)
  const saved = { ...later, estimation: keepSold(later, sold) }
  const pair = includeAccepted(sold, saved, sold.acceptedOptions)
  return { ...saved, pair, compared: difference(pair.before, pair.after, { isClient: true }) }
}

test.each([0, 0.5, 1])('an owner who left questions about new work open changes no price of sold work: %f', (share) => {
  const { compared, pair, estimation } = changeTo(more, [option], { answeredShare: share })

  expect(compared.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['Shop']))
  expect(compared.rows.map(({ cause }) => cause)).not.toContain('risk')
  expect(describeRepricedWork(compared, pair)).toBe('')
  expect(sum(compared.rows.map(({ price }) => price!))).toBe(compared.price!.after - compared.price!.before)
  // New work has the contingency of today, which one who answers more lowers.
  const [before, after] = [pair.before.estimation, pair.after.estimation]
  const today = save(more, [], { answeredShare: share }).estimation
  const added = (after.price!.quoted - before.price!.quoted) / (after.totalCost - before.totalCost)
  expect(added).toBeCloseTo(today.price!.quoted / today.totalCost, 1)
  // The range is that of all work today, whose hours make its cost.
  expect(estimation.range).toEqual(save(more, [option], { answeredShare: share }).estimation.range)
  for (const { range } of [before, after]) expect(range.p80.cost).toBe(range.p80.hours * defaultSettings.hourlyRate)
})

test('an offer after a sale has its price in its range, however certain the work is by now', () => {
  const at90 = { terms: { ...terms, quoteAt: 90 as const } }
  const later = save(hundredHours, [option], { ...at90, answeredShare: 1 })
  const estimation = keepSold(later, { ...save(hundredHours, [option], { ...at90, answeredShare: 0 }), ...accepted })
  const { price, range } = offerOf({ ...later, estimation }, { ...choices(true), options: [] }, sender)
  expect(price.quoted).toBeGreaterThan(estimation.range.p90.cost)
  expect(range!.high).toBe(price.quoted)
})

test('unchanged work, or an unchanged part of it, costs what it was sold for, whatever is answered', () => {
  const { price } = sold.estimation
  expect(changeTo(hundredHours, [option], { answeredShare: 0 }).estimation.price).toEqual(price)

  const less = { ...hundredHours, components: [accounts!] }
  const { pair, compared } = changeTo(less, [], { answeredShare: 0 })
  const [before, after] = [pair.before, pair.after].map(({ estimation }) => estimation)
  expect(after!.price!.quoted / after!.totalCost).toBeCloseTo(before!.price!.quoted / before!.totalCost, 3)
  expect(compared.rows.map(({ cause }) => cause)).not.toContain('risk')
})

const tasksOf = (name: string, halves: number[]) =>
  component(
    halves.map((half, at) => {
      const hours = half / 2
      return aTask({ name: `${name} ${at}`, optimistic: hours, likely: hours, pessimistic: hours })
    }),
    name,
  )

test('at one rate and even odds, the price is the cost that is shown, before a sale, after it and after a change', () => {
  const someHalves = fc.array(fc.integer({ min: 2, max: 28 }), { minLength: 1, maxLength: 4 })
  const names = ['Chat', 'Reviews', 'Ads', 'Map']
  const refs = names.map((component) => ({ component }))
  const someParts = fc.tuple(...['Shop', ...names, 'New'].map((name) => someHalves.map((all) => tasksOf(name, all))))
  fc.assert(
    fc.property(
      someParts,
      fc.constantFrom(85, 72.5, 33.33),
      fc.subarray(names),
      (parts, hourlyRate, acceptedOptions) => {
        const given = { settings: { ...defaultSettings, hourlyRate }, terms: defaultTerms }
        const sold = { ...save({ ...hundredHours, components: parts.slice(0, -1) }, refs, given), acceptedOptions }
        const later = save({ ...hundredHours, components: parts }, refs, given)
        const changed = { ...later, estimation: keepSold(later, sold) }
        const pair = includeAccepted(sold, changed, acceptedOptions)
        for (const { estimation } of [sold, later, changed, pair.before, pair.after]) {
          const { totalCost, price, components, range } = estimation
          expect(price).toMatchObject({ quoted: totalCost, contingency: 0, total: totalCost })
          expect([range.p50.cost, sum(components.map(({ cost }) => cost))]).toEqual([totalCost, totalCost])
          for (const { hours, cost } of components) expect(Math.abs(cost - hours * hourlyRate)).toBeLessThan(3)
        }
      },
    ),
    { numRuns: 20 },
  )
})

test('an accepted change is the base of the next one', () => {
  const second = changeTo(more, [option], { answeredShare: 0 })
  const again = save(more, [option], { answeredShare: 1 })
  const base = { ...second, acceptedOptions: second.pair.options }
  const estimation = keepSold(again, base)
  expect(estimation.price).toEqual(second.estimation.price)
  // The contingency is still that of the first sale, whatever was answered for the change.
  expect([second.estimation.soldShare, estimation.soldShare]).toEqual([2 / 3, 2 / 3])
  const pair = includeAccepted(base, { ...again, estimation }, base.acceptedOptions)
  expect(difference(pair.before, pair.after).rows).toEqual([])
})

test('an owner who quotes at another percentage prices all work with its own contingency', () => {
  const later = save(more, [option], { terms: { ...terms, quoteAt: 90 } })
  expect(keepSold(later, sold).price).toEqual(later.estimation.price)
})

test('an owner reads which part of a price was agreed if it is not that point of the range', () => {
  const explain = (...given: Parameters<typeof save>) => {
    const later = save(...given)
    const saved = { ...later, estimation: keepSold(later, sold) }
    const shown = explainedWith(saved, sold.acceptedOptions)
    return { shown, own: saved.estimation, text: shown.agreed! }
  }
  for (const quoteAt of [50, 90] as const) {
    const { text, shown, own } = explain(more, [option], { terms: { ...terms, quoteAt } })
    const [whole, agreed, estimated] = [shown.price!.quoted, ...[...text.matchAll(/€([\d,]+)/g)].map(amountIn)]
    expect(text).toMatch(
      /^The option “Accounts” was sold at a price of its own, which only your rates and priority change: €[\d,]+\. All other work, also what was sold of it, is priced at (?:even odds|90%): €[\d,]+\.$/,
    )
    expect([agreed, estimated]).toEqual([sold.estimation.options[0]!.price, own.price!.quoted])
    expect(agreed! + estimated!).toBe(whole)
  }
  expect(explain(more, [option], { answeredShare: 0 }).text).toMatch(
    /^Sold work keeps the contingency that was agreed, and any work added since has that of today\. All of it at 80% would be €[\d,]+ today\.$/,
  )
  expect(explainedWith(sold, [])).toEqual(sold.estimation)
})

const amountIn = ([, amount]: RegExpMatchArray) => Number(amount!.replaceAll(',', ''))
