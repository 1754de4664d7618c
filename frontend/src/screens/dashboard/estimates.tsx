import { Card } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { SavedEstimate } from '#contract/saved-estimate'
import type { ProjectSummary } from '#contract/project'
import { request } from '../../api/request'
import { Failed } from '../../ui/failed'
import { money } from '#domain/format'
import { hours, shortDate } from '../../ui/format'
import { LinkState } from '../../ui/link-state'
import { Loading } from '../../ui/loading'
import { stateOf } from '../../ui/project-state'
import { isAccepted } from '../../ui/share-state'
import { useLoaded } from '../../ui/use-loaded'
import { useRunning } from '../../ui/use-running'

const recentCount = 3
const unfinishedCount = 5

const readEstimates = async () => {
  const [saved, { projects }] = await Promise.all([request('listSavedEstimates'), request('listProjects')])
  return { saved, open: projects.filter(({ isSaved }) => !isSaved).slice(0, unfinishedCount) }
}

/** Unfinished projects and recent estimates. `children` render with the lists, to avoid a layout shift. */
export function Estimates({ children }: { children: ReactNode }) {
  const { value: estimates, failure, load } = useLoaded(readEstimates)
  useRunning(estimates?.open, load)

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
  const { saved, open } = estimates
  return (
    <>
      {open.length > 0 && <Unfinished projects={open} />}
      <Recent saved={saved} started={open.length > 0} />
      {children}
    </>
  )
}

function Unfinished({ projects }: { projects: ProjectSummary[] }) {
  return (
    <Card variation="outlined">
      <h2 className="card-head">Unfinished</h2>
      <ul className="ledger">
        {projects.map((project) => (
          <li key={project.id}>
            <Link className="ledger__link written" to={`/estimate/${project.id}`}>
              {project.title}
            </Link>
            <span className="small muted ledger__end">{shortDate(project.createdAt)}</span>
            <span className="small muted">{stateOf(project)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Returns the latest saved estimate of each recent project, and the earlier ones. */
function latestOfProjects(saved: SavedEstimate[]): (SavedEstimate & { earlier: SavedEstimate[] })[] {
  const latest = saved.filter(({ projectId }, at) => saved.findIndex((other) => other.projectId === projectId) === at)
  return latest.slice(0, recentCount).map((one) => ({
    ...one,
    earlier: saved.filter(({ projectId, id }) => projectId === one.projectId && id !== one.id),
  }))
}

function Recent({ saved, started }: { saved: SavedEstimate[]; started: boolean }) {
  return (
    <Card variation="outlined" id="history">
      <div className="card-head">
        <h2>Recent Estimates</h2>
        {(started || saved.length > 0) && (
          <Link className="small" to="/projects">
            All projects
          </Link>
        )}
      </div>
      {saved.length === 0 && (
        <p className="muted">
          {started
            ? 'Nothing saved yet. Finish a project above and choose “Save Estimate”. It is listed here.'
            : 'Nothing saved yet. Describe a project, start the analysis, and the estimate you save is listed here.'}
        </p>
      )}
      <ul className="ledger">
        {latestOfProjects(saved).map(({ earlier, ...each }) => (
          <li key={each.id}>
            <Link className="ledger__link written" to={`/estimate/${each.projectId}?saved=${each.id}`}>
              {each.title}
            </Link>
            <span className="num">{money(each.totalPrice ?? each.totalCost, each.currency)}</span>
            <span className="small muted">
              {shortDate(each.createdAt)}
              {earlier.length > 0 && `, ${earlier.length} earlier${earlier.some(isAccepted) ? ' (accepted)' : ''}`}
            </span>
            <span className="small muted num">{hours(each.totalHours)}</span>
            <LinkState saved={each} className="ledger__links" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
