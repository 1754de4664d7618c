import { expect, test } from 'vitest'
import type { Breakdown } from '#contract/breakdown'
import type { Scope, ScopeChange } from '#contract/scope'
import { defaultSettings } from '#contract/settings'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, inputOf } from '#domain/estimate/estimate.fixture'
import { exportViewOf } from '#domain/exports/export-view'
import { breakdownOf } from '#scripts/testing/arbitraries'

/** Components as an analyst names them, whose descriptions name what a person may rename or move. */
const clinic = breakdownOf([
  {
    name: 'Primary Actor: Doctor',
    description: 'Work of the Primary Actor: Doctor',
    complexity: 'low',
    tasks: [aTask({ name: 'Diagnoses', sources: [1] }), aTask({ name: 'Prescriptions', sources: [2] })],
  },
  {
    name: 'Billing',
    description: 'Invoices are sent by email',
    complexity: 'high',
    tasks: [aTask({ name: 'Invoices', sources: [3] })],
  },
])
const doctor = 'Primary Actor: Doctor'

const estimate = (changes: ScopeChange[], added: Scope['added'] = [], breakdown: Breakdown = clinic) =>
  estimationOf({ ...inputOf(breakdown), scope: { changes, added } })

const rename = (component: string, name: string): ScopeChange => ({ component, name })
const task = (component: string, name: string) => ({ component, task: { name, role: 'Back-end developer' as const } })
const move = (component: string, name: string, movedTo: string) => ({ ...task(component, name), movedTo })
const tasksOf = ({ components }: ReturnType<typeof estimate>) =>
  Object.fromEntries(
    components.flatMap(({ name, tasks }) => (tasks.length > 0 ? [[name, tasks.map((task) => task.name)]] : [])),
  )

test('a renamed component has its new name wherever the estimate names it, and references keep the old one', () => {
  const changes: ScopeChange[] = [
    rename(doctor, 'Doctors'),
    { ...task(doctor, 'Diagnoses'), state: 'optional' },
    { ...rename('Billing', 'Payments'), state: 'out' },
  ]
  const { components, options, outOfScope, exclusions, unapplied } = estimate(changes)

  expect(components[0]).toMatchObject({ name: 'Doctors', originalName: doctor, description: 'Work of the Doctors' })
  expect(options).toMatchObject([{ component: doctor, task: { name: 'Diagnoses' }, title: 'Diagnoses (Doctors)' }])
  expect(outOfScope).toMatchObject([{ component: 'Billing', componentName: 'Payments', title: 'Payments' }])
  expect(exclusions).toContain('Out of scope: Payments, asked for in “Line 3”.')
  expect(unapplied).toEqual([])
  const view = exportViewOf({
    project: { ...defaultSettings, title: 'Clinic' },
    estimation: estimate(changes),
    day: 'Nov 20, 2026',
  })
  expect(view.components.slice(0, 2).map(({ name, rows }) => [name, ...rows.map(({ task }) => task)])).toEqual([
    ['Doctors', 'Prescriptions', 'Diagnoses'],
    ['Payments', 'Invoices'],
  ])
})

test('a name that another component has, or had, is numbered', () => {
  expect(Object.keys(tasksOf(estimate([rename(doctor, 'Care'), rename('Billing', 'CARE!')])))).toEqual([
    'Care',
    'CARE! (2)',
  ])
  expect(Object.keys(tasksOf(estimate([rename(doctor, 'Billing'), rename('Billing', 'Payments')])))).toEqual([
    'Billing (2)',
    'Payments',
  ])
  expect(Object.keys(tasksOf(estimate([rename(doctor, 'PRIMARY ACTOR (Doctor)')])))).toEqual([
    'PRIMARY ACTOR (Doctor)',
    'Billing',
  ])
})

test('a moved task counts in its new component, with the hours of the analyst beside both', () => {
  const { components, totalHours } = estimate([move(doctor, 'Diagnoses', 'billing')])
  const [billing, doctors] = components

  expect(totalHours).toBe(estimate([]).totalHours)
  expect(billing).toMatchObject({ name: 'Billing', hours: 20, analystHours: 10 })
  expect(billing!.tasks).toMatchObject([
    { name: 'Invoices' },
    { name: 'Diagnoses', original: { name: 'Diagnoses', component: doctor } },
  ])
  expect(doctors).toMatchObject({ name: doctor, hours: 10, analystHours: 20, tasks: [{ name: 'Prescriptions' }] })
})

