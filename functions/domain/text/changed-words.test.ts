import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedWords } from './changed-words'

const join = (...parts: string[]) => parts.filter((part) => part !== '').join(' ')

test('only the words that differ are marked, and those around them stay', () => {
  expect(changedWords('Reply within nine days.', 'Reply within eleven days.')).toEqual({
    start: 'Reply within',
    removed: 'nine',
    added: 'eleven',
    end: 'days.',
  })
  expect(changedWords('Send mails', 'Send mails and letters')).toMatchObject({ removed: '', added: 'and letters' })
  expect(changedWords('very very long', 'very long')).toMatchObject({ start: 'very', removed: 'very', end: 'long' })
})

test('both wordings can be read from the marked one, whatever they are', () => {
  const wording = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(wording, wording, (before, after) => {
      const { start, removed, added, end } = changedWords(before, after)
      expect(join(start, removed, end)).toBe(before)
      expect(join(start, added, end)).toBe(after)
    }),
  )
})
