import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answers } from '#contract/answers'
import type { ClarificationQuestion } from '#contract/breakdown'
import { previewTotal } from '#domain/preview'
import { totalHoursOf } from '#domain/workload'
import { aProduct } from '#scripts/testing/arbitraries'
import * as questions from './questions'
import type { QuestionOutput } from './tool-schemas'

const select: QuestionOutput = {
  question: 'Who can book a class?',
  type: 'select',
  effect: 'sign-in',
  unit: 'hours',
  options: [
    { option: 'Anyone', moves: 0 },
    { option: 'Members', moves: 20 },
  ],
  moves: 0,
  neutral: ['Anyone'],
  kinds: [],
}
const ask = (question: string, change: Partial<QuestionOutput> = {}): QuestionOutput => ({
  ...select,
  question,
  ...change,
})

const options = (...moves: [string, number][]) => moves.map(([option, moves]) => ({ option, moves }))

const selectQuestions = (recorded: QuestionOutput[], settled: string[], buildHours: number) =>
  questions.selectQuestions([{ questions: recorded, share: 1 }], settled, { buildHours, workType: aProduct })

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
      ask('C', {
        type: 'multiselect',
        options: ['a', 'b', 'c', 'd', 'e', 'f'].map((option, index) => ({ option, moves: index - 1 })),
        neutral: [],
      }),
    ],
    [],
    1_000,
  ).map(({ impact }) => impact)

  expect(impacts).toEqual([
    'Sign-in: no change for “Office hours”, about +12% for “Day and night”.',
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

const optionNames = ['Sign-in', 'Search', 'Export', 'Chat']

const someQuestion: fc.Arbitrary<QuestionOutput> = fc
  .record({
    type: fc.constantFrom('select', 'multiselect', 'number'),
    unit: fc.constantFrom('hours', 'percent'),
    moves: fc.array(fc.integer({ min: -15, max: 60 }), { minLength: 2, maxLength: 4 }),
    neutral: fc.nat(3),
    count: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ type, unit, moves, neutral, count }) => {
    const options = type === 'number' ? [] : moves.map((move, at) => ({ option: optionNames[at]!, moves: move }))
    const assumed = type === 'number' ? String(count) : optionNames[neutral % moves.length]!
    return ask('What else?', { type, unit, options, moves: moves[0]!, neutral: [assumed] })
  })

/** Answers that differ from the neutral one in one thing, each with the words of the impact that state its effect. */
function singleChanges({
  type,
  options,
  neutral,
}: ClarificationQuestion): { answer: Answers[string]; words: string }[] {
  if (type === 'number') return [{ answer: Number(neutral) + 1, words: 'for each one more' }]
  if (type === 'select') return options.map((option) => ({ answer: option, words: `for “${option}”` }))
  const assumed = neutral as string[]
  return options.map((option) =>
    assumed.includes(option)
      ? { answer: assumed.filter((other) => other !== option), words: `without “${option}”` }
      : { answer: [...assumed, option], words: `for “${option}”` },
  )
}

test('the preview changes in the stated direction and by about the stated amount, for any answer', () => {
  const work = { build: 400, design: 0 }
  const before = totalHoursOf(work, 2, aProduct)
  fc.assert(
    fc.property(someQuestion, (recorded) => {
      for (const question of selectQuestions([recorded], [], work.build)) {
        for (const { answer, words } of singleChanges(question)) {
          const answers = { [question.id]: answer }
          const preview = { analysis: work, current: work, given: {}, questions: [question], answers }
          const moved = previewTotal(preview, 2, aProduct) - before

          const [, sign = '', size = '0', unit = ''] =
            new RegExp(`about ([+−])([\\d.]+)(%| hours?) ${words}`).exec(question.impact) ?? []
          const stated = (sign === '−' ? -1 : 1) * Number(size) * (unit === '%' ? before / 100 : 1)
          expect(Math.abs(moved - stated)).toBeLessThanOrEqual(unit === '%' ? before / 100 : 1.5)
          if (Math.abs(stated) > 2) expect(Math.sign(moved)).toBe(Math.sign(stated))
        }
      }
    }),
  )
})

test('the preview of unchanged answers is the total of their estimate', () => {
  const [question] = selectQuestions([select], [], 100)
  const answers = { [question!.id]: 'Members' }
  const revised = { build: 123, design: 0 }
  const preview = { analysis: { build: 100, design: 0 }, current: revised, questions: [question!], given: answers }

  expect(previewTotal({ ...preview, answers }, 2, aProduct)).toBe(totalHoursOf(revised, 2, aProduct))
  expect(previewTotal({ ...preview, answers: {} }, 2, aProduct)).toBe(
    totalHoursOf({ build: 103, design: 0 }, 2, aProduct),
  )
  // Coordination is added to halves, which then reach above 40 h.
  for (let build = 20; build < 40; build += 0.5) {
    const current = { build, design: 0 }
    expect(previewTotal({ ...preview, current, answers }, 4, aProduct)).toBe(totalHoursOf(current, 4, aProduct))
  }
})

test('the preview ignores text answers and questions stored without their effects', () => {
  const [text] = selectQuestions([ask('What else?', { type: 'text', moves: 40, options: [] })], [], 100)
  const [{ effects: _, ...stored } = text!] = selectQuestions([select], [], 100)
  const work = { build: 100, design: 0 }
  for (const question of [text!, stored]) {
    const preview = { analysis: work, current: work, given: {}, questions: [question] }

    expect(previewTotal({ ...preview, answers: { [question.id]: 'Members' } }, 2, aProduct)).toBe(
      totalHoursOf(work, 2, aProduct),
    )
  }
})
