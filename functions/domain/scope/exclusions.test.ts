import { parse } from 'valibot'
import { expect, test } from 'vitest'
import type { Breakdown } from '#contract/breakdown'
import { type Scope, type ScopeChange, type ScopeRef, type ScopeState, StoredScope, emptyScope } from '#contract/scope'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf, lines } from '#domain/estimate/estimate.fixture'
import { defaultChoices, offerOf } from '#domain/offer/offer'
import { breakdownOf } from '#scripts/testing/arbitraries'
import { clientAssumptions } from './client-assumptions'
import { exclusionsIn, usualExclusions } from './exclusions'
import { applyScope } from './scope'
import { change, putOwn } from './scope-edits'

test('exclusions are reworded, left out and added in the words of the owner, which the client reads', () => {
  const [app, training, hosting] = ['No app for Accounts.', 'Training.', usualExclusions[0]!]
  const rename = { component: 'Accounts', name: 'Members' }
  const background = lines.map(({ id }) => id)
  const breakdown = { ...hundredHours, background, exclusions: [app, training, hosting] }
  const exclusionsWith = (exclusions: Scope['exclusions']) => {
    const estimation = estimationOf({ ...inputOf(breakdown), scope: { changes: [rename], added: [], exclusions } })
    const choices = { ...defaultChoices({ title: 'Shop', estimation }), validUntil: '2026-12-24' }
    const { exclusions: offered } = offerOf({ estimation }, choices, { from: 'Ada', createdAt: '2026-11-24T10:00:00Z' })
    expect(offered).toEqual(estimation.exclusions)
    return offered
  }

  expect(exclusionsWith(undefined)).toEqual(['No app for Members.', training, ...usualExclusions])
  expect(
    exclusionsWith([
      { of: training, text: '' },
      { of: 'b7d2', text: 'Advertising.' },
      // Of two texts for the same exclusion, the last one counts.
      { of: 'b7d2', text: 'Paid advertising.' },
      { of: hosting, text: 'Hosting is not included.' },
      { of: 'An exclusion that the analyst no longer has.', text: '' },
    ]),
  ).toEqual(['No app for Members.', 'Hosting is not included.', ...usualExclusions.slice(1), 'Paid advertising.'])
})

test('sentences of work out of scope are reworded and removed, and stay so while the work is out of scope', () => {
  const tasks = ['Thanks', 'Chat', 'Rates: screens', 'Rates: back end'].map((name, at) =>
    aTask({ name, sources: [Math.min(at + 1, 3)] }),
  )
  const version = { breakdown: breakdownOf([component(tasks, 'Booking')]), lines }
  const set = (scope: Scope, name: string, state: ScopeState) =>
    change(scope, { component: 'Booking', task: { name, role: tasks[0]!.role } }, { state })
  const list = (scope: Scope) =>
    exclusionsIn(version, scope, applyScope(version.breakdown.components, scope, new Set([1, 2, 3])).components)
  const textsIn = (scope: Scope) =>
    list(scope)
      .map(({ text }) => text)
      .slice(0, -usualExclusions.length)
  const out = ['Thanks', 'Chat', 'Rates: screens'].reduce((scope, name) => set(scope, name, 'out'), emptyScope)

  // Other work still builds the line of the screens.
  expect(textsIn(out)).toEqual([
    'Out of scope: Thanks (Booking), asked for in “Line 1”.',
    'Out of scope: Chat (Booking), asked for in “Line 2”.',
    'Out of scope: Rates: screens (Booking); the rest of it is not affected.',
  ])
  const [thanks, chat] = list(out)
  const left = putOwn(out, 'exclusions', { of: thanks!.of })
  const worded = putOwn(left, 'exclusions', { of: chat!.of, text: 'No chat.' })
  const kept = set(worded, 'Rates: back end', 'out')
  expect(textsIn(kept)).toEqual(['No chat.', 'Out of scope: Rates (Booking), asked for in “Line 3”.'])
  expect(estimationOf({ ...inputOf(version.breakdown), scope: kept }).exclusions).toEqual([
    ...textsIn(kept),
    ...usualExclusions,
    expect.stringContaining('37 requirement lines'),
  ])
  // Work in scope is not excluded, whatever was said about it.
  expect(textsIn(set(kept, 'Chat', 'in'))).toEqual([textsIn(kept)[1]])
  expect(parse(StoredScope, { ...kept, revision: 1 }).exclusions).toEqual(kept.exclusions)
})

