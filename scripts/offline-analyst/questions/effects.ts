import { taskHours } from '#domain/hours/breakdown'
import { expectedHours } from '#domain/hours/range'
import type { PlannedComponent, PlannedTask } from '../sizing/plan'
import { splitTask, rangeOf } from '../sizing/ranges'
import type { Effect, Movable } from './question'

const rounded = (hours: number) => Math.max(taskHours.min, Math.round(hours * 100) / 100)

/** `answers` are the ids of the questions that ask for the task, `places` the indexes of the statements that do. */
type AddedTask = PlannedTask & { answers: string[] }

/** Changes to tasks, by index, and additional tasks. */
export interface Change {
  changed: Map<number, Pick<Movable, 'optimistic' | 'likely' | 'pessimistic'>>
  removed: Set<number>
  added: (Omit<PlannedComponent, 'tasks'> & { tasks: AddedTask[] })[]
}

/** Applies effects. Several factors on one task multiply. */
export function changeBy(effects: readonly Effect[], tasks: readonly Movable[]): Change {
  const factors = tasks.map(() => 1)
  const removed = new Set<number>()
  const added = new Map<string, Change['added'][number]>()
  for (const effect of effects) {
    if (effect.kind === 'add') {
      for (const { component, name, role, hours, place } of effect.tasks) {
        const known = added.get(component) ?? {
          name: component,
          description: '',
          complexity: 'medium' as const,
          tasks: [],
        }
        const answers = effect.answer === undefined ? [] : [effect.answer]
        const places = place === undefined ? [] : [place]
        known.tasks.push(...splitTask({ name, role, ...rangeOf(hours, 'known'), places, answers }))
        added.set(component, known)
      }
      continue
    }
    for (const [place, task] of tasks.entries()) {
      if (!effect.of(task)) continue
      if (effect.kind === 'remove') removed.add(place)
      else factors[place]! *= effect.factor
    }
  }
  const changed: Change['changed'] = new Map()
  for (const [place, factor] of factors.entries()) {
    if (factor === 1 || removed.has(place)) continue
    const { optimistic, likely, pessimistic } = tasks[place]!
    changed.set(place, {
      optimistic: rounded(optimistic * factor),
      likely: Math.min(taskHours.max, rounded(likely * factor)),
      pessimistic: rounded(pessimistic * factor),
    })
  }
  return { changed, removed, added: [...added.values()] }
}

/** Returns the change in expected build hours. */
export function hoursMoved(effects: readonly Effect[], tasks: readonly Movable[]): number {
  const { changed, removed, added } = changeBy(effects, tasks)
  let hours = 0
  for (const [place, points] of changed) hours += expectedHours(points) - expectedHours(tasks[place]!)
  for (const place of removed) hours -= expectedHours(tasks[place]!)
  for (const { tasks: more } of added) for (const task of more) hours += expectedHours(task)
  return hours
}
