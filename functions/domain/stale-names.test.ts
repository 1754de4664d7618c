import { expect, test } from 'vitest'
import { aTask, component, hundredHours, inputOf } from './estimate.fixture'
import { estimationOf } from './estimate'
import { staleNames } from './stale-names'

const first = 'Members cancel a course up to 24 hours before it starts.'

/** Returns the estimate of a task of line 1, which a person renamed, and of one that a person added. */
function estimateOf(line: string, name: string) {
  const task = aTask({ name: 'Cancel a course', sources: [1] })
  const ref = { component: 'Courses', task: { name: task.name, role: task.role } }
  const added = { component: 'Courses', role: task.role, hours: { likely: 4 }, state: 'in' as const, sources: [1] }
  return estimationOf({
    ...inputOf({ ...hundredHours, components: [component([task], 'Courses'), ...hundredHours.components] }),
    lines: [line, 'The office prints bills.'].map((text, at) => ({ id: at + 1, text })),
    scope: { changes: [{ ...ref, name }], added: [{ ...added, id: 'a', name: 'Rule of 24 hours' }] },
  })
}

test('a name that its owner typed is stale once it quotes what its line no longer says, until it is changed', () => {
  const stale = (line: string, name: string) => {
    const found = staleNames(estimateOf(first, name), estimateOf(line, name))
    return found.map((one) => one.name)
  }
  const changed = first.replace('24', '12')
  const own = 'Rule of 24 hours'

  expect(stale(changed, 'Cancel up to 24 hours before')).toEqual(['Cancel up to 24 hours before', own])
  expect(stale(changed, 'Cancel up to 12 hours before')).toEqual([own])
  expect(stale(first, 'Cancel up to 24 hours before')).toEqual([])
  expect(stale(first.replace('24 hours', '24 whole hours'), 'Cancel up to 24 hours before')).toEqual([])
  expect(stale('Members cancel a course up to 12 hours. It starts later.', 'Cancel 24 hours before')).toContain(own)
})
