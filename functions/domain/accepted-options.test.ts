import { expect, test } from 'vitest'
import type { ScopeChange, ScopeState } from '#contract/scope'
import { addReplaced } from './accepted-options'
import { aTask, component, hundredHours, inputOf } from './estimate.fixture'
import { estimationOf } from './estimate'
import { defaultChoices, offerOf } from './offer'
import { soldOf } from './sold'

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
const sold = soldOf('shop', [{ id: '1', projectId: 'shop', createdAt: at, currency: 'EUR', links }])
const sender = { from: 'Ada', createdAt: at }

test('an offer that replaces an accepted one names the options that were accepted, and what became of each', () => {
  const before = { ...save(Object.fromEntries(parts.map((name) => [name, 'optional']))), acceptedOptions: parts }
  const after = save({ Chat: 'optional', Search: 'out', Backup: 'optional' }, [
    { component: 'Chat', task: { name: 'Build Chat', role: aTask().role }, name: 'Messages' },
  ])
  const choices = { ...defaultChoices({ title: 'Shop', ...after }), validUntil: '2027-01-01' }
  const offered = choices.options.filter(({ component }) => component !== 'Backup')
  const offer = offerOf(after, { ...choices, options: offered }, sender)

  expect(addReplaced(offer, sold, after, before).replaces).toEqual({
    price: 9_000,
    currency: 'EUR',
    acceptedAt: at,
    options: { accepted: parts, again: ['Chat'], included: ['Reports'], gone: ['Backup', 'Search'] },
  })
  expect(addReplaced(offer, sold, after, null).replaces).not.toHaveProperty('options')
  expect(addReplaced(offer, undefined, after, before)).toBe(offer)
})
