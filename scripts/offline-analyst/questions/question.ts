import type { BuildRole } from '#contract/breakdown'
import type { QuestionOutput } from '#functions/services/analyst/tool-schemas'

/** A task, as far as an answer can move it. */
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
}

/** Consequence of an answer: tasks that grow, shrink, go or come. */
export type Effect =
  | { kind: 'scale'; factor: number; of: (task: Movable) => boolean }
  | { kind: 'remove'; of: (task: Movable) => boolean }
  | { kind: 'add'; tasks: NewTask[] }

/** A question with what each answer does. `effects` gets the options ticked, the number, or the text. */
export interface Question extends QuestionOutput {
  effects: (answer: string[]) => Effect[]
}
