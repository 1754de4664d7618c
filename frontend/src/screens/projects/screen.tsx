import { Button, Card, SelectField, TextField } from '@aws-amplify/ui-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useStore } from 'zustand'
import type { ProjectSummary } from '#contract/project'
import type { FinishedProject } from '#contract/track-record'
import { saleStateOf } from '#domain/offer/sale-state'
import { plainMessageOf } from '../../api/api-error'
import { request } from '../../api/request'
import { serverDate } from '../../api/server-clock'
import { useBeforeLogout } from '../../session/before-logout'
import { useSession } from '../../session/session'
import { UserHeader } from '../../session/user-header'
import { Failed } from '../../ui/failed'
import { plural } from '../../ui/format'
import { LoadingPage } from '../../ui/loading'
import { Page } from '../../ui/page'
import { type ListedProject, stateOf } from '../../ui/project-state'
import { toastFailure } from '../../ui/toast'
import { useAction } from '../../ui/use-action'
import { useLoaded } from '../../ui/use-loaded'
import { useRunning } from '../../ui/use-running'
import { useReconnect } from '../../ui/use-reconnect'
import { ProjectRow } from './project-row'
import './projects.css'
import { type ProjectsStore, createProjectsStore } from './projects-store'

const loadRecord = async () => {
  const [{ TrackRecordCard }, finished] = await Promise.all([import('./track-record-card'), request('getTrackRecord')])
  return { TrackRecordCard, finished }
}

/** All projects, with their state and saved estimates, and what the finished ones took. */
export default function Projects() {
  const { refresh } = useSession()
  const record = useLoaded(loadRecord)
  const [store] = useState(() =>
    createProjectsStore({
      onDeleteFailed: (error) => toastFailure('Delete Failed', error),
      // It was perhaps part of the record.
      onDeleted: () => void Promise.all([record.load(), refresh()]),
    }),
  )
  const { projects, failure, load, refresh: follow } = useStore(store)
  useEffect(() => void load(), [load])
  useRunning(projects, follow)
  useDeletionsOnLeaving(store)
  const retry = projects ? store.getState().loadMore : load
  useReconnect(failure !== null, retry)
  // In place of the page, to avoid a layout shift.
  if ((!projects && failure === null) || (!record.value && record.failure === null))
    return <LoadingPage>Loading your projects...</LoadingPage>

  return (
    <Page
      title="Projects"
      heading="Projects"
      lead="Everything you have started and saved. Deleting a project does not give back the estimate it used of your monthly limit."
      header={<UserHeader shows="work" />}
    >
      <div className="stack">
        <Card variation="outlined">
          {projects && <List store={store} projects={projects} finished={record.value?.finished.projects ?? []} />}
          {failure !== null && <Failed onRetry={retry}>{plainMessageOf(failure)}</Failed>}
        </Card>
        {record.value && <record.value.TrackRecordCard finished={record.value.finished} load={record.load} />}
        {record.failure !== null && <Failed onRetry={record.load}>{plainMessageOf(record.failure)}</Failed>}
      </div>
    </Page>
  )
}

/** Sends deletions when the page is left or closed and before a logout, so that none is forgotten. */
function useDeletionsOnLeaving(store: ProjectsStore) {
  const { sendDeletions, sendDeletionsOnClosing, load } = store.getState()
  useBeforeLogout(sendDeletions)
  useEffect(() => {
    // The browser may show the closed page again as it was.
    const reload = ({ persisted }: PageTransitionEvent) => persisted && void load()
    addEventListener('pagehide', sendDeletionsOnClosing)
    addEventListener('pageshow', reload)
    return () => {
      removeEventListener('pagehide', sendDeletionsOnClosing)
      removeEventListener('pageshow', reload)
      void sendDeletions()
    }
  }, [sendDeletions, sendDeletionsOnClosing, load])
}

const sorts = {
  newest: { label: 'Newest first', compare: () => 0 },
  oldest: { label: 'Oldest first', compare: (a, b) => (a.id < b.id ? -1 : 1) },
  title: { label: 'Title', compare: (a, b) => a.title.localeCompare(b.title) },
  state: { label: 'State', compare: (a, b) => stateOf(a).localeCompare(stateOf(b)) },
} as const satisfies Record<string, { label: string; compare: (a: ListedProject, b: ListedProject) => number }>
type Sort = keyof typeof sorts

interface ListProps {
  store: ProjectsStore
  projects: ProjectSummary[]
  finished: FinishedProject[]
}

function List({ store, projects, finished }: ListProps) {
  const { next, saved, failure, loadMore } = useStore(store)
  const [showMore, loading] = useAction(loadMore)
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>('newest')
  const list = useRef<HTMLUListElement>(null)
  const start = useRef<HTMLAnchorElement>(null)
  const count = useRef(projects.length)
  // A deleted project hands the focus to the list, and the last one to what begins another. "Show more" hands it to the
  // first project that it added.
  useEffect(() => {
    const before = count.current
    count.current = projects.length
    if (before === projects.length || document.activeElement !== document.body) return
    const added = list.current?.children[before]?.querySelector('a')
    ;(added ?? list.current ?? start.current)?.focus({ preventScroll: !added })
  }, [projects.length])
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  // Both look at all projects, so all have to be loaded.
  const needsAll = words.length > 0 || sort !== 'newest'
  useEffect(() => {
    if (needsAll && next !== null && failure === null) void loadMore()
  }, [needsAll, next, failure, loadMore])

  if (projects.length === 0)
    return (
      <p className="muted">
        No projects yet.{' '}
        <Link ref={start} to="/">
          Start a new estimate
        </Link>
      </p>
    )
  const lastDays = new Map(finished.map(({ id, finishedOn }) => [id, finishedOn]))
  const listed = projects.map((project) => ({
    ...project,
    finishedOn: lastDays.get(project.id),
    sale: saleStateOf(project, saved, serverDate()),
  }))
  const shown = listed
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .toSorted(sorts[sort].compare)
  return (
    <>
      <search className="projects__tools">
        <TextField
          label="Search by title"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SelectField label="Sort by" value={sort} onChange={({ target }) => setSort(target.value as Sort)}>
          {Object.entries(sorts).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </search>
      <output className="projects__count small muted">
        {needsAll && next !== null
          ? 'Loading all projects...'
          : words.length > 0 && `${plural(shown.length, 'project')} found`}
      </output>
      <ul ref={list} tabIndex={-1} aria-label="Projects" className="projects">
        {shown.map((project) => (
          <ProjectRow
            key={project.id}
            store={store}
            project={project}
            saved={saved.filter(({ projectId }) => projectId === project.id)}
          />
        ))}
      </ul>
      {next !== null && !needsAll && (
        <Button className="projects__more" onClick={() => void showMore()}>
          {loading ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </>
  )
}
