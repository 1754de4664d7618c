import { expect, test } from 'vitest'
import { estimate, hundredHours } from '#domain/estimate/estimate.fixture'
import { changeAfter, save } from './change-request.fixture'
import { fillDates } from './written-dates'

test('against an estimate whose lines have marks in place of dates, a change request has only lines that say something else', () => {
  const saveLines = (texts: string[]) => {
    const [lines, idleLines] = [texts.slice(0, 1), texts.slice(1)].map((part, from) =>
      part.map((text, at) => ({ id: from + at + 1, text })),
    )
    const estimation = { ...estimate({ ...hundredHours, background: [2, 3] }), lines: lines!, idleLines: idleLines! }
    return { ...save(hundredHours, []), estimation }
  }
  const before = [
    'A shop (beta by [date withheld]).',
    'Live [date withheld], paid [date withheld].',
    'Members get news until [date withheld].',
  ]
  const after = ['A shop (beta by 1 March).', 'Live in May, paid by June.', 'Members get weekly news until 1 July.']
  const { change } = changeAfter(saveLines(before), saveLines(after), [])
  expect(change!.lines).toEqual([
    { before: 'Members get news until ….', after: 'Members get weekly news until 1 July.', isPriced: false },
  ])
  expect(change!.rows).toEqual([])
})

test('a line with many marks is compared with a long one as soon as with others', () => {
  const linesOf = (...texts: string[]) => ({
    estimation: { ...estimate(hundredHours), lines: texts.map((text, at) => ({ id: at + 1, text })) },
  })
  const filled = (text: string, later: string) => fillDates(linesOf(text), linesOf(later)).estimation.lines[0]!.text
  const days = (date: string) => `${`${date} `.repeat(7)}or never`

  expect(filled(days('[date withheld]'), days('May'))).toBe(days('May'))
  expect(filled(days('[date withheld]'), 'x '.repeat(150))).toBe(days('[date withheld]'))
  // No date has so many words.
  expect(filled('Live [date withheld].', `Live ${'soon and '.repeat(10)}in May.`)).toBe('Live [date withheld].')
})