test('an exclusion names the role of a task that is left out in part, and says that the rest stays, and its tasks if their lines say more', () => {
  const [front, design] = [{ role: 'Front-end developer' }, { role: 'UX/UI designer' }] as const
  const name = (name: string, sources: number[], given: object = {}) => aTask({ name, sources, ...given })
  const address = [name('Address', [1]), name('Address', [1], front)]
  const menu = [name('Menu', [5]), name('Menu', [5], design)]
  const reminders = [
    name('Reminders: back end', [1]),
    name('Reminders: screens', [1], front),
    name('Mail', [1], design),
  ]
  const site = breakdownOf([
    component([...address, name('Hints', [1, 2])], 'Labels'),
    component([name('Hints', [3])], 'Orders'),
    component(reminders, 'Mails'),
    component(menu, 'Menus'),
    component([name('Scan (1 of 2)', [4]), name('Scan (2 of 2)', [4])], 'Gates'),
  ])
  const without = (...refs: (ScopeRef & Partial<ScopeChange>)[]) =>
    estimationOf({
      ...inputOf(site),
      lines: lines.with(0, { id: 1, text: 'Hi Jo, labels have addresses, staff get reminders. Best, Ada' }),
      scope: { changes: refs.map((ref) => ({ state: 'out', ...ref })), added: [] },
    }).exclusions.filter((text) => text.startsWith('Out of scope'))
  const scan = { name: 'Scan (2 of 2)', role: 'Back-end developer' as const }
  const inLabels = (name: string) => ({ component: 'Labels', task: { name, role: 'Back-end developer' as const } })

  expect(without(inLabels('Address'))).toEqual([
    'Out of scope: Address (Labels, Back-end developer); the rest of it is not affected.',
  ])
  expect(without(inLabels('Hints'))).toEqual(['Out of scope: Hints (Labels), asked for in “Line 2”.'])
  // Its design is not the rest of it.
  expect(without({ component: 'Menus', task: menu[0]! })).toEqual([
    'Out of scope: Menu (Menus, Back-end developer), asked for in “Line 5”.',
  ])
  expect(without({ component: 'Gates', task: scan })).toEqual([
    'Out of scope: Scan, in part (Gates); the rest of it is not affected.',
  ])
  // Also if its owner named the rest.
  const [back, screens] = reminders.map((task) => ({ component: 'Mails', task }))
  expect(without(back!, { ...screens!, state: 'in', name: 'Notices' })).toEqual([
    'Out of scope: Reminders: back end (Mails); the rest of it is not affected.',
  ])
  expect(without({ component: 'Mails' })).toEqual(['Out of scope: Mails, including “Reminders”.'])
  expect(without({ component: 'Labels' }, { component: 'Mails' })).toEqual([
    'Out of scope: Labels, including “Address”, asked for in “Line 2”.',
    'Out of scope: Mails, including “Reminders”.',
  ])
})

test('the rest of work stays only if it is in the total, and in the same component', () => {
  const [screens, back] = ['screens', 'back end'].map((layer) => aTask({ name: `Orders: ${layer}`, sources: [1] }))
  const orders = component([screens!, back!], 'Shop')
  const apps = ['iOS', 'Android'].map((name) => component([aTask({ name: 'Login', sources: [2] })], name))
  const offerWith = (...changes: ScopeChange[]) => {
    const estimation = estimationOf({
      ...inputOf(breakdownOf([orders, ...apps])),
      scope: { changes, added: [] },
    })
    const choices = { ...defaultChoices({ title: 'Shop', estimation }), options: [], validUntil: '2026-12-24' }
    return offerOf({ estimation }, choices, { from: 'Ada', createdAt: '2026-11-24T10:00:00Z' }).exclusions.filter(
      (text) => text.startsWith('Out of scope'),
    )
  }
  const [out, optional] = [screens, back].map((task, at) => ({
    component: 'Shop',
    task,
    state: (['out', 'optional'] as const)[at],
  }))

  expect(offerWith({ component: 'Android', state: 'out' })).toEqual(['Out of scope: Android, including “Login”.'])
  expect(offerWith(out!)).toEqual(['Out of scope: Orders: screens (Shop); the rest of it is not affected.'])
  expect(offerWith(out!, optional!)).toEqual([
    'Out of scope: Orders: back end (Shop), asked for in “Line 1”.',
    'Out of scope: Orders: screens (Shop).',
  ])
})

test('layers that have the name of their component, which is included, are named', () => {
  const tasks = ['Orders: screens', 'Orders: back end', 'Cancel an order'].map((name) => aTask({ name, sources: [1] }))
  const site = breakdownOf([component([...tasks, aTask({ name: 'Stock', sources: [2] })], 'Orders')])
  const without = (...left: number[]) => {
    const changes = left.map((at) => ({ component: 'Orders', task: tasks[at]!, state: 'out' as const }))
    const { exclusions } = estimationOf({ ...inputOf(site), scope: { changes, added: [] } })
    return exclusions.filter((text) => text.startsWith('Out of scope'))
  }

  expect(without(0)).toEqual(['Out of scope: Orders: screens; the rest of it is not affected.'])
  expect(without(0, 1)).toEqual(['Out of scope: Orders: screens and back end.'])
  expect(without(0, 1, 2)).toEqual([
    'Out of scope: Orders: screens and back end, asked for in “Line 1”.',
    'Out of scope: Cancel an order (Orders), asked for in “Line 1”.',
  ])
})

