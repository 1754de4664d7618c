import { aProduct } from '#scripts/testing/arbitraries'
import * as questions from './questions'
import type { QuestionOutput } from './tool-schemas'

export const select: QuestionOutput = {
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
export const ask = (question: string, change: Partial<QuestionOutput> = {}): QuestionOutput => ({
  ...select,
  question,
  ...change,
})

export const options = (...moves: [string, number][]) => moves.map(([option, moves]) => ({ option, moves }))

export const selectQuestions = (recorded: QuestionOutput[], settled: string[], buildHours: number) =>
  questions.selectQuestions([{ questions: recorded, share: 1 }], settled, { buildHours, workType: aProduct })
