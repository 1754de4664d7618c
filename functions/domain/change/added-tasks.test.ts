import { expect, test } from 'vitest'
import type { Scope } from '#contract/scope'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { offerOf } from '#domain/offer/offer'
import { changeAfter, choices, save, sender, terms } from './change-request.fixture'
import { nameChange } from './change-text'
import { difference } from './difference'
import { estimateSince } from './estimate-since'

const [accounts, shop] = hundredHours.components
const { name, role } = shop!.tasks[0]!
const part = { component: 'Shop', task: { name, role } }
const own = (id: string, likely: number, given: Partial<Scope['added'][number]> = {}): Scope['added'][number] => ({
  id,
  component: 'Shop',
  name,
  role,
  hours: { likely },
  state: 'in',
  sources: [],
  ...given,
})

/** Returns a saved estimate with changes of the analyst's work, and tasks that its owner added. */
function saveWith(changes: Scope['changes'], added: Scope['added'], breakdown = hundredHours) {
  const scope = { changes, added }
  return { ...save(breakdown, []), scope, estimation: estimationOf({ ...inputOf(breakdown), terms, scope }) }
}
type Saved = ReturnType<typeof saveWith>

test('of options with the same name that the analyst and the owner have, only the accepted one is sold', () => {
  const saveOptions = (...more: Scope['added']) =>
    saveWith([{ ...part, state: 'optional' }], [own('a', 20, { state: 'optional' }), ...more])
  const [before, after] = [saveOptions(), saveOptions(own('b', 8, { name: 'Gift cards' }))]
  const { options } = before.estimation
  for (const [at, accepted] of ['Part 0 (Shop)', 'Part 0 (Shop) (2)'].entries()) {
    const offer = offerOf(before, { ...choices(true), options: [options[at]!] }, sender)
    expect(offer.options.map(({ name }) => name)).toEqual([accepted])
    const { change } = changeAfter(before, after, [accepted])
    expect(change).toMatchObject({ accepted: [accepted], options: [accepted] })
    expect(change!.rows[0]!.tasks).toMatchObject([{ kind: 'added', name: 'Gift cards' }])
    const marks = estimateSince({ ...before, acceptedOptions: [accepted] }, after).options.map(({ isSold }) => isSold)
    expect(marks).toEqual(options.map((_, option) => (option === at ? true : undefined)))
  }
})

test('a task that the owner added is another one than a task of the analyst that has or had its name', () => {
  const rows = (before: Saved, after: Saved) =>
    difference(before, after).rows.flatMap(({ hours, tasks }) => tasks.map((task) => [nameChange(task), hours]))
  const revised = {
    ...hundredHours,
    components: [accounts!, component([...shop!.tasks, aTask({ name: 'Export' })], 'Shop')],
  }
  const named = [own('a', 20, { name: 'Export' })]
  const [before, both, analysts] = [saveWith([], named), saveWith([], named, revised), saveWith([], [], revised)]
  expect(rows(before, both)).toEqual([['Added: Export', 10]])
  expect(rows(both, analysts)).toEqual([['Removed: Export', -20]])
  expect(rows(before, analysts)).toEqual([['Changed: Export', -10]])

  for (const change of [{ name: 'Checkout' }, { movedTo: 'Accounts' }]) {
    const changed = [{ ...part, ...change }]
    expect(rows(saveWith(changed, []), saveWith(changed, [own('a', 8)]))).toEqual([['Added: Part 0', 8]])
  }
})

test('of two added tasks with the same name, the one that is removed is the difference', () => {
  const both = [own('a', 20, { name: 'Workshop' }), own('b', 6, { name: 'Workshop' })]
  for (const [at, left] of both.entries())
    expect(difference(saveWith([], both), saveWith([], [left])).rows[0]).toMatchObject({
      hours: at === 0 ? -6 : -20,
      tasks: [{ kind: 'removed', name: 'Workshop' }],
    })
})
