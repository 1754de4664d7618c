import { unlimited } from '#contract/limits'
import { useUser } from '../../session/session'
import { Confirmation } from '../../ui/confirmation'

interface Props {
  title: string
  isSold: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a project is copied, which uses an estimate of the month or leaves agreed prices behind. */
export function DuplicateDialog({ title, isSold, ...props }: Props) {
  const { monthlyEstimationCount: used, monthlyEstimationLimit: limit } = useUser()
  return (
    <Confirmation title="Duplicate a Project" action="Duplicate" {...props}>
      {limit < unlimited && `The copy counts as another estimate of this month: ${used} of ${limit} are used. `}
      {isSold &&
        `Nothing of the copy is sold. The prices that were agreed for “${title}” do not hold for it, so its total can differ.`}
    </Confirmation>
  )
}
