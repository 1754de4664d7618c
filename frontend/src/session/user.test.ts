import { expect, test } from 'vitest'
import type { User } from '#contract/user'
import { nameOf, parseUser, usageOf } from './user'

const ada: User = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  subscriptionTier: 'tier3',
  monthlyEstimationCount: 7,
  monthlyEstimationLimit: 999_999,
  subscription: null,
}

test('a stored user is read as it was, and one of whom only the e-mail is known is a free user without a name', () => {
  expect(parseUser(JSON.stringify(ada))).toEqual(ada)

  const unnamed = parseUser('{"email":"ada@example.com"}')!
  expect([nameOf(unnamed), usageOf(unnamed), unnamed.subscriptionTier]).toEqual(['ada@example.com', '0 / 2', 'free'])
})

test('what a stored user says is null is taken as missing', () => {
  const unnamed = parseUser(
    '{"email":"ada@example.com","firstName":null,"lastName":null,"monthlyEstimationLimit":null}',
  )!
  expect([nameOf(unnamed), usageOf(unnamed)]).toEqual(['ada@example.com', '0 / 2'])
})

test.each([null, 'null', '{}', '[]', 'not JSON', '{"email":7}'])('what is stored as %s is no user', (stored) => {
  expect(parseUser(stored)).toBeNull()
})

test('a user is called by what is known of their name', () => {
  expect([ada, { ...ada, lastName: '' }, { ...ada, firstName: '', lastName: '' }].map(nameOf)).toEqual([
    'Ada Lovelace',
    'Ada',
    'ada@example.com',
  ])
})

test('no limit is shown as ∞', () => {
  expect(usageOf(ada)).toBe('7 / ∞')
})
