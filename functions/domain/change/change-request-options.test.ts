import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nothingChanged, onlyOptional } from '#contract/share'
import type { ScopeState } from '#contract/scope'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf, lines } from '#domain/estimate/estimate.fixture'
import { agreedOffer } from '#domain/offer/agreed-offer'
import { offerOf } from '#domain/offer/offer'
import { answerSentences } from '#domain/scope/answers'
import { acceptedIn } from './accepted-options'
import { includeAccepted } from './changed-pair'
import { nameAccepted } from './changed-names'
import { describeEmpty } from './change-request'
import { nameChange } from './change-text'
import { restNames } from './difference'
import { estimateSince } from './estimate-since'
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
import { editsBetween } from './work-lines'

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

test('new optional work alone is nothing to accept, and sold work that becomes optional or out of scope says so', () => {
  const reviews = component([aTask({ name: 'Reviews', sources: [9] })], 'Reviews')
  const [sold, optional] = [save(hundredHours, []), save(hundredHours, [option])]
  const more = { ...hundredHours, components: [...hundredHours.components, reviews] }
  const onlyNew = changeAfter(sold, save(more, [{ component: 'Reviews' }]), [])
  const out = save(hundredHours, [{ ...option, state: 'out' }])
  const [ended, left] = [optional, out].map((after) => changeAfter(sold, after, []))

  expect(describeEmpty(onlyNew)).toBe(onlyOptional)
  expect(describeEmpty(changeAfter(sold, sold, []))).toBe(nothingChanged)
  expect([ended!, left!].map(({ exclusions }) => exclusions)).toEqual([
    ['Now optional: Accounts, asked for in “Line 2”.'],
    ['No longer included: Accounts, asked for in “Line 2”.'],
  ])
  const [screens, back] = ['screens', 'back end'].map((layer) => aTask({ name: `Orders: ${layer}`, sources: [9] }))
  const orders = { ...hundredHours, components: [...hundredHours.components, component([screens!, back!], 'Shop')] }
  const partAs = (state: 'optional' | 'out') =>
    changeAfter(save(orders, []), save(orders, [{ component: 'Shop', task: screens!, state }]), []).exclusions
  expect([partAs('optional'), partAs('out')]).toEqual([
    ['Now optional: Orders: screens (Shop); the rest of it is not affected.'],
    ['No longer included: Orders: screens (Shop); the rest of it is not affected.'],
  ])
  const kindsOf = (after: Saved, shown: boolean) =>
    changeAfter(sold, after, [], shown).change!.rows.flatMap(({ tasks = [] }) =>
      tasks.map((task) => nameChange({ ...task, name: undefined })),
    )
  for (const shown of [true, false])
    expect([optional, out].map((after) => [...new Set(kindsOf(after, shown))])).toEqual([['Now optional'], ['Removed']])
  expect(describeEmpty(ended!)).toBe('')
})

