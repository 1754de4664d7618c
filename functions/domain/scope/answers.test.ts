import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answers } from '#contract/answers'
import type { ClarificationQuestion } from '#contract/breakdown'
import { type Scope, emptyScope } from '#contract/scope'
import { estimationOf } from '#domain/estimate/estimate'
import { hundredHours, inputOf } from '#domain/estimate/estimate.fixture'
import { isAnswerSentence } from './assumed-sentence'
import { answerSentences, answeredShare, checkAnswers, completeAnswers, questionsFor } from './answers'
import { clientTexts } from './scoped-texts'

const goal: ClarificationQuestion = {
  id: 'goal',
  question: 'What is the first release for?',
  type: 'text',
  options: [],
  required: true,
  impact: 'Moves the scope.',
  neutral: 'To replace the spreadsheet.',
}
const hosting: ClarificationQuestion = {
  ...goal,
  id: 'hosting',
  question: 'Where will it run?',
  type: 'select',
  options: ['Cloud', 'Our own servers'],
  neutral: 'Cloud',
}
const payments: ClarificationQuestion = {
  ...goal,
  id: 'payments',
  question: 'Which ways to pay?',
  type: 'multiselect',
  options: ['Card', 'Invoice', 'PayPal'],
  required: false,
  neutral: ['Card'],
}
const languages: ClarificationQuestion = {
  ...goal,
  id: 'languages',
  question: 'How many languages?',
  type: 'number',
  required: false,
  neutral: 1,
}
const questions = [goal, hosting, payments, languages]
const answers = { goal: 'To sell', hosting: 'Cloud', payments: ['Card', 'PayPal'], languages: 3 }

test('a question about another kind of work is not asked, and its answer does not count', () => {
  const migration: ClarificationQuestion = { ...hosting, id: 'migration', kinds: ['product'] }
  const all = [migration, goal]
  expect(questionsFor(all, 'product')).toEqual(all)
  expect(questionsFor(all, 'change')).toEqual([goal])
  expect(checkAnswers(all, { goal: 'To sell' }, 'product')).toContain('question 1 has no answer')
  expect(checkAnswers(all, { goal: 'To sell' }, 'change')).toBeNull()
  expect(checkAnswers(all, { goal: 'To sell', migration: 'On paper' }, 'change')).toBeNull()
})

test('answers of all four types are accepted', () => {
  expect(checkAnswers(questions, answers)).toBeNull()
  expect(checkAnswers(questions, { goal: 'To sell', hosting: 'Our own servers' })).toBeNull()
  for (const languages of [0, 1_000_000_000]) {
    expect(checkAnswers(questions, { ...answers, languages })).toBeNull()
  }
  expect(checkAnswers([], {})).toBeNull()
})

test('the message for a missing answer names the number of its question', () => {
  const message = 'Please answer all required questions: question 2 has no answer.'

  expect(checkAnswers(questions, { goal: 'To sell' })).toBe(message)
  expect(checkAnswers(questions, { ...answers, hosting: '' })).toBe(message)
  expect(checkAnswers(questions, { ...answers, goal: '  \n ' })).toMatch('question 1 has no answer')
})

test('choosing no option answers even a required question', () => {
  const required = [{ ...payments, required: true }]

  expect(checkAnswers(required, { payments: [] })).toBeNull()
  expect(checkAnswers(required, {})).toMatch('question 1 has no answer')
  expect(completeAnswers(required, { payments: [] })).toEqual({ payments: [] })
})

test('an optional question can be left blank', () => {
  expect(checkAnswers(questions, { ...answers, payments: [], languages: '' })).toBeNull()
})

test('an answer to a question that was not asked is rejected', () => {
  expect(checkAnswers(questions, { ...answers, color: 'red' })).toMatch('does not have')
  expect(checkAnswers(questions, JSON.parse('{"goal": "To sell", "hosting": "Cloud", "__proto__": "x"}'))).toMatch(
    'does not have',
  )
  expect(checkAnswers([{ ...goal, id: 'toString' }], {})).toMatch('question 1 has no answer')
})

