import { Card } from '@aws-amplify/ui-react'
import { type ReactNode, useEffect } from 'react'
import { request } from '../../api/request'
import { useSession } from '../../session/session'
import { deletionsEnd } from '../../ui/deletions'
import { Failed } from '../../ui/failed'
import { Loading } from '../../ui/loading'
import { mayRun } from '../../ui/started'
import type { useLoaded } from '../../ui/use-loaded'
import { useRunning } from '../../ui/use-running'

export const readEstimates = async () => {
  await deletionsEnd()
  const [{ EstimateLists }, saved, { projects }, finished] = await Promise.all([
    import('./estimate-lists'),
    request('listSavedEstimates'),
    request('listProjects'),
    request('getTrackRecord'),
  ])
  return { EstimateLists, saved, projects, finished: finished.projects }
}

interface Props {
  loaded: ReturnType<typeof useLoaded<Awaited<ReturnType<typeof readEstimates>>>>
  /** Rendered with the lists, to avoid a layout shift. */
  children: ReactNode
}

/** Unfinished projects and recent estimates. */
export function Estimates({ loaded: { value: estimates, failure, load }, children }: Props) {
  useRunning(estimates?.projects, load)
  const { refresh } = useSession()
  const isRunning = estimates?.projects.some(mayRun) ?? false
  // An analysis that found nothing to build does not count.
  useEffect(() => (isRunning ? () => void refresh() : undefined), [isRunning, refresh])

  if (!estimates && failure === null)
    return (
      <Card variation="outlined" className="estimates--loading">
        <h2 className="card-head">Recent Estimates</h2>
        <Loading>Loading your estimates...</Loading>
      </Card>
    )
  return (
    <>
      {failure !== null && (
        <Card variation="outlined">
          {!estimates && <h2 className="card-head">Recent Estimates</h2>}
          <Failed onRetry={load}>Your estimates could not be {estimates ? 'updated' : 'loaded'}.</Failed>
        </Card>
      )}
      {estimates && <estimates.EstimateLists {...estimates} />}
      {children}
    </>
  )
}
