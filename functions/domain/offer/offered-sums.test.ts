import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Role } from '#contract/breakdown'
import type { Estimation } from '#contract/estimation'
import type { ScopeState } from '#contract/scope'
import type { ShareChoices } from '#contract/share'
import { includeAccepted } from '#domain/change/changed-pair'
import { estimationOf } from '#domain/estimate/estimate'
import { estimate, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { costOf } from '#domain/hours/figures'
import { rateOf } from '#domain/hours/price'
import { namedOptions } from '#domain/scope/options'
import { someBreakdown, someScope, someSettings, someTerms, someTrackRecord } from '#scripts/testing/arbitraries'
import { acceptanceOf } from './acceptance'
import { clientRows } from './client-rows'
import { offerOf } from './offer'
import { milestonesWith, weeksWith } from './offer-text'
import { addWeeks } from './weeks-by-choice'

const sender = { from: 'Ada Lovelace', createdAt: '2026-11-22T10:00:00Z' }
const choices: ShareChoices = {
  title: 'Shop',
  note: '',
  show: { hours: true, tasks: true, range: true, risks: true, rates: false },
  options: [],
  validUntil: '2026-12-22',
}

test('the sum of an offer with its options is the one of the estimate with them, and of its rows', () => {
  const some = fc.tuple(someBreakdown, someSettings, someTerms, fc.option(someTrackRecord, { nil: undefined }))
  const someEdited = some.chain(([breakdown, settings, terms, record]) =>
    someScope(breakdown).map((scope) => ({ ...inputOf(breakdown, settings), terms, record, scope })),
  )
  fc.assert(
    fc.property(someEdited, (input) => {
      const { scope, terms, settings } = input
      const estimation = estimationOf(input)
      const names = namedOptions(estimation).map(({ name }) => name)
      const { before } = includeAccepted({ estimation, settings, terms }, { estimation }, names)
      const inScope = <T extends { state?: ScopeState | undefined }>(item: T): T =>
        item.state === 'optional' ? { ...item, state: 'in' } : item
      const { changes, added } = scope
      const whole = estimationOf({ ...input, scope: { changes: changes.map(inScope), added: added.map(inScope) } })
      const figuresOf = ({ totalHours, totalCost, timeline, phases, resources, components }: Estimation) => [
        [totalHours, totalCost, timeline, phases, resources],
        components.map(({ name, hours, cost }) => [name, hours, cost]),
      ]

      const saved = { estimation, settings, terms }
      const offer = offerOf(saved, { ...choices, options: estimation.options }, sender)
      for (const { tasks = [], hours } of [...offer.components, ...offer.options])
        if (tasks.length > 0) expect(tasks.reduce((sum, task) => sum + task.hours!, 0)).toBe(hours)
      const { weeks, weeksWithOptions = weeks } = offer
      expect(weeksWithOptions).toBe(before.estimation.timeline.weeks)
      const positions = [...offer.options.keys()]
      const chosen = positions.slice(1)
      const some = acceptanceOf(offer, saved, chosen)
      // The page states the weeks that the server computes for an acceptance, which holds if a later formula makes others.
      const exact = positions.length > 2 ? offer : addWeeks(offer, saved)
      const other = acceptanceOf(exact, { ...saved, settings: { ...settings, developerCount: 1 } }, chosen)
      expect(Object.values(exact.weeksByChoice ?? {}).every(Number.isInteger)).toBe(true)
      if (exact.weeksByChoice)
        expect([weeksWith(exact, new Set(chosen)), other.weeks]).toEqual([some.weeks, some.weeks])
      if (exact !== offer && chosen.length > 0) expect(milestonesWith(exact, new Set(chosen))).toEqual(some.milestones)
      expect(weeks).toBeLessThanOrEqual(some.weeks!)
      expect(some.weeks).toBeLessThanOrEqual(weeksWithOptions)
      const all = acceptanceOf(offer, saved, positions)
      const { totalHours, totalCost, price, range, components, phases, resources } = before.estimation
      expect(all).toMatchObject({ weeks: weeksWithOptions, sold: { price: all.total, hours: totalHours } })
      const stated = { ...offer, weeks: 1, weeksWithOptions: 1 }
      expect(acceptanceOf(stated, saved, positions)).toMatchObject({ weeks: 1 })
      const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
      for (const rows of [components, phases, resources]) {
        expect(sumOf(rows.map(({ hours }) => hours))).toBe(totalHours)
        expect(sumOf(rows.map(({ cost = 0 }) => cost))).toBe(totalCost)
      }
      for (const { hours, isRecord } of components) expect(isRecord || hours >= 0).toBe(true)
      expect(totalHours).toBe(sumOf([estimation.totalHours, ...estimation.options.map(({ hours }) => hours)]))
      expect(price).toMatchObject({
        quoted: sumOf([estimation.price!.quoted, ...estimation.options.map(({ price }) => price)]),
        total: all.total,
      })
      expect(totalCost + price!.contingency).toBe(price!.quoted)
      expect(range.p50.cost).toBe(totalCost)
      for (const { hours, cost } of Object.values(range)) {
        const times = totalHours > 0 ? hours / totalHours : 0
        expect(Math.abs(cost - totalCost * times)).toBeLessThanOrEqual(1 + times)
      }
      const costAtRates = sumOf(resources.map(({ role, hours }) => hours * rateOf(role as Role, terms, settings)))
      const { total: atRates } = costOf(costAtRates, settings.priority)
      // At even odds, what was sold for a sum of rounded prices costs that sum.
      const isRounding = terms.quoteAt === 50 && Math.abs(price!.quoted - atRates) <= names.length + 1
      expect(totalCost).toBe(isRounding ? price!.quoted : atRates)
      const costs = Object.values(range).map(({ cost }) => cost)
      expect(costs).toEqual(costs.toSorted((one, other) => one - other))
      if (names.length === 1) expect(figuresOf(before.estimation)).toEqual(figuresOf(whole))
      expect(includeAccepted(saved, { ...saved, estimation: whole }, names).options).toEqual([])
      expect(before.estimation.exclusions.toSorted()).toEqual(whole.exclusions.toSorted())
    }),
    { numRuns: 10 },
  )
})

test('rows of a small project with a record add up to the halves that its accepted options make', () => {
  const [row] = estimate(hundredHours).components
  const rows = [
    { ...row!, hours: 24 },
    { ...row!, hours: 12 },
    { ...row!, hours: 9.5, tasks: [], isRecord: true },
  ]
  const shown = clientRows(rows).map(({ hours }) => hours)
  expect(shown).toEqual([30.5, 15])
})

test('work of half an hour keeps its hours beside a record that corrects the rest, and no work reads as done in none', () => {
  const [row] = estimate(hundredHours).components
  const [task] = row!.tasks
  const aRow = (hours: number, ofTasks: number[]) => ({
    ...row!,
    hours,
    tasks: ofTasks.map((hours) => ({ ...task!, hours })),
  })
  const record = (hours: number) => ({ ...aRow(hours, []), isRecord: true })
  const shown = (rows: Parameters<typeof clientRows>[0]) =>
    clientRows(rows).map(({ hours, tasks }) => [hours, ...tasks.map((task) => task.hours)])

  const rows = [aRow(40, [24, 16]), aRow(12.5, [12.5]), aRow(6.5, [6, 0.5]), aRow(0.5, [0.5]), aRow(0.5, [])]
  expect(shown([...rows, record(2)])).toEqual([[41, 25, 16], [13.5, 13.5], [6.5, 6, 0.5], [0.5, 0.5], [0.5]])
  expect(shown([...rows, record(-2)])).toEqual([[39, 23, 16], [11.5, 11.5], [6.5, 6, 0.5], [0.5, 0.5], [0.5]])
  expect(Math.min(...shown([...rows, record(-15)]).flat())).toBeGreaterThan(0)
  const small = [aRow(24, [24]), aRow(12, [12]), aRow(3.5, [0.5, 0.5, 2, 0.5])]
  // Three halves for four tasks.
  expect(shown([...small, record(-26)])).toEqual([
    [8, 8],
    [4, 4],
    [1.5, 0, 0, 1, 0.5],
  ])
})
