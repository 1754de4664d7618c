import { expect, test } from 'vitest'
import type { Component } from '#contract/breakdown'
import { defaultTerms } from '#contract/terms'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { describeRepriced, findRepriced } from './repriced-options'

const terms = { ...defaultTerms, currency: 'EUR' as const, quoteAt: 80 as const }
const optional = (components: Component[]) => ({
  estimation: estimationOf({
    ...inputOf({ ...hundredHours, components }),
    terms,
    scope: { changes: [{ component: 'Accounts', state: 'optional' }], added: [] },
  }),
})
const explain = (before: typeof one, after: typeof one) => describeRepriced(findRepriced(before, after), after)
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
    /^Options with the same work and another price: Accounts, \+€[\d,]+ instead of \+€[\d,]+\. An option costs/,
  )
})

test('an option with the same price, or with other work, needs no reason', () => {
  expect(explain(one, one)).toBe('')
  const longer = component([...accounts!.tasks, aTask({ name: 'Roles' })])
  expect(explain(one, optional([longer, shop!]))).toBe('')
})
