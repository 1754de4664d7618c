import { maxAnalystLengths, maxChecked } from '#contract/limits'
import type { Scope, ScopeRef } from '#contract/scope'
import { change, changeOf, putTask, removeTask } from './scope-edits'

/** Work that its owner named, resized, added or set apart, and the words of a line before it changed or was removed. */
export interface WorkToCheck {
  ref: ScopeRef
  before: string
  /** Absent if the line was removed. */
  after?: string
}

const addedIn = ({ added }: Scope, { task }: ScopeRef) => added.find(({ id }) => id === task?.addedId)

const checkedIn = (scope: Scope, ref: ScopeRef) => (addedIn(scope, ref) ?? changeOf(scope, ref))?.checked ?? []

/** Returns the text by which a change of a line is stored. */
const textOf = ({ before, after = '' }: WorkToCheck) =>
  [before, after].map((line) => line.slice(0, maxAnalystLengths.text)).join('\n')

/** True if a person left the work as it is after that line changed. */
export const isChecked = (scope: Scope, work: WorkToCheck): boolean => checkedIn(scope, work.ref).includes(textOf(work))

/** Leaves work as it is, although a line of it changed. */
export function keepWork(scope: Scope, work: WorkToCheck): Scope {
  const { ref } = work
  const added = addedIn(scope, ref)
  const checked = [...new Set([...checkedIn(scope, ref), textOf(work)])].slice(-maxChecked)
  return added ? putTask(scope, { ...added, checked }) : change(scope, ref, { checked })
}

/** Takes a task out of scope, or removes it if a person added it. */
export const removeWork = (scope: Scope, { ref }: WorkToCheck): Scope =>
  ref.task?.addedId ? removeTask(scope, ref.task.addedId) : change(scope, ref, { state: 'out' })
