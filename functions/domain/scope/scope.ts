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
import { expectedHours, roundTask } from '#domain/hours/range'
import type { OriginalTask, ScopedTask } from '#domain/hours/scoped-task'
import { builds } from '#domain/hours/task-sources'
import { jointKeyOf, nameInComponent, nameWork, titleOf } from '#domain/hours/task-titles'
import { wordsOf } from '#domain/text/words'

type HeldTask = Task & Partial<Pick<ScopedTask, 'shown' | 'state'>>

/** A component of the analyst, with the hours that its tasks keep. */
export interface HeldComponent extends Omit<Component, 'tasks'> {
  tasks: HeldTask[]
}

export interface ScopedComponent extends Omit<Component, 'tasks'> {
  /** Name before a person renamed it. */
  originalName?: string
  /** State of the component itself. Its tasks have the same, or one that includes less. */
  state: ScopeState
  tasks: ScopedTask[]
}

interface Scoped {
  /** The given components in their order, some perhaps without a task, then new ones. */
  components: ScopedComponent[]
  /** Changes that found no component or task. */
  unapplied: ScopeRef[]
}

/** Range of an added task without bounds of its own, as for clear, common work (see the analyst's instructions). */
const addedRange = { optimistic: 2 / 3, likely: 1, pessimistic: 4 / 3 }

/**
 * Returns the key of a component or task. Texts with the same words have the same key, except for tasks that a person added,
 * which may have the name of another one.
 */
export const scopeKey = ({ component, task }: ScopeRef): string => {
  if (task?.addedId) return `\n${task.addedId}`
  const key = wordsOf(component)
  return task ? taskKey(key, task) : key
}

/** Returns the key of a task in the component with this key. */
const taskKey = (component: string, { name, role }: Pick<Task, 'name' | 'role'>) =>
  `${component}\n${role}\n${wordsOf(name)}`

/** Names of a component, the current one and that of references. */
type Named = Pick<Component, 'name'> & { originalName?: string | undefined }
type NamedTask = Task & { original?: OriginalTask | undefined; addedId?: string | undefined }

/** Returns the reference to a component or one of its tasks: their names before a person changed them. */
export function refOf({ name, originalName = name }: Named, task?: NamedTask): ScopeRef {
  if (!task) return { component: originalName }
  const { component = originalName, name: taskName, role }: OriginalTask = task.original ?? task
  return { component, task: { name: taskName, role, addedId: task.addedId } }
}

/** A component with the tasks that are in it. */
interface Place {
  component: HeldComponent
  /** The analyst's tasks that did not move, then the others. */
  tasks: ScopedTask[]
  joining: ScopedTask[]
}

/**
 * Applies a person's scope to normalized components, without changing them. The order of the changes does not matter.
 * Added and moved tasks join the component with the words of its name, before or after it was renamed, or form a new
 * one. Added tasks cite only lines in `lineIds`.
 */
export function applyScope(components: readonly HeldComponent[], scope: Scope, lineIds: ReadonlySet<number>): Scoped {
  const unapplied = new Map(scope.changes.map((change) => [scopeKey(change), change]))
  const takeChange = (key: string): ScopeChange | undefined => {
    const change = unapplied.get(key)
    unapplied.delete(key)
    return change
  }

  const places = new Map(components.map((component) => [wordsOf(component.name), placeFor(component)]))
  const findName = nameFinder(new Set(places.keys()), scope.changes)
  const findPlace = (typed: string): Place => {
    const name = findName(typed)
    const place = places.get(wordsOf(name)) ?? placeFor({ name, description: '', complexity: 'medium', tasks: [] })
    places.set(wordsOf(name), place)
    return place
  }
  /** Number of lines of the task that each line was taken from, the least of several. */
  const detached = new Map<number, number>()
  for (const [key, own] of places) {
    const { name, tasks } = own.component
    for (const task of tasks) {
      const change = unapplied.size > 0 ? takeChange(taskKey(key, task)) : undefined
      const place = change?.movedTo === undefined ? own : findPlace(change.movedTo)
      for (const id of change?.detached ?? [])
        detached.set(id, Math.min(builds(task) ? task.sources.length : Infinity, detached.get(id) ?? Infinity))
      if (place === own) own.tasks.push(changeTask(task, change))
      else place.joining.push(changeTask(task, change, name))
    }
  }
  for (const task of scope.added) findPlace(task.component).joining.push(addTask(task, lineIds))
  if (detached.size > 0)
    detachLines(
      [...places.values()].flatMap(({ tasks, joining }) => [...tasks, ...joining]),
      detached,
    )

  const taken = new Set(places.keys())
  const scoped = [...places].map(([words, { component, tasks: own, joining }]): ScopedComponent => {
    const { state = 'in', name: wanted = component.name } = takeChange(words) ?? {}
    const name = wordsOf(wanted) === words ? wanted : unusedName(wanted, taken)
    taken.add(wordsOf(name))
    const tasks = [...own, ...joining]
    return {
      ...component,
      ...(name !== component.name && { name, originalName: component.name }),
      description: withTasks(component, own).description,
      state,
      tasks: tasks.map((task) => (includesMore(task.state, state) ? { ...task, state } : task)),
    }
  })
  return { components: scoped, unapplied: [...unapplied.values()].map(({ component, task }) => ({ component, task })) }
}

/**
 * Takes lines from tasks that cite them beside others, such as the design of a component, unless a task still builds them
 * as directly as the one that they were taken from did, or a person added one for them.
 */
