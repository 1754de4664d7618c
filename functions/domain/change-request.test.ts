import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Breakdown, Task } from '#contract/breakdown'
import { type Scope, type ScopeRef, emptyScope } from '#contract/scope'
import { Offer, type ShareChoices } from '#contract/share'
import { defaultTerms } from '#contract/terms'
import { someBreakdown, someScope, someSettings, someTerms } from '#scripts/testing/arbitraries'
import { includeAccepted } from './accepted'
import { changeRequestOf } from './change-request'
import { changeReport, summarizeChange } from './change-text'
import { difference } from './difference'
import { aTask, component, estimate, hundredHours, inputOf, lines } from './estimate.fixture'
import { estimateVersion, estimationOf } from './estimate'
import { offerOf } from './offer'
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
      const offer = v.parse(
        Offer,
        changeRequestOf({ before: since, after: saved, options: [] }, choices(shown), sender),
      )
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
  const offer = changeRequestOf({ before: withRecord, after: without, options: [] }, choices(true), sender)!

  expect(offer.change!.rows).toMatchObject([
    { name: recordTitle, price: -70 },
    { name: 'Rates, risk and rounding', price: 570 },
  ])
})

const [accounts, shop] = hundredHours.components
const [screen, otherScreen] = accounts!.tasks
const withAccounts = (tasks: Task[]) => ({ ...hundredHours, components: [component(tasks), shop!] })
const terms = { ...defaultTerms, currency: 'EUR' as const, quoteAt: 80 as const, discount: 5, tax: 19 }

/** Returns a saved estimate with options, and the version that it was computed from. */
function save(breakdown: Breakdown, options: readonly ScopeRef[]) {
  const { startsOn, settings, ...input } = inputOf(breakdown)
  const version = { ...input, estimatedAt: startsOn.toISOString() }
  const scope: Scope = { ...emptyScope, changes: options.map((ref) => ({ ...ref, state: 'optional' })) }
  const estimation = estimateVersion(version, { settings, terms, scope, record: undefined })
  return { estimation, settings, terms, scope, version: 1, createdAt: sender.createdAt, computedFrom: version }
}
type Saved = ReturnType<typeof save>

/** Accepts the options of the earlier estimate with these names, and requests the change to the later one. */
async function changeAfter(before: Saved, after: Saved, names: readonly string[]) {
  const pair = await includeAccepted({ before, after: { ...after, version: 2 } }, names, (number) =>
    Promise.resolve((number === 1 ? before : after).computedFrom),
  )
  return changeRequestOf(pair, choices(true), sender)!
}

/** Total that a client accepts with all options of an estimate. */
function acceptedTotal({ estimation, ...saved }: Saved): number {
  const offer = offerOf({ ...saved, estimation }, { ...choices(true), options: estimation.options }, sender)
  return priceWith(offer, offer.options.keys()).total
}

const option: ScopeRef = { component: 'Accounts' }

test('an accepted option that moves in scope costs nothing again', async () => {
  const [before, after] = [save(hundredHours, [option]), save(hundredHours, [])]
  const { change, price } = await changeAfter(before, after, ['Accounts'])

  expect(price.total).toBe(0)
  expect(change).toMatchObject({ price: { before: acceptedTotal(before) }, rows: [] })
  expect(change).not.toHaveProperty('options')
})

test('changes inside an accepted option are listed and priced, the next ones from the sum of both', async () => {
  const before = save(hundredHours, [option])
  const after = save(withAccounts([screen!, { ...otherScreen!, pessimistic: 40 }]), [option])
  const { change, price } = await changeAfter(before, after, ['Accounts'])

  expect(change).toMatchObject({
    price: { before: acceptedTotal(before), after: acceptedTotal(after) },
    options: ['Accounts'],
    rows: expect.arrayContaining([
      expect.objectContaining({
        name: 'Accounts',
        tasks: [{ kind: 'changed', name: otherScreen!.name, hours: 5, lines: [lines[1]] }],
      }),
    ]),
  })
  expect(price.total).toBe(acceptedTotal(after) - acceptedTotal(before))
  expect(change!.rows.reduce((sum, row) => sum + row.price, 0)).toBe(price.total)

  const next = await changeAfter(after, save(hundredHours, []), change!.options!)
  expect(next.change!.price).toEqual({ before: acceptedTotal(after), after: acceptedTotal(before) })
})

test('of an accepted task, the baseline has only that task, and no option that was not accepted', async () => {
  const task = ({ name, role }: Task) => ({ component: 'Accounts', task: { name, role } }) as ScopeRef
  const refs = [task(screen!), task(otherScreen!)]
  const before = save(hundredHours, refs)
  const after = save(hundredHours, refs.slice(1))
  const { price } = await changeAfter(before, after, ['Screen 0 (Accounts)'])

  expect(price.total).toBe(0)
  expect((await changeAfter(before, after, [])).price.total).toBeGreaterThan(0)
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
