import { expect, test } from 'vitest'
import { dueOf } from './due'

const session = (amountDue: number) => ({
  clientSecret: 'secret',
  mode: 'payment' as const,
  amountDue,
  currency: 'usd',
})

test.each([
  ['a first month', 1_900, 19, false, '$19.00', 'Then $19 a month. Cancel at any time.'],
  ['a higher plan', 7_997, 99, true, '$79.97', 'The difference for the rest of this month. Then $99 a month.'],
  [
    'a lower plan',
    -8_000,
    19,
    true,
    '$0.00',
    'The unused part of your plan, $80.00, is credited to your next invoices. Then $19 a month.',
  ],
  ['a plan that credit pays for', 0, 19, false, '$0.00', 'Your credit covers it. Then $19 a month.'],
  ['a plan that credit pays for in part', 3_900, 99, false, '$39.00', 'Your credit covers the rest. Then $99 a month.'],
])('%s says what is due today and what follows', (_, amountDue, price, isChange, now, after) => {
  expect(dueOf(session(amountDue), price, isChange)).toEqual({ now, after })
})
