import { expect, test } from 'vitest'
import { aProduct } from '#scripts/testing/arbitraries'
import * as questions from './questions'
import { ask, options, select, selectQuestions } from './questions.fixture'

test('questions about another kind of work come last, and none of them is required', () => {
  const other = ask('What of it exists?', {
    kinds: ['change', 'extension'],
    options: options(['None', 0], ['Half', -50]),
  })
  const selected = selectQuestions([other, select, ask('Is data migrated?', { kinds: ['product'] })], [], 100)

  expect(selected).toMatchObject([
    { question: select.question, required: true },
    { question: 'Is data migrated?', required: true, kinds: ['product'] },
    { question: other.question, required: false, kinds: ['change', 'extension'] },
  ])
  expect(selected[0]).not.toHaveProperty('kinds')
})

test('the questions that affect the most hours come first, at most ten, three of them required', () => {
  const many = Array.from({ length: 14 }, (_, index) =>
    ask(`Question ${index}?`, {
      options: [
        { option: 'No', moves: 0 },
        { option: 'Yes', moves: index + 1 },
      ],
      neutral: ['No'],
    }),
  )

  const questions = selectQuestions(many, [], 40)

  expect(questions.map(({ question }) => question)).toEqual(
    [13, 12, 11, 10, 9, 8, 7, 6, 5, 4].map((n) => `Question ${n}?`),
  )
  expect(questions.map(({ id }) => id)).toEqual(questions.map((_, index) => `q${index + 1}`))
  expect(questions.map(({ required }) => required)).toEqual([
    true,
    true,
    true,
    ...Array.from({ length: 7 }, () => false),
  ])
})

test('hours, percentages, counts and choices are ranked by the hours that they could change', () => {
  const questions = selectQuestions(
    [
      ask('By 25 hours?', { type: 'text', moves: 25, options: [] }),
      ask('By ten percent of 400 hours?', {
        unit: 'percent',
        options: [
          { option: 'No', moves: 0 },
          { option: 'Yes', moves: 10 },
        ],
      }),
      ask('Ten times three hours?', { type: 'number', moves: 3, options: [], neutral: ['10'] }),
      ask('Fifty in five choices?', {
        type: 'multiselect',
        options: ['a', 'b', 'c', 'd', 'e'].map((option) => ({ option, moves: 10 })),
        neutral: [],
      }),
    ],
    [],
    400,
  )

  expect(questions.map(({ question }) => question)).toEqual([
    'Fifty in five choices?',
    'By ten percent of 400 hours?',
    'Ten times three hours?',
    'By 25 hours?',
  ])
})

test('duplicate questions, and those that are settled, without effect or without a choice, are dropped', () => {
  const questions = selectQuestions(
    [
      ask('Who can book a class?'),
      ask('who can book a class'),
      ask('Which languages?'),
      ask('What color?', { options: select.options.map(({ option }) => ({ option, moves: 5 })) }),
      ask('Really?', { options: [{ option: 'Yes', moves: 9 }] }),
      ask('Twice the same?', { options: ['Yes', 'yes '].map((option) => ({ option, moves: 9 })) }),
      ask('  ', {}),
    ],
    ['Which languages'],
    100,
  )

  expect(questions.map(({ question }) => question)).toEqual(['Who can book a class?'])
})

test('an option that one of two chunks settles is dropped', () => {
  const rules = (...moves: [string, number][]) =>
    ask('Which rules apply?', { type: 'multiselect', neutral: [], options: options(...moves) })

  const [both] = selectQuestions(
    [rules(['GDPR', 20], ['Health', 10], ['Minors', 30]), rules(['Minors', 5], ['health', 40])],
    [],
    100,
  )
  const none = selectQuestions([rules(['GDPR', 20], ['Health', 10]), rules(['Minors', 5], ['Tax', 4])], [], 100)
  const one = selectQuestions([rules(['GDPR', 20], ['Health', 10]), rules(['GDPR', 5], ['Tax', 4])], [], 100)

  expect(both?.options).toEqual(['Health', 'Minors'])
  expect(both?.impact).toBe('Sign-in: about +15 hours for “Health”, about +7.5 hours for “Minors”.')
  expect([none, one]).toEqual([[], []])
})

