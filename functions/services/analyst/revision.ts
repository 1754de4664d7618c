import type { Component } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { findIssues } from '#domain/hours/breakdown'
import { mergeComponents } from '#domain/hours/merge'
import { withTasks } from '#domain/scope/scope'
import { oneLine, shorten } from '#domain/text/text'
import { type Chunk, isFirst } from './chunks'
import { toComponents } from './model-output'
import type { NumberedTask } from './prompt'
import type { Part } from './read-chunks'
import type { BreakdownOutput } from './tool-schemas'

/** Numbers all tasks from 1 in the order of the analysis. */
export const numberTasks = (components: Component[]): NumberedTask[] =>
  components
    .flatMap((component) => component.tasks.map((task) => ({ component: component.name, task })))
    .map((task, index) => ({ number: index + 1, ...task }))

/** Each task belongs to the chunk of its first source, so that no answer is applied to it twice. */
export function findOwnTasks(chunk: Chunk, tasks: NumberedTask[]): NumberedTask[] {
  const ids = new Set(chunk.lines.map(({ id }) => id))
  return tasks.filter(({ task: { sources } }) => (sources[0] === undefined ? isFirst(chunk) : ids.has(sources[0])))
}

/** Returns the issues of one chunk's output for the model to repair. */
export function revisionIssues(
  output: BreakdownOutput,
  { chunk, own, lines, questions }: { chunk: Chunk; own: NumberedTask[]; lines: Line[]; questions: readonly string[] },
): string[] {
  const numbers = new Set(own.map(({ number }) => number))
  const unknown = [...output.changed.map(({ task }) => task), ...output.removed].filter(
    (number) => !numbers.has(number),
  )
  const unasked = output.added
    .flatMap(({ tasks }) => tasks.flatMap(({ answers }) => answers))
    .filter((id) => !questions.includes(id))
  return [
    ...unasked.map(
      (id) => `Question "${shorten(oneLine(id), 60)}" does not exist: the questions are ${questions.join(', ')}`,
    ),
    ...unknown.map((number) => `Task ${number} is not among the tasks of this section`),
    ...findIssues(changedComponents(output, own), lines),
    ...findIssues(toComponents(output.added, chunk), chunk.lines),
  ]
}

/** The changed tasks with their new hours. */
const changedComponents = ({ changed }: BreakdownOutput, own: NumberedTask[]): Component[] =>
  changed.flatMap(({ task: number, ...hours }) => {
    const found = own.find((task) => task.number === number)
    if (!found) return []
    return [{ name: found.component, description: '', complexity: 'low', tasks: [{ ...found.task, ...hours }] }]
  })

/** Applies each chunk's changes to that chunk's own tasks. Tasks are added only for answers to `questions`, by id. */
export function applyRevisions(
  components: Component[],
  parts: Part<BreakdownOutput>[],
  tasks: NumberedTask[],
  questions: readonly string[],
): Component[] {
  const removed = new Set<number>()
  const hours = new Map<number, { optimistic: number; likely: number; pessimistic: number }>()
  for (const { output, chunk } of parts) {
    const own = new Set(findOwnTasks(chunk, tasks).map(({ number }) => number))
    for (const number of output.removed) if (own.has(number)) removed.add(number)
    for (const { task, ...changed } of output.changed) if (own.has(task)) hours.set(task, changed)
  }

  let number = 0
  const remaining = components.map((component) =>
    withTasks(
      component,
      component.tasks.flatMap((task) => {
        number += 1
        return removed.has(number) ? [] : [{ ...task, ...hours.get(number) }]
      }),
    ),
  )
  const added = parts
    .flatMap(({ output, chunk }) => toComponents(output.added, chunk))
    .map((component) => ({
      ...component,
      tasks: component.tasks.flatMap(({ answers = [], ...task }) => {
        const known = answers.filter((id) => questions.includes(id))
        return answers.length > 0 && known.length === 0 ? [] : [{ ...task, answers: known }]
      }),
    }))
  const isBuilt = ({ tasks }: Component) => tasks.length > 0
  // A component whose tasks are all replaced has the description of what replaces them.
  return mergeComponents([...remaining.filter(isBuilt), ...added]).filter(isBuilt)
}
