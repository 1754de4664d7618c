import { expect, test } from 'vitest'
import type { Component } from '#contract/breakdown'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { includeAccepted } from './changed-pair'
import { describeRepriced, findRepriced } from './repriced-options'
import { namePriceChanges } from './repriced-work'

const terms = { ...defaultTerms, currency: 'EUR' as const, quoteAt: 80 as const }
const optional = (components: Component[], given: Partial<Parameters<typeof estimationOf>[0]> = {}) => ({
  terms,
  settings: defaultSettings,
  ...given,
  estimation: estimationOf({
    ...inputOf({ ...hundredHours, components }),
    terms,
    ...given,
    scope: { changes: [{ component: 'Accounts', state: 'optional' }], added: [] },
  }),
})
const explain = (before: typeof one, after: typeof one) =>
  describeRepriced(findRepriced(before, after), after, namePriceChanges(before, after), true)
const readBy = (before: typeof one, after: typeof one) => includeAccepted(before, after, ['Accounts']).repriced
const [accounts, shop] = hundredHours.components
const one = optional([accounts!, shop!])
const more = component(
  [...shop!.tasks, aTask({ name: 'Gift cards', optimistic: 2, likely: 8, pessimistic: 14 })],
  'Shop',
)
const other = optional([accounts!, more])

test('a comparison says why an option whose work is the same has another price', () => {
  const [before, after] = [one, other].map(({ estimation }) => estimation.options[0]!.price)
  expect(after).not.toBe(before)
  expect(explain(one, other)).toMatch(
    /^Options with the same work and another price: Accounts, \+€[\d,]+ instead of \+€[\d,]+\. An option .+ whose work changed\.$/,
  )
  const otherTerms = [
    [{ terms: { ...terms, quoteAt: 90 as const } }, 'percentage to quote at'],
    [{ settings: { ...defaultSettings, hourlyRate: 120 } }, 'rates'],
    [{ answeredShare: 1 }, 'answers'],
  ] as const
  for (const [given, name] of otherTerms) {
    expect(explain(one, optional([accounts!, shop!], given))).toMatch(new RegExp(`, whose ${name} changed\\.$`))
    expect(explain(one, optional([accounts!, more], given))).toMatch(new RegExp(`, whose work and ${name} changed\\.$`))
    // A client does not read how a price is calculated.
    expect(readBy(one, optional([accounts!, shop!], given))).toMatch(/, whose terms changed\.$/)
    expect(readBy(one, optional([accounts!, more], given))).toMatch(/, whose work and terms changed\.$/)
  }
  expect(readBy(one, other)).toMatch(/, whose work changed\.$/)
})

test('an owner reads the hours of an option that differ, and its client does not', () => {
  const larger = optional([accounts!, shop!], { settings: { ...defaultSettings, developerCount: 4 } })
  expect(explain(one, larger)).toMatch(
    /: Accounts, \+€[\d,]+ for \+[\d.]+ h instead of \+€[\d,]+ for \+[\d.]+ h\. .+ whose work and number of developers changed\.$/,
  )
  expect(readBy(one, larger)).not.toContain(' h ')
})

test('an option with the same price, or with other work, needs no reason', () => {
  expect(explain(one, one)).toBe('')
  const longer = component([...accounts!.tasks, aTask({ name: 'Roles' })])
  expect(explain(one, optional([longer, shop!]))).toBe('')
})
