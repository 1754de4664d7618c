import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultTerms } from '#contract/terms'
import { type ScopeChange, emptyScope } from '#contract/scope'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, estimate, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { correctionOf } from '#domain/hours/calibration'
import { sum } from '#domain/hours/apportion'
import { describeQuote } from '#domain/hours/price'
import { someBreakdown, someSettings, someTerms } from '#scripts/testing/arbitraries'
import { includeAccepted } from './changed-pair'
import { changeAfter, option, otherScreen, save, screen, taskRef, terms, withAccounts } from './change-request.fixture'
import { changeReport, nameChange } from './change-text'
import { difference, restNames } from './difference'
import { estimateSince } from './estimate-since'

test('a component with the name of supporting work is another row', () => {
  const named = component([aTask({ name: 'Test plan' })], 'Testing and fixing')
  const more = { ...hundredHours, components: [...hundredHours.components, named] }
  const { rows } = difference({ estimation: estimate(hundredHours) }, { estimation: estimate(more) })

  expect(rows.filter(({ name }) => name === 'Testing and fixing')).toMatchObject([
    { hours: 10, tasks: [{ kind: 'added', name: 'Test plan' }] },
    { hours: 3, tasks: [] },
  ])
})

test('estimates in different currencies are compared by their hours only', () => {
  const [one, other] = [estimate(hundredHours), estimate(hundredHours)]
  const euros = { ...other, price: { ...other.price!, currency: 'EUR', quoted: 5 } }

  expect(difference({ estimation: one }, { estimation: euros })).toEqual({
    hours: { before: 141, after: 141 },
    weeks: { before: 3, after: 3 },
    rows: [],
    leftOut: [],
    lines: [],
  })
})

test('an owner can check each row by hand: work at its cost, and the difference of the two contingencies', () => {
  const studio = partOf('Studio', [20, 30])
  const before = save({ ...hundredHours, components: [...hundredHours.components, studio] }, [])
  const after = save(hundredHours, [], { terms: { ...terms, quoteAt: 90 } })
  const [one, other] = [before, after].map(({ estimation }) => estimation.price!)
  const { cost } = before.estimation.components.find(({ name }) => name === 'Studio')!
  const { rows } = difference(before, after)

  expect(rows[0]).toMatchObject({ name: 'Studio', price: -cost })
  expect(rows.find(({ cause }) => cause === 'risk')!.price).toBe(other!.contingency - one!.contingency)
  // What follows from the work is in its price for a client.
  expect(difference(before, after, { isClient: true }).rows[0]!.price).toBeLessThan(-cost)
})

test('a row that one of two estimates lacks costs in their comparison what its table says', () => {
  fc.assert(
    fc.property(someBreakdown, someSettings, someTerms, (breakdown, settings, terms) => {
      const [first] = breakdown.components
      fc.pre(first !== undefined)
      const scopes = [[{ component: first.name, state: 'out' as const }], []]
      const [before, after] = scopes.map((changes) => ({
        estimation: estimationOf({ ...inputOf(breakdown, settings), terms, scope: { ...emptyScope, changes } }),
        settings,
        terms,
      }))
      const { price, rows } = difference(before!, after!)
      const isFirst = ({ name }: { name: string }) => name.startsWith('0:')
      const { hours, cost } = after!.estimation.components.find(isFirst)!
      const row = rows.find(isFirst)!
      // Very many hours are rounded otherwise beside those of another row.
      fc.pre(row.hours === hours)
      expect(row.price).toBe(cost)
      expect(sum(rows.map(({ price }) => price!))).toBe(price!.after - price!.before)
    }),
    { numRuns: 100, endOnFailure: true },
  )
})

const atRates = {
  terms: {
    ...defaultTerms,
    rates: { 'Project manager': 110, 'QA engineer': 80, 'Back-end developer': 100, 'Front-end developer': 95 } as const,
  },
}

test('an option that was sold for another price than its cost leaves all other rows at their rates', () => {
  const before = save(hundredHours, [option], atRates)
  const refunds = ['Front-end developer', 'Back-end developer'] as const
  const more = component(
    refunds.map((role) => aTask({ name: 'Refunds', role, optimistic: 3, likely: 3, pessimistic: 3 })),
    'Refunds',
  )
  const saved = save({ ...hundredHours, components: [...hundredHours.components, more] }, [option], atRates)
  const options = saved.estimation.options.map((one) => ({ ...one, price: one.price - 35 }))
  const pair = includeAccepted(before, { ...saved, estimation: { ...saved.estimation, options } }, ['Accounts'])
  const compared = difference(pair.before, pair.after)
  const { rows } = compared

  expect(changeReport('Change', compared)).toContain(
    'Agreed prices of options: −$35. Accepted options keep their prices, which',
  )
  expect(rows.map(({ name, hours, price }) => [name, hours, price])).toEqual([
    ['Refunds', 6, 3 * 95 + 3 * 100],
    ['Discovery and planning', 1, 110],
    ['Testing and fixing', 2, 160],
    [restNames.agreed, 0, -35],
  ])
})