test('work that has the name of its component is named by its role if another role of it is included', () => {
  const tasks = (['Back-end developer', 'Front-end developer'] as const).map((role) => aTask({ name: 'Orders', role }))
  const changes = [{ component: 'Orders', task: tasks[0]!, state: 'out' as const }]
  const { exclusions } = estimationOf({
    ...inputOf(breakdownOf([component(tasks, 'Orders')])),
    scope: { changes, added: [] },
  })
  expect(exclusions).toContain('Out of scope: Orders (Back-end developer); the rest of it is not affected.')
})

test('of the exclusions, only those that the owner added are marked as added', () => {
  const scope = {
    changes: [],
    added: [],
    exclusions: [
      { of: 'b7d2', text: 'Advertising.' },
      { of: 'Training.', text: 'Courses.' },
    ],
  }

  const version = { breakdown: { ...hundredHours, exclusions: ['Training.'] }, lines }
  expect(exclusionsIn(version, scope, []).filter(({ isAdded }) => isAdded)).toMatchObject([
    { of: 'b7d2', text: 'Advertising.' },
  ])
})

test('texts and translations are excluded except in manuals that the requirements ask for', () => {
  const [, texts] = usualExclusions
  const excludedWith = (supporting: Breakdown['supporting'], own: Scope['exclusions'] = []) =>
    exclusionsIn({ breakdown: { ...hundredHours, supporting }, lines }, { ...emptyScope, exclusions: own }, [])
      .map(({ text }) => text)
      .filter((text) => text.startsWith('Texts'))
  const manual: Breakdown['supporting'] = [{ row: 'Deployment and handover', sources: [2] }]

  expect(excludedWith([{ row: 'Testing and fixing', sources: [2] }])).toEqual([texts])
  const besideHandover =
    'Texts, images, translations and data (the client provides them), except documents for the handover.'
  expect(excludedWith(manual)).toEqual([besideHandover])
  expect(excludedWith(manual, [{ of: texts!, text: '' }])).toEqual([])
})

test('a wish that a person added as work is not excluded, by its name or that of the task', () => {
  const wish = (name: string) => `Optional in the requirements, and not included: “${name}”`
  const exclusions = ['Map', 'Gift cards', 'Gift cards by mail', 'Blog'].map(wish)
  const added = [
    { name: 'Map of our shops', wish: 'Map' },
    { name: 'Gift Cards' },
    { name: 'Blog', state: 'out' as const },
  ].map((task, at) => ({
    state: 'optional' as const,
    ...task,
    id: `${at}`,
    component: 'Shop',
    role: 'Back-end developer' as const,
    hours: { likely: 2 },
    sources: [],
  }))
  const found = exclusionsIn({ breakdown: { ...hundredHours, exclusions }, lines }, { changes: [], added }, [])

  expect(found.map(({ text }) => text).slice(0, 2)).toEqual([wish('Gift cards by mail'), wish('Blog')])
})

test('only an owner is asked to check work that the owner added and an exclusion without a condition names', () => {
  // Both layers of the hosting are one.
  const added = ['Hosting', 'Gift card', 'Support', 'Chat', 'Map', 'Hosting'].map((name, at) => ({
    id: `${at}`,
    component: name === 'Map' ? 'Accounts' : 'Shop',
    name,
    role: at === 5 ? ('Front-end developer' as const) : ('Back-end developer' as const),
    hours: { likely: 2 },
    state: at === 3 ? ('out' as const) : ('in' as const),
    sources: [],
  }))
  const breakdown = { ...hundredHours, exclusions: ['No chat, no map.', 'Selling gift cards.'] }
  const changes = [{ component: 'Accounts', state: 'out' as const }]
  const exclusions = [{ of: usualExclusions[0]! }, { of: 'own', text: 'Hosting is not included.' }]
  const estimation = estimationOf({ ...inputOf(breakdown), scope: { changes, added, exclusions } })
  const checks = ['Hosting', 'Gift card'].map((name, at) => {
    const text = [exclusions[1]!.text, breakdown.exclusions[1]][at]
    return `Please check: you added “${name}” and exclude it: “${text}”`
  })

  expect(estimation.assumptions.filter((text) => text.startsWith('Please check'))).toEqual(checks)
  expect(clientAssumptions(estimation)).toEqual(breakdown.assumptions)
})
