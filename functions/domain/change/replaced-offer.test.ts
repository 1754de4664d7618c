import { expect, test } from 'vitest'
import type { ScopeChange, ScopeState } from '#contract/scope'
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
const save = (states: Partial<Record<string, ScopeState>>, changes: ScopeChange[] = []) => {
  const scoped = Object.entries(states).map(([component, state]) => ({ component, state: state! }))
  return { estimation: estimationOf({ ...inputOf(breakdown), scope: { changes: [...scoped, ...changes], added: [] } }) }
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
  const before = { ...save(Object.fromEntries(parts.map((name) => [name, 'optional']))), acceptedOptions: parts }
  const after = save({ Chat: 'optional', Search: 'out', Backup: 'optional' }, [
    { component: 'Chat', task: { name: 'Build Chat', role: aTask().role }, name: 'Messages' },
  ])
  const choices = choicesFor(after)
  const offered = choices.options.filter(({ component }) => component !== 'Backup')
  const offer = offerOf(after, { ...choices, options: offered }, sender)

  expect(addReplaced(offer, sold, before, after, choices.show).replaces).toMatchObject({
    price: 9_000,
    currency: 'USD',
    acceptedAt: at,
    options: { again: ['Chat'], included: ['Reports'], gone: ['Backup', 'Search'] },
  })
  expect(addReplaced(offer, sold, null, after, choices.show).replaces).toEqual({
    price: 9_000,
    currency: 'USD',
    acceptedAt: at,
  })
})

test('an offer that replaces an accepted one lists what is new and gone, with the same options', () => {
  const before = { ...save({ Chat: 'optional', Search: 'out' }), acceptedOptions: ['Chat'] }
  const after = save({ Chat: 'optional', Backup: 'out' })
  const choices = choicesFor(after)
  const changesWith = (show: Partial<typeof choices.show>) =>
    addReplaced(offerOf(after, choices, sender), sold, before, after, { ...choices.show, ...show }).replaces!.changes!

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
