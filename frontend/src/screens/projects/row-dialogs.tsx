import { unlimited } from '#contract/limits'
import type { Sold } from '#domain/offer/sold'
import { money } from '#domain/text/format'
import { useUser } from '../../session/session'
import { Confirmation } from '../../ui/confirmation'

interface Props {
  title: string
  sold: Sold | undefined
  onClose: () => void
}

interface DuplicateProps extends Props {
  onConfirm: () => void
}

/** Asks before a project is copied, which uses an estimate of the month or leaves agreed prices behind. */
function DuplicateDialog({ title, sold, ...props }: DuplicateProps) {
  const { monthlyEstimationCount: used, monthlyEstimationLimit: limit } = useUser()
  return (
    <Confirmation title="Duplicate a Project" action="Duplicate" {...props}>
      {limit < unlimited &&
        `The copy counts as another estimate of this month: ${used} of ${limit} ${used === 1 ? 'is' : 'are'} used. `}
      {sold &&
        `Nothing of the copy is sold. The prices that were agreed for “${title}” do not hold for it, so its total can differ.`}
    </Confirmation>
  )
}

interface DeleteProps extends Props {
  /** Names the saved estimates that are deleted with it. */
  saved: string
  finishedOn: string | undefined
  onConfirm: () => void
}

/** Asks before a sold project is deleted. */
const DeleteDialog = ({ title, sold, saved, finishedOn, ...props }: DeleteProps) => (
  <Confirmation title="Delete a Sold Project" action="Delete" {...props}>
    “{title}” was sold{sold && ` for ${money(sold.price, sold.saved.currency)}`}. This also deletes {saved},
    {finishedOn && ' its entry in your track record,'} and the record of what was accepted. Your client can no longer
    open the links.
  </Confirmation>
)

interface RowProps extends Omit<DeleteProps, 'onConfirm'> {
  asked: 'delete' | 'duplicate'
  onDelete: () => void
  onDuplicate: () => void
}

/** Asks before what a row was asked for. */
export const RowDialog = ({ asked, saved, finishedOn, onDelete, onDuplicate, ...props }: RowProps) =>
  asked === 'delete' ? (
    <DeleteDialog {...{ saved, finishedOn }} {...props} onConfirm={onDelete} />
  ) : (
    <DuplicateDialog {...props} onConfirm={onDuplicate} />
  )
