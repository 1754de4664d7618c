import { roundTask } from '#domain/hours/range'
import type { ScopedTask } from '#domain/hours/scoped-task'
import { number } from '#domain/text/format'

/** Formats the hours that a task keeps, or else its expected ones as people speak: `6.5 h`, `26 h`. */
export const spokenHours = (task: ScopedTask) => `${number(task.shown ?? roundTask(task))} h`
