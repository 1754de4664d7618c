import { expect, test } from 'vitest'
import { nothingChanged, onlyOptional } from '#contract/share'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf, lines } from '#domain/estimate/estimate.fixture'
import { offerOf } from '#domain/offer/offer'
import { includeAccepted } from './accepted-options'
import { describeEmpty } from './change-request'
import {
  type Saved,
  acceptedTotal,
  changeAfter,
  choices,
  option,
  otherScreen,
  save,
  screen,
  sender,
  taskRef,
  terms,
  withAccounts,
} from './change-request.fixture'

test('an accepted option that moves in scope costs nothing again', () => {
  const [before, after] = [save(hundredHours, [option]), save(hundredHours, [])]
  const { change, price } = changeAfter(before, after, ['Accounts'])

  expect(price.total).toBe(0)
  expect(change).toMatchObject({
    price: { before: acceptedTotal(before) },
    accepted: ['Accounts'],
    options: [],
    rows: [],
  })
})

test('new optional work alone is nothing to accept, and sold work that becomes optional or out of scope is no longer included', () => {
  const reviews = component([aTask({ name: 'Reviews', sources: [9] })], 'Reviews')
  const [sold, optional] = [save(hundredHours, []), save(hundredHours, [option])]
  const more = { ...hundredHours, components: [...hundredHours.components, reviews] }
  const onlyNew = changeAfter(sold, save(more, [{ component: 'Reviews' }]), [])
  const [ended, left] = [optional, save(hundredHours, [{ ...option, state: 'out' }])].map((after) =>
    changeAfter(sold, after, []),
  )

  expect(describeEmpty(onlyNew)).toBe(onlyOptional)
  expect(describeEmpty(changeAfter(sold, sold, []))).toBe(nothingChanged)
  for (const { exclusions } of [ended!, left!])
    expect(exclusions).toEqual(['No longer included: Accounts, from “Line 2”.'])
  expect(describeEmpty(ended!)).toBe('')
})

test('an option that was not accepted was no exclusion, so that none ends when it is included', () => {
  const { change } = changeAfter(save(hundredHours, [option]), save(hundredHours, []), [])
  expect(change!.rows[0]).toMatchObject({ name: 'Accounts', tasks: [{ kind: 'added' }, { kind: 'added' }] })
  expect(change).not.toHaveProperty('ended')
})

test('changes inside an accepted option are listed and priced, the next ones from the sum of both', () => {
  const before = save(hundredHours, [option])
  const after = save(withAccounts([screen!, { ...otherScreen!, pessimistic: 40 }]), [option])
  const { change, price } = changeAfter(before, after, ['Accounts'])

  expect(change).toMatchObject({
    price: { before: acceptedTotal(before), after: acceptedTotal(after) },
    options: ['Accounts'],
    rows: expect.arrayContaining([
      expect.objectContaining({
        name: 'Accounts',
        tasks: [{ kind: 'changed', name: otherScreen!.name, hours: 5, lines: [expect.objectContaining(lines[1]!)] }],
      }),
    ]),
  })
  expect(price.total).toBe(acceptedTotal(after) - acceptedTotal(before))
  expect(change!.rows.reduce((sum, row) => sum + row.price, 0)).toBe(price.quoted)

  const next = changeAfter(after, save(hundredHours, []), change!.options!)
  expect(next.change!.price).toEqual({ before: acceptedTotal(after), after: acceptedTotal(before) })
})

test('an option accepted under its old name is the same one after its component was renamed and its task moved', () => {
  const renamed = { ...option, name: 'Members' }
  const [before, after] = [save(hundredHours, [option]), save(hundredHours, [renamed])]
  const { change, price } = changeAfter(before, after, ['Accounts'])

  expect(change).toMatchObject({ accepted: ['Accounts'], options: ['Members'], rows: [] })
  expect(price.total).toBe(0)
  expect(changeAfter(after, save(hundredHours, [{ ...renamed, state: 'in' }]), ['Members']).change!.rows).toEqual([])

  const task = taskRef(screen!)
  const moved = save(hundredHours, [
    { ...task, movedTo: 'Shop' },
    { component: 'Shop', name: 'Store', state: 'in' },
  ])
  const ofTask = changeAfter(save(hundredHours, [task]), moved, ['Screen 0 (Accounts)'])
  expect(ofTask.change).toMatchObject({ options: ['Screen 0 (Store)'], rows: [] })
  expect(ofTask.price.total).toBe(0)
})

