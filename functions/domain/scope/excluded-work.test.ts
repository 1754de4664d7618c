import { expect, test } from 'vitest'
import { type ClarificationQuestion, defaultWorkType } from '#contract/breakdown'
import { excludedWork } from './excluded-work'

const breakdown = { workType: { ...defaultWorkType, kind: 'product' as const } }

const ask = (question: Pick<ClarificationQuestion, 'question' | 'options' | 'effects'>): ClarificationQuestion => ({
  id: 'q1',
  type: 'select',
  required: false,
  impact: '',
  neutral: [],
  ...question,
})

test('an excluded wish has the hours that a question about it alone states, and no hours of questions about the whole', () => {
  const lines = [
    { id: 1, text: 'Customers book a repair.' },
    { id: 2, text: '- Optional: a map of all our shops!' },
  ]
  const asked = (question: ClarificationQuestion) => ({ answers: {}, questions: [question] })
  const own = ask({
    question: 'Is this for now: map of all our shops?',
    options: ['No', 'Yes'],
    effects: { unit: 'hours', moves: [0, 6.2] },
  })
  const text = 'Optional, and not included: “Map of all our shops”'

  expect(excludedWork(text, { lines, breakdown, asked: asked(own) })).toEqual({
    name: 'Map of all our shops',
    hours: 6,
    sources: [2],
  })
  // A question that was asked about another kind of work than the owner corrected it to states the hours of that kind.
  for (const [kind, hours] of [
    ['product', 6],
    ['change', undefined],
  ] as const) {
    const read = { ...asked(own), workType: { ...breakdown.workType, kind } }
    expect(excludedWork(text, { lines, breakdown, asked: read }).hours).toBe(hours)
  }
  const relative = ask({ ...own, effects: { unit: 'percent', moves: [0, 20] } })
  expect(excludedWork(text, { lines, breakdown, asked: asked(relative) }).hours).toBeUndefined()
  expect(excludedWork('No app and no “blog” or “chat”.', { lines, breakdown })).toEqual({
    name: 'No app and no “blog” or “chat”',
    hours: undefined,
    sources: [],
  })
})

test('an exclusion names the lines that have its words, and not those with longer ones', () => {
  const lines = [
    { id: 1, text: 'The shop supports rapid growth.' },
    { id: 2, text: 'Partners read prices by an API.' },
  ]
  expect(excludedWork('API.', { lines, breakdown }).sources).toEqual([2])
  expect(excludedWork('…', { lines, breakdown }).sources).toEqual([])
})
