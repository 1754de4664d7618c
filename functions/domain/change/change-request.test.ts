import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Breakdown, Component } from '#contract/breakdown'
import { currencies } from '#contract/currencies'
import { type Scope, type ScopeChange, type ScopeState, emptyScope } from '#contract/scope'
import { defaultSettings } from '#contract/settings'
import { Offer } from '#contract/share'
import { defaultTerms } from '#contract/terms'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { correctionOf } from '#domain/hours/calibration'
import { acceptanceOf } from '#domain/offer/acceptance'
import { offerOf } from '#domain/offer/offer'
import { priceWith } from '#domain/offer/offer-price'
import { priceRows } from '#domain/offer/price-rows'
import { exclusionId } from '#domain/scope/exclusions'
import { namedOptions } from '#domain/scope/options'
import { someBreakdown, someScope, someSettings, someTerms } from '#scripts/testing/arbitraries'
import { keepAccepted } from './accepted-options'
import { includeAccepted } from './changed-pair'
import { changeRequestOf } from './change-request'
import {
  accounts,
  acceptedTotal,
  changeAfter,
  choices,
  option,
  otherScreen,
  priceIn,
  save,
  screen,
  sender,
  shop,
  terms,
  withAccounts,
} from './change-request.fixture'
import { changeReport } from './change-text'
import { difference } from './difference'

const someSaved = fc.tuple(someBreakdown, someSettings, someTerms).chain(([breakdown, settings, terms]) =>
  someScope(breakdown).map((scope) => ({
    estimation: estimationOf({ ...inputOf(breakdown, settings), terms: { ...terms, currency: 'EUR' }, scope }),
    settings,
    terms,
    createdAt: '2026-11-20T10:00:00Z',
  })),
)

test('a client pays the accepted total and the lines of the change request, in any currency, with discount and tax', () => {
  fc.assert(
    fc.property(someSaved, someSaved, fc.constantFrom(...currencies), fc.boolean(), (one, other, currency, shown) => {
      const [since, saved] = [priceIn(one, currency), priceIn(other, currency)]
      const pair = includeAccepted(
        since,
        saved,
        namedOptions(since.estimation).map(({ name }) => name),
      )
      const offer = v.parse(Offer, changeRequestOf(pair, choices(shown), sender))
      const { quoted, discount, tax, total } = priceWith(offer, [])
      const { rows, price } = offer.change!
      const change = rows.reduce((sum, { price }) => sum + price, 0) - discount.amount + tax.amount

      expect(offer.price.currency).toBe(currency)
      expect(price).toEqual({ before: acceptedTotal(since), after: acceptedTotal(since) + change })

      expect(total).toBe(pair.after.estimation.price.total - pair.before.estimation.price.total)
      expect(rows.reduce((sum, { price }) => sum + price, 0)).toBe(quoted)
      expect(quoted - discount.amount + tax.amount).toBe(total)
      expect(rows.map(({ name }) => name)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(Discount|Tax)$/)]),
      )
      const named = priceRows(offer).map(([name]) => name)
      expect(named).toEqual(
        named.filter((name) => /^(?:Work|(?:Tax|Discount)(?: [\d.]+% instead of [\d.]+%)?)$/.test(name)),
      )
      if (!shown) expect(JSON.stringify(offer)).not.toMatch(/"(?:hours|range|risks)":/)
    }),
    { numRuns: 10 },
  )
})

test('a client sees neither the contingency nor the correction by a record as rows of their own', () => {
  const record = { projects: 3, finishedOn: '2026-11-20', ratios: [1.5, 1.4, 1.5], ranged: 0, under80: 0 }
  const [before, after] = [
    { terms: defaultTerms },
    { terms: { ...defaultTerms, quoteAt: 80 as const, discount: 10 }, record },
  ].map((given) => ({
    estimation: estimationOf({ ...inputOf(hundredHours), ...given }),
    settings: defaultSettings,
    createdAt: sender.createdAt,
  }))
  const offerFor = (shown: boolean) => changeRequestOf(includeAccepted(before!, after!, []), choices(shown), sender)!
  const rowsOf = (shown: boolean) => offerFor(shown).change!.rows

  expect(rowsOf(true)).toMatchObject([{ name: 'Higher price for the same work' }])
  expect(priceRows(offerFor(false)).map(([name]) => name)).toEqual(['Work', 'Discount 10% instead of 0%'])
  expect(rowsOf(false)).toEqual([
    {
      name: 'Higher price for the same work',
      price: after!.estimation.price!.quoted - before!.estimation.price!.quoted,
      tasks: [],
    },
  ])
})