test('of an accepted task, the baseline has only that task, and no option that was not accepted', () => {
  const refs = [taskRef(screen!), taskRef(otherScreen!)]
  const before = save(hundredHours, refs)
  const after = save(hundredHours, refs.slice(1))
  const { price } = changeAfter(before, after, ['Screen 0 (Accounts)'])

  expect(price.total).toBe(0)
  expect(changeAfter(before, after, []).price.total).toBeGreaterThan(0)
})

test('an accepted component has the tasks that it had then, in scope or optional, and no option that it gets later', () => {
  const pdf = aTask({ name: 'PDF', sources: [7] })
  const before = save(hundredHours, [option])
  const after = save(withAccounts([screen!, otherScreen!, pdf]), [taskRef(otherScreen!), taskRef(pdf)])
  const { change, price, exclusions } = changeAfter(before, after, ['Accounts'])

  expect(price.total).toBe(0)
  expect(change).toMatchObject({ accepted: ['Accounts'], options: ['Screen 1 (Accounts)'], rows: [] })
  expect(exclusions).toContainEqual(expect.stringContaining('PDF'))
})

test('of options with the same name, the client accepts the one that was offered', () => {
  const build = aTask({ name: screen!.name, likely: 14, pessimistic: 14 })
  const [designs, builds] = [taskRef(screen!), taskRef(build)]
  const before = save(withAccounts([screen!, build]), [designs, builds])
  const offer = offerOf(before, { ...choices(true), options: [builds] }, sender)
  const { accepted } = includeAccepted(before, before, [offer.options[0]!.name])
  const { change, price } = changeAfter(before, save(withAccounts([screen!, build]), [designs]), accepted)

  expect(change).toMatchObject({ accepted: ['Screen 0 (Accounts) (2)'], options: [] })
  expect(price.total).toBe(0)
})

test('a change request without tasks says by their lines, or by names that a person gave, what was added, changed and removed', () => {
  const reviews = component([aTask({ name: 'Stars', sources: [9] }), aTask({ name: 'Texts', sources: [9] })], 'Reviews')
  const more = { ...hundredHours, components: [...hundredHours.components, reviews] }
  const [longer, renamed] = hundredHours.components[1]!.tasks.map(({ name, role }) => ({
    component: 'Shop',
    task: { name, role },
    state: 'in' as const,
    hours: { likely: 20 },
  }))
  const after = save(more, [{ ...option, state: 'out' }, longer!, { ...renamed!, name: 'Part 1 without search' }])
  const sold = save(hundredHours, [])
  const rowsFor = (after: Saved) => changeAfter(sold, after, [], false).change!.rows
  const on = (id: number) => [{ id, text: `Line ${id}` }]

  expect(rowsFor(after).filter(({ tasks = [] }) => tasks.length > 0)).toMatchObject([
    {
      name: 'Shop',
      tasks: [
        { kind: 'changed', lines: on(1) },
        { kind: 'changed', name: 'Part 1 without search', lines: on(1) },
      ],
    },
    { name: 'Reviews', description: 'Who may come in', tasks: [{ kind: 'added', lines: on(9) }] },
    { name: 'Accounts', description: 'Who may come in', tasks: [{ kind: 'removed', lines: on(2) }] },
  ])

  // What is left of removed work may need other hours.
  const less = { ...taskRef(otherScreen!), state: 'in' as const, hours: { likely: 8 } }
  const [accounts] = rowsFor(save(hundredHours, [{ ...taskRef(screen!), state: 'out' }, less]))
  expect(accounts).toMatchObject({ name: 'Accounts', tasks: [{ kind: 'removed', lines: on(2) }] })

  // The design of an added line is part of adding it.
  const [week, day] = [aTask({ name: 'Week' }), aTask({ name: 'Day', sources: [2] })]
  const design = (hours: number, sources: number[]) => aTask({ ...screen!, likely: hours, pessimistic: hours, sources })
  const [before, later] = [
    [week, design(10, [1])],
    [week, day, design(14, [1, 2])],
  ].map((tasks, at) => {
    const breakdown = { ...hundredHours, components: [component(tasks, 'Calendar')] }
    return { ...sold, estimation: estimationOf({ ...inputOf(breakdown), terms, lines: lines.slice(0, at + 1) }) }
  })
  const [calendar] = changeAfter(before!, later!, [], false).change!.rows
  expect(calendar).toMatchObject({ name: 'Calendar', tasks: [{ kind: 'added', lines: on(2) }] })
})
