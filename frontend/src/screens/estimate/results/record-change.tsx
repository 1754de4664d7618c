import { Button } from '@aws-amplify/ui-react'
import { useEffect, useRef, useState } from 'react'
import type { Project } from '#contract/project'
import type { FinishedProject, TrackRecord } from '#contract/track-record'
import { isSameRecord, trackRecordFor } from '#domain/record/track-record'
import { request } from '../../../api/request'
import { plural } from '../../../ui/format'
import { toast, toastFailure } from '../../../ui/toast'
import { useAction } from '../../../ui/use-action'

/**
 * Returns the number of projects in the owner's current record, without this one, if that differs from the record of the
 * project's estimate. The finished projects are loaded only if it may differ.
 */
export function useOtherRecord(
  { id, estimation }: Pick<Project, 'id' | 'estimation'>,
  current: TrackRecord | undefined,
): { projects: number } | null {
  const [loaded, setLoaded] = useState<{ current: TrackRecord | undefined; projects: FinishedProject[] } | null>(null)
  const mayDiffer = !isSameRecord(estimation?.record, current)
  useEffect(() => {
    if (!mayDiffer) return
    request('getTrackRecord').then(
      ({ projects }) => setLoaded({ current, projects }),
      // Without a response, nothing is offered.
      () => setLoaded(null),
    )
  }, [mayDiffer, current])
  if (!mayDiffer || !loaded || loaded.current !== current) return null
  const other = trackRecordFor(id, loaded.projects)
  if (isSameRecord(estimation?.record, other)) return null
  return { projects: other?.projects ?? 0 }
}

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
