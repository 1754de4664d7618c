import type { OwnList } from '#contract/scope'
import { putOwn } from '#domain/scope/scope-edits'
import { toast } from '../../../ui/toast'
import { leaveRow } from '../scope/own-button'
import type { ScopeStore } from '../scope/scope-store'

/** Removes from the estimate what was misread in the requirements, by the button in its row. */
export function leaveOut(button: HTMLElement, scope: ScopeStore, list: OwnList, of: string, title: string) {
  leaveRow(button)
  const { edit, finishEditing } = scope.getState()
  edit((scope) => putOwn(scope, list, { of }))
  finishEditing()
  toast({ title, text: 'It was removed from this estimate. You can undo that under Edit Scope.' })
}
