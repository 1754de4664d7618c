import { Button } from '@aws-amplify/ui-react'
import { useRef } from 'react'
import { plural } from '../../../ui/format'
import { toast, toastFailure } from '../../../ui/toast'
import { useAction } from '../../../ui/use-action'

interface Props {
  projects: number
  onAdopt: () => Promise<void>
}

/** Offers the current record for an estimate that was made with an earlier one. */
export function RecordChange({ projects, onAdopt }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const [adopt, adopting] = useAction(async () => {
    const section = ref.current?.closest('section')
    try {
      await onAdopt()
      toast({
        title: 'Record Updated',
        text: projects > 0 ? 'This estimate uses your current record.' : 'This estimate uses no record.',
      })
      // The button is gone.
      section?.querySelector('input')?.focus()
    } catch (error) {
      toastFailure('Update Failed', error)
    }
  })
  return (
    <div className="record__row" ref={ref}>
      <span>
        {projects > 0
          ? `Your record has changed since (${plural(projects, 'project')}).`
          : 'Your record has no projects now.'}
      </span>
      <Button size="small" isDisabled={adopting} onClick={() => void adopt()}>
        {projects > 0 ? 'Use Your Current Record' : 'Remove the Correction'}
      </Button>
    </div>
  )
}
