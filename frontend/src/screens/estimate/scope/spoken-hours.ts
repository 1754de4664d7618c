import { number } from '#domain/format'
import { roundTask } from '#domain/range'
import type { ScopedTask } from '#domain/scope'

/** Formats the hours that a task keeps, or else its expected ones as people speak: `6.5 h`, `26 h`. */
export const spokenHours = (task: ScopedTask) => `${number(task.shown ?? roundTask(task))} h`