test('including an option that was not accepted ends no exclusion', () => {
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

/** Returns a saved estimate with an option that its owner added to its shop. */
function withOwn(name: string, id = 'own') {
  const hours = { optimistic: 4, likely: 6, pessimistic: 8 }
  const task = { id, component: 'Shop', name, role: screen!.role, hours, sources: [] }
  const scope = { changes: [], added: [{ ...task, state: 'optional' as const }] }
  return { ...save(hundredHours, []), estimation: estimationOf({ ...inputOf(hundredHours), terms, scope }) }
}

test.each([
  ['Chat with members', 'Invoices with a logo'],
  ['Export to Excel', 'Export to PDF'],
])('an option that its owner added in place of one that was sold is not sold: %s, %s', (old, own) => {
  const [before, after] = [withOwn(old), withOwn(own, 'another')]
  const sold = { ...before, acceptedOptions: [`${old} (Shop)`] }
  expect(changeAfter(before, after, sold.acceptedOptions)).toMatchObject({
    change: { accepted: sold.acceptedOptions, options: [] },
    price: { total: acceptedTotal(save(hundredHours, [])) - acceptedTotal(before) },
  })
  expect(estimateSince(sold, after).options).not.toMatchObject([{ isSold: true }])
})

test('an option that was sold is the same one after the client reworded its line, or its owner renamed it', () => {
  const markedBy = (numberOf: (format: string) => string) => (format: string) => {
    const name = `Export members as ${format}`
    const task = aTask({ name, sources: [9] })
    const saved = save(withAccounts([screen!, otherScreen!, task]), [taskRef(task)])
    const text = `${numberOf(format)}${name}.`
    const textOf = (line: (typeof lines)[number]) => (line.id === 9 ? { id: 9, text } : line)
    return { ...saved, estimation: { ...saved.estimation, lines: saved.estimation.lines.map(textOf) } }
  }
  const reworded = markedBy(() => '')
  const renumbered = markedBy((format) => `${format.length}. `)
  const renamed = (format: string) => withOwn(`Members as ${format}`)
  for (const saveWith of [reworded, renumbered, renamed]) {
    const [before, after] = [saveWith('CSV'), saveWith('CSV and PDF')]
    const sold = { ...before, acceptedOptions: before.estimation.options.map(({ title }) => title) }
    const { change, price } = changeAfter(before, after, sold.acceptedOptions)
    expect(change).toMatchObject({
      accepted: sold.acceptedOptions,
      options: after.estimation.options.map(({ title }) => title),
    })
    expect(change!.rows.flatMap(({ tasks }) => (tasks ?? []).filter(({ kind }) => kind !== 'changed'))).toEqual([])
    expect(price.total).toBe(0)
    const pair = includeAccepted(before, after, sold.acceptedOptions)
    expect(nameAccepted(before, after, pair)).toEqual({
      accepted: expect.stringMatching(/CSV.* \(now .*CSV and PDF/),
      gone: '',
    })
    expect(estimateSince(sold, after).options).toMatchObject([
      { isSold: true, price: before.estimation.options[0]!.price },
    ])
  }
  // An option of a component is still there, whatever its tasks are called.
  const [before, after] = [save(hundredHours, [option]), save(withAccounts([aTask()]), [option])]
  const pair = includeAccepted(before, after, ['Accounts'])
  expect(nameAccepted(before, after, pair)).toEqual({ accepted: '“Accounts”', gone: '' })
})

test('only lines are compared whose words changed and whose tasks are missing, and none without an accepted option', () => {
  const words = fc.array(fc.constantFrom('members', 'pay', 'invoices', 'online'), { minLength: 3, maxLength: 6 })
  const numbered = (texts: readonly string[], first: number) => ({
    lines: texts.map((text, at) => ({ id: first + at, text: `${first + at}. ${text}` })),
  })
  fc.assert(
    fc.property(fc.array(words, { minLength: 2 }), fc.nat(), (all, at) => {
      const texts = all.map((of) => of.join(' '))
      const ids = texts.map((_, index) => index + 1)
      expect(editsBetween(numbered(texts, 1), numbered(texts, 2), ids)).toEqual([])
      const cited = (at % texts.length) + 1
      const later = numbered(
        texts.map((text) => `${text} soon`),
        2,
      )
      expect(new Set(editsBetween(numbered(texts, 1), later, [cited]).map(({ from }) => from))).toEqual(
        new Set([cited]),
      )
    }),
  )
  const unread = { estimation: {} as Saved['estimation'] }
  expect(acceptedIn(unread, unread, [])).toEqual([])
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

test('a wish that is an option is not assumed to be left out, accepted or not, and the assumption ends once the others are in scope', () => {
  const names = ['Deposit by card', 'Monthly report', 'Map'] as const
  const wishes = {
    id: 'wishes',
    question: 'Which of these do you need?',
    type: 'multiselect' as const,
    options: [...names],
  }
  const questions = [{ ...wishes, required: false, impact: '', neutral: [] }]
  const asked = { components: [], questions, answers: {}, assumed: ['wishes'] }
  const given = { ...inputOf(hundredHours), terms, asked, assumed: answerSentences(questions, {}, ['wishes']) }
  const text = '“Which of these do you need?” Assumed: not “Monthly report” and not “Map”.'
  const work = { component: 'Shop', role: 'Back-end developer' as const, hours: { likely: 8 }, sources: [] }
  /** Offers a wish by another name, with the others in this state. */
  const saveWith = (state: ScopeState | undefined, ...others: string[]) => {
    const option = { ...work, id: 'a', name: 'Deposit', wish: names[0], state: 'optional' as const }
    const added = others.map((name, at) => ({ ...work, id: `b${at}`, name, state: state! }))
    return {
      ...save(hundredHours, []),
      estimation: estimationOf({ ...given, scope: { changes: [], added: [option, ...added] } }),
    }
  }
  const before = saveWith(undefined)
  const { estimation } = before
  const offer = offerOf(before, { ...choices(false), options: estimation.options }, sender)

  expect(offer.options.map(({ name }) => name)).toEqual(['Deposit (Shop)'])
  expect(agreedOffer(offer, new Set([0])).assumptions).toEqual([text])
  for (const texts of [estimation.assumptions, offer.assumptions]) expect(texts[0]).toBe(text)
  const requested = (...args: Parameters<typeof saveWith>) => changeAfter(before, saveWith(...args), ['Deposit (Shop)'])
  expect(requested('in', 'Monthly report').assumptions.join()).toContain('Assumed: not ‘Map’.')
  for (const state of ['in', 'optional'] as const) {
    const { change, assumptions } = requested(state, 'Monthly report', 'Map')
    expect(change!.endedAssumptions).toEqual([text])
    expect(assumptions).toEqual([])
  }
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

  const half = save(hundredHours, [taskRef(screen!), { ...taskRef(otherScreen!), state: 'out' }])
  expect(rowsFor(half).find(({ name }) => name === 'Accounts')!.tasks).toMatchObject([
    { kind: 'removed', isOptional: true, lines: on(2) },
    { kind: 'removed', lines: on(2) },
  ])

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

  // A task that other words explain is not quoted beside them.
  const reworded = lines.map((line) => (line.id === 1 ? { id: 1, text: 'Line 1 by day' } : line))
  const moved = [week, aTask({ name: 'Day', sources: [2] })].map((task) => ({ ...task, likely: 12, pessimistic: 14 }))
  const [then, now] = [[week, day], moved].map((tasks, at) => {
    const breakdown = { ...hundredHours, components: [component(tasks, 'Calendar')] }
    return { ...sold, estimation: estimationOf({ ...inputOf(breakdown), terms, lines: at === 0 ? lines : reworded }) }
  })
  expect(changeAfter(then!, now!, [], false).change!.rows[0]!.tasks).toMatchObject([
    { kind: 'changed', lines: [{ id: 1, before: 'Line 1' }] },
  ])
})

test('a client reads the price of accepted options as a row of its own if nothing else differs', () => {
  const plain = { terms: { ...terms, quoteAt: 50 as const } }
  const [before, after] = [save(hundredHours, [option], plain), save(hundredHours, [option], plain)]
  const options = after.estimation.options.map((one) => ({ ...one, price: one.price - 35 }))
  const { change } = changeAfter(before, { ...after, estimation: { ...after.estimation, options } }, ['Accounts'])

  expect(change!.rows).toEqual([{ name: restNames.agreed, price: -35, hours: 0, tasks: [] }])
})
