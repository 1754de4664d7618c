import { expect, test } from 'vitest'
import { maskAnswers } from './mask'

const question = (question: string, type: 'text' | 'number' | 'select' = 'text') => ({
  id: 'q',
  question,
  type,
  options: [],
  required: false,
  impact: '',
  neutral: '',
})

test('constraints in text answers are masked and recorded, and other answers are unchanged', () => {
  const answer = 'It works offline. Our budget is $33,000, and it must be live by 1 May 2027.'
  expect(maskAnswers([question('Anything else?')], { q: answer })).toMatchObject({
    answers: { q: 'It works offline. [constraint withheld]' },
    constraints: [{ amount: 33_000 }, { date: '2027-05-01' }],
  })
  const long = `${'Members book classes. '.repeat(90)}Our budget is $33,000.`
  expect(maskAnswers([question('Anything else?')], { q: long })).toMatchObject({
    answers: { q: expect.not.stringContaining('33,000') },
    constraints: [{ amount: 33_000 }],
  })
  expect(maskAnswers([question('What is the budget?', 'number')], { q: 500 })).toEqual({
    answers: { q: 500 },
    constraints: [],
    privateAnswers: ['q'],
  })
  expect(maskAnswers([question('Budget?', 'select')], { q: '$5,000' }).answers).toEqual({ q: '$5,000' })
  expect(maskAnswers([question('Anything else?')], {})).toEqual({ answers: {}, constraints: [], privateAnswers: [] })
})

test('an answer is read by what its question asks about the project, not about its users', () => {
  const stated = (asked: string, q: string) => maskAnswers([question(asked)], { q }).constraints
  expect(stated('Is there a budget that we have to keep?', '20k')).toMatchObject([{ kind: 'budget', amount: 20_000 }])
  expect(stated('Is there a deadline for the launch?', '12 weeks')).toMatchObject([{ kind: 'deadline', weeks: 12 }])
  expect(stated('How long before the deadline can users cancel?', '12 weeks')).toEqual([])
  expect(stated('What do members pay?', '$20')).toEqual([])
  expect(stated('How many members does the club have?', 'We have around 12k.')).toEqual([])
  expect(stated('How many members does the club have?', 'We have $12k for it.')).toMatchObject([{ amount: 12_000 }])
})
