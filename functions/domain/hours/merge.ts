import type { Complexity, Component, Risk, Task } from '#contract/breakdown'
import { wordsOf } from '#domain/text/words'

/**
 * Merges components of the same name. Tasks with the same name and role in a component are the same work: each of their
 * hours is the maximum, and their lines and answers are united. The order does not affect the hours.
 */
export function mergeComponents(components: readonly Component[]): Component[] {
  const merged = new Map<string, Component>()
  for (const component of components) {
    const same = merged.get(wordsOf(component.name))
    merged.set(
      wordsOf(component.name),
      same ? joinComponents(same, component) : { ...component, tasks: mergeTasks(component.tasks) },
    )
  }
  return [...merged.values()]
}

const joinComponents = (one: Component, other: Component): Component => ({
  ...one,
  description: one.description || other.description,
  complexity:
    complexities.indexOf(one.complexity) >= complexities.indexOf(other.complexity) ? one.complexity : other.complexity,
  tasks: mergeTasks([...one.tasks, ...other.tasks]),
})

const complexities: Complexity[] = ['low', 'medium', 'high']

function mergeTasks(tasks: readonly Task[]): Task[] {
  const merged = new Map<string, Task>()
  for (const task of tasks) {
    const key = `${task.role} ${wordsOf(task.name)}`
    const same = merged.get(key)
    merged.set(key, same ? joinTasks(same, task) : task)
  }
  return [...merged.values()]
}

const joinTasks = (one: Task, other: Task): Task => ({
  ...one,
  optimistic: Math.max(one.optimistic, other.optimistic),
  likely: Math.max(one.likely, other.likely),
  pessimistic: Math.max(one.pessimistic, other.pessimistic),
  sources: [...new Set([...one.sources, ...other.sources])],
  ...((one.answers ?? other.answers) && { answers: [...new Set([...(one.answers ?? []), ...(other.answers ?? [])])] }),
})

/** Drops risks with the words of an earlier one, and those beyond `limit`. */
export const mergeRisks = (risks: readonly Risk[], limit: number) =>
  distinctBy(risks, ({ risk }) => risk).slice(0, limit)

/** Trims texts and drops empty ones and duplicates. */
export const mergeTexts = (texts: readonly string[], limit: number) =>
  distinctBy(
    texts.map((text) => text.trim()),
    (text) => text,
  ).slice(0, limit)

/** Keeps the first of items with the same words, and none without words. */
export function distinctBy<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  const seen = new Set([''])
  return items.filter((item) => {
    const key = wordsOf(textOf(item))
    return !seen.has(key) && Boolean(seen.add(key))
  })
}