test('hours that two chunks state count once with the smaller value, but percentages of each chunk add up', () => {
  const count = (moves: number) => ask('How many?', { type: 'number', options: [], moves, neutral: ['1'] })
  const apps = (percent: number) =>
    ask('Apps too?', {
      unit: 'percent',
      options: [
        { option: 'No', moves: 0 },
        { option: 'Yes', moves: percent },
      ],
      neutral: ['No'],
    })

  const impacts = questions
    .selectQuestions(
      [
        { questions: [count(3), apps(40)], share: 0.25 },
        { questions: [count(7), apps(20)], share: 0.75 },
      ],
      [],
      { buildHours: 100, workType: aProduct },
    )
    .map(({ impact }) => impact)

  expect(impacts).toEqual([
    'Sign-in: no change for “No”, about +25% for “Yes”.',
    'Sign-in: about +4.5 hours for each one more.',
  ])
})

test('the assumed option is one of the options and changes nothing', () => {
  const [given, missing, unknown] = selectQuestions(
    [
      ask('Given?', {
        neutral: ['members'],
        options: [
          { option: 'Anyone', moves: -5 },
          { option: 'Members', moves: 15 },
        ],
      }),
      ask('Missing?', {
        neutral: [],
        options: [
          { option: 'Yes', moves: 9 },
          { option: 'No', moves: 0 },
        ],
      }),
      ask('Unknown?', {
        neutral: ['Something else'],
        options: [
          { option: 'Yes', moves: 4 },
          { option: 'No', moves: -4 },
        ],
      }),
    ],
    [],
    100,
  )

  expect(given).toMatchObject({
    neutral: 'Members',
    impact: 'Sign-in: about −29 hours for “Anyone”, no change for “Members”.',
  })
  expect(missing?.neutral).toBe('No')
  expect(unknown).toMatchObject({ neutral: 'Yes', impact: 'Sign-in: no change for “Yes”, about −12 hours for “No”.' })
})

test('every question type has a neutral answer of its type', () => {
  const questions = selectQuestions(
    [
      ask('How many?', { type: 'number', options: [], moves: 3, neutral: ['about 4 languages'] }),
      ask('How many more?', { type: 'number', options: [], moves: -2, neutral: [] }),
      ask('Which?', { type: 'multiselect', neutral: ['Members', 'Nobody'] }),
      ask('Which then?', { type: 'multiselect', neutral: [] }),
      ask('What else?', { type: 'text', options: select.options, moves: 12, neutral: [] }),
    ],
    [],
    100,
  )

  const neutral = Object.fromEntries(questions.map((question) => [question.question, question.neutral]))
  expect(neutral).toEqual({
    'How many?': 4,
    'How many more?': 0,
    'Which?': ['Members'],
    'Which then?': [],
    'What else?': 'Nothing beyond the requirements',
  })
  const text = questions.find(({ type }) => type === 'text')
  expect(text).toMatchObject({ options: [], impact: 'Sign-in: up to about 18 hours more.' })
})

test('an impact states hours of the whole estimate, or a percentage', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((option, index) => ({ option, moves: index - 1 }))
  const impacts = selectQuestions(
    [
      ask('A', {
        unit: 'percent',
        options: [
          { option: 'Office hours', moves: 0 },
          { option: 'Day and night', moves: 12 },
        ],
        neutral: ['Office hours'],
      }),
      ask('B', { type: 'number', options: [], moves: 2, neutral: ['1'] }),
      ask('C', { type: 'multiselect', options: six, neutral: [] }),
      ask('D', { type: 'select', options: six, neutral: ['b'] }),
    ],
    [],
    1_000,
  ).map(({ impact }) => impact)

  expect(impacts).toEqual([
    'Sign-in: no change for “Office hours”, about +12% for “Day and night”.',
    'Sign-in: from about −1.5 hours to about +6 hours for each one.',
    'Sign-in: from about −1.5 hours to about +6 hours, by what you choose.',
    'Sign-in: about +3 hours for each one more.',
  ])
})

test('an answer that changes a few hours of a small change is not required', () => {
  const [question] = selectQuestions([ask('Who?', { options: options(['Anyone', 0], ['Members', 4]) })], [], 6)

  expect(question?.required).toBe(false)
})

test('an assumed option of a multiple choice is in the tasks already, so unticking it saves its hours', () => {
  const pages = ask('Which pages?', {
    type: 'multiselect',
    neutral: ['Prices', 'Contact'],
    options: options(['Prices', 10], ['Contact', -4], ['Blog', 20], ['None of these', 0]),
  })
  const [question] = selectQuestions([pages], [], 100)

  expect(question).toMatchObject({ options: ['Prices', 'Contact', 'Blog'], neutral: ['Prices', 'Contact'] })
  expect(question?.impact).toBe(
    'Sign-in: about −15 hours without “Prices”, about −6 hours without “Contact”, about +29 hours for “Blog”.',
  )
})
