import { expect, test } from 'vitest'
import type { Breakdown } from '#contract/breakdown'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, estimate, hundredHours, inputOf, lines } from '#domain/estimate/estimate.fixture'
import { exclusionId } from '#domain/scope/exclusions'
import { changeReport, quoteTasks, signedAmounts, summarizeChange } from './change-text'
import { difference } from './difference'

test('new work out of scope counts nowhere, so the report names it, but not what is known in other words, and no whole work that is no requirement', () => {
  const [accounts, shop] = hundredHours.components
  const [name, later] = ['Mails to members', 'Mails to members and staff']
  const [old, mails] = [name, later].map((name) => aTask({ name, sources: [3] }))
  const blog = component([aTask({ name: 'Posts' })], 'Blog')
  const more = [component([...shop!.tasks, mails!, aTask({ name: 'Gift cards' })], 'Shop'), blog]
  const outOfScope = (components: Breakdown['components'], line: string, unasked: string[] = []) => ({
    estimation: estimationOf({
      ...inputOf({ ...hundredHours, components: [accounts!, ...components] }),
      lines: lines.with(2, { id: 3, text: `- ${line}` }),
      scope: {
        changes: ['Shop', 'Blog'].map((component) => ({ component, state: 'out' })),
        added: [],
        exclusions: unasked.map((component) => ({ of: exclusionId({ component }) })),
      },
    }),
  })
  const before = outOfScope([component([...shop!.tasks, old!], 'Shop')], name)
  const after = outOfScope(more, later)
  const compared = difference(before, after)

  expect(compared).toMatchObject({ rows: [], leftOut: ['Gift cards (Shop)', 'Blog'] })
  expect(changeReport('Change request 1', compared)).toContain('out of scope: Gift cards (Shop), Blog.')
  expect(difference(after, before).leftOut).toEqual([])
  // A new task of work that was no requirement before may be one.
  const unasked = outOfScope(more, later, ['Shop', 'Blog'])
  expect(difference(before, unasked).leftOut).toEqual(['Gift cards (Shop)'])
})

test('a change request in words names each changed task with its line, and the sums', () => {
  const [accounts, ...others] = hundredHours.components
  const refunds = aTask({ name: 'Refunds', sources: [7] })
  const more = { ...hundredHours, components: [component([...accounts!.tasks, refunds]), ...others] }
  const compared = difference({ estimation: estimate(hundredHours) }, { estimation: estimate(more) })

  expect(summarizeChange(compared)).toBe('+14 h, +$1,400, +1 week')
  expect(signedAmounts({ hours: 0, price: -120 }, 'USD')).toBe('−$120')
  expect(signedAmounts({ hours: 0, price: 0 }, 'USD')).toBe('±0 h, ±$0')
  expect(changeReport('Change request 1', compared)).toBe(`Change request 1: +14 h, +$1,400, +1 week

Hours: 141 before, 155 after
Price: $14,100 before, $15,500 after
Weeks: 3 before, 4 after

Accounts: +10 h, +$1,000
  - Added: Refunds, +10 h
      “Line 7”
Discovery and planning: +1 h, +$100
Testing and fixing: +3 h, +$300

Total: +14 h, +$1,400
`)
})

test('a line that several changed tasks have is quoted once, below the first of them beside each other', () => {
  const task = (name: string, ...ids: number[]) => ({
    kind: 'added' as const,
    name,
    hours: 1,
    lines: ids.map((id) => ({ id, text: `Line ${id}` })),
  })
  const rows = [{ tasks: [task('Screens', 1), task('Back end', 1)] }, { tasks: [task('Mails', 1, 2)] }]
  const shown = quoteTasks(rows).map((tasks) => tasks.map(({ lines }) => lines.map(({ id }) => id)))
  expect(shown).toEqual([[[], [1]], [[2]]])
})
