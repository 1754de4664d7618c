import { Card } from '@aws-amplify/ui-react'
import { type ComponentType, Suspense, lazy, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import type { JobKind, Project } from '#contract/project'
import { saleStateOf } from '#domain/offer/sale-state'
import { ofProject, soldOf } from '#domain/offer/sold'
import { useSession, useUser } from '../../session/session'
import { ApiError, plainMessageOf } from '../../api/api-error'
import { request } from '../../api/request'
import { serverDate } from '../../api/server-clock'
import { UserHeader } from '../../session/user-header'
import { Failed, FailedPage } from '../../ui/failed'
import { LoadingPage } from '../../ui/loading'
import { lazyPart } from '../../ui/lazy-part'
import { Page } from '../../ui/page'
import { StateBadge } from '../../ui/project-state'
import { SoldLine } from '../../ui/sold-line'
import { toast, toastFailure } from '../../ui/toast'
import { useLoaded } from '../../ui/use-loaded'
import { useReconnect } from '../../ui/use-reconnect'
import { ConfigurationCard } from './configuration-card'
import './estimate.css'
import type { PanelProps } from './panel-props'
import { type Outcome, type ProjectStore, createProjectStore } from './project-store'
import { PricingCard } from './pricing-card'
import { ProgressSteps } from './progress-steps'
import { changing, editing, revising, titleOf } from './project-texts'
import { useEdited, useScope } from './scope/use-scope'
import { SettingsChange, type SettingsStore, createSettingsStore } from './settings-store'
import { unsavedDraft, useSaving } from './use-saving'

/** Shown if the code of a panel could not be loaded. */
const PanelNotLoaded = () => (
  <Card variation="outlined">
    <Failed onRetry={() => location.reload()} />
  </Card>
)

/** Code that is requested immediately, so that it has arrived by the time the project has. */
function arriving<Props>(panel: Promise<ComponentType<Props>>, otherwise: ComponentType = PanelNotLoaded) {
  const loaded = panel.catch(() => otherwise).then((Panel) => ({ default: Panel }))
  return lazy(() => loaded)
}
const loadResults = () => import('./results/results-panel')
const RequirementsPanel = arriving(import('./requirements-panel').then((module) => module.RequirementsPanel))
const ClarificationsPanel = arriving(import('./clarifications-panel').then((module) => module.ClarificationsPanel))
const PendingAnswers = arriving(
  import('./clarifications-panel').then((module) => module.PendingAnswers),
  () => null,
)
const ResultsPanel = arriving(loadResults().then((module) => module.ResultsPanel))
const RevisePanel = lazyPart<PanelProps>(() => import('./revision/revise-panel').then((module) => module.RevisePanel))
const ProjectNotFound = lazyPart(() => import('./project-not-found').then((module) => module.ProjectNotFound))

/** Reads what was sold of all projects, when this one was finished, and responses to it that wait for its owner. */
async function readHistory(id: string) {
  const [saved, { projects }, { listResponses }] = await Promise.all([
    request('listSavedEstimates'),
    request('getTrackRecord'),
    import('../../ui/responses'),
  ])
  const finishedOn = projects.find((project) => project.id === id)?.finishedOn
  const withSold = soldOf(id, saved) && (await (await loadResults()).loadWithSold())
  return {
    saved,
    finishedOn,
    withSold,
    responses: listResponses(ofProject(id, saved), {
      isSoldShown: true,
      finishedOn,
    }),
  }
}
type History = Awaited<ReturnType<typeof readHistory>>
const noHistory: History = { saved: [], finishedOn: undefined, withSold: undefined, responses: [] }

export default function Estimate({ id }: { id: string }) {
  const { email } = useUser()
  const { refresh } = useSession()
  const [store] = useState(() => {
    const onOutcome = (outcome: Outcome) => {
      report(outcome)
      // A project in which nothing to build was found does not count toward the monthly limit.
      if (outcome.kind === 'analyze') void refresh()
    }
    return createProjectStore({ id, email, onOutcome })
  })
  const { project, failure, load } = useStore(store)
  const history = useLoaded(useCallback(() => readHistory(id), [id]))
  useEffect(() => {
    void load()
    return store.getState().leave
  }, [store, load])

  // Deferred, so that the browser stays responsive while a large project renders.
  const isThere = useDeferredValue(project !== null)

  useReconnect(failure !== null && !failure.missing, load)

  if (failure?.unreachable)
    return (
      <FailedPage header={<UserHeader shows="work" />} onRetry={load}>
        Scopewright could not be reached. The project is shown as soon as the connection is back.
      </FailedPage>
    )
  if (failure) return <ProjectNotFound failure={failure} onRetry={load} />
  const loading = <LoadingPage>Loading project...</LoadingPage>
  if (!project || !isThere) return loading
  // Without what was sold, the totals would be wrong.
  if (project.status === 'completed' && !history.value)
    return history.failure === null ? (
      loading
    ) : (
      <FailedPage header={<UserHeader shows="work" />} onRetry={history.load}>
        {plainMessageOf(history.failure)}
      </FailedPage>
    )
  // Around everything, to avoid a layout shift.
  return (
    <Suspense fallback={loading}>
      <Flow
        project={project}
        store={store}
        history={history.value ?? noHistory}
        historyFailure={history.failure}
        onHistory={history.load}
      />
    </Suspense>
  )
}

const toasts = {
  analyze: {
    done: {
      title: 'Analysis Complete',
      text: 'AI has analyzed your requirements and generated clarifying questions.',
    },
    failed: 'Analysis Failed',
  },
  estimate: {
    done: { title: 'Estimation Complete', text: 'Your detailed project estimate has been generated!' },
    failed: 'Estimation Failed',
  },
  revise: {
    done: { title: 'Changes Estimated', text: 'Only the changed lines were read. See what they change below.' },
    failed: 'Revision Failed',
  },
} as const

function report({ kind, error }: Outcome): void {
  const { done, failed } = toasts[kind]
  if (!error) toast(done)
  // Without a response, the message beside the button and the offline message say it all.
  else if (error instanceof ApiError) toastFailure(failed, error)
}

type View = 'requirements' | 'analysis' | 'clarifications' | 'results' | 'revision'

const views: Record<Project['status'], View> = {
  requirements: 'requirements',
  analysis: 'analysis',
  clarifications: 'clarifications',
  completed: 'results',
}
const panels: Record<View, ComponentType<PanelProps>> = {
  requirements: RequirementsPanel,
  analysis: () => null,
  clarifications: ClarificationsPanel,
  results: ResultsPanel,
  revision: RevisePanel,
}
const steps: Record<View, number> = { requirements: 1, analysis: 2, clarifications: 3, results: 4, revision: 1 }

interface FlowProps {
  project: Project
  store: ProjectStore
  history: History
  /** Error of its last reading, or null. */
  historyFailure: unknown
  onHistory: () => Promise<void>
}

function Flow({ project: stored, store, history, historyFailure, onHistory }: FlowProps) {
  const { hash } = useLocation()
  const { trackRecord } = useUser()
  const { work, workFailure } = useStore(store)
  const settings = useSettings(stored, store)
  const scope = useScope(stored, store)
  const project = useEdited(stored, scope)
  useShownOutcome(store)

  const reached = views[project.status] ?? 'results'
  // Work that another page started is shown where this page can start it.
  const view = viewAt((work && places[work.kind]) ?? hash, reached)
  const [first] = useState(view)
  const [moved, setMoved] = useState(false)
  if (!moved && view !== first) setMoved(true)
  const Panel = panels[view]
  const { id } = project
  const own = useMemo(() => ofProject(id, history.saved), [id, history.saved])
  const sold = soldOf(id, own)
  const { withSold, responses, finishedOn } = history
  const sale = saleStateOf(project, own, serverDate())
  const listed = { ...project, finishedOn, sale }
  const isFinal = sale === 'accepted' || finishedOn !== undefined
  const shown = useMemo(() => withSold?.(project) ?? project.estimation, [project, withSold])

  return (
    <Page
      title={titleOf(project)}
      heading={titleOf(project)}
      state={<StateBadge project={listed} />}
      lead={
        (sold || responses.length > 0) && (
          <>
            <SoldLine sold={sold} />
            {sold && !finishedOn && (
              <Link className="small" to={`/estimate/${id}?saved=${sold.saved.id}#closing`}>
                Close the project
              </Link>
            )}
            {responses}
          </>
        )
      }
      header={<UserHeader shows="work" />}
      className="estimate"
    >
      <ProgressSteps current={work?.kind === 'analyze' || work?.kind === 'revise' ? 2 : steps[view]} />
      <div className="columns">
        <div className="stack">
          {view === 'results' && (
            <>
              {workFailure?.isEarlier && places[workFailure.kind] && (
                <p className="notice--bad">
                  Your last change was not estimated. {workFailure.message}{' '}
                  <Link to={places[workFailure.kind]!}>Open it</Link>
                </p>
              )}
              {historyFailure !== null && (
                <Failed onRetry={onHistory}>Saved estimates and links could not be updated.</Failed>
              )}
              {!isFinal && <PendingAnswers project={project} />}
            </>
          )}
          <Panel
            key={view}
            {...{
              project,
              shown,
              store,
              settings,
              scope,
              trackRecord,
              own,
              sold,
              sale,
              finishedOn,
              isFinal,
              withSold,
              onHistory,
            }}
            arrived={moved}
          />
        </div>
        <div ref={stick} className="side stack">
          <ConfigurationCard project={project} shown={shown} settings={settings} listed={listed} />
          <PricingCard project={project} shown={shown} settings={settings} />
        </div>
      </div>
    </Page>
  )
}

/**
 * Keeps the column beside the panel in the window, below the header. One that is taller scrolls with the page until its
 * start or end is in view. What has the focus in it stays in view.
 */
function stick(side: HTMLElement | null) {
  const maxTop = 80
  let top = maxTop
  let scrolled = scrollY
  const place = () => {
    top = Math.min(maxTop, Math.max(innerHeight - 16 - side!.offsetHeight, top + scrolled - scrollY))
    scrolled = scrollY
    side!.style.top = `${top}px`
  }
  const observer = new ResizeObserver(() => {
    place()
    side!.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(side!)
  addEventListener('scroll', place)
  addEventListener('resize', place)
  return () => {
    observer.disconnect()
    removeEventListener('scroll', place)
    removeEventListener('resize', place)
  }
}

function viewAt(hash: string, reached: View): View {
  if (reached === 'results' && hash === changing) return 'revision'
  if (reached === 'results' && hash === revising) return 'clarifications'
  return reached === 'clarifications' && hash === editing ? 'requirements' : reached
}

function useSettings(project: Project, store: ProjectStore): SettingsStore {
  const { email } = useUser()
  const [settings] = useState(() =>
    createSettingsStore({
      settings: project,
      ...unsavedDraft(SettingsChange, email, `settings:${project.id}`),
      save: store.getState().saveSettings,
      onSaved: () => toast({ title: 'Configuration Updated', text: 'Project settings have been saved successfully.' }),
      onFailed: (error) => {
        // Without a response, the card and the offline message say it all.
        if (error instanceof ApiError) toastFailure('Update Failed', error)
      },
    }),
  )
  const { adopt, finishTyping } = settings.getState()
  useEffect(() => adopt(project), [adopt, project])
  useSaving(settings.getState(), finishTyping)
  return settings
}

/** Hashes under which an estimated project is changed, by the work that does it. */
const places: { [Kind in JobKind]?: string } = { estimate: revising, revise: changing }

/** Shows the results once an estimated project was changed, and after a failure where that can be tried again. */
function useShownOutcome(store: ProjectStore) {
  const navigate = useNavigate()
  useEffect(
    () =>
      store.subscribe(({ project, work, workFailure }, { work: before }) => {
        const place = project?.estimation && before && !work && places[before.kind]
        if (place) void navigate({ hash: workFailure ? place : '' }, { replace: true })
      }),
    [store, navigate],
  )
}