test('an agreed price that only rounding makes different is not named, neither in the price nor in a row', () => {
  const terms = { ...defaultTerms, rates: { 'QA engineer': 81.25 } as const }
  const before = save(hundredHours, [option], { terms })
  const more = component([aTask({ name: 'Refunds', optimistic: 3, likely: 3, pessimistic: 3 })], 'Refunds')
  const after = save({ ...hundredHours, components: [...hundredHours.components, more] }, [option], { terms })
  const differ = (by: number) => {
    const options = after.estimation.options.map((one) => ({ ...one, price: one.price + by }))
    const pair = includeAccepted(before, { ...after, estimation: { ...after.estimation, options } }, ['Accounts'])
    const rows = difference(pair.before, pair.after).rows.map(({ name }) => name)
    return { rows, quote: describeQuote(pair.after.estimation.price!) }
  }

  for (const by of [0, -1, 2]) {
    expect(differ(by).rows).not.toContain(restNames.agreed)
    expect(differ(by).quote).not.toContain('the cost')
  }
  expect(differ(-3).rows).toContain(restNames.agreed)
  expect(differ(-3).quote).toMatch(/, \$3 below the cost$/)
})

const partOf = (name: string, tasks: number[]) =>
  component(
    tasks.map((hours, at) => aTask({ name: `${name} ${at}`, optimistic: hours, likely: hours, pessimistic: hours })),
    name,
  )

test('added work makes no supporting work less and nothing sold cheaper, whatever rounding the sold options settle', () => {
  const someHours = fc.array(
    fc.integer({ min: 2, max: 28 }).map((halves) => halves / 2),
    { minLength: 1, maxLength: 6 },
  )
  const example = [[5.5, 5.5, 5.5, 5.5, 5.5], [6.5], [6.5], [5]] as [number[], number[], number[], number[]]
  fc.assert(
    fc.property(someHours, someHours, someHours, someHours, (...hours) => {
      const [shop, chat, reviews, added] = hours.map((own, at) => partOf(['Shop', 'Chat', 'Reviews', 'New'][at]!, own))
      const names = ['Chat', 'Reviews']
      const refs = names.map((component) => ({ component }))
      const sold = save({ ...hundredHours, components: [shop!, chat!, reviews!] }, refs, atRates)
      const later = save({ ...hundredHours, components: [shop!, chat!, reviews!, added!] }, refs, atRates)
      const estimation = estimateSince({ ...sold, acceptedOptions: names }, later)
      const pair = includeAccepted(sold, { ...later, estimation }, names)
      const { hours: all, price, rows } = difference(pair.before, pair.after)

      for (const { hours, price } of rows.filter(({ cause, tasks }) => !cause && tasks.length === 0)) {
        expect(hours).toBeGreaterThanOrEqual(0)
        expect(price).toBeGreaterThanOrEqual(0)
      }
      expect(sum(rows.map(({ hours }) => hours))).toBe(all.after - all.before)
      expect(sum(rows.map(({ price }) => price!))).toBe(price!.after - price!.before)
      const pricesIn = ({ options }: typeof estimation) => options.map(({ hours, price }) => [hours, price])
      expect(pricesIn(estimation)).toEqual(pricesIn(sold.estimation))
      // The price is the cost, unless hours of another rate were rounded: then the difference is named.
      for (const { totalCost, price } of [pair.before, pair.after].map((saved) => saved.estimation))
        if (Math.abs(price!.total - totalCost) <= names.length + 1) expect(price!.total).toBe(totalCost)
    }),
    { examples: [example], numRuns: 10 },
  )
})

test('supporting work that another formula sized is a row by the tables beside new work', () => {
  const more = { ...hundredHours, components: [...hundredHours.components, partOf('New', [4])] }
  const [{ components, totalHours, ...saved }, after] = [estimate(hundredHours), estimate(more)]
  // A larger share of testing than today's.
  const earlier = components.map((row) => (row.name === 'Testing and fixing' ? { ...row, hours: row.hours + 20 } : row))
  const before = { ...saved, components: earlier, totalHours: totalHours + 20 }
  const { rows } = difference({ estimation: before }, { estimation: after })

  expect(rows.map(({ name, hours }) => [name, hours])).toEqual([
    ['New', 4],
    ['Discovery and planning', 1],
    ['Testing and fixing', -19],
  ])
})

