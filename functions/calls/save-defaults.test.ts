import { expect, test } from 'vitest'
import type { Project } from '#contract/project'
import { type Defaults, defaultTerms } from '#contract/terms'
import type { User } from '#contract/user'
import { aDraft } from '#scripts/testing/project'
import { aUser } from '#scripts/testing/user'
import { handler as create } from './create-project'
import { handler as get } from './get-project'
import { handler as getUser } from './get-user'
import { handler as save } from './save-defaults'

const euros: Defaults = {
  hourlyRate: 90,
  developerCount: 1,
  priority: 'high',
  terms: { ...defaultTerms, currency: 'EUR', quoteAt: 80, rates: { 'QA engineer': 70.5 } },
}

test('a new project has the terms that its owner set as defaults, and older ones keep theirs', async () => {
  const { ask } = await aUser()
  const begin = async () => {
    const { id } = JSON.parse((await create(ask(aDraft()))).body ?? '') as { id: string }
    return async () => (JSON.parse((await get(ask(undefined, { id }))).body ?? '') as Project).terms
  }
  const before = await begin()
  expect(JSON.parse((await save(ask(euros))).body ?? '')).toMatchObject({ defaults: euros })
  const after = await begin()

  expect(await after()).toEqual(euros.terms)
  expect(await before()).toEqual(defaultTerms)
  expect((JSON.parse((await getUser(ask())).body ?? '') as User).defaults).toEqual(euros)
})

test('defaults without a team and a priority have the standard ones', async () => {
  const { ask } = await aUser()
  const { hourlyRate, terms } = euros

  expect(JSON.parse((await save(ask({ hourlyRate, terms }))).body ?? '')).toMatchObject({
    defaults: { hourlyRate, terms, developerCount: 2, priority: 'standard' },
  })
})

const rate = 'A rate must be between 1 and 100,000, with at most two decimals.'
test.each([
  ['a rate of 0', { rates: { 'QA engineer': 0 } }, rate],
  ['a rate of a billion', { rates: { 'QA engineer': 1e9 } }, rate],
  ['a rate a billionth above 70', { rates: { 'QA engineer': 70 + 1e-9 } }, rate],
  ['a rate with three decimals', { rates: { 'QA engineer': 70.125 } }, rate],
  [
    'a currency that does not exist',
    { currency: 'DOG' },
    'This currency does not exist. Use a code such as USD or EUR.',
  ],
  [
    'a discount above 100 %',
    { discount: 101 },
    'The discount must be between 0 and 100 percent, with at most two decimals.',
  ],
  [
    'a discount too small to store',
    { discount: 5e-324 },
    'The discount must be between 0 and 100 percent, with at most two decimals.',
  ],
  ['a negative tax', { tax: -1 }, 'The tax must be between 0 and 100 percent, with at most two decimals.'],
  ['another percentile', { quoteAt: 70 }, 'A price can be quoted at 50, 80 or 90 percent.'],
])('terms with %s are rejected', async (_, given, message) => {
  const { ask } = await aUser()
  const reply = await save(ask({ ...euros, terms: { ...euros.terms, ...given } }))

  expect(reply).toMatchObject({ statusCode: 400 })
  expect(reply.body).toContain(message)
})
