import type { BuildRole } from '#contract/breakdown'
import type { QuestionOutput } from '#functions/services/analyst/tool-schemas'

/** The parts of a task that an answer can change. */
export interface Movable {
  component: string
  name: string
  role: BuildRole
  optimistic: number
  likely: number
  pessimistic: number
}

export interface NewTask {
  component: string
  name: string
  role: BuildRole
  /** Expected hours. */
  hours: number
  /** Index of the statement that asks for it, if one does. */
  place?: number
}

/** Effect of an answer: tasks are scaled, removed or added. */
export type Effect =
  | { kind: 'scale'; factor: number; of: (task: Movable) => boolean }
  | { kind: 'remove'; of: (task: Movable) => boolean }
  /** `answer` is the id of the question that asks for the tasks, if one does. */
  | { kind: 'add'; tasks: NewTask[]; answer?: string }

/**
 * A question with the effects of its answers. `effects` receives the selected options, the number or the text, and the
 * options that the user saw.
 */
export interface Question extends Omit<QuestionOutput, 'kinds'> {
  effects: (answer: string[], offered: readonly string[]) => Effect[]
}
