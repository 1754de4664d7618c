import type { AnalysisOutput } from '#functions/services/analyst/tool-schemas'
import type { ShownAnswer } from '../prompt'
import type { Study } from '../study'
import { alternatives } from './alternatives'
import { listOf } from './form'
import { questionsOn, questionsOnPart } from './open-questions'
import type { Effect, Movable, Question } from './question'

/** Returns the tasks of a study in the order of their numbers. */
export const tasksOf = ({ plan }: Pick<Study, 'plan'>): Movable[] =>
  plan.components.flatMap(({ name: component, tasks }) => tasks.map((task) => ({ component, ...task })))

/** Returns the questions that the text leaves open, with the hours that each answer adds or removes. */
export function questionsFor(
  study: Study,
  { isFirst, isRevision }: { isFirst: boolean; isRevision: boolean },
): Pick<AnalysisOutput, 'questions' | 'settled'> {
  const tasks = tasksOf(study)
  const whole = isRevision ? { open: [], settled: [] } : questionsOn(study, tasks)
  const { open, settled } =
    isFirst && !isRevision ? whole : { ...whole, open: questionsOnPart(study, tasks, isRevision) }
  const asked = [...alternatives(study, tasks), ...open.map(({ effects: _effects, ...question }) => question)]
  return { questions: tasks.length > 0 || isRevision ? asked : [], settled }
}

/**
 * Returns the effects of an answer compared with the assumed one, which is not neutral if the tasks reflect an earlier
 * answer: none if the question's text is unknown.
 */
export function effectsOf(
  questions: readonly Question[],
  { id, question, options, answer, assumed }: ShownAnswer,
): Effect[] {
  const asked = questions.find((it) => it.question === question)
  const effects = (answer: unknown) => asked?.effects(listOf(answer), options) ?? []
  const undone = effects(assumed).flatMap((effect) =>
    effect.kind === 'scale' ? [{ ...effect, factor: 1 / effect.factor }] : [],
  )
  return [...undone, ...effects(answer).map((effect) => (effect.kind === 'add' ? { ...effect, answer: id } : effect))]
}
