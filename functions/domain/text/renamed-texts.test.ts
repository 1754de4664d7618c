import { expect, test } from 'vitest'
import { includeAccepted } from '#domain/change/changed-pair'
import { changeRequestOf } from '#domain/change/change-request'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, inputOf } from '#domain/estimate/estimate.fixture'
import { proposalOf } from '#domain/exports/proposal'
import { proposalText } from '#domain/exports/proposal-text'
import { reportOf } from '#domain/exports/report'
import { defaultChoices } from '#domain/offer/offer'
import { breakdownOf } from '#scripts/testing/arbitraries'
import { renamerOf } from './renamed-texts'

const question = {
  id: 'parts',
  question: 'Which parts does the Doctor portal need?',
  type: 'multiselect' as const,
  options: ['Accounts', 'Doctor portal'],
  required: false,
  impact: '',
  neutral: ['Doctor portal'],
}
const clinic = {
  ...breakdownOf([
    component([aTask({ name: 'Rota', answers: ['parts'] })], 'Doctor portal'),
    component([aTask({ name: 'Sign-in', sources: [2] })], 'Accounts'),
  ]),
  risks: [
    {
      risk: 'Doctor portal is used rarely',
      description: 'Bank accounts and the doctor portal may change. See [line 1].',
      impact: 'high' as const,
      mitigation: 'Show the Doctor portal early.',
    },
  ],
  assumptions: ['Accounts exist already.', 'The text says “Doctor portal”.'],
  exclusions: ['Training for the doctor portal.'],
}
const estimated = (...names: [from: string, to: string][]) =>
  estimationOf({
    ...inputOf(clinic),
    assumed: ['“Which parts are built?” Assumed: Doctor portal, Accounts.'],
    asked: { questions: [question], answers: { parts: ['Doctor portal'] }, components: clinic.components },
    scope: { changes: names.map(([component, name]) => ({ component, name })), added: [] },
  })
const renamed = estimated(['Doctor portal', 'Care desk'], ['Accounts', 'Members'])

test('texts of the analyst name a component as its owner does', () => {
  const { risks, assumptions, exclusions, answers, methodAssumptions = 0 } = renamed
  expect(risks).toMatchObject([
    {
      risk: 'Care desk is used rarely',
      description: 'Bank accounts and the care desk may change. See [line 1].',
      mitigation: 'Show the Care desk early.',
    },
  ])
  expect(assumptions.slice(0, -methodAssumptions)).toEqual([
    'Members exist already.',
    'The text says “Doctor portal”.',
    '“Which parts are built?” Assumed: Care desk, Members.',
  ])
  expect(exclusions[0]).toBe('Training for the care desk.')
  expect(answers).toMatchObject([{ question: 'Which parts does the Care desk need?', answer: 'Care desk' }])

  const project = { title: 'Clinic', hourlyRate: 100, developerCount: 2, priority: 'standard' } as const
  const sending = { from: 'Ada', createdAt: '2026-11-20T09:00:00Z', validUntil: '2026-12-20' }
  const proposal = proposalText(proposalOf({ project, estimation: renamed }, sending))
  expect(proposal).toContain('Care desk is used rarely')
  expect(proposal.replace('“Doctor portal”', '')).not.toMatch(/doctor portal/i)
  expect(reportOf(project, renamed).match(/doctor portal/gi)).toHaveLength(2)
})

test('a name that nobody changed stays as a text has it', () => {
  const rename = renamerOf([
    ['Sensors and Controllers', 'Sensors and Controllers'],
    ['Accounts', 'Members'],
  ])
  expect(rename('Accounts of sensors and controllers.')).toBe('Members of sensors and controllers.')
})

test('a change request does not list what only got another name', () => {
  const createdAt = '2026-11-20T09:00:00Z'
  const pair = includeAccepted(
    { estimation: estimated(['Accounts', 'Users']), createdAt },
    { estimation: renamed, createdAt },
    [],
  )
  const choices = { ...defaultChoices({ title: 'Clinic', ...pair.after }), validUntil: '2026-12-20' }
  expect(changeRequestOf(pair, choices, { from: 'Ada', createdAt })).toMatchObject({ assumptions: [], exclusions: [] })
})

test.each([
  [
    [
      ['CRM', 'Contacts'],
      ['CRM sync', 'CRM sync'],
    ],
    'CRM sync needs the CRM.',
    'CRM sync needs the Contacts.',
  ],
  [
    [
      ['A', 'B'],
      ['B', 'A'],
    ],
    'A, B',
    'B, A',
  ],
  [
    [['C++ (core)', '$1 core']],
    'The C++ (core) is reused, the C++ (cores) are not.',
    'The $1 core is reused, the C++ (cores) are not.',
  ],
  [[['Order desk', 'CRM sync']], 'The order desk', 'The CRM sync'],
] as [[string, string][], string, string][])('%j are renamed as whole names in %j', (names, text, expected) => {
  expect(renamerOf(names)(text)).toBe(expected)
})
