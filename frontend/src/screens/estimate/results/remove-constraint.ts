import type { ComparedConstraint } from '#contract/estimation'
import { constraintId } from '#domain/constraints/constraint-id'
import { putOwn } from '#domain/scope/scope-edits'
import { leaveRow } from '../scope/own-button'
import { toast } from '../../../ui/toast'
import type { ScopeStore } from '../scope/scope-store'

/** Removes a stated budget or deadline that was misread, by the button in its row. */
export function removeConstraint(button: HTMLElement, scope: ScopeStore, constraint: ComparedConstraint) {
  leaveRow(button)
  const { edit, finishEditing } = scope.getState()
  edit((scope) => putOwn(scope, 'constraints', { of: constraintId(constraint) }))
  finishEditing()
  toast({ title: 'Not Compared', text: 'It was removed from this estimate. You can undo that under Edit Scope.' })
}
