import type { ComparedConstraint, Line } from '#contract/estimation'
import { constraintId } from '#domain/constraints/constraint-id'
import { lineExclusionId } from '#domain/scope/exclusion-sentences'
import { putOwn } from '#domain/scope/scope-edits'
import { toast } from '../../../ui/toast'
import { leaveRow } from '../scope/own-button'
import type { ScopeStore } from '../scope/scope-store'

/** Removes a misread budget or deadline, or a line that is no requirement, by the button in its row. */
export function removeMisread(button: HTMLElement, scope: ScopeStore, misread: ComparedConstraint | Line) {
  leaveRow(button)
  const { edit, finishEditing } = scope.getState()
  const [title, text, list, of] =
    'kind' in misread
      ? (['Not Compared', 'It was removed from this estimate.', 'constraints', constraintId(misread)] as const)
      : (['Not a Requirement', 'Your client reads nothing of it.', 'exclusions', lineExclusionId(misread)] as const)
  edit((scope) => putOwn(scope, list, { of }))
  finishEditing()
  toast({ title, text: `${text} You can undo that under Edit Scope.` })
}
