import { expect, test } from 'vitest'
import type { User } from '#contract/user'
import { nameOf, parseUser, resetDay, usageOf } from './user'

const ada: User = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  subscriptionTier: 'tier3',
  monthlyEstimationCount: 7,
  monthlyEstimationLimit: 999_999,
  subscription: null,
}

test('a stored user is read unchanged, and one with only an email is a free user without a name', () => {
  expect(parseUser(JSON.stringify(ada))).toEqual(ada)

  const unnamed = parseUser('{"email":"ada@example.com"}')!
  expect([nameOf(unnamed), usageOf(unnamed), unnamed.subscriptionTier]).toEqual(['ada@example.com', '0 / 2', 'free'])
})

test('null fields of a stored user count as missing', () => {
  const unnamed = parseUser(
    '{"email":"ada@example.com","firstName":null,"lastName":null,"monthlyEstimationLimit":null}',
  )!
  expect([nameOf(unnamed), usageOf(unnamed)]).toEqual(['ada@example.com', '0 / 2'])
})

test.each([null, 'null', '{}', '[]', 'not JSON', '{"email":7}'])('stored data of %s are not a user', (stored) => {
  expect(parseUser(stored)).toBeNull()
})

test('a user is addressed by the known parts of their name', () => {
  expect([ada, { ...ada, lastName: '' }, { ...ada, firstName: '', lastName: '' }].map(nameOf)).toEqual([
    'Ada Lovelace',
    'Ada',
    'ada@example.com',
  ])
})

test('an unlimited plan is shown as ∞', () => {
  expect(usageOf(ada)).toBe('7 / ∞')
})

test('the count of estimates starts again on the first day of the next month in UTC', () => {
  expect(resetDay(new Date('2026-11-30T23:59:59Z'))).toBe('December 1')
  expect(resetDay(new Date('2026-12-01T00:00:00Z'))).toBe('January 1')
})
