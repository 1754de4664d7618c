import { expect, test } from 'vitest'
import type { Component, Task } from '#contract/breakdown'
import { mergeComponents, mergeTexts } from './merge'

const task = (name: string, likely: number, sources: number[]): Task => ({
  name,
  role: 'Back-end developer',
  optimistic: likely / 2,
  likely,
  pessimistic: likely * 2,
  sources,
})
const component = (name: string, ...tasks: Task[]): Component => ({
  name,
  description: `About ${name}`,
  complexity: 'low',
  tasks,
})

test('the same work found in two sections counts once, with the larger hours and the lines of both', () => {
  const accounts = component('User accounts', task('Password reset', 6, [3]), task('Sign-in', 8, [4]))
  const again = { ...component('user Accounts:', task('Password-reset', 7, [90, 3])), complexity: 'high' as const }

  const merged = mergeComponents([accounts, again])

  expect(merged).toEqual([
    { ...accounts, complexity: 'high', tasks: [task('Password reset', 7, [3, 90]), task('Sign-in', 8, [4])] },
  ])
})

test('the order in which sections were read does not change the hours', () => {
  const parts = [
    component('Search', task('Index', 5, [1])),
    component('Orders', task('Order list', 6, [2])),
    component('Search', task('Index', 9, [7]), task('Filters', 4, [8])),
  ]
  const hoursOf = (components: Component[]) =>
    mergeComponents(components)
      .flatMap(({ tasks }) => tasks.map(({ name, likely }) => `${name} ${likely}`))
      .toSorted()

  expect(hoursOf(parts.toReversed())).toEqual(hoursOf(parts))
})

test('tasks of one name are different work in another component or role', () => {
  const screen = task('List screen', 6, [1])
  const designed: Task = { ...screen, role: 'UX/UI designer' }

  const merged = mergeComponents([component('Orders', screen, designed), component('Customers', screen)])

  expect(merged.map(({ tasks }) => tasks.length)).toEqual([2, 1])
})

test('names are compared in any script, and C, C# and C++ are three things', () => {
  expect(mergeTexts(['Ελληνικά', ' ελληνικά. ', 'C', 'C#', 'C++', '', '…'], 9)).toEqual(['Ελληνικά', 'C', 'C#', 'C++'])
})
