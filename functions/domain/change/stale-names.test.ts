import * as v from 'valibot'
import { expect, test } from 'vitest'
import { maxChecked } from '#contract/limits'
import { Scope } from '#contract/scope'
import { estimationOf } from '#domain/estimate/estimate'
import { aTask, component, hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { isChecked, keepWork, removeWork } from '#domain/scope/checked-work'
import { change } from '#domain/scope/scope-edits'
import { findLosing, findStale, staleNames } from './stale-names'

const first = 'Members cancel a course up to 24 hours before it starts.'

/**
 * Returns the estimate of a component and a task of line 1, which a person renamed, of one whose hours a person changed,
 * and of two that a person added, of both lines.
 */
function estimateOf(line: string, name: string) {
  const [task, resized] = ['Cancel a course', 'Remind 24 hours before'].map((name) => aTask({ name, sources: [1] }))
  const refTo = ({ name, role }: ReturnType<typeof aTask>) => ({ component: 'Courses', task: { name, role } })
  const added = { component: 'Courses', role: task!.role, hours: { likely: 4 }, state: 'optional' as const }
  return estimationOf({
    ...inputOf({ ...hundredHours, components: [component([task!, resized!], 'Courses'), ...hundredHours.components] }),
    lines: [line, 'The office prints bills.'].map((text, at) => ({ id: at + 1, text })),
    scope: {
      changes: [
        { component: 'Courses', name: 'Courses from 24 hours' },
        { ...refTo(task!), name },
        { ...refTo(resized!), hours: { likely: 5 } },
      ],
      added: ['Rule of 24 hours', 'Bills of 24 pages'].map((name, at) => ({
        ...added,
        id: `${at}`,
        name,
        sources: [at + 1],
      })),
    },
  })
}

test('a name that its owner typed is stale once it quotes what its line no longer says, until it is changed', () => {
  const stale = (line: string, name: string) => {
    const found = staleNames(estimateOf(first, name), estimateOf(line, name))
    return found.map((one) => one.name)
  }
  const changed = first.replace('24', '12')
  const own = ['Courses from 24 hours', 'Rule of 24 hours']

  expect(stale(changed, 'Cancel up to 24 hours before')).toEqual([own[0], 'Cancel up to 24 hours before', own[1]])
  expect(stale(changed, 'Cancel up to 12 hours before')).toEqual(own)
  expect(stale(first.replace('a course', 'any course'), 'Cancel of a course')).toEqual([])
  expect(stale(first, 'Cancel up to 24 hours before')).toEqual([])
  expect(stale(first.replace('24 hours', '24 whole hours'), 'Cancel up to 24 hours before')).toEqual([])
  expect(stale('Members cancel a course up to 12 hours. It starts later.', 'Cancel 24 hours before')).toEqual([
    own[0],
    'Cancel 24 hours before',
    own[1],
  ])
})

test('a task that its owner changed is to be checked once it loses one of its lines', () => {
  const [other, resized] = ['Cancel a course', 'Remind members'].map((name) => aTask({ name, sources: [1, 2] }))
  const texts = [first, 'The office prints bills.']
  const resizing = {
    changes: [{ component: 'Courses', task: { name: resized!.name, role: resized!.role }, hours: { likely: 5 } }],
    added: [],
  }
  const estimateWith = (count: number, scope: Scope = resizing) =>
    estimationOf({
      ...inputOf({
        ...hundredHours,
        components: [
          component(
            [other!, resized!].map((task) => ({ ...task, sources: task.sources.slice(0, count) })),
            'Courses',
          ),
        ],
      }),
      lines: texts.slice(0, count).map((text, at) => ({ id: at + 1, text })),
      scope,
    })

  const [found, ...others] = findLosing(estimateWith(2), estimateWith(1))
  expect(found).toMatchObject({ name: resized!.name, before: texts[1] })
  expect(others).toEqual([])
  expect(findLosing(estimateWith(2), estimateWith(2))).toEqual([])

  // One that is kept as it is, or left out, is no longer listed.
  const left = (scope: Scope) => findStale(estimateWith(2), estimateWith(1, scope), scope).length
  expect(left(resizing)).toBe(1)
  const kept = keepWork(resizing, found!)
  expect([left(kept), left(removeWork(resizing, found!))]).toEqual([0, 0])
  expect(isChecked(kept, { ...found!, before: first })).toBe(false)
  // A change that is undone leaves no mark.
  expect(change(kept, found!.ref, { hours: undefined }).changes).toEqual([])
})

test('work is left as it is for the changes of its lines that a person saw, of which the newest are stored', () => {
  const added = { id: 'a', component: 'Courses', name: 'Rule of 24 hours', role: 'Data engineer' as const }
  const scope: Scope = { changes: [], added: [{ ...added, hours: { likely: 4 }, state: 'in', sources: [1] }] }
  const ref = { component: 'Courses', task: { name: added.name, role: added.role, addedId: added.id } }
  const seen = { ref, before: first, after: first.replace('24', '72') }
  const removed = { ref, before: 'The office prints bills.' }
  const kept = [seen, removed, seen].reduce(keepWork, scope)

  expect([seen, removed].map((work) => isChecked(kept, work))).toEqual([true, true])
  expect(isChecked(kept, { ...seen, after: first.replace('24', '96') })).toBe(false)
  expect(kept.added[0]!.checked).toHaveLength(2)
  const changes = Array.from({ length: maxChecked }, (_, at) => ({ ...seen, after: `${at}${'.'.repeat(2_000)}` }))
  const later = changes.reduce(keepWork, kept)
  expect(v.is(Scope, later)).toBe(true)
  expect([seen, changes[0]!, changes.at(-1)!].map((work) => isChecked(later, work))).toEqual([false, true, true])

  // A second click comes before the list is without it.
  const left = removeWork(kept, seen)
  expect(left).toEqual({ changes: [], added: [] })
  expect([removeWork(left, seen), keepWork(left, seen)]).toEqual([left, left])
})
