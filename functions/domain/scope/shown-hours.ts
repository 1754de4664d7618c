import type { Component, Task } from '#contract/breakdown'
import type { EstimatedComponent, EstimatedTask } from '#contract/estimation'
import type { ShownHours } from '#contract/project'
import type { ScopeRef } from '#contract/scope'
import { expectedHours } from '#domain/hours/range'
import { type HeldComponent, holdTask, refOf, scopeKey } from './scope'

type ShownComponent = Pick<EstimatedComponent, 'name' | 'originalName'> & {
  tasks: readonly (Task & Pick<EstimatedTask, 'hours' | 'original'>)[]
}

/** Returns the hours that an estimate shows for the tasks of its analyst, also for those that a person changed. */
export const shownHoursIn = (components: readonly ShownComponent[]): ShownHours => ({
  tasks: components.flatMap((component) =>
    component.tasks.map((task) => ({
      ...refOf(component, task),
      expected: expectedHours(task.original ?? task),
      hours: task.original?.hours ?? task.hours,
    })),
  ),
})

/** Adds the hours that the version before showed to tasks with the same expected hours. */
export function holdHours(components: readonly Component[], shown: ShownHours | undefined): HeldComponent[] {
  if (!shown) return [...components]
  const hoursOf = new Map(shown.tasks.map((task) => [keyOf(task, task.expected), task.hours]))
  return components.map((component) => ({
    ...component,
    tasks: component.tasks.map((task) =>
      holdTask(task, hoursOf.get(keyOf(refOf(component, task), expectedHours(task)))),
    ),
  }))
}

const keyOf = (ref: ScopeRef, expected: number) => `${scopeKey(ref)}\n${expected}`
