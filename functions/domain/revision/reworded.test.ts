import { expect, test } from 'vitest'
import type { Task } from '#contract/breakdown'
import { difference } from '#domain/change/difference'
import { aTask, component, estimate } from '#domain/estimate/estimate.fixture'
import { breakdownOf } from '#scripts/testing/arbitraries'
import { renameByEdits } from './renamed-tasks'
import { editsOf, reword } from './reworded'

test.each([
  [
    'Tell tenants by e-mail: back end',
    'Tenants are told by e-mail.',
    'Tenants are told by e-mail and SMS.',
    'Tell tenants by e-mail and SMS: back end',
  ],
  ['Print a bill (1 of 2)', 'They print a bill, daily.', 'They print a letter, daily.', 'Print a letter (1 of 2)'],
  ['Photos of damage', 'Tenants send photos of damage.', 'Tenants send videos of damage.', 'Videos of damage'],
  [
    'Title search: back end',
    '- Staff find it by its titles.',
    '- Staff find it by its author.',
    'Staff find it by its author: back end',
  ],
  ['Search by title', '10. Staff find it, with search by title.', '10. Staff find it.', 'Search by title'],
  ['Export a list or a table', 'a list or a table', 'a list or two tables', 'Export a list or two tables'],
  ['iOS app for clients', 'An iOS app for clients.', 'An iOS app for staff.', 'iOS app for staff'],
  // A further sentence is other work.
  ['Pay by card', 'Tenants pay by card.', 'Tenants pay by card. They get a receipt.', 'Pay by card'],
  [
    'Show photos on the page',
    '1) add a map, 2) show photos on the page?',
    '1) add a map, 2) show photos on the page, 3) add a blog?',
    'Show photos on the page',
  ],
  ['Add a map', 'Please: 1) add a map', 'Please: 1) add a map 2) show photos', 'Add a map'],
  // Another line gave the other part of the name.
  [
    'Store 50 letters; Print bills',
    'They store 50 letters.',
    'They store 80 letters.',
    'Store 80 letters; Print bills',
  ],
  ['Title search; Print bills', 'Find it by its titles.', 'Find it by its author.', 'Title search; Print bills'],
  ['Rights and roles', 'Staff and clients sign in.', 'Staff or clients sign in.', 'Rights and roles'],
])(
  'the name of a task says the new words of its line, if it said the earlier ones: %s',
  (name, before, after, reworded) => {
    expect(reword(name, { before, after })).toBe(reworded)
  },
)

test('a line that was split or joined has no edit that names can follow', () => {
  const linesOf = (...texts: string[]) => texts.map((text, at) => ({ id: at + 1, text }))
  const [one, two] = [linesOf('Pay by card and print bills.'), linesOf('Pay by card.', 'Print bills.')]
  const pairs = [1, 2].map((to) => ({ from: 1, to }))

  expect(editsOf({ changed: pairs }, one, two)).toEqual([])
  expect(editsOf({ changed: pairs.map(({ from, to }) => ({ from: to, to: from })) }, two, one)).toEqual([])
  expect(editsOf({ changed: pairs.slice(0, 1) }, one, two)).toEqual([
    { from: 1, to: 1, before: one[0]!.text, after: two[0]!.text },
  ])
})

test('a task that its changed line renames is changed, and not another one', () => {
  const versionOf = (name: string, text: string, likely: number) => {
    const breakdown = breakdownOf([component([aTask({ name, likely, pessimistic: 20 }), aTask()])])
    return { estimation: { ...estimate(breakdown), lines: [{ id: 1, text }], idleLines: [] } }
  }
  const compared = difference(
    versionOf('Tell tenants by e-mail', 'Tenants are told by e-mail.', 10),
    versionOf('Tell tenants by e-mail and SMS', 'Tenants are told by e-mail and SMS.', 14),
  )

  expect(compared.rows[0]?.tasks).toMatchObject([{ kind: 'changed', name: 'Tell tenants by e-mail and SMS' }])
})

test('a changed line names tasks that are named after it, without what is new work, and never the design of a component', () => {
  const edit = { from: 1, to: 1, before: 'Members book a court.', after: 'Members book a court, and print a bill.' }
  const nameBy = (name: string, more: Partial<Task> = {}, others = ['Print a bill'], after = edit.after) =>
    renameByEdits(aTask({ name, sources: [1, 2], ...more }), 'Book a court', [{ ...edit, after }], others).name

  expect(nameBy('Members book a court')).toBe('Members book a court')
  expect(nameBy('Members book a court', {}, ['Export'])).toBe('Members book a court, and print a bill')
  const replaced = 'Members book a table, and print a bill.'
  expect(nameBy('Members book a court', {}, ['Print a bill'], replaced)).toBe('Members book a table, and print a bill')
  expect(nameBy('Trainers who teach and book a court', {}, [])).toBe('Trainers who teach and book a court')
  const design: Partial<Task> = { role: 'UX/UI designer', sources: [1] }
  expect(nameBy('Book a court: design', design, [])).toBe('Book a court: design')
})
