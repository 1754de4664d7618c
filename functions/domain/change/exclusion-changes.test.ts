import { expect, test } from 'vitest'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf, lines } from '#domain/estimate/estimate.fixture'
import { changeReport } from './change-text'
import { compareNames } from './changed-names'
import { difference } from './difference'
import { compareAssumptions, compareTexts } from './exclusion-changes'

test('exclusions and assumptions that were added and removed are compared, but not the numbers of lines', () => {
  const assumptions = ['Members are of age [line 1].', 'Of the choice in [line 2], “a blog” is estimated.']
  const [before, after] = [['A mobile app.'], ['Hosting [line 3].']].map((exclusions, at) => {
    const breakdown = { ...hundredHours, exclusions, assumptions: assumptions.slice(0, at + 1) }
    return estimationOf({ ...inputOf(breakdown), lines: lines.slice(0, 40 - at) })
  })

  const compared = compareTexts(before!, after!)
  expect(compared).toEqual([{ before: 'A mobile app.' }, { after: 'Hosting.' }])
  const differing = difference({ estimation: before! }, { estimation: after! })
  const texts = { exclusions: compared, assumptions: compareAssumptions(before!, after!) }
  expect(changeReport('Change request 1', { ...differing, ...texts })).toContain(
    `Exclusions:
  - Removed: “A mobile app.”
  - Added: “Hosting.”

Assumptions:
  - Added: “Of the choice, ‘a blog’ is estimated.”
`,
  )
})

const excluding = (exclusions: string[], out: string[], given: Partial<Parameters<typeof estimationOf>[0]> = {}) => {
  const changes = out.map((component) => ({ component, state: 'out' as const }))
  const input = inputOf({ ...hundredHours, exclusions })
  return estimationOf({ ...input, scope: { changes, added: [] }, ...given })
}

test('an exclusion with other words is one change, and one of other requirements or other work is not the same', () => {
  const quoted = (quote: string) => `As the requirements say: “${quote}”`
  const before = excluding(['Training of the staff.', quoted('Members chat')], ['Accounts'])
  const after = excluding(['Training of new staff.', quoted('A map of all shops')], ['Shop'])

  expect(compareTexts(before, after)).toEqual([
    { before: quoted('Members chat') },
    { before: 'Out of scope: Accounts, asked for in “Line 2”.' },
    { before: 'Training of the staff.', after: 'Training of new staff.' },
    { after: quoted('A map of all shops') },
    { after: 'Out of scope: Shop, asked for in “Line 1”.' },
  ])
})

test('answers to different questions are not the same because of the same words, and an assumed one that is given is', () => {
  const before = '“Who hosts it?” Given: “We do”.'
  const after = '“Does Anna test all of it?” Given: “We do”.'
  const estimate = excluding([], [])
  expect(compareTexts(estimate, estimate, [[before], [after]])).toEqual([{ before }, { after }])
  const assumed = ['“How long are records kept?” Assumed: 10 years.', '“Who pays?” Assumed: Members.']
  const given = ['“How long are records kept?” Given: 10 years.', '“Who pays?” Given: Guests.']
  expect(compareTexts(estimate, estimate, [assumed, given])).toEqual([{ before: assumed[1], after: given[1] }])
  const answered = '“Who hosts it?” Given: “You do, on a server in our country that we rent for it”.'
  expect(compareTexts(estimate, estimate, [[before], [answered, after]])).toEqual([
    { before, after: answered },
    { after },
  ])
})

test('an assumption with other words before the same quote is another one', () => {
  const [before, after] = ['One currency', 'Three currencies'].map((of) => `${of} for all: “Members pay”.`) as [
    string,
    string,
  ]
  const estimate = excluding([], [])
  expect(compareTexts(estimate, estimate, [[before], [after]])).toEqual([{ before, after }])
})

test('an exclusion in the words of a person stays the same beside renamed components', () => {
  const text = 'Accounts: the shop front is simulated.'
  const rename = (...names: [component: string, name: string][]) =>
    excluding([], [], {
      scope: { changes: names.map(([component, name]) => ({ component, name })), added: [] },
    })
  const compare = (...pair: Parameters<typeof rename>[]) => {
    const [before, after] = pair.map((names) => rename(...names))
    return compareTexts(before!, after!, [[text], [text]])
  }
  expect(compare([['Shop', 'Shop Front']], [['Shop', 'Store Front']])).toEqual([])
  expect(compare([['Accounts', 'Members']], [['Accounts', 'Users']])).toEqual([])
})

test('names that a person changed are listed, of components as of options', () => {
  const [, screen] = hundredHours.components[0]!.tasks
  const { name, role } = screen!
  const optional = { component: 'Accounts', task: { name, role }, state: 'optional' as const }
  const estimate = (shop: string, task: string) =>
    excluding([], [], {
      scope: {
        changes: [
          { component: 'Shop', name: shop },
          { ...optional, name: task },
        ],
        added: [],
      },
    })
  expect(compareNames(estimate('Shop', 'Overdue'), estimate('Store', 'Overdue list'))).toEqual([
    { before: 'Shop', after: 'Store' },
    { before: 'Overdue', after: 'Overdue list' },
  ])
  expect(compareNames(estimate('Shop', name), excluding([], ['Shop']))).toEqual([])
})

test('an exclusion of the same work is the same in the sentence of an earlier version, unless its lines say something else', () => {
  const after = excluding([], ['Accounts'])
  const sentence = 'Out of scope: Accounts, asked for in “Line 2”.'
  expect(after.exclusions).toContain(sentence)
  const saved = {
    ...after,
    exclusions: after.exclusions.map((text) => (text === sentence ? 'Out of scope: Accounts.' : text)),
  }
  expect(compareTexts(saved, after)).toEqual([])

  const changed = excluding([], ['Accounts'], { lines: lines.with(1, { id: 2, text: 'Line two' }) })
  expect(compareTexts(saved, changed)).toEqual([
    { before: 'Out of scope: Accounts.', after: 'Out of scope: Accounts, asked for in “Line two”.' },
  ])
})

test('an exclusion of split work is the same under the title of an earlier version', () => {
  const tasks = ['screens', 'back end'].map((layer) => aTask({ name: `Orders: ${layer}` }))
  const changes = tasks.map(({ name, role }) => ({ component: 'Orders', task: { name, role }, state: 'out' as const }))
  const breakdown = { ...hundredHours, components: [...hundredHours.components, component(tasks, 'Orders')] }
  const after = estimationOf({ ...inputOf(breakdown), scope: { changes, added: [] } })
  const [title, earlier] = ['Orders: screens and back end', 'Orders (Orders)']
  expect(after.outOfScope).toMatchObject([{ title }])
  const before = {
    ...after,
    outOfScope: after.outOfScope.map((work) => ({ ...work, title: earlier })),
    exclusions: after.exclusions.map((text) => text.replace(title, earlier)),
  }
  expect(before.exclusions).not.toEqual(after.exclusions)
  expect(compareTexts(before, after)).toEqual([])
})
