import { number } from '#domain/format'
import { roundTask } from '#domain/range'

/** Formats the expected hours of a task as people speak: `6.5 h`, `26 h`. */
export const spokenHours = (task: Parameters<typeof roundTask>[0]) => `${number(roundTask(task))} h`
