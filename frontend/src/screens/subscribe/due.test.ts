import { expect, test } from 'vitest'
import type { PaymentSession } from '#contract/subscription'
import { plans } from '#contract/plan'
import { dueOf } from './due'

const { tier1, tier3 } = plans
const later = { at: '2026-12-20T12:00:00.000Z', month: '2026-11', used: 23 }

test.each<[string, Partial<PaymentSession>, typeof tier1, string, string]>([
  ['a first month', { amountDue: 1_900 }, tier1, '$19.00', 'Then $19 a month. Cancel at any time.'],
  [
    'a higher plan',
    { amountDue: 7_997, terms: 'higher' },
    tier3,
    '$79.97',
    'The difference for the rest of this month, for a week at least. Then $99 a month.',
  ],
  [
    'a lower plan',
    { amountDue: -8_000, terms: 'lower' },
    tier1,
    '$0.00',
    'The unused part of your plan, less the same days of Tier 1, is $80.00. It is credited to your next invoices. Then $19 a month.',
  ],
  [
    'a lower plan that begins later',
    { amountDue: 0, terms: 'later', later },
    tier1,
    '$0.00',
    'You have used 23 estimates this month. Your plan changes to Tier 1 on December 20. Then $19 a month.',
  ],
  [
    "a lower plan that begins later because of last month's use",
    { amountDue: 0, terms: 'later', later: { ...later, month: '2026-10' } },
    tier1,
    '$0.00',
    'You used 23 estimates in October. Your plan changes to Tier 1 on December 20. Then $19 a month.',
  ],
  [
    'a plan that is not changed after all',
    { amountDue: 0, terms: 'keep' },
    tier3,
    '$0.00',
    'You keep Tier 3, and nothing is charged today. Then $99 a month.',
  ],
  [
    'a plan that credit pays for completely',
    { amountDue: 0 },
    tier1,
    '$0.00',
    'Your credit covers it. Then $19 a month.',
  ],
  [
    'a plan that credit pays for partly',
    { amountDue: 3_900 },
    tier3,
    '$39.00',
    'Your credit covers the rest. Then $99 a month.',
  ],
])('%s shows the amount due today and the later ones', (_, given, plan, now, after) => {
  const session = { clientSecret: 'secret', mode: 'payment' as const, amountDue: 0, currency: 'usd', ...given }
  expect(dueOf(session, plan, new Date('2026-11-20T12:00:00.000Z'))).toEqual({ now, after })
})
