import type { Study } from '../study'
import { hoursMoved } from './effects'
import type { Effect, Movable, NewTask, Question } from './question'

/** What a text may leave open. */
export interface OpenPoint {
  /** Questions about it, if the text leaves it open. */
  ask: (study: Study, tasks: readonly Movable[]) => Question[]
  /** The question, if it is always the same, and true if the text answers it. */
  question?: string
  isSettled?: (study: Study) => boolean
}

interface Choice {
  option: string
  effects: Effect[]
}

/** Rounds hours for the client. */
export const rounded = (hours: number): number => Math.round(hours * 10) / 10

/** A choice of one option. The first is assumed. */
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

/** A count: each one more than `neutral` brings a task, each one less takes its hours away from the component. */
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
              tasks: Array.from({ length: more }, (_, at) => ({ ...task, name: `${task.name} ${at + 1}` })),
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
