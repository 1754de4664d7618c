import type { Study } from '../study'
import { interfaces, newOrExisting, partsToBuild } from './about-product'
import { approval, design, languages, oldData, otherSystems, tests } from './about-work'
import type { OpenPoint } from './form'
import { anythingElse, wishes } from './further-features'
import type { Movable, Question } from './question'

/** In descending order of importance. */
const points: OpenPoint[] = [
  { ask: newOrExisting },
  { ask: partsToBuild },
  { ask: interfaces },
  { ask: wishes },
  approval,
  oldData,
  design,
  tests,
  otherSystems,
  languages,
  { ask: anythingElse },
]

/** Returns the questions that the text leaves open. */
export const openQuestions = (study: Study, tasks: readonly Movable[]): Question[] =>
  points.flatMap((point) => (point.isSettled?.(study) ? [] : point.ask(study, tasks)))

/** Returns the questions that the text answers, which earlier chunks of the same document may have asked. */
export const settledQuestions = (study: Study): string[] =>
  points.flatMap(({ question, isSettled }) => (question && isSettled?.(study) ? [question] : []))