test('changed work includes the correction by a record in its hours and its price, as in an offer', () => {
  const record = { projects: 3, finishedOn: '2026-11-20', ratios: [1.5, 1.4, 1.5], ranged: 0, under80: 0 }
  const more = [...shop!.tasks, ...shop!.tasks.map((task) => ({ ...task, name: `More: ${task.name}` }))]
  const [before, after] = [hundredHours, { ...hundredHours, components: [accounts!, component(more, 'Shop')] }].map(
    (breakdown) => ({
      estimation: estimationOf({ ...inputOf(breakdown), record }),
      settings: defaultSettings,
      createdAt: sender.createdAt,
    }),
  )
  const pair = includeAccepted(before!, after!, [])
  const [shown, hidden] = [true, false].map((shown) => changeRequestOf(pair, choices(shown), sender)!.change!.rows)
  const hoursIn = (saved: typeof before) =>
    offerOf(saved!, choices(true), sender).components.find(({ name }) => name === 'Shop')!.hours!

  expect(shown!.map(({ name, price }) => [name, price])).toEqual(hidden!.map(({ name, price }) => [name, price]))
  const compared = difference(pair.before, pair.after).rows.filter(({ cause }) => cause !== 'record')
  expect(shown!.map(({ name }) => name)).toEqual(compared.map(({ name }) => name))
  for (const [at, { hours }] of compared.entries())
    expect(Math.abs(shown![at]!.hours! - hours * correctionOf(record))).toBeLessThan(1)
  const row = shown!.find(({ name }) => name === 'Shop')!
  expect(Math.abs(row.hours! - (hoursIn(after) - hoursIn(before)))).toBeLessThan(1)
  expect(row.hours).toBeGreaterThan(1.2 * 80)
  expect(row.tasks!.reduce((sum, { hours }) => sum + hours!, 0)).toBe(row.hours)
})

test('each change request starts from the price and the hours that the one before made, whatever the options', () => {
  const someChange = fc.tuple(someBreakdown, someBreakdown, someBreakdown, someSettings, someTerms)
  const someVersions = someChange.chain(([one, other, third, settings, terms]) => {
    const saveIt = (breakdown: Breakdown, scope: Scope) => ({
      estimation: estimationOf({ ...inputOf(breakdown, settings), terms, scope }),
      settings,
      terms,
      createdAt: sender.createdAt,
    })
    const whole = fc.tuple(someScope(one), someScope(other), someScope(third), fc.constantFrom(one, other))
    return whole.map(
      ([first, second, last, later]) => [saveIt(one, first), saveIt(later, second), saveIt(third, last)] as const,
    )
  })
  type Version = Parameters<typeof includeAccepted>[1] & { createdAt: string }
  const changeBetween = (before: Version, after: Version, names: readonly string[]) =>
    changeRequestOf(includeAccepted(before, after, names), choices(true), sender)!
  fc.assert(
    fc.property(someVersions, ([before, after, last]) => {
      const names = namedOptions(before.estimation).map(({ name }) => name)
      const { change } = changeBetween(before, after, names)
      const next = changeBetween(after, last, change!.options ?? [])
      expect(next.change!.price.before).toBe(change!.price.after)
      expect(next.change!.hours!.before).toBe(change!.hours!.after)
      const sold = acceptanceOf(changeBetween(before, after, names), after, []).sold
      expect(sold).toMatchObject({ price: change!.price.after, hours: change!.hours!.after })
    }),
    { numRuns: 10 },
  )
})

