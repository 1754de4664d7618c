import type { Task } from '#contract/breakdown'
import type { ScopeState } from '#contract/scope'

export type OriginalTask = Omit<Task, 'sources'> & { hours?: number | undefined; component?: string | undefined }

/** A task of the analyst or of a person, as the person wants it. */
export interface ScopedTask extends Task {
  state: ScopeState
  /** The analyst's task, if its name, role, hours or component were changed. It names the component if that changed. */
  original?: OriginalTask
  /** True if its hours are one number that a person typed, which the estimate shows. */
  isTyped?: boolean
  /** Hours that the estimate showed before the last revision or a person's edits, which the task keeps. */
  shown?: number | undefined
  /** Id of a task that a person added. */
  addedId?: string
}
