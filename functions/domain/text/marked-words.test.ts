import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { markWords } from './marked-words'

const signs = { del: '-', ins: '+' }
/** Writes marked words as text: `Reply within [-nine] → [+eleven] days.` */
const written = (before: string, after: string) =>
  markWords(before, after)
    .map(({ mark, text }) => (mark ? `[${signs[mark]}${text}]` : text))
    .join('')

test.each([
  ['Reply within nine days.', 'Reply within eleven days.', 'Reply within [-nine] → [+eleven] days.'],
  ['Send mails', 'Send mails and letters', 'Send mails [+and letters]'],
  ['very very long', 'very long', 'very [-very] long'],
  ['Search by name.', 'Search by name, city and date.', 'Search by name[+, city and date].'],
  ['In German and English.', 'In German, English and French.', 'In German [-and][+,] English [+and French].'],
  [
    'Members pay by card and get a receipt by email within seven days.',
    'Members pay by card or PayPal and get a receipt by email or letter within three days.',
    'Members pay by card [+or PayPal] and get a receipt by email [+or letter] within [-seven] → [+three] days.',
  ],
])('only the words that differ are marked: “%s” → “%s”', (before, after, marked) => {
  expect(written(before, after)).toBe(marked)
})

test('words between two replacements that are as long are read with them', () => {
  expect(written('Open from 8 to 5 every day', 'Open from 9 to 6 every day')).toBe(
    'Open from [-8 to 5] → [+9 to 6] every day',
  )
})

test('wordings of which most differ, or that are too long to compare, are whole', () => {
  const [one, other] = ['The shop shows prices in euros.', 'Staff print labels for each parcel of the week.']
  expect(written(one, other)).toBe(`[-${one}] → [+${other}]`)
  const long = (word: string) => `${word} ${'and more '.repeat(400)}`.trim()
  expect(written(long('Mails'), long('Letters'))).toBe(`[-${long('Mails')}] → [+${long('Letters')}]`)
})

test('both wordings can be read from the marked one, whatever they are', () => {
  const wording = fc.array(fc.constantFrom('a', 'b', 'c', 'd,', 'e.'), { minLength: 1 }).map((words) => words.join(' '))
  const wordsIn = (...texts: string[]) => texts.join(' ').match(/[a-e]|[,.]/g)
  fc.assert(
    fc.property(wording, wording, (before, after) => {
      const marked = markWords(before, after).filter(({ text }) => text !== ' → ')
      const without = (left: 'del' | 'ins') => marked.flatMap(({ mark, text }) => (mark === left ? [] : text))
      expect(wordsIn(...without('ins'))).toEqual(wordsIn(before))
      expect(wordsIn(...without('del'))).toEqual(wordsIn(after))
    }),
  )
})
