import type { Complexity, Component, Risk, Task } from '#contract/breakdown'

/**
 * Components of one name are one; tasks of one name and role in it are the same work, found twice: of each hour the
 * larger counts, and the sources of all. Order does not matter to the hours.
 */
export function mergeComponents(components: readonly Component[]): Component[] {
  const merged = new Map<string, Component>()
  for (const component of components) {
    const same = merged.get(wordsOf(component.name))
    merged.set(
      wordsOf(component.name),
      same ? joined(same, component) : { ...component, tasks: joinedTasks(component.tasks) },
    )
  }
  return [...merged.values()]
}

const joined = (one: Component, other: Component): Component => ({
  ...one,
  description: one.description || other.description,
  complexity:
    complexities.indexOf(one.complexity) >= complexities.indexOf(other.complexity) ? one.complexity : other.complexity,
  tasks: joinedTasks([...one.tasks, ...other.tasks]),
})

const complexities: Complexity[] = ['low', 'medium', 'high']

function joinedTasks(tasks: readonly Task[]): Task[] {
  const merged = new Map<string, Task>()
  for (const task of tasks) {
    const key = `${task.role} ${wordsOf(task.name)}`
    const same = merged.get(key)
    merged.set(key, same ? sameWork(same, task) : task)
  }
  return [...merged.values()]
}

const sameWork = (one: Task, other: Task): Task => ({
  ...one,
  optimistic: Math.max(one.optimistic, other.optimistic),
  likely: Math.max(one.likely, other.likely),
  pessimistic: Math.max(one.pessimistic, other.pessimistic),
  sources: [...new Set([...one.sources, ...other.sources])].toSorted((a, b) => a - b),
})

export const mergeRisks = (risks: readonly Risk[], limit: number) =>
  distinctBy(risks, ({ risk }) => risk).slice(0, limit)

/** Trimmed, without empty ones and repetitions. */
export const mergeTexts = (texts: readonly string[], limit: number) =>
  distinctBy(
    texts.map((text) => text.trim()),
    (text) => text,
  ).slice(0, limit)

export function distinctBy<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  const seen = new Set([''])
  return items.filter((item) => {
    const key = wordsOf(textOf(item))
    return !seen.has(key) && Boolean(seen.add(key))
  })
}

/** A name as it is compared: letters and digits in any script, without case, accents' spelling and punctuation. */
export const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}+#]+/gu, ' ')
    .trim()
