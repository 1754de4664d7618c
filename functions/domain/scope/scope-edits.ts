import {
  type AddedTask,
  type OwnList,
  type OwnRisk,
  type OwnText,
  type Scope,
  type ScopeChange,
  type ScopeRef,
  type ScopeState,
  completeScope,
} from '#contract/scope'
import type { ScopedTask } from '#domain/hours/scoped-task'
import { jointKeyOf, titleOf } from '#domain/hours/task-titles'
import type { OwnItem } from './own-texts'
import { type ScopedComponent, refOf, scopeKey } from './scope'

type Patch = Partial<Omit<ScopeChange, keyof ScopeRef>>

/** Returns the change of a component or task. */
export const changeOf = ({ changes }: Scope, ref: ScopeRef): ScopeChange | undefined =>
  changes.find((change) => scopeKey(change) === scopeKey(ref))

/** Adds to the change of a component or task. A field that is undefined is the analyst's again. */
export function change(scope: Scope, { component, task }: ScopeRef, patch: Patch): Scope {
  const ref = task ? { component, task } : { component }
  const { state, name, role, hours, movedTo, detached = [], checked } = { ...changeOf(scope, ref), ...patch }
  const next: ScopeChange = {
    ...ref,
    ...(state !== undefined && state !== 'in' && { state }),
    ...(name !== undefined && { name }),
    ...(role !== undefined && { role }),
    ...(hours !== undefined && { hours }),
    ...(movedTo !== undefined && { movedTo }),
    ...(detached.length > 0 && { detached }),
  }
  const isEmpty = Object.keys(next).length === Object.keys(ref).length
  if (isEmpty) return undoChange(scope, ref)
  return { ...scope, changes: put(scopeKey, scope.changes, { ...next, ...(checked && { checked }) }) }
}

/** A task in its component, before a person chose a state for it. */
export interface Undecided {
  scope: Scope
  component: ScopedComponent
  task: ScopedTask
}

/**
 * Returns the tasks that get a state together. What becomes optional, or returns from that to the scope, takes the other
 * layers and parts of its work along that had its state, because nobody buys half of it.
 */
export function tasksTogether({ component, task }: Undecided, state: ScopeState): ScopedTask[] {
  if (state === task.state) return []
  const isJoint = state === 'optional' || (state === 'in' && task.state === 'optional')
  return isJoint ? layersOf(component, task) : [task]
}

const layersOf = ({ tasks }: ScopedComponent, task: ScopedTask) =>
  tasks.filter((one) => one.state === task.state && jointKeyOf(one) === jointKeyOf(task))

/** Sets the state of a task. Tasks that another choice since `before` took along have their former states again. */
export function setState(scope: Scope, before: Undecided, state: ScopeState): Scope {
  const { component, task } = before
  const together = tasksTogether(before, state)
  // A task in the state of its component follows the component.
  const own = state === component.state ? 'in' : state
  return layersOf(component, task).reduce((scope, one) => {
    const ref = refOf(component, one)
    const next = together.includes(one) ? own : ownState(before.scope, ref)
    const added = scope.added.find(({ id }) => id === one.addedId)
    return added ? putTask(scope, { ...added, state: next }) : change(scope, ref, { state: next })
  }, scope)
}

const ownState = (scope: Scope, ref: ScopeRef): ScopeState =>
  scope.added.find(({ id }) => id === ref.task?.addedId)?.state ?? changeOf(scope, ref)?.state ?? 'in'

/**
 * Renames a component with the analyst's tasks that have its name, such as “Catalog: design”, unless the person named
 * them. The name of the analyst undoes that.
 */
export function renameComponent(scope: Scope, component: ScopedComponent, name: string): Scope {
  const ref = refOf(component)
  const nameFor = (before: string) => (name === ref.component ? undefined : name + before.slice(ref.component.length))
  return component.tasks.reduce(
    (scope, task) => {
      const { name: before } = task.original ?? task
      const hasName = titleOf({ name: before }) === ref.component && titleOf(task) === component.name
      const isOwn = task.addedId === undefined && task.original?.component === undefined
      return hasName && isOwn ? change(scope, refOf(component, task), { name: nameFor(before) }) : scope
    },
    change(scope, ref, { name: nameFor(ref.component) }),
  )
}

