import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Offer, type ShareChoices } from '#contract/share'
import { someBreakdown, someScope, someSettings, someTerms } from '#scripts/testing/arbitraries'
import { changeRequestOf } from './change-request'
import { changeReport, summarizeChange } from './change-text'
import { difference } from './difference'
import { aTask, component, estimate, hundredHours, inputOf } from './estimate.fixture'
import { estimationOf } from './estimate'
import { priceWith } from './offer-price'
import { recordTitle } from './track-record'

const sender = { from: 'Ada Lovelace', createdAt: '2026-11-22T10:00:00Z' }
const choices = (shown: boolean): ShareChoices => ({
  title: 'Shop: Change request 1',
  note: '',
  show: { hours: shown, tasks: shown, range: true, risks: true, rates: false },
  options: [],
  validUntil: '2026-12-22',
})

const someSaved = fc.tuple(someBreakdown, someSettings, someTerms).chain(([breakdown, settings, terms]) =>
  someScope(breakdown).map((scope) => ({
    estimation: estimationOf({ ...inputOf(breakdown, settings), terms: { ...terms, currency: 'EUR' }, scope }),
    settings,
    terms,
    createdAt: '2026-11-20T10:00:00Z',
  })),
)

test('the client accepts exactly the difference of the prices, to which the rows add up', () => {
  fc.assert(
    fc.property(someSaved, someSaved, fc.boolean(), (since, saved, shown) => {
      const offer = v.parse(Offer, changeRequestOf(saved, since, choices(shown), sender))
      const { total } = priceWith(offer, [])

      expect(total).toBe(saved.estimation.price!.total - since.estimation.price!.total)
      expect(offer.change!.rows.reduce((sum, { price }) => sum + price, 0)).toBe(total)
      if (!shown) expect(JSON.stringify(offer)).not.toMatch(/"(?:hours|tasks|range|risks)":/)
    }),
    { numRuns: 20 },
  )
})

test('a client does not see the contingency, and the correction by a record as a row, on whichever side it was', () => {
  const [quoted, plain] = [estimate(hundredHours), estimate(hundredHours)]
  const price = { ...plain.price!, quoted: plain.price!.quoted + 500, total: plain.price!.total + 500 }
  const record = { ...plain.components.at(-1)!, name: recordTitle, hours: 0, cost: 70, isRecord: true }
  const [withRecord, without] = [
    { estimation: { ...quoted, components: [...quoted.components, record] }, createdAt: sender.createdAt },
    { estimation: { ...plain, price }, createdAt: sender.createdAt },
  ]
  const offer = changeRequestOf(without, withRecord, choices(true), sender)!

  expect(offer.change!.rows).toMatchObject([
    { name: recordTitle, price: -70 },
    { name: 'Rates and rounding', price: 570 },
  ])
})

test('a change request in words names each changed task with its line, and the sums', () => {
  const [accounts, ...others] = hundredHours.components
  const refunds = aTask({ name: 'Refunds', sources: [7] })
  const more = { ...hundredHours, components: [component([...accounts!.tasks, refunds]), ...others] }
  const compared = difference({ estimation: estimate(hundredHours) }, { estimation: estimate(more) })

  expect(summarizeChange(compared)).toBe('+14 h, +$1,400, +1 week')
  expect(changeReport('Change request 1', compared)).toBe(`Change request 1: +14 h, +$1,400, +1 week

Hours: 141 before, 155 after
Price: $14,100 before, $15,500 after
Weeks: 3 before, 4 after

Accounts: +10 h, +$1,000
  - Added: Refunds, +10 h
      Line 7: Line 7
Discovery and planning: +1 h, +$100
Testing and fixing: +3 h, +$300

Total: +14 h, +$1,400
`)
})
