import { Card } from '@aws-amplify/ui-react'
import { Link } from 'react-router-dom'
import type { ProjectSummary } from '#contract/project'
import type { SavedEstimate } from '#contract/saved-estimate'
import type { FinishedProject } from '#contract/track-record'
import { listedTotals } from '#domain/offer/listed-totals'
import { leadingOf, saleStateOf } from '#domain/offer/sale-state'
import { ofProject, soldOf } from '#domain/offer/sold'
import { money } from '#domain/text/format'
import { serverDate } from '../../api/server-clock'
import { hours, shortDate } from '../../ui/format'
import { LinkState } from '../../ui/link-state'
import { type ListedProject, stateOf } from '../../ui/project-state'
import { listResponses } from '../../ui/responses'
import { SoldLine } from '../../ui/sold-line'

const recentCount = 3
const unfinishedCount = 5

interface Props {
  saved: SavedEstimate[]
  projects: ProjectSummary[]
  finished: FinishedProject[]
}

/** Responses of clients, the unfinished ones among `projects`, and the recent estimates. */
export function EstimateLists({ saved, projects, finished }: Props) {
  const lastDays = new Map(finished.map(({ id, finishedOn }) => [id, finishedOn]))
  const listed = projects.map((project) => ({
    ...project,
    finishedOn: lastDays.get(project.id),
    sale: saleStateOf(project, saved, serverDate()),
  }))
  const open = listed.filter(({ isSaved, finishedOn }) => !isSaved && !finishedOn).slice(0, unfinishedCount)
  return (
    <>
      <ClientResponses saved={saved} lastDays={lastDays} />
      {open.length > 0 && <Unfinished projects={open} />}
      <Recent saved={saved} projects={listed} started={open.length > 0} />
    </>
  )
}

/** Responses to any saved estimate that wait for the owner, by project. */
function ClientResponses({ saved, lastDays }: Pick<Props, 'saved'> & { lastDays: ReadonlyMap<string, string> }) {
  const projects = projectsIn(saved)
    .map((own) => ({ ...own[0]!, responses: listResponses(own, { finishedOn: lastDays.get(own[0]!.projectId) }) }))
    .filter(({ responses }) => responses.length > 0)
  if (projects.length === 0) return null
  return (
    <Card variation="outlined">
      <h2 className="card-head">Client Responses</h2>
      <ul className="ledger">
        {projects.map(({ projectId, title, responses }) => (
          <li key={projectId}>
            <Link className="ledger__link written" to={`/estimate/${projectId}`}>
              {title}
            </Link>
            {responses}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Unfinished({ projects }: { projects: ListedProject[] }) {
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

/** Returns the saved estimates of each project, all newest first. */
const projectsIn = (saved: SavedEstimate[]) =>
  [...new Set(saved.map(({ projectId }) => projectId))].map((id) => ofProject(id, saved))

/** Returns what was sold of each recent project or its newest estimate, and the number of other ones. */
const leadingOfProjects = (saved: SavedEstimate[]) =>
  projectsIn(saved)
    .slice(0, recentCount)
    .map((own) => {
      const sold = soldOf(own[0]!.projectId, own)
      return { ...leadingOf(own, sold)!, others: own.length - 1, sold }
    })

interface RecentProps extends Pick<Props, 'saved'> {
  /** The newest ones. */
  projects: ListedProject[]
  started: boolean
}

function Recent({ saved, projects, started }: RecentProps) {
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
        {leadingOfProjects(saved).map(({ others, sold, ...each }) => {
          const totals = listedTotals(each, sold)
          const project = projects.find(({ id }) => id === each.projectId)
          return (
            <li key={each.id}>
              <Link className="ledger__link written" to={`/estimate/${each.projectId}?saved=${each.id}`}>
                {each.title}
              </Link>
              {sold ? (
                <SoldLine sold={sold} shownId={each.id} />
              ) : (
                <span className="num">{money(totals.price, each.currency)}</span>
              )}
              <span className="small muted">
                {sold && 'Saved '}
                {shortDate(each.createdAt)}
                {others > 0 && `, ${others}\u00a0more`}
              </span>
              <span className="small muted num">{sold ? project && stateOf(project) : hours(totals.hours)}</span>
              <LinkState saved={each} sold={sold} className="ledger__links" />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
