import type { AnalysisOutput } from '#functions/services/analyst/tool-schemas'
import type { Study } from '../study'
import { hoursMoved } from './effects'
import { openQuestions } from './open-questions'
import type { Effect, Movable, Question } from './question'

/** Tasks of a study, in the order in which the program numbers them. */
export const tasksOf = ({ plan }: Pick<Study, 'plan'>): Movable[] =>
  plan.components.flatMap(({ name: component, tasks }) => tasks.map((task) => ({ component, ...task })))

/** Questions that the text leaves open, with the hours that each answer moves. */
export function questionsFor(study: Study): Pick<AnalysisOutput, 'questions' | 'settled'> {
  const tasks = tasksOf(study)
  if (tasks.length === 0) return { questions: [], settled: [] }
  const questions = openQuestions(study, tasks).map(({ effects: _effects, ...question }) => question)
  return { questions, settled: [] }
}

/** What an answer does: nothing if it was assumed, or if the question is none of ours. */
export function effectsOf(questions: readonly Question[], question: string, answer: string[]): Effect[] {
  return questions.find((it) => it.question === question)?.effects(answer) ?? []
}

/** The smallest effect that is worth a question: hours, and a share of all build hours. */
export const worth = { hours: 0.5, share: 0.02 }

/** Rounds hours for the client. */
export const rounded = (hours: number) => Math.round(hours * 10) / 10

export const movesOf = (effects: readonly Effect[], tasks: readonly Movable[]) => rounded(hoursMoved(effects, tasks))
