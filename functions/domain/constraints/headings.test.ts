import { expect, test } from 'vitest'
import { budget, date, masked, stated } from './stated.fixture'

test('figures under a heading that announces them are masked until the next heading', () => {
  const text = [
    '## Budget',
    '$300,000',
    '',
    '## Timeline',
    '- MVP: 6 weeks',
    '- Launch: 1 May 2027',
    '',
    '## Plans',
    '- $19',
  ].join('\n')

  expect(masked(text)).toBe(
    [
      '## Budget',
      '[constraint withheld]',
      '',
      '## Timeline',
      '- MVP: [date withheld]',
      '[constraint withheld]',
      '',
      '## Plans',
      '- $19',
    ].join('\n'),
  )
  expect(stated(text)).toEqual([...budget(300_000), { kind: 'deadline' }, ...date('2027-05-01')])
})

test('a horizontal rule under a heading does not end its scope', () => {
  expect(stated('Budget\n======\n$300,000')).toEqual(budget(300_000))
  expect(stated('| Budget |\n| --- |\n| $300,000 |')).toEqual(budget(300_000))
  expect(stated('# Budget\n\nUsers see prices.\n\n# Plans\n\n$19')).toEqual([])
})

test('a heading without Markdown has the same scope as one with it', () => {
  expect(stated('Budget\n\nUsers see prices.\n\nPlans\n\n$19')).toEqual([])
  expect(stated('Timeline\nMVP: 6 weeks\nBeta: 9 weeks')).toHaveLength(2)
  expect(stated('C8. Budget\n$140,000')).toEqual(budget(140_000))
  expect(stated('Q4 budget\n$140,000')).toEqual([])
  expect(masked('Timeline\nPhase 3 (Weeks 11–12): launch\nM3 (month 12)')).not.toMatch(/1[12]/)
  expect(masked('Training\nPhase 3 (Weeks 11–12): long runs')).toContain('Weeks 11–12')
})

test('an item that ends in a number or a long line does not end the scope of a heading', () => {
  const long = 'Members of the club and their guests see prices of all courts and of all hours'
  expect(stated('# Budget\nPhase 1\n$300,000')).toEqual(budget(300_000))
  expect(stated(`# Budget\n${long}\n\n$300,000`)).toEqual(budget(300_000))
  expect(stated(`# Budget\n${long.slice(0, 60)}\n\n$300,000`)).toEqual([])
})

test('a question announces a figure on the rest of its line', () => {
  expect(stated('Our budget? $5,000!')).toEqual(budget(5_000))
  expect(stated('Our courts? $5,000!')).toEqual([])
  expect(stated('Bob asked about the budget. Anna said around 30k EUR.')).toEqual(budget(30_000, 'EUR'))
})

test('a heading announces the twelve lines below it', () => {
  const below = (lines: number) => stated(`# Budget\n${'Users see prices.\n'.repeat(lines - 1)}$300,000`)

  expect(below(12)).toEqual(budget(300_000))
  expect(below(13)).toEqual([])
})

test('a line is a heading up to 60 characters', () => {
  const heading = 'Approved overall budget in full for the whole of our project'

  expect(heading).toHaveLength(60)
  expect(stated(`${heading}\n\n$300,000`)).toEqual(budget(300_000))
  expect(stated(`${heading}.\n\n$300,000`)).toEqual([])
})

test('a line that states its own figure announces no other', () => {
  expect(stated('20.000 € Budget\n$19')).toEqual(budget(20_000, 'EUR'))
})
