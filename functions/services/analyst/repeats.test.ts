import { expect, test } from 'vitest'
import type { Line } from '#contract/estimation'
import { findRepeats } from './repeats'

const passage = [
  'A member can lend up to five instruments at a time, each for a month, and sees which ones they have at home.',
  'A clerk can lend a sixth.',
  'Whoever keeps an instrument for longer than a month is reminded by e-mail on the first day, and by letter on the tenth.',
]
const repeatsOf = (...texts: string[]) => [...findRepeats(texts.map((text, index): Line => ({ id: index + 1, text })))]

test('a passage that is pasted again is found despite other case and punctuation', () => {
  const again = passage.map((text) => `- ${text.toUpperCase()}`)

  expect(repeatsOf('# Lending', ...passage, 'Strings are sold.', ...again, 'Bows too.')).toEqual([6, 7, 8])
  expect(repeatsOf(...passage, ...passage, ...passage)).toEqual([4, 5, 6, 7, 8, 9])
})

test('a heading that occurred before stays above new lines', () => {
  const text = ['# Problem', passage[0]!, '# Rules', ...passage.slice(1)]

  expect(repeatsOf(...text, ...passage, '# Problem', 'Nobody knows where the strings are.')).toEqual([6, 7, 8])
})

test('repeated phrases are not repetitions, because each asks for work of its own', () => {
  const useCases = ['Lend', 'Return', 'Repair'].flatMap((name) => [name, 'Actor: clerk', 'The input is checked.'])

  expect(repeatsOf(...useCases, passage[1]!, 'Twice:', passage[1]!)).toEqual([])
})
