import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#scripts/testing/arbitraries'
import { sentencesOf } from './sentences'
import { flatten, oneLine, quoteAll, shorten } from './text'

test('a flattened text maps each character to its original position', () => {
  const { text, at } = flatten('  Log\r\n in\u200b ')

  expect(text).toBe('Log in')
  expect(at).toEqual([2, 3, 4, 5, 8, 9, 12])
})

test('every line break of Unicode becomes a space on one line', () => {
  expect(oneLine('A\nB\rC\vD\fE\u0085F\u2028G\u2029H')).toBe('A B C D E F G H')
})

test('every character of any flattened text maps to its original position', () => {
  fc.assert(
    fc.property(anyText(200), (text) => {
      const flat = flatten(text)

      expect(flat.at).toHaveLength(flat.text.length + 1)
      expect(flat.at).toEqual(flat.at.toSorted((one, other) => one - other))
      expect(oneLine(flat.text)).toBe(flat.text)
    }),
  )
})

test('a sentence above the maximum is cut between words', () => {
  const line = 'requirement '.repeat(100)
  const sentences = sentencesOf(line).map(({ start, end }) => line.slice(start, end))

  expect(sentences.length).toBeGreaterThan(2)
  for (const sentence of sentences) expect(sentence).toMatch(/^(requirement )+$/)
})

test('a text is cut with an ellipsis and never splits a surrogate pair', () => {
  expect(shorten('Booking', 7)).toBe('Booking')
  expect(shorten('Booking of classes', 9)).toBe('Booking…')
  expect(shorten('Yoga 🧘🧘', 7)).toBe('Yoga…')
  expect(shorten('Yoga 🧘🧘', 8)).toBe('Yoga 🧘…')
})

test('quotes within a quote are single ones, and marks of inches and apostrophes stay', () => {
  const names = ['“Add to calendar” button', 'Rename "Home" and “About”', '7" and 9" tablets', 'The club’s map']
  expect(quoteAll(names)).toBe(
    '“‘Add to calendar’ button”, “Rename ‘Home’ and ‘About’”, “7" and 9" tablets” and “The club’s map”',
  )
  expect(quoteAll([])).toBe('')
})
