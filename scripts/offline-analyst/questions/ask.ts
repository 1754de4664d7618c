import type { AnalysisOutput } from '#functions/services/analyst/tool-schemas'
import type { Study } from '../study'
import { openQuestions, settledQuestions } from './open-questions'
import type { Effect, Movable, Question } from './question'

/** Returns the tasks of a study in the order of their numbers. */
export const tasksOf = ({ plan }: Pick<Study, 'plan'>): Movable[] =>
  plan.components.flatMap(({ name: component, tasks }) => tasks.map((task) => ({ component, ...task })))

/** Returns the questions that the text leaves open, with the hours that each answer adds or removes. */
export function questionsFor(study: Study): Pick<AnalysisOutput, 'questions' | 'settled'> {
  const tasks = tasksOf(study)
  const open = tasks.length > 0 ? openQuestions(study, tasks) : []
  return {
    questions: open.map(({ effects: _effects, ...question }) => question),
    settled: settledQuestions(study),
  }
}

/** Returns the effects of an answer: none if it was assumed, or if the question is unknown. */
export function effectsOf(questions: readonly Question[], question: string, answer: string[]): Effect[] {
  return questions.find((it) => it.question === question)?.effects(answer) ?? []
}
