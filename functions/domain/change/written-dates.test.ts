import { expect, test } from 'vitest'
import { estimate, hundredHours } from '#domain/estimate/estimate.fixture'
import { changeAfter, save } from './change-request.fixture'

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