test('a description that names a moved task goes, and a component without tasks is not in the estimate', () => {
  const stays = { ...aTask({ name: 'Dunning' }) }
  const more = {
    ...clinic,
    components: [clinic.components[0]!, { ...clinic.components[1]!, tasks: [aTask({ name: 'Invoices' }), stays] }],
  }
  const described = (...given: Parameters<typeof estimate>) =>
    estimate(...given).components.find(({ name }) => name === 'Billing')?.description

  expect(described([move('Billing', 'Dunning', doctor)], [], more)).toBe('Invoices are sent by email')
  expect(described([move('Billing', 'Invoices', doctor)], [], more)).toBe('')
  const { components, options, outOfScope } = estimate([
    { component: 'Billing', state: 'optional' },
    move('Billing', 'Invoices', doctor),
  ])
  expect(components.filter(({ tasks }) => tasks.length > 0).map(({ name }) => name)).toEqual([doctor])
  expect([...options, ...outOfScope]).toEqual([])
})

test('moved and added tasks join a component by its old or its new name, or form a new one', () => {
  const added = ['Care', doctor, 'reports'].map((component, at) => ({
    id: `a${at}`,
    component,
    name: `Added ${at}`,
    role: 'Back-end developer' as const,
    hours: { likely: 9 },
    state: 'in' as const,
    sources: [],
  }))
  const changes = [rename(doctor, 'Care'), rename('Reports', 'Numbers'), move('Billing', 'Invoices', 'Reports')]

  expect(tasksOf(estimate(changes, added))).toEqual({
    Care: ['Diagnoses', 'Prescriptions', 'Added 0', 'Added 1'],
    Numbers: ['Invoices', 'Added 2'],
  })
  expect(tasksOf(estimate(changes.toReversed(), added.toReversed()))).toMatchObject({
    Numbers: ['Invoices', 'Added 2'],
  })
})

test('a moved task follows the state of its new component and no longer that of its old one', () => {
  const billing = (state: ScopeChange['state']): ScopeChange => ({ component: 'Billing', state })
  const moved = move(doctor, 'Diagnoses', 'Billing')

  expect(estimate([billing('optional'), moved]).options).toMatchObject([
    { component: 'Billing', title: 'Billing', tasks: [{ name: 'Invoices' }, { name: 'Diagnoses' }] },
  ])
  expect(estimate([billing('out'), { ...moved, state: 'optional' }]).outOfScope).toMatchObject([
    { component: 'Billing', tasks: [{ name: 'Invoices' }, { name: 'Diagnoses' }] },
  ])
  expect(estimate([{ ...moved, state: 'optional' }]).options).toMatchObject([
    { component: doctor, componentName: 'Billing', task: { name: 'Diagnoses' }, title: 'Diagnoses (Billing)' },
  ])
  expect(tasksOf(estimate([billing('out'), move('Billing', 'Invoices', doctor)]))).toEqual({
    [doctor]: ['Diagnoses', 'Prescriptions', 'Invoices'],
  })
})

test('tasks of the same name stay apart in one component', () => {
  const both = breakdownOf([
    { ...clinic.components[0]!, tasks: [aTask({ name: 'Tests' }), aTask({ name: 'Diagnoses' })] },
    { ...clinic.components[1]!, tasks: [aTask({ name: 'Tests' })] },
  ])
  const { options, components } = estimate([{ ...move('Billing', 'Tests', doctor), state: 'optional' }], [], both)

  expect(options).toMatchObject([{ component: 'Billing', task: { name: 'Tests' } }])
  expect(components[0]!.tasks.map(({ name }) => name)).toEqual(['Tests', 'Diagnoses'])
})

test('after a new reading of the text, what still exists stays renamed and moved, and the rest is listed', () => {
  const changes = [rename(doctor, 'Doctors'), rename('Billing', 'Payments'), move('Billing', 'Invoices', 'Finance')]
  const reread = { ...clinic, components: [clinic.components[0]!] }
  const { unapplied } = estimate(changes, [], reread)

  expect(tasksOf(estimate(changes, [], reread))).toEqual({ Doctors: ['Diagnoses', 'Prescriptions'] })
  expect(unapplied).toEqual([
    { component: 'Billing' },
    { component: 'Billing', task: { name: 'Invoices', role: 'Back-end developer' } },
  ])
})
