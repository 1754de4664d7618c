import { expect, test } from 'vitest'
import type { ScopeChange, ScopeState } from '#contract/scope'
import { defaultSettings } from '#contract/settings'
import { type Terms, defaultTerms } from '#contract/terms'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { defaultChoices, offerOf } from '#domain/offer/offer'
import { soldOf } from '#domain/offer/sold'
import { addReplaced } from './replaced-offer'

const parts = ['Backup', 'Chat', 'Reports', 'Search']
const [shop] = hundredHours.components
const breakdown = {
  ...hundredHours,
  components: [shop!, ...parts.map((name) => component([aTask({ name: `Build ${name}` })], name))],
}
const save = (
  states: Partial<Record<string, ScopeState>>,
  changes: ScopeChange[] = [],
  given: Partial<Terms> = {},
  own?: string,
) => {
  const scoped = Object.entries(states).map(([component, state]) => ({ component, state: state! }))
  const terms = { ...defaultTerms, ...given }
  const task = { id: 'own', component: 'Shop', role: aTask().role, hours: { likely: 6 }, sources: [] }
  const added = own === undefined ? [] : [{ ...task, name: own, state: 'optional' as const }]
  const scope = { changes: [...scoped, ...changes], added }
  return { estimation: estimationOf({ ...inputOf(breakdown), terms, scope }), settings: defaultSettings, terms }
}

const at = '2026-11-20T09:00:00Z'
const decision = { kind: 'accept' as const, at, name: 'Grace', total: 9_000 }
const links = { one: { createdAt: at, endsAt: at, openedCount: 1, decision } }
const sold = soldOf('shop', [{ id: '1', projectId: 'shop', createdAt: at, currency: 'USD', links }])!
const sender = { from: 'Ada', createdAt: at }
const choicesFor = (saved: ReturnType<typeof save>) => ({
  ...defaultChoices({ title: 'Shop', ...saved }),
  validUntil: '2027-01-01',
})

test('an offer that replaces an accepted one says what became of each accepted option', () => {
  const optional = Object.fromEntries(parts.map((name) => [name, 'optional' as const]))
  const before = { ...save(optional, [], {}, 'Vouchers'), acceptedOptions: [...parts, 'Vouchers (Shop)'] }
  const renamed = { component: 'Chat', task: { name: 'Build Chat', role: aTask().role }, name: 'Messages' }
  const after = save({ Chat: 'optional', Search: 'out', Backup: 'optional' }, [renamed], {}, 'Gift vouchers')
  const choices = choicesFor(after)
  const offered = choices.options.filter(({ component }) => component !== 'Backup')
  const offer = offerOf(after, { ...choices, options: offered }, sender)

  expect(addReplaced(offer, sold, before, after, choices.show).replaces).toMatchObject({
    price: 9_000,
    currency: 'USD',
    acceptedAt: at,
    options: { again: ['Chat', 'Gift vouchers (Shop)'], included: ['Reports'], gone: ['Backup', 'Search'] },
  })
  expect(addReplaced(offer, sold, null, after, choices.show).replaces).toEqual({
    price: 9_000,
    currency: 'USD',
    acceptedAt: at,
  })
})

test('an offer that replaces an accepted one lists what is new and gone, with the same options, and without prices in another currency', () => {
  const before = { ...save({ Chat: 'optional', Search: 'out' }), acceptedOptions: ['Chat'] }
  const after = save({ Chat: 'optional', Backup: 'out' })
  const choices = choicesFor(after)
  const changesWith = (show: Partial<typeof choices.show>) =>
    addReplaced(offerOf(after, choices, sender), sold, before, after, { ...choices.show, ...show }).replaces!.changes!

  const abroad = { ...save({ Chat: 'optional', Search: 'out' }, [], { currency: 'EUR' }), acceptedOptions: ['Chat'] }
  const { rest, changes } = addReplaced(offerOf(after, choices, sender), sold, abroad, after, choices.show).replaces!
  expect(rest).toBeUndefined()
  expect(changes!.rows.map(({ name, price }) => [name, price])).toEqual([
    ['Search', 0],
    ['Backup', 0],
  ])
  const rows = changesWith({}).rows.map(({ name, price }) => [name, Math.sign(price)])
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Search', 1],
      ['Backup', -1],
    ]),
  )
  expect(rows.map(([name]) => name)).not.toContain('Chat')
  expect(changesWith({ tasks: true, hours: true }).rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ tasks: [expect.objectContaining({ kind: 'added', name: 'Build Search' })] }),
    ]),
  )
})

test('work that becomes an option is named as one, and nothing is removed', () => {
  const before = { ...save({ Chat: 'out' }), acceptedOptions: [] }
  const after = save({ Chat: 'optional', Reports: 'optional' })
  const choices = choicesFor(after)
  const replacedBy = (names: string[]) => {
    const options = choices.options.filter(({ component }) => names.includes(component))
    const offer = offerOf(after, { ...choices, options }, sender)
    return addReplaced(offer, sold, before, after, { ...choices.show, tasks: true }).replaces!
  }

  // An option that was out of scope is none that the client had.
  expect(replacedBy(['Chat', 'Reports'])).toMatchObject({
    options: { again: [], nowOptional: ['Reports'] },
    changes: { rows: [] },
  })
  const { options, changes } = replacedBy(['Chat'])
  expect(options!.nowOptional).toEqual([])
  expect(changes!.rows).toContainEqual(
    expect.objectContaining({ name: 'Reports', tasks: [expect.objectContaining({ kind: 'removed' })] }),
  )
})

test.each([
  [{ quoteAt: 50 }, { quoteAt: 80 }, 'Higher price for the same work', 'Rounding'],
  [{ quoteAt: 80, tax: 19 }, { quoteAt: 50, tax: 19 }, 'Lower price for the same work', 'Tax'],
  [{ quoteAt: 80, tax: 19 }, { quoteAt: 50, discount: 5 }, 'Lower price for the same work', 'Discount and tax'],
] as const)('a client reads what a price at %o changes to at %o', (one, other, row, rest) => {
  const before = { ...save({}, [], one), acceptedOptions: [] }
  const after = save({}, [], other)
  const { show, ...choices } = choicesFor(after)
  const offer = offerOf(after, { ...choices, show }, sender)
  const { replaces } = addReplaced(offer, sold, before, after, show)

  expect(replaces!.changes!.rows.map(({ name }) => name)).toEqual([row])
  expect(replaces!.rest).toBe(rest)
})
