import type { Component, Task } from '#contract/breakdown'
import {
  type AddedTask,
  type OwnHours,
  type Scope,
  type ScopeChange,
  type ScopeRef,
  type ScopeState,
  scopeStates,
} from '#contract/scope'
import { wordsOf } from './merge'

/** A task of the analyst or of a person, as the person wants it. */
export interface ScopedTask extends Task {
  state: ScopeState
  /** The analyst's task, if its name, role or hours were changed. */
  original?: Omit<Task, 'sources'>
  /** Id of a task that a person added. */
  addedId?: string
}

export interface ScopedComponent extends Omit<Component, 'tasks'> {
  /** State of the component itself. Its tasks have the same, or one that includes less. */
  state: ScopeState
  tasks: ScopedTask[]
}

interface Scoped {
  components: ScopedComponent[]
  /** Changes that found no component or task. */
  unapplied: ScopeRef[]
}

/**
 * Range of an added task without bounds of its own: pessimistic hours are twice the optimistic ones, as for clear,
 * common work (see the analyst's instructions), and the expected hours are the likely ones.
 */
const addedRange = { optimistic: 2 / 3, pessimistic: 4 / 3 }

/** Returns the key of a component or task. Texts with the same words have the same key. */
export const scopeKey = ({ component, task }: ScopeRef): string =>
  task ? `${wordsOf(component)}\n${task.role}\n${wordsOf(task.name)}` : wordsOf(component)

/**
 * Applies a person's scope to normalized components, without changing them. The order of the changes does not matter.
 * Added tasks join the component with the words of its name, or form a new one. They cite only lines in `lineIds`.
 */
export function applyScope(components: readonly Component[], scope: Scope, lineIds: ReadonlySet<number>): Scoped {
  const unapplied = new Map(scope.changes.map((change) => [scopeKey(change), change]))
  const takeChange = (ref: ScopeRef): ScopeChange | undefined => {
    if (unapplied.size === 0) return undefined
    const key = scopeKey(ref)
    const change = unapplied.get(key)
    unapplied.delete(key)
    return change
  }

  const added = scope.added.map((task) => ({ key: wordsOf(task.component), task: addTask(task, lineIds) }))
  const scoped = [...components, ...newComponents(components, scope.added)].map((component): ScopedComponent => {
    const { name } = component
    const state = takeChange({ component: name })?.state ?? 'in'
    const own = added.filter(({ key }) => key === wordsOf(name)).map(({ task }) => task)
    const tasks = [...component.tasks.map((task) => changeTask(task, takeChange({ component: name, task }))), ...own]
    return {
      ...component,
      state,
      tasks: tasks.map((task) => (includesMore(task.state, state) ? { ...task, state } : task)),
    }
  })
  return { components: scoped, unapplied: [...unapplied.values()].map(({ component, task }) => ({ component, task })) }
}

/** Returns an empty component for each name that only added tasks have. */
function newComponents(components: readonly Component[], added: readonly AddedTask[]): Component[] {
  const known = new Set(components.map(({ name }) => wordsOf(name)))
  return added.flatMap(({ component }) => {
    if (known.has(wordsOf(component))) return []
    known.add(wordsOf(component))
    return { name: component, description: '', complexity: 'medium', tasks: [] }
  })
}

function changeTask(task: Task, change: ScopeChange | undefined): ScopedTask {
  if (!change) return { ...task, state: 'in' }
  const { state = 'in', name = task.name, role = task.role, hours } = change
  const changed = { ...task, name, role, ...(hours && rangeOf(hours, task)) }
  const { sources: _, ...original } = task
  return isSame(task, changed) ? { ...task, state } : { ...changed, state, original }
}

const isSame = (one: Task, other: Task) =>
  (['name', 'role', 'optimistic', 'likely', 'pessimistic'] as const).every((field) => one[field] === other[field])

function addTask({ id, name, role, hours, state, sources }: AddedTask, lineIds: ReadonlySet<number>): ScopedTask {
  const range = rangeOf(hours, { ...addedRange, likely: 1 })
  return { name, role, ...range, sources: [...new Set(sources)].filter((id) => lineIds.has(id)), state, addedId: id }
}

/** Returns a person's hours. A missing bound keeps its ratio to the likely hours. */
function rangeOf({ likely, optimistic, pessimistic }: OwnHours, ratio: Pick<Task, keyof typeof addedRange | 'likely'>) {
  const factor = likely / ratio.likely
  return {
    optimistic: optimistic ?? ratio.optimistic * factor,
    likely,
    pessimistic: pessimistic ?? ratio.pessimistic * factor,
  }
}

const includesMore = (one: ScopeState, other: ScopeState) => scopeStates.indexOf(one) < scopeStates.indexOf(other)

/** Returns the components with only the tasks that `includes` accepts, without empty ones. */
export const selectTasks = (
  components: readonly ScopedComponent[],
  includes: (task: ScopedTask, component: ScopedComponent) => boolean,
): ScopedComponent[] =>
  components
    .map((component) =>
      withTasks(
        component,
        component.tasks.filter((task) => includes(task, component)),
      ),
    )
    .filter(({ tasks }) => tasks.length > 0)

/** Returns the component with these of its tasks, and without the description if it names one that is left out or renamed. */
export function withTasks<T extends ScopedComponent | Component>(component: T, tasks: T['tasks']): T {
  const described = component.tasks
    .map((task) => titleOf(('original' in task && task.original) || task))
    .filter((title) => component.description.includes(title))
  const isStale = described.some((title) => tasks.every((task) => titleOf(task) !== title))
  return { ...component, description: isStale ? '' : component.description, tasks }
}

/** Returns the name of a task without its part of the work: "Refunds" for "Refunds: screens". */
const titleOf = ({ name }: Pick<Task, 'name'>) => name.replace(/: [^:]*$/, '')

/** Work that is decided on as one: a component, or a task of a component in scope. */
export interface ScopeItem extends ScopeRef {
  tasks: ScopedTask[]
}

/** Returns the work in a state other than `in`, by component or task. */
export const itemsIn = (components: readonly ScopedComponent[], state: 'optional' | 'out'): ScopeItem[] =>
  components.flatMap((component): ScopeItem[] => {
    const tasks = component.tasks.filter((task) => task.state === state)
    if (tasks.length === 0) return []
    if (component.state === state) return [{ component: component.name, tasks }]
    return tasks.map((task) => {
      const { name, role } = task.original ?? task
      return { component: component.name, task: { name, role }, tasks: [task] }
    })
  })