test('an accepted option with the same work keeps its hours and price in what is saved later, else the change request names it', () => {
  const gifts = aTask({ name: 'Gift cards', optimistic: 2, likely: 8, pessimistic: 14 })
  const before = save(hundredHours, [option])
  const after = save({ ...hundredHours, components: [accounts!, component([...shop!.tasks, gifts], 'Shop')] }, [option])
  const [earlier, later] = [before, after].map(({ estimation }) => estimation.options[0]!)
  expect(later!.price).not.toBe(earlier!.price)

  const sold = { ...before, acceptedOptions: ['Accounts'] }
  const kept = { ...after, estimation: keepAccepted(after, sold) }
  expect(kept.estimation.options).toEqual([{ ...later, hours: earlier!.hours, price: earlier!.price }])
  expect(changeAfter(before, kept, ['Accounts']).change).not.toHaveProperty('repriced')
  expect(keepAccepted(after, { ...sold, acceptedOptions: [] })).toEqual(after.estimation)
  // At other rates, the same hours cost those. Another team takes other hours for all work.
  const dearer = { ...after, settings: { ...after.settings, hourlyRate: 2 * after.settings.hourlyRate } }
  expect(keepAccepted(dearer, sold).options).toEqual([{ ...later, hours: earlier!.hours, price: 2 * earlier!.price }])
  // The testing that comes with it has a rate of its own.
  const { terms, settings } = after
  const tested = { ...after, terms: { ...terms, rates: { 'QA engineer': 2 * settings.hourlyRate } } }
  const { price } = keepAccepted(tested, sold).options[0]!
  expect(price).toBeGreaterThan(earlier!.price)
  expect(price).toBeLessThan(1.5 * earlier!.price)
  const larger = { ...after, settings: { ...after.settings, developerCount: 3 as const } }
  expect(keepAccepted(larger, sold)).toEqual(larger.estimation)
  const longer = save(withAccounts([aTask({ ...screen, likely: 40 }), otherScreen!]), [option])
  expect(keepAccepted(longer, sold)).toEqual(longer.estimation)

  for (const saved of [kept, after]) {
    const { change, price } = changeAfter(before, saved, ['Accounts'])
    expect(change!.rows.reduce((sum, row) => sum + row.price, 0)).toBe(price.quoted)
  }
  const [stated, instead] = [later!, earlier!].map(({ price }) => `+€${price.toLocaleString('en-US')}`)
  expect(changeAfter(before, after, ['Accounts']).change!.repriced).toContain(
    `another price before discount and tax: Accounts, ${stated} instead of ${instead}.`,
  )
  expect(changeAfter(before, after, []).change).not.toHaveProperty('repriced')
  expect(changeAfter(before, before, ['Accounts']).change).not.toHaveProperty('repriced')
})

test('changed words without a change in hours are read once, among the lines without effect on the price', () => {
  const [pay, paid] = ['Members pay by card.', 'Members pay by card or PayPal.'] as const
  const pages = [aTask({ name: 'Pay', sources: [1] }), aTask({ name: 'Design', sources: [1], role: 'UX/UI designer' })]
  const saveLines = (text: string, certainty: number) => {
    const tasks = pages.map(({ optimistic, pessimistic, ...task }) => ({
      ...task,
      optimistic: optimistic + certainty,
      pessimistic: pessimistic - certainty,
    }))
    const breakdown = { ...hundredHours, components: [component(tasks, 'Payments'), shop!] }
    const estimation = estimationOf({ ...inputOf(breakdown), lines: [{ id: 1, text }] })
    return { ...save(hundredHours, []), estimation }
  }
  const pair = includeAccepted(saveLines(pay, 0), saveLines(paid, 1), [])
  for (const shown of [true, false]) {
    const { lines, rows } = changeRequestOf(pair, choices(shown), sender)!.change!
    expect([lines, rows]).toEqual([[{ before: pay, after: paid, isPriced: false }], []])
  }

  // Clients do not read the greeting.
  const greeted = includeAccepted(saveLines(`Hi Jo, ${pay}`, 0), saveLines(pay, 0), [])
  expect(changeRequestOf(greeted, choices(false), sender)!.change).toMatchObject({ lines: [], rows: [] })
})

