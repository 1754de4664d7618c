import { Button } from '@aws-amplify/ui-react'
import { useState } from 'react'
import type { SavedSnapshot } from '#contract/saved-estimate'
import { type Scope, completeScope, emptyScope } from '#contract/scope'
import { isSameScope, mergeScopes } from '#domain/scope/scope-edits'
import { formOf } from '../../../settings/settings-form'
import { termsFormOf } from '../../../settings/terms-form'
import { Dialog } from '../../../ui/dialog'
import { toast, toastFailure } from '../../../ui/toast'
import { useAction } from '../../../ui/use-action'
import type { PanelProps } from '../panel-props'
import { OwnButton } from '../scope/own-button'

/** Settings, terms and scope with which an estimate was sold, as far as they were stored. */
export type SoldBasis = Pick<SavedSnapshot, 'settings' | 'terms' | 'scope' | 'version'>

interface Props extends Pick<PanelProps, 'project' | 'settings' | 'scope'> {
  sold: SoldBasis
}

/**
 * Sets settings, terms and scope back to those that were sold, if they differ. A scope names the work and the lines of its
 * version, so that of an earlier one cannot be used.
 */
export function SoldBasisButtons({ project, settings, scope, sold }: Props) {
  const [isAsking, setAsking] = useState(false)
  const form = formWith(sold)
  const isOther = form && JSON.stringify(form) !== JSON.stringify(formWith({ settings: project, terms: project.terms }))
  const soldScope = completeScope(sold.scope ?? emptyScope)
  const isRescoped = (sold.version ?? 1) === project.version && !isSameScope(soldScope, project.scope ?? emptyScope)
  const [setBack, isPending] = useAction(async () => {
    const { change, finishTyping, settled } = settings.getState()
    change(form!)
    finishTyping()
    // The card of the settings shows why they were not saved.
    await settled().catch(() => {})
  })
  return (
    <>
      {(isOther || isRescoped) && (
        <div className="row">
          {isOther && (
            <OwnButton isDisabled={isPending} onClick={() => void setBack()}>
              {isPending ? 'Setting Back...' : 'Go Back to the Sold Settings'}
            </OwnButton>
          )}
          {isRescoped && (
            <Button size="small" onClick={() => setAsking(true)}>
              Go Back to the Sold Scope
            </Button>
          )}
        </div>
      )}
      {/* After the button, which is gone once the dialog looks for it. */}
      {isAsking && <ScopeDialog scope={scope} sold={soldScope} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Returns settings and terms as their forms have them, so that equal ones are the same text. */
const formWith = ({ settings, terms }: Pick<SoldBasis, 'settings' | 'terms'>) =>
  settings && terms && { ...formOf(settings), terms: { ignoresRecord: false, ...termsFormOf(terms) } }

interface DialogProps extends Pick<Props, 'scope'> {
  sold: Scope
  onClose: () => void
}

/** Asks before the scope is set back. */
function ScopeDialog({ scope, sold, onClose }: DialogProps) {
  const [setBack, isPending] = useAction(async () => {
    const { scope: before, edit, settled } = scope.getState()
    edit(() => sold)
    try {
      await settled()
      toast({ title: 'Scope Set Back', text: 'The scope is the one that was sold.' })
      onClose()
    } catch (error) {
      // Otherwise it would be saved later, although the user cancels.
      const { scope: current, base, discard } = scope.getState()
      const restored = mergeScopes(sold, current, before)
      if (isSameScope(restored, base)) discard()
      else edit(() => restored)
      toastFailure('Update Failed', error)
    }
  })
  return (
    <Dialog title="Go Back to the Sold Scope" onClose={onClose}>
      <p>
        The scope becomes the one that was sold. What you changed in it since is undone, and tasks that you added since
        are removed. Text, answers, settings and prices stay.
      </p>
      <div className="row" data-stays={isPending || undefined}>
        <Button variation="primary" isDisabled={isPending} onClick={() => void setBack()}>
          {isPending ? 'Setting Back...' : 'Go Back to the Sold Scope'}
        </Button>
        <Button isDisabled={isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
