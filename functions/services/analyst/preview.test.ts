import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answers } from '#contract/answers'
import type { ClarificationQuestion } from '#contract/breakdown'
import { previewTotal, statedChange } from '#domain/estimate/preview'
import { totalHoursOf } from '#domain/hours/workload'
import { aProduct } from '#scripts/testing/arbitraries'
import { ask, select, selectQuestions } from './questions.fixture'
import type { QuestionOutput } from './tool-schemas'

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

test('the preview changes in the stated direction and by about the stated amount, which it names, for any answer', () => {
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
          if (unit !== '%') expect(statedChange(preview, 2, aProduct)).toBe(stated + 0)
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