test('every added, removed and changed line is in a change request, with its words before, except greetings, leads and no requirements', () => {
  const [pay, remind, plan] = ['Members pay in 7 days.', 'Members get 7 reminders.', 'Plan for 7 branches.'] as const
  const later = (text: string) => text.replace('7', '14')
  const saveLines = (breakdown: Breakdown, texts: readonly string[]) => {
    const lines = texts.map((text, at) => ({ id: at + 1, text }))
    const input = inputOf({ ...breakdown, background: [3, 4, 5, 6] })
    return { ...save(hundredHours, []), estimation: estimationOf({ ...input, terms, lines }) }
  }
  const longer = { ...shop!.tasks[0]!, optimistic: 14, likely: 14, pessimistic: 14 }
  const more = { ...hundredHours, components: [accounts!, { ...shop!, tasks: [longer, ...shop!.tasks.slice(1)] }] }
  const greeting = ['Hi Jo,', 'Two more wishes:']
  const before = saveLines(hundredHours, [pay, remind, plan, 'Backups run weekly.', ...greeting])
  const after = saveLines(more, [...[pay, remind, plan].map(later), ...greeting, 'Tea is free.'])
  const requested = (shown: boolean, saved: ReturnType<typeof save> = after) =>
    changeRequestOf(includeAccepted(before, saved, []), choices(shown), sender)
  const changed = (text: string) => ({ before: text, after: later(text) })
  const unpriced = [
    { ...changed(remind), isPriced: false },
    { ...changed(plan), isPriced: false },
    { after: 'Tea is free.', isPriced: false },
    { before: 'Backups run weekly.', isPriced: false },
  ]

  const { lines, rows } = requested(true)!.change!
  expect(lines).toEqual(unpriced)
  const unasked = { ...after, scope: { ...emptyScope, exclusions: [{ of: 'Tea is free.' }] } }
  expect(requested(true, unasked)!.change!.lines).toEqual(unpriced.toSpliced(2, 1))
  expect(rows[0]).toMatchObject({ name: 'Shop', tasks: [{ lines: [{ id: 1, before: pay, text: later(pay) }] }] })
  const words = requested(false)!.change!
  expect(words.lines).toEqual(unpriced)
  expect(words.rows[0]!.tasks).toEqual([{ kind: 'changed', lines: [{ id: 1, before: pay, text: later(pay) }] }])
  const report = changeReport('Change', difference(before, after))
  expect(report).toContain(`  - Changed: Part 0, +4 h
      “${pay}” → “${later(pay)}”
`)
  expect(report).toContain(`Changed without effect on the price:
  - Changed: “${remind}” → “${later(remind)}”
  - Changed: “${plan}” → “${later(plan)}”
  - Added: “Tea is free.”
  - Removed: “Backups run weekly.”
`)
})

test('a new line that no work in scope builds is excluded, or not estimated if it asks for something', () => {
  const talk = ['Great, go ahead!', 'Two more bits before you start.', 'Sounds good.', 'Two more wishes:']
  const texts = ['Members sign in.', 'Members register.', 'Customers get refunds.', 'Staff print labels.', ...talk]
  const lines = texts.map((text, at) => ({ id: at + 1, text }))
  const refunds = component([aTask({ name: 'Refunds', sources: [3] })], 'Refunds')
  const saveLines = (breakdown: Breakdown, count: number, state: ScopeState = 'in') => {
    const scope: Scope = { ...emptyScope, changes: [{ component: 'Refunds', state }] }
    const input = { ...inputOf(breakdown), terms, scope, lines: lines.slice(0, count) }
    return { ...save(hundredHours, []), estimation: estimationOf(input) }
  }
  const more = { ...hundredHours, components: [...hundredHours.components, refunds] }

  for (const state of ['optional', 'out'] as const) {
    const after = saveLines(more, texts.length, state)
    const { change, exclusions, notEstimated } = changeAfter(saveLines(hundredHours, 2), after, [])
    expect(change!.lines).toEqual([])
    expect(exclusions.join()).toContain('Customers get refunds')
    expect(exclusions.join()).toContain(state === 'out' ? 'Out of scope: ' : 'Optional, and not part of this change: ')
    expect(notEstimated).toMatchObject([{ text: 'Staff print labels.' }])
    expect(offerOf(after, choices(true), sender).notEstimated).toEqual(notEstimated)
  }

  // Nobody asks for the line of work that is no requirement, although other work has it too.
  const staff = (name: string, sources: number[]) => component([aTask({ name: 'Staff', sources })], name)
  const [desk, print] = [staff('Desk', [3, 4]), staff('Print', [4])]
  const work = { ...hundredHours, components: [...hundredHours.components, desk, print] }
  const left: ScopeChange = { component: print.name, state: 'out' }
  const scope = { ...emptyScope, changes: [left], exclusions: [{ of: exclusionId(left) }] }
  const input = { ...inputOf(work), terms, scope, lines: lines.slice(0, 4) }
  const later = { ...save(hundredHours, []), estimation: estimationOf(input) }
  const { ended } = changeAfter(saveLines(hundredHours, 4), later, []).change!
  expect(ended).toEqual(['From your requirements, without work before: “Customers get refunds.”'])
})

