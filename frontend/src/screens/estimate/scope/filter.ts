import type { Line } from '#contract/estimation'
import type { ScopedTask } from '#domain/hours/scoped-task'
import { type ScopedComponent, refOf, scopeKey } from '#domain/scope/scope'

/** Length from which a list has a filter. */
export const minFiltered = 12

/** True if a text has all typed words. */
export const hasWords = (typed: string, text: string) =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word))

/** Returns the names of a task and its component, present and former. */
const namesOf = (component: ScopedComponent, task: ScopedTask) => [
  component.name,
  component.originalName,
  task.name,
  task.original?.name,
]

/** Returns how well names match all typed words by component: 2 for its own names, 1 with those of a task, or else 0. */
export const rankNames = (components: readonly ScopedComponent[], typed: string): ReadonlyMap<string, number> => {
  const isNamed = (names: (string | undefined)[]) => hasWords(typed, names.join(' '))
  return new Map(
    components.map((component) => [
      scopeKey(refOf(component)),
      isNamed([component.name, component.originalName])
        ? 2
        : Number(component.tasks.some((task) => isNamed(namesOf(component, task)))),
    ]),
  )
}

/**
 * Returns the keys of the tasks that lack a typed word, in their names, present and former, in their component's, and in
 * their lines.
 * Those that are open, or whose component is, are not among them.
 */
export const findUnmatched = (
  components: readonly ScopedComponent[],
  lines: readonly Line[],
  typed: string,
  open: ReadonlySet<string | undefined>,
): ReadonlySet<string> => {
  const textOf = new Map(lines.map(({ id, text }) => [id, text]))
  return new Set(
    components
      .filter((component) => !open.has(scopeKey(refOf(component))))
      .flatMap((component) =>
        component.tasks
          .filter(
            (task) =>
              !hasWords(typed, [...namesOf(component, task), ...task.sources.map((id) => textOf.get(id))].join(' ')),
          )
          .map((task) => scopeKey(refOf(component, task))),
      )
      .filter((key) => !open.has(key)),
  )
}

/** Returns the keys of the rows with an open form. */
export const findOpen = (): ReadonlySet<string | undefined> =>
  new Set(
    [...document.querySelectorAll('.scope-editor li form')].map((form) => form.closest<HTMLElement>('li')?.dataset.key),
  )
