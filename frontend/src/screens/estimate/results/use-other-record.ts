import { useEffect, useState } from 'react'
import type { Project } from '#contract/project'
import type { FinishedProject, TrackRecord } from '#contract/track-record'
import { isSameRecord, trackRecordFor } from '#domain/record/track-record'
import { request } from '../../../api/request'

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
