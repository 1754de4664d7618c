import { expect, test } from 'vitest'
import type { OwnText, ScopeState } from '#contract/scope'
import { estimateVersion } from '#domain/estimate/estimate'
import { exclusionId } from '#domain/scope/exclusions'
import { defaultSettings } from '#contract/settings'
import { defaultTerms } from '#contract/terms'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
import { agreedOffer } from './agreed-offer'
import { findParts } from './named-work'
import { defaultChoices, offerOf } from './offer'

const named = (included: string, other: string) =>
  findParts([{ tasks: [aTask(other, 8, [1])] }], [], [{ name: included }]).length > 0

test.each([
  [
    'Monitor queues, configure services, and generate operational reports',
    'Generate operational and performance reports',
  ],
  ['Monitor queues and generate performance reports', 'Generate operational and performance reports'],
  ['Buchungen ansehen und als Liste exportieren', 'Als Liste exportieren'],
  ['Rate classes; pay by credit card', 'Customers pay by credit card'],
  ['Export the list of members: screens', 'Export list of members: back end'],
  ['Voir les commandes et imprimer les étiquettes postales', 'Imprimer des étiquettes postales: screens'],
])('a clause of a task names other work: %s', (included, other) => expect(named(included, other)).toBe(true))

test.each([
  ['Send an email', 'Send email reminders'],
  ['Doctors, lab technicians, and administrators use it', 'Patients, lab technicians, and administrators log in'],
  ['Allow a user to control humidity', 'Allow a user to control the temperature of a room from any location'],
  ['Remains in that state until the end of the default time period', 'Setting stays until the end of the day'],
  ['View and update test results', 'Update test results that trigger a message to patients'],
  ['Manage users', 'Manage rooms and users'],
  ['Sign-in', 'Sign-in'],
])('other words are other work: %s', (included, other) => expect(named(included, other)).toBe(false))

test('a layer that is left out of an included task is no work of its own', () => {
  const [front, back] = ['Import orders: screens', 'Import orders: back end'].map((name) => aTask(name, 8, [1]))
  expect(findParts([{ tasks: [back!] }], [1], [front!])).toEqual([])
  expect(findParts([{ tasks: [aTask('Export orders', 8, [1])] }], [1], [front!])).toHaveLength(1)
})

test('included work whose task names an option or work out of scope says so, until the option is accepted', () => {
  const [queues, reports] = ['Monitor queues, and generate operational reports', 'Generate operational reports']
  const components = [
    aComponent('Queues', aTask(queues, 8, [1])),
    aComponent('Reports', aTask(reports, 8, [2]), aTask('Charts', 4, [3])),
    { ...aComponent('Search', aTask('Search', 8, [3])), description: '' },
    // Supporting work has this name too.
    aComponent('Discovery and planning', aTask(queues, 8, [4])),
  ]
  const given = aVersion(1, components, ['They watch.', 'There are reports.', 'Members search charts.', 'Plans.'])
  const offerWith = (state: ScopeState, isOffered: boolean, exclusions?: OwnText[]) => {
    const scope = { changes: [{ component: 'Reports', state }], added: [], exclusions }
    const person = { settings: defaultSettings, terms: defaultTerms, scope, record: undefined }
    const estimation = estimateVersion(given, person)
    const { options, ...choices } = { ...defaultChoices({ title: 'Shop', estimation }), validUntil: '2027-01-01' }
    const sender = { from: 'Ada', createdAt: '2026-11-20T09:00:00Z' }
    return offerOf({ estimation }, { ...choices, options: isOffered ? options : [] }, sender)
  }
  const remarksIn = ({ components }: ReturnType<typeof offerOf>) => components.flatMap(({ remark = [] }) => remark)

  const option = offerWith('optional', true)
  expect(remarksIn(option)).toEqual(Array(3).fill('A part of this is only an option: “Reports”.'))
  expect(remarksIn(agreedOffer(option, new Set([0])))).toEqual(['', '', ''])
  for (const without of [offerWith('optional', false), offerWith('out', false)])
    expect(remarksIn(without)).toEqual(Array(3).fill('A part of this is not included: “Reports”.'))
  // Its owner says nothing of it, or names it otherwise.
  for (const text of ['', 'Summaries are another project.'])
    expect(remarksIn(offerWith('out', false, [{ of: exclusionId({ component: 'Reports' }), text }]))).toEqual([])
  expect(remarksIn(offerWith('in', false))).toEqual([])
})
