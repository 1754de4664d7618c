import { expect, test } from 'vitest'
import type { Line } from '#contract/estimation'
import { alsoRepeated, repeatsIn, withRepeats } from './repeats'

const passage = [
  'A member can lend up to five instruments at a time, each for a month, and sees which ones they have at home.',
  'A clerk can lend a sixth.',
  'Whoever keeps an instrument for longer than a month is reminded by e-mail on the first day, and by letter on the tenth.',
]
const numbered = (...texts: string[]): Line[] => texts.map((text, index) => ({ id: index + 1, text }))

test('a passage pasted again is found, in another case and with other punctuation too', () => {
  const lines = numbered(
    '# Lending',
    ...passage,
    'Strings are sold.',
    ...passage.map((text) => `- ${text.toUpperCase()}`),
  )

  expect([...repeatsIn(lines)]).toEqual([
    [6, 2],
    [7, 3],
    [8, 4],
  ])
})

test('a passage pasted three times repeats the first', () => {
  expect([...repeatsIn(numbered(...passage, ...passage, ...passage)).values()]).toEqual([1, 2, 3, 1, 2, 3])
})

test('phrases that return are no repetition: each stands for work of its own', () => {
  const useCases = ['Lend', 'Return', 'Repair'].flatMap((name) => [name, 'Actor: clerk', 'The input is checked.'])

  expect(repeatsIn(numbered(...useCases, passage[1]!, 'Twice:', passage[1]!)).size).toBe(0)
})

test('what answers a line answers its repetition', () => {
  const repeats = repeatsIn(numbered(...passage, ...passage))
  const task = {
    name: 'Loans',
    role: 'Back-end developer' as const,
    optimistic: 1,
    likely: 2,
    pessimistic: 3,
    sources: [1, 3],
  }
  const component = { name: 'Lending', description: '', complexity: 'low' as const, tasks: [task] }

  expect(withRepeats([component], repeats)[0]?.tasks[0]?.sources).toEqual([1, 3, 4, 6])
  expect(alsoRepeated([2], repeats)).toEqual([2, 5])
})