test('an answer of the wrong type is rejected', () => {
  expect(checkAnswers(questions, { ...answers, goal: 5 })).toBe('Question 1: Please answer in words.')
  expect(checkAnswers(questions, { ...answers, goal: ['To sell'] })).toBe('Question 1: Please answer in words.')
  expect(checkAnswers(questions, { ...answers, hosting: 1 })).toBe('Question 2: Please choose one of the options.')
  expect(checkAnswers(questions, { ...answers, hosting: ['Cloud'] })).toMatch('Question 2')
  expect(checkAnswers(questions, { ...answers, payments: 'Card' })).toMatch('Question 3')
  expect(checkAnswers(questions, { ...answers, languages: '3' })).toMatch('Question 4')
})

test('only offered options can be chosen, each once', () => {
  expect(checkAnswers(questions, { ...answers, hosting: 'The moon' })).toMatch('Question 2')
  expect(checkAnswers(questions, { ...answers, payments: ['Card', 'Gold'] })).toMatch('Question 3')
  expect(checkAnswers(questions, { ...answers, payments: ['Card', 'Card'] })).toBe(
    'Question 3: Please choose from the options, each once.',
  )
})

test('a number must be an integer from zero to the maximum', () => {
  const message = 'Question 4: Please enter a whole number from 0 to 1,000,000,000.'

  for (const languages of [-1, 1.5, 1_000_000_001, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(checkAnswers(questions, { ...answers, languages })).toBe(message)
  }
})

test('a required answer counts twice, and an assumed answer does not count', () => {
  expect(answeredShare(questions, {})).toBe(0)
  expect(answeredShare(questions, answers)).toBe(1)
  expect(answeredShare(questions, { goal: 'To sell' })).toBeCloseTo(2 / 6)
  expect(answeredShare(questions, { languages: 2 })).toBeCloseTo(1 / 6)
  expect(answeredShare(questions, answers, ['goal', 'hosting'])).toBeCloseTo(2 / 6)
  expect(answeredShare(questions, { ...answers, payments: [] })).toBe(1)
})

test('the answered share is zero if there are no questions', () => {
  expect(answeredShare([], {})).toBe(0)
})

test('only questions that are shown count, also in the certainty of the estimate: a wish added as work is answered', () => {
  const question = 'Does this belong in the first release: Map?'
  const wish = { ...hosting, id: 'map', question, options: ['No', 'Yes'], required: false, neutral: 'No' }
  const task = { id: 'a', component: 'Map', name: 'Map', role: 'Front-end developer' as const, hours: { likely: 6 } }
  const answers: Answers = { goal: 'To sell', map: 'No' }
  const asked = { components: [], questions: [goal, wish], answers, assumed: ['map'] }
  const shareWith = (scope: Scope, given: Partial<typeof asked> = {}) =>
    estimationOf({ ...inputOf(hundredHours), scope, asked: { ...asked, ...given } }).answeredShare

  expect(shareWith(emptyScope)).toBeCloseTo(2 / 3)
  for (const state of ['in', 'optional', 'out'] as const) {
    const added = { ...emptyScope, added: [{ ...task, state, sources: [] }] }
    expect(shareWith(added)).toBe(1)
    expect(shareWith(added, { assumed: ['goal', 'map'] })).toBe(0)
    // Nothing is left to ask.
    expect(shareWith(added, { questions: [wish] })).toBe(1)
    // Of several wishes, all have to be added.
    const wishes = { ...wish, question: 'Which are wanted?', type: 'multiselect' as const, neutral: [] }
    for (const [options, share] of [
      [['Map'], 1],
      [['Map', 'Chat'], 2 / 3],
    ] as const) {
      const several = [goal, { ...wishes, options: [...options] }]
      expect(shareWith(added, { questions: several, answers: { goal: 'To sell', map: [] } })).toBeCloseTo(share)
    }
    // Another answer is shown.
    expect(shareWith(added, { answers: { goal: 'To sell', map: 'Yes' } })).toBeCloseTo(2 / 3)
  }
})

test('an omitted answer becomes the neutral answer', () => {
  expect(completeAnswers(questions, { goal: 'To sell', languages: '', other: 'x' })).toEqual({
    goal: 'To sell',
    hosting: 'Cloud',
    payments: ['Card'],
    languages: 1,
  })
})

test('every question is listed with its given or assumed answer, and texts are quoted', () => {
  const sentences = (asked = questions, given: Answers = {}, assumed: string[] = []) =>
    answerSentences(asked, given, assumed)
  expect(sentences(questions, { ...answers, languages: '' }, ['hosting'])).toEqual([
    '“What is the first release for?” Answered: “To sell”.',
    '“Where will it run?” Assumed: Cloud.',
    '“Which ways to pay?” Answered: Card, PayPal.',
    '“How many languages?” Assumed: 1.',
  ])
  const none = { ...payments, neutral: [] }
  expect([...sentences([goal, none]), ...sentences([none], { payments: [] })]).toEqual([
    '“What is the first release for?” Assumed: To replace the spreadsheet.',
    '“Which ways to pay?” Assumed: none of “Card”, “Invoice” and “PayPal”.',
    '“Which ways to pay?” Answered: none of “Card”, “Invoice” and “PayPal”.',
  ])
  const words = 'To sell.\n“Gold” cards first.'
  expect(sentences([goal], { goal: words })).toEqual([
    '“What is the first release for?” Answered: “To sell. ‘Gold’ cards first”.',
  ])
  expect([...sentences(), ...sentences(questions, { ...answers, goal: words })].every(isAnswerSentence)).toBe(true)
  expect(isAnswerSentence('Assumed: the shop has a list of customers.')).toBe(false)
})

test.each([
  ['“What else must it do?” Answered: “Nothing else”.', true],
  ['“What else must it do?” Assumed: Nothing beyond the requirements.', true],
  ['“Was fehlt noch?” Answered: “Nichts weiter.”.', true],
  ['“Que faut-il de plus ?” Answered: “Rien de plus”.', true],
  ['“What else must it do?” Assumed: nothing.', true],
  ['“Was fehlt noch?” Answered: “Nichts!”.', true],
  ['“Which data must be migrated?” Answered: “Nothing”.', false],
  ['“Which data must be migrated?” Assumed: nothing.', false],
  ['“What do you store elsewhere?” Answered: “Nothing”.', false],
  ['“Which other systems are connected?” Answered: “None”.', false],
  ['“What else must it do?” Answered: “None”.', true],
  ['“What else must it do?” Answered: “Nothing else but a chat”.', false],
  ['“What else must it do?” Answered: “Nothing else, and no chat”.', false],
  ['“What else?” Answered: none of “Chat” and “Map”.', false],
  ['“Is more needed?” Answered: No.', false],
  ['“Which of these parts still need to be built?” Assumed: Booking, Chat.', false],
  ['“Which of these parts still need to be built?” Answered: none of “Booking” and “Chat”.', false],
  ['“Which of these parts work offline?” Answered: Booking.', false],
])('only an answer that adds nothing is no assumption for a client: %s', (text, isEmpty) => {
  const estimation = { ...estimationOf(inputOf(hundredHours)), assumptions: [text], methodAssumptions: 0 }
  const included = ['Booking', 'Search, filters and maps'].map((name) => ({ name, tasks: [], sources: [] }))
  const { assumptions } = clientTexts(estimation, { leftOut: [], included })
  expect(assumptions.map(({ text }) => text)).toEqual(isEmpty ? [] : [text])
})

test('completed answers are always valid and leave no question open', () => {
  const given = fc.record(
    {
      goal: fc.string(),
      hosting: fc.constantFrom('Cloud', ''),
      payments: fc.subarray(payments.options),
      languages: fc.nat(1_000_000_000),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(given, (given) => {
      const complete = completeAnswers(questions, given)

      expect(checkAnswers(questions, complete)).toBeNull()
      expect(answeredShare(questions, complete)).toBe(1)
      expect(answeredShare(questions, given)).toBeLessThanOrEqual(1)
    }),
  )
})