test('a change request names exclusions and assumptions that no longer apply, without those of work asked for no more, and reworded ones once', () => {
  const texts = ['Visitors see a gallery.', 'Editors write a blog.', 'Staff print labels.', 'Visitors search the blog.']
  const [gallery, , labels, search] = texts as [string, string, string, string]
  const works = ['Gallery', 'Blog', 'Labels', 'Blog search'].map((name, at) =>
    component([aTask({ name: 'Build it', sources: [at + 1] })], name),
  )
  const saveIt = (components: Breakdown['components'], texts: string[], exclusions: string[], out: string[]) => {
    const scope: Scope = { ...emptyScope, changes: out.map((component) => ({ component, state: 'out' })) }
    const lines = texts.map((text, at) => ({ id: at + 1, text }))
    const input = inputOf({ ...hundredHours, components, exclusions, assumptions: exclusions })
    return { ...save(hundredHours, []), estimation: estimationOf({ ...input, lines, terms, scope }) }
  }
  const [ofGallery, ofBlog, ofLabels, ofSearch] = works as [Component, Component, Component, Component]
  const left = ['Gallery', 'Blog', 'Blog search']
  const first = saveIt([ofGallery, ofBlog, ofSearch], texts, ['Labels.', 'Training.'], left)
  const citing = (work: Component, line: number) => ({
    ...work,
    tasks: work.tasks.map((task) => ({ ...task, sources: [line] })),
  })
  const later = [ofGallery, citing(ofLabels, 2), citing(ofSearch, 3)]
  const last = saveIt(later, [gallery, labels, search], ['Training.', 'Videos.'], [])
  const { change, exclusions, assumptions } = changeAfter(first, last, [])

  expect(change!.ended).toEqual([
    'Labels.',
    'Now included: Blog search, asked for in “Visitors search the blog”.',
    'Now included: Gallery, asked for in “Visitors see a gallery”.',
    'From your requirements, without work before: “Staff print labels.”',
  ])
  expect(change!.endedAssumptions).toEqual(['Labels.'])
  expect([exclusions, assumptions]).toEqual([['Videos.'], ['Videos.']])
  // Of two lines with the same words, one is left and built.
  const twice = saveIt([ofGallery, ofBlog], [gallery, gallery], [], ['Gallery', 'Blog'])
  const once = saveIt([ofGallery], [gallery], [], [])
  expect(changeAfter(twice, once, []).change!.ended).toEqual([
    'Now included: Gallery, asked for in “Visitors see a gallery”.',
  ])
  const worded = saveIt([ofGallery, ofBlog, ofSearch], texts, ['Labels.', 'Training of staff.'], left)
  const wordy = saveIt([ofGallery, ofBlog, ofSearch], texts, ['Labels.', 'Training of the staff.'], left)
  const rewording = changeAfter(wordy, worded, [])
  const reworded = ['Changed: “Training of the staff.” → “Training of staff.”']
  expect([rewording.exclusions, rewording.assumptions]).toEqual([reworded, reworded])
  expect(JSON.stringify(rewording.change)).not.toContain('ended')
  // As long as it is out of scope or an option, its exclusion stays.
  const still = saveIt([ofGallery, ofBlog, ofSearch], texts, ['Labels.', 'Training.'], left)
  expect(changeAfter(first, still, []).change).not.toHaveProperty('ended')
})