test('a role at another rate prices the same hours again, with the correction by a record for a client', () => {
  const rates = { terms: { ...defaultTerms, rates: { 'DevOps engineer': 200 } } }
  const inRole: ScopeChange = { ...taskRef(screen!), state: 'in', role: 'DevOps engineer' }
  const record = { projects: 3, finishedOn: '2026-11-20', ratios: [1.5, 1.4, 1.5], ranged: 0, under80: 0 }
  const [before, after] = [[], [inRole]].map((changes) => {
    const saved = save(hundredHours, [], rates)
    const scope = { changes, added: [] }
    return { ...saved, estimation: estimationOf({ ...inputOf(hundredHours, saved.settings), ...rates, scope, record }) }
  })
  const { rows, price } = difference(before!, after!, { isClient: true })

  expect(rows.filter(({ tasks }) => tasks.length > 0)).toMatchObject([{ name: 'Accounts', hours: 0 }])
  expect(Math.abs(rows[0]!.price! - 10 * 100 * correctionOf(record))).toBeLessThan(1)
  expect(sum(rows.map(({ price }) => price!))).toBe(price!.after - price!.before)
})

test('a line that a task in another role lost is named beside the price that its role moved', () => {
  const given = { terms: { ...defaultTerms, rates: { 'DevOps engineer': 200 } } }
  const inRole: ScopeChange = { ...taskRef(screen!), state: 'in', role: 'DevOps engineer' }
  const withLines = (ids: number[]) => withAccounts([aTask({ ...screen, sources: ids }), otherScreen!])
  const before = save(withLines([2, 3]), [], given)
  const without = save(withLines([2]), [inRole], given)
  const isLeft = ({ id }: { id: number }) => id !== 3
  const { lines, idleLines } = without.estimation
  const after = { ...without.estimation, lines: lines.filter(isLeft), idleLines: idleLines!.filter(isLeft) }

  expect(difference(before, { ...without, estimation: after }).lines).toEqual([
    { before: 'Line 3', isPriced: true, isLost: true },
  ])
})

test('a task that a person added and then renamed is neither removed nor added', () => {
  const tasksWith = (name: string, likely: number) => {
    const task = { id: 'voucher', component: 'Shop', name, role: screen!.role, hours: { likely }, sources: [] }
    const scope = { changes: [], added: [{ ...task, state: 'in' as const }] }
    return { estimation: estimationOf({ ...inputOf(hundredHours), scope }) }
  }
  const before = tasksWith('Voucher with a text', 3)
  const rowsTo = (name: string, hours: number) =>
    difference(before, tasksWith(name, hours)).rows.map(({ hours, tasks }) => [hours, tasks.map(nameChange)])

  expect(rowsTo('Voucher with a photo', 3)).toEqual([[0, ['Changed: Voucher with a text → Voucher with a photo']]])
  expect(rowsTo('Film', 5)[0]).toEqual([2, ['Changed: Voucher with a text → Film']])
})

test('work that becomes an option reads as optional, and the rest of what left the total as removed', () => {
  const before = save(hundredHours, [])
  const after = save(hundredHours, [
    { component: 'Shop', name: 'Store' },
    { ...taskRef(screen!), state: 'out' },
  ])
  const named = difference(before, after).rows.map(({ name, tasks }) => [name, ...tasks.slice(0, 1).map(nameChange)])

  expect(named.slice(0, 2)).toEqual([
    ['Accounts', 'Removed: Screen 0'],
    ['Shop', 'Now optional: Part 0'],
  ])
})

test('a task with the same hours is not a changed one, for its owner and its client, unless its role explains a price', () => {
  const certain = { ...screen!, optimistic: screen!.optimistic + 1, pessimistic: screen!.pessimistic - 1 }
  const [before, after] = [save(hundredHours, []), save(withAccounts([certain, otherScreen!]), [])]
  expect(difference(before, after).rows).toEqual([])

  const given = { terms: { ...terms, rates: { 'DevOps engineer': 200 } } }
  const inRole: ScopeChange = { ...taskRef(screen!), state: 'in', role: 'DevOps engineer' }
  const { rows } = changeAfter(save(hundredHours, [], given), save(hundredHours, [inRole], given), []).change!
  expect(rows[0]).toMatchObject({ name: 'Accounts', tasks: [{ kind: 'changed', hours: 0 }] })
})

test('a client reads a description of new and removed components, and no name of a task that only repeats its component', () => {
  const reviews = component([aTask({ name: 'Reviews', sources: [9] })], 'Reviews')
  const more = { ...hundredHours, components: [...hundredHours.components, reviews] }
  const [plain, longer] = [save(hundredHours, []), save(more, [])]
  for (const pair of [
    [plain, longer],
    [longer, plain],
  ] as const)
    expect(changeAfter(...pair, []).change!.rows[0]).toMatchObject({ name: 'Reviews', description: 'Who may come in' })
  const larger = save(withAccounts([aTask({ ...screen, likely: 40 }), otherScreen!]), [])
  expect(changeAfter(plain, larger, []).change!.rows[0]).not.toHaveProperty('description')

  const named = (name: string) =>
    save(hundredHours, [{ ...taskRef(screen!), state: 'in', name, hours: { likely: 40 } }])
  const tasksOf = (name: string) => changeAfter(plain, named(name), [], false).change!.rows[0]!.tasks
  expect(tasksOf('Sign-in by phone')).toMatchObject([{ name: 'Sign-in by phone' }])
  expect(tasksOf('Accounts')![0]).not.toHaveProperty('name')
})
