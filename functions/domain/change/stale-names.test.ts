import { expect, test } from 'vitest'
import type { Scope } from '#contract/scope'
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

  // Until it is kept as it is, or left out.
  const left = (scope: Scope) => findStale(estimateWith(2), estimateWith(1, scope), scope).length
  expect(left(resizing)).toBe(1)
  const kept = keepWork(resizing, found!)
  expect([left(kept), left(removeWork(resizing, found!))]).toEqual([0, 0])
  expect(isChecked(kept, { ...found!, before: first })).toBe(false)
  // A change that is undone leaves no mark.
  expect(change(kept, found!.ref, { hours: undefined }).changes).toEqual([])
})
