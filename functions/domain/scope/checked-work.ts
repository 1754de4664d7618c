import type { Scope, ScopeRef } from '#contract/scope'
import { lineExclusionId } from './exclusion-sentences'
import { change, changeOf, putTask, removeTask } from './scope-edits'

/** Work that its owner named, resized, added or set apart, and the words of a line before they changed or were removed. */
export interface WorkToCheck {
  ref: ScopeRef
  before: string
}

const addedIn = ({ added }: Scope, { task }: ScopeRef) => added.find(({ id }) => id === task?.addedId)

const checkedIn = (scope: Scope, ref: ScopeRef) => (addedIn(scope, ref) ?? changeOf(scope, ref))?.checked ?? []

/** True if a person left the work as it is after that line changed. */
export const isChecked = (scope: Scope, { ref, before }: WorkToCheck): boolean =>
  checkedIn(scope, ref).includes(lineExclusionId({ text: before }))

/** Leaves work as it is, although a line of it changed. */
export function keepWork(scope: Scope, { ref, before }: WorkToCheck): Scope {
  const added = addedIn(scope, ref)
  const checked = [...checkedIn(scope, ref), lineExclusionId({ text: before })]
  return added ? putTask(scope, { ...added, checked }) : change(scope, ref, { checked })
}

/** Takes a task out of scope, or removes it if a person added it. */
export function removeWork(scope: Scope, { ref }: WorkToCheck): Scope {
  const added = addedIn(scope, ref)
  return added ? removeTask(scope, added.id) : change(scope, ref, { state: 'out' })
}
