import { expect, test } from 'vitest'
import type { Component, Task } from '#contract/breakdown'
import { aComponent, aTask } from '#scripts/testing/component'
import { mergeComponents, mergeTexts } from './merge'

test('the same work in two chunks counts once, with the larger hours and the lines of both', () => {
  const accounts = aComponent('User accounts', aTask('Password reset', 6, [3]), aTask('Sign-in', 8, [4]))
  const again = { ...aComponent('user Accounts:', aTask('Password-reset', 7, [90, 3])), complexity: 'high' as const }

  const merged = mergeComponents([accounts, again])

  expect(merged).toEqual([
    { ...accounts, complexity: 'high', tasks: [aTask('Password reset', 7, [3, 90]), aTask('Sign-in', 8, [4])] },
  ])
})

test('the order of the chunks does not change the hours', () => {
  const parts = [
    aComponent('Search', aTask('Index', 5, [1])),
    aComponent('Orders', aTask('Order list', 6, [2])),
    aComponent('Search', aTask('Index', 9, [7]), aTask('Filters', 4, [8])),
  ]
  const hoursOf = (components: Component[]) =>
    mergeComponents(components)
      .flatMap(({ tasks }) => tasks.map(({ name, likely }) => `${name} ${likely}`))
      .toSorted()

  expect(hoursOf(parts.toReversed())).toEqual(hoursOf(parts))
})

test('tasks with the same name are different work if their component or role differs', () => {
  const screen = aTask('List screen', 6, [1])
  const designed: Task = { ...screen, role: 'UX/UI designer' }

  const merged = mergeComponents([aComponent('Orders', screen, designed), aComponent('Customers', screen)])

  expect(merged.map(({ tasks }) => tasks.length)).toEqual([2, 1])
})

test('names are compared in any script, and C, C# and C++ are distinct', () => {
  expect(mergeTexts(['Ελληνικά', ' ελληνικά. ', 'C', 'C#', 'C++', '', '…'], 9)).toEqual(['Ελληνικά', 'C', 'C#', 'C++'])
})
