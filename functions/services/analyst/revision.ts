import type { Component } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { findIssues } from '#domain/breakdown'
import { componentsOf } from './from-tool-input'
import { mergeComponents } from './merge'
import type { NumberedTask } from './prompt'
import type { Part } from './read-chunks'
import type { BreakdownOutput } from './tool-schemas'
import { type Chunk, isFirst } from './chunks'

/** Every task with its number, from 1 in the order of the analysis. */
export const numbered = (components: Component[]): NumberedTask[] =>
  components
    .flatMap((component) => component.tasks.map((task) => ({ component: component.name, task })))
    .map((task, index) => ({ number: index + 1, ...task }))

/** Each task belongs to one section, that of its first source, so that no answer is applied to it twice. */
export function tasksOf(section: Chunk, tasks: NumberedTask[]): NumberedTask[] {
  const ids = new Set(section.lines.map(({ id }) => id))
  return tasks.filter(({ task: { sources } }) => (sources[0] === undefined ? isFirst(section) : ids.has(sources[0])))
}

/** What the model should put right in one section's answer. */
export function revisionIssues(answer: BreakdownOutput, section: Chunk, own: NumberedTask[], lines: Line[]): string[] {
  const numbers = new Set(own.map(({ number }) => number))
  const unknown = [...answer.changed.map(({ task }) => task), ...answer.removed].filter(
    (number) => !numbers.has(number),
  )
  return [
    ...unknown.map((number) => `Task ${number} is not among the tasks of this section`),
    ...findIssues(changedComponents(answer, own), lines),
    ...findIssues(componentsOf(answer.added, section), section.lines),
  ]
}

/** The changed tasks alone, as they would become. */
const changedComponents = ({ changed }: BreakdownOutput, own: NumberedTask[]): Component[] =>
  changed.flatMap(({ task: number, ...hours }) => {
    const found = own.find((task) => task.number === number)
    if (!found) return []
    return [{ name: found.component, description: '', complexity: 'low', tasks: [{ ...found.task, ...hours }] }]
  })

/** The analysis with the sections' changes, each applied to that section's tasks only. */
export function revised(components: Component[], parts: Part<BreakdownOutput>[], tasks: NumberedTask[]): Component[] {
  const removed = new Set<number>()
  const hours = new Map<number, { optimistic: number; likely: number; pessimistic: number }>()
  for (const { answer, section } of parts) {
    const own = new Set(tasksOf(section, tasks).map(({ number }) => number))
    for (const number of answer.removed) if (own.has(number)) removed.add(number)
    for (const { task, ...changed } of answer.changed) if (own.has(task)) hours.set(task, changed)
  }

  let number = 0
  const kept = components.map((component) => ({
    ...component,
    tasks: component.tasks.flatMap((task) => {
      number += 1
      return removed.has(number) ? [] : [{ ...task, ...hours.get(number) }]
    }),
  }))
  const added = parts.flatMap(({ answer, section }) => componentsOf(answer.added, section))
  return mergeComponents([...kept, ...added]).filter((component) => component.tasks.length > 0)
}
