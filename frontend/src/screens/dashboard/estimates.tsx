import { Card } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'
import { request } from '../../api/request'
import { Failed } from '../../ui/failed'
import { Loading } from '../../ui/loading'
import { useLoaded } from '../../ui/use-loaded'
import { useRunning } from '../../ui/use-running'

const readEstimates = async () => {
  const [{ EstimateLists }, saved, { projects }] = await Promise.all([
    import('./estimate-lists'),
    request('listSavedEstimates'),
    request('listProjects'),
  ])
  return { EstimateLists, saved, projects }
}

/** Unfinished projects and recent estimates. `children` render with the lists, to avoid a layout shift. */
export function Estimates({ children }: { children: ReactNode }) {
  const { value: estimates, failure, load } = useLoaded(readEstimates)
  useRunning(estimates?.projects, load)

  if (failure)
    return (
      <>
        <Card variation="outlined">
          <h2 className="card-head">Recent Estimates</h2>
          <Failed onRetry={load}>Your estimates could not be loaded.</Failed>
        </Card>
        {children}
      </>
    )
  if (!estimates)
    return (
      <Card variation="outlined" className="estimates--loading">
        <h2 className="card-head">Recent Estimates</h2>
        <Loading>Loading your estimates...</Loading>
      </Card>
    )
  const { EstimateLists, saved, projects } = estimates
  return (
    <>
      <EstimateLists saved={saved} projects={projects} />
      {children}
    </>
  )
}
