import type { WorkType } from '#contract/breakdown'
import type { ShownAnswer } from '../prompt'
import type { Study } from '../study'
import { hoursMoved } from './effects'
import type { Effect, Movable, NewTask, Question } from './question'

/** A point that a text may leave open. */
export interface OpenPoint {
  /** Returns questions about the point, if the text leaves it open. */
  ask: (study: Study, tasks: readonly Movable[]) => Question[]
  /** The question, if it is fixed. `isSettled` returns true if the text answers it. */
  question?: string
  isSettled?: (study: Study) => boolean
  /** Kinds of work for which it is asked, if not for all. */
  kinds?: WorkType['kind'][] | ((study: Study) => WorkType['kind'][])
}

interface Choice {
  option: string
  effects: Effect[]
}

/** Rounds hours to tenths, as shown to the user. */
export const rounded = (hours: number): number => Math.round(hours * 10) / 10

/** Returns a single-choice question. The first option is assumed. */
export function select(question: string, effect: string, choices: Choice[], tasks: readonly Movable[]): Question {
  return {
    question,
    type: 'select',
    effect,
    unit: 'hours',
    options: choices.map(({ option, effects }) => ({ option, moves: rounded(hoursMoved(effects, tasks)) })),
    moves: 0,
    neutral: [choices[0]!.option],
    effects: ([answer]) => choices.find(({ option }) => option === answer)?.effects ?? [],
  }
}

/** Returns a question for a number. Each unit above `neutral` adds a task, up to `max` tasks. */
export function count(
  question: string,
  effect: string,
  { neutral, max }: { neutral: number; max: number },
  task: NewTask,
): Question {
  return {
    question,
    type: 'number',
    effect,
    unit: 'hours',
    options: [],
    moves: task.hours,
    neutral: [String(neutral)],
    effects: ([answer]) => {
      const more = Math.min(max, Math.round(Number(answer)) - neutral)
      return more > 0
        ? [
            {
              kind: 'add',
              tasks: Array.from({ length: more }, (_, at) => ({
                ...task,
                name: at === 0 ? task.name : `${task.name} (${at + 1})`,
              })),
            },
          ]
        : []
    },
  }
}

export const isOf =
  (component: string) =>
  (task: Movable): boolean =>
    task.component === component

/** Returns the selected options, the number or the text of an answer. */
export const listOf = (answer: ShownAnswer['answer']): string[] =>
  Array.isArray(answer) ? answer.map(String) : [String(answer).trim()]