function detachLines(tasks: readonly ScopedTask[], detached: ReadonlyMap<number, number>): void {
  const isBuilding = (task: ScopedTask, id: number) =>
    task.addedId !== undefined || (builds(task) && task.sources.length <= detached.get(id)!)
  const built = new Set(tasks.flatMap((task) => task.sources.filter((id) => detached.has(id) && isBuilding(task, id))))
  for (const task of tasks) task.sources = task.sources.filter((id) => !detached.has(id) || built.has(id))
}

const placeFor = (component: HeldComponent): Place => ({ component, tasks: [], joining: [] })

/** Returns a function that finds the name before renaming of a component that a person names. */
function nameFinder(known: ReadonlySet<string>, changes: readonly ScopeChange[]): (typed: string) => string {
  const renamed = new Map(
    changes
      .flatMap(({ component, task, name }) => (task || name === undefined ? [] : [{ component, name: wordsOf(name) }]))
      // Of two components with the same new name, the one that is first by its words.
      .toSorted((one, other) => (scopeKey(one) < scopeKey(other) ? 1 : -1))
      .map(({ component, name }) => [name, component]),
  )
  return (typed) => (known.has(wordsOf(typed)) ? typed : (renamed.get(wordsOf(typed)) ?? typed))
}

/** Numbers a name that another component has. */
function unusedName(name: string, taken: ReadonlySet<string>, count = 1): string {
  const numbered = count === 1 ? name : `${name} (${count})`
  return taken.has(wordsOf(numbered)) ? unusedName(name, taken, count + 1) : numbered
}

/** Changes a task, which was moved if its component is given. */
function changeTask(task: HeldTask, change: ScopeChange | undefined, component?: string): ScopedTask {
  const changed = holdTask(task, task.shown, change?.state)
  if (!change) return changed
  if (change.name !== undefined) changed.name = change.name
  if (change.role !== undefined) changed.role = change.role
  if (change.detached) changed.sources = task.sources.filter((id) => !change.detached!.includes(id))
  if (change.hours) {
    Object.assign(changed, rangeOf(change.hours, task))
    if (changed.isTyped || expectedHours(changed) !== expectedHours(task)) changed.shown = roundTask(changed)
  }
  if (component !== undefined || !isSame(task, changed)) {
    const { name, role, optimistic, likely, pessimistic, answers, shown: hours } = task
    changed.original = { name, role, optimistic, likely, pessimistic, hours }
    if (answers) changed.original.answers = answers
    if (component !== undefined) changed.original.component = component
  }
  return changed
}

/**
 * Copies a task with the hours that it keeps. Its properties are named one by one: V8 is 20 times slower with copies that
 * get another by a spread.
 */
export function holdTask(
  { name, role, optimistic, likely, pessimistic, sources, answers }: Task,
  shown: number | undefined,
  state: ScopeState = 'in',
): ScopedTask {
  const task: ScopedTask = { name, role, optimistic, likely, pessimistic, sources, state, shown }
  if (answers) task.answers = answers
  return task
}

const isSame = (one: Task, other: Task) =>
  (['name', 'role', 'optimistic', 'likely', 'pessimistic'] as const).every((field) => one[field] === other[field])

function addTask({ id, name, role, hours, state, sources }: AddedTask, lineIds: ReadonlySet<number>): ScopedTask {
  const range = rangeOf(hours, addedRange)
  const cited = [...new Set(sources)].filter((id) => lineIds.has(id))
  return { name, role, ...range, shown: roundTask(range), sources: cited, state, addedId: id }
}

/**
 * Returns a person's hours. One number alone is the expected hours, too: the bounds keep their ratio and have it in their
 * middle. Beside a bound, a missing one keeps its ratio to the likely hours.
 */
function rangeOf({ likely, optimistic, pessimistic }: OwnHours, range: typeof addedRange) {
  const isTyped = optimistic === undefined && pessimistic === undefined
  const factor = likely / (isTyped ? (range.optimistic + range.pessimistic) / 2 : range.likely)
  return {
    optimistic: optimistic ?? range.optimistic * factor,
    likely,
    pessimistic: pessimistic ?? range.pessimistic * factor,
    isTyped,
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
  const kept = new Set(tasks.map(({ name }) => name))
  const known: readonly (Task & Pick<Partial<ScopedTask>, 'original'>)[] = component.tasks
  const isStale = known.some((task) => {
    const before = task.original ?? task
    if (kept.has(before.name)) return false
    const title = titleOf(before)
    return component.description.includes(title) && tasks.every((task) => titleOf(task) !== title)
  })
  return { ...component, description: isStale ? '' : component.description, tasks }
}

/** Work that is decided on as one: a component, or a task of a component in scope. */
export interface ScopeItem extends ScopeRef {
  /** The component as the estimate names it. */
  componentName: string
  title: string
  tasks: ScopedTask[]
}

/** Returns the work in a state other than `in`, by component or task. Layers and parts of a task are decided on together. */
export const itemsIn = (components: readonly ScopedComponent[], state: 'optional' | 'out'): ScopeItem[] =>
  components.flatMap((component): ScopeItem[] => {
    const { name: componentName } = component
    const tasks = component.tasks.filter((task) => task.state === state)
    if (tasks.length === 0) return []
    if (component.state === state)
      return [{ ...refOf(component), componentName, title: nameWork(componentName, tasks), tasks }]
    const keys = tasks.map(jointKeyOf)
    return [...new Set(keys)].map((key) => {
      const own = tasks.filter((_, at) => keys[at] === key)
      return {
        ...refOf(component, own[0]),
        componentName,
        title: nameInComponent(own, componentName),
        tasks: own,
      }
    })
  })
