import { expect, test } from 'vitest'
import type { ClarificationQuestion, WorkType } from '#contract/breakdown'
import {
  answersOf,
  describeProgress,
  draftOf,
  isAnswered,
  parseAnswers,
  problemOf,
  withAssumption,
  withField,
} from './answer-draft'

const question = (given: Partial<ClarificationQuestion>): ClarificationQuestion => ({
  id: 'q',
  question: 'What?',
  type: 'text',
  options: [],
  required: true,
  impact: '',
  neutral: 'Nothing',
  ...given,
})
const users = question({ id: 'users', type: 'number', neutral: 50 })
const login = question({ id: 'login', type: 'select', options: ['Password', 'SSO'], neutral: 'Password' })
const media = question({ id: 'media', type: 'multiselect', options: ['Pictures', 'Videos'], neutral: ['Pictures'] })
const other = question({ id: 'other', required: false })
const workType: WorkType = { kind: 'change', stage: 'production', platform: 'web' }
const questions = [users, login, media, other]

test('number answers are sent as integers, chosen options as lists, texts trimmed, and empty fields are omitted', () => {
  const fields = { users: ' 80', login: 'SSO', media: ['Videos'], other: '   ' }

  expect(answersOf(questions, { fields, assumed: [] })).toEqual({ users: 80, login: 'SSO', media: ['Videos'] })
})

test('blanks are not answers, and choosing none of the options is one', () => {
  expect([' \n', '', undefined].map(isAnswered)).toEqual([false, false, false])
  expect(['0', ['Videos'], []].map(isAnswered)).toEqual([true, true, true])
  expect(answersOf(questions, { fields: { media: [] }, assumed: [] })).toEqual({ media: [] })
})

test('a decimal or negative number and a text that is too long get an error beside the field', () => {
  expect(problemOf(users, '1.5')).toBe('Please enter a whole number from 0 to 1,000,000,000.')
  expect(problemOf(users, '-3')).toBe('Please enter a whole number from 0 to 1,000,000,000.')
  expect(problemOf(users, '1000000001')).toBe('Please enter a whole number from 0 to 1,000,000,000.')
  for (const typed of ['12', '1000000000']) expect(problemOf(users, typed)).toBeNull()
  expect(problemOf(other, 'x'.repeat(2_001))).toBe('An answer can have at most 2,000 characters')
  expect(problemOf(users, '')).toBeNull()
})

test('"Not sure" fills in the neutral answer and marks it, answering removes the mark, and pressing it again empties the field', () => {
  const assumed = withAssumption({ fields: {}, assumed: [] }, users)
  expect(assumed).toEqual({ fields: { users: '50' }, assumed: ['users'] })

  // Another tab may change the type of work in the meantime.
  expect(withField({ ...assumed, workType }, 'users', '60')).toEqual({ fields: { users: '60' }, assumed: [] })
  expect(withAssumption(assumed, users)).toEqual({ fields: {}, assumed: [] })
})

test('the progress counts what is answered with a valid value, what is assumed, and what is still required', () => {
  const empty = { fields: {}, assumed: [] }
  expect(describeProgress(questions, empty)).toBe('0 of 4 answered, 3 required left')
  expect(describeProgress(questions, withField(withAssumption(empty, login), 'users', '80'))).toBe(
    '1 of 4 answered, 1 assumed, 1 required left',
  )
  expect(describeProgress(questions, questions.reduce(withAssumption, empty))).toBe('0 of 4 answered, 4 assumed')
  expect(describeProgress(questions, { fields: { other: ' ', users: 'abc' }, assumed: ['gone'] })).toBe(
    '0 of 4 answered, 3 required left',
  )
})

test('answers that were sent before prefill the form', () => {
  const answers = { users: 80, login: 'SSO', media: ['Videos'] }

  expect(answersOf(questions, draftOf(answers, ['users']))).toEqual(answers)
})

test('a draft survives a reload, without answers that no longer match the questions', () => {
  const stored = JSON.stringify({
    fields: { users: '80', login: 'Passkeys', media: ['Videos', 'Smells'], gone: 'x' },
    assumed: ['users', 'gone'],
    workType,
  })

  expect(parseAnswers(stored, questions)).toEqual({
    fields: { users: '80', media: ['Videos'] },
    assumed: ['users'],
    workType,
  })
})

test('invalid stored data are not a draft', () => {
  const wrong = '{"fields":{"users":["80"],"media":"Videos"},"assumed":"users","workType":{"kind":"miracle"}}'

  expect(parseAnswers(wrong, questions)).toEqual({ fields: {}, assumed: [] })
  expect(parseAnswers('not JSON', questions)).toBeNull()
  expect(parseAnswers(null, questions)).toBeNull()
})