export const undoChange = (scope: Scope, ref: ScopeRef): Scope => ({
  ...scope,
  changes: scope.changes.filter((change) => scopeKey(change) !== scopeKey(ref)),
})

/** Adds a task, or replaces the added one with the same id. */
export const putTask = (scope: Scope, task: AddedTask): Scope => ({ ...scope, added: put(idOfTask, scope.added, task) })

export const removeTask = (scope: Scope, id: string): Scope => ({
  ...scope,
  added: scope.added.filter((task) => task.id !== id),
})

/**
 * Changes the words of an item of a list, adds an item, or leaves it out if there are no words. The text before a person
 * changed it undoes that.
 */
export const putOwn = (scope: Scope, list: OwnList, item: OwnText | OwnRisk): Scope =>
  'text' in item && item.text === item.of
    ? undoOwn(scope, list, item.of)
    : { ...scope, [list]: put<OwnText | OwnRisk>(idOfOwn, scope[list], item) }

/** Leaves an item of a list out. One that a person added leaves no trace. */
export const removeOwn = (scope: Scope, list: OwnList, { of, isAdded }: Pick<OwnItem, 'of' | 'isAdded'>): Scope =>
  isAdded ? undoOwn(scope, list, of) : putOwn(scope, list, { of })

/** Removes a person's words for an item of a list, and thus one that the person added. */
export const undoOwn = (scope: Scope, list: OwnList, of: string): Scope => ({
  ...scope,
  [list]: (scope[list] ?? []).filter((one) => one.of !== of),
})

const idOfTask = ({ id }: { id: string }) => id
const idOfOwn = ({ of }: { of: string }) => of

/** Puts an item in the place of the one with its key, or at the end. */
const put = <T>(keyOf: (item: T) => string, items: readonly T[] = [], item: T): T[] => [
  ...new Map([...items, item].map((one) => [keyOf(one), one])).values(),
]

/**
 * Merges two scopes that were edited from the same `base`. What only one of them changed is taken from that one, what
 * both changed from `mine`.
 */
export const mergeScopes = (base: Scope, mine: Scope, theirs: Scope): Scope => ({
  changes: mergeBy(scopeKey, base.changes, mine.changes, theirs.changes),
  added: mergeBy(idOfTask, base.added, mine.added, theirs.added),
  exclusions: mergeBy(idOfOwn, base.exclusions, mine.exclusions, theirs.exclusions),
  assumptions: mergeBy(idOfOwn, base.assumptions, mine.assumptions, theirs.assumptions),
  risks: mergeBy(idOfOwn, base.risks, mine.risks, theirs.risks),
  constraints: mergeBy(idOfOwn, base.constraints, mine.constraints, theirs.constraints),
})

/** True if both have the same edits, in any order. */
export const isSameScope = (one: Scope, other: Scope): boolean => textOfEdits(one) === textOfEdits(other)

/** Returns the same text for scopes with the same edits, in any order: an edit that is made again is the last one. */
export const textOfEdits = (scope: Scope): string =>
  JSON.stringify(Object.values(completeScope(scope)).map((list) => list.map(textOfEdit).toSorted()))

function mergeBy<T>(
  keyOf: (item: T) => string,
  base: readonly T[] = [],
  mine: readonly T[] = [],
  theirs: readonly T[] = [],
): T[] {
  const [old, own] = [base, mine].map((items) => new Map(items.map((item) => [keyOf(item), textOfEdit(item)])))
  const isMine = (item: T) => own!.get(keyOf(item)) !== old!.get(keyOf(item))
  return [...theirs.filter((item) => !isMine(item)), ...mine.filter(isMine)]
}

/** Returns the same text for equal items, whatever the order of their fields. */
export const textOfEdit = (item: unknown) =>
  JSON.stringify(item, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
