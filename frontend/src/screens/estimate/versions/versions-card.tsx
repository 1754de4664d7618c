import { Button, Card, SelectField } from '@aws-amplify/ui-react'
import { Suspense, lazy, useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Project } from '#contract/project'
import type { SavedSnapshot } from '#contract/saved-estimate'
import type { VersionSummary } from '#contract/version'
import { changeReport, summarizeChange } from '#domain/change-text'
import { type Compared, difference } from '#domain/difference'
import { estimateVersion } from '#domain/estimate'
import { fileName } from '#domain/file-name'
import { money } from '#domain/format'
import { sentenceOf } from '../../../api/api-error'
import { request } from '../../../api/request'
import { download } from '../../../ui/download'
import { Failed } from '../../../ui/failed'
import { hours, plural, shortDate } from '../../../ui/format'
import { Loading } from '../../../ui/loading'
import { toast, toastFailure } from '../../../ui/toast'
import { useAction } from '../../../ui/use-action'
import { useLoaded } from '../../../ui/use-loaded'
import type { ProjectStore } from '../project-store'
import { revising, titleOf } from '../project-texts'
import { describeLines } from '../revision/describe-lines'
import '../revision/revision.css'
import { DifferenceRows } from './difference-rows'

const ShareDialog = lazy(() => import('../../saved-estimate/share-dialog'))

interface Props {
  project: Project
  store: ProjectStore
}

/** Versions of a project: compares any two, restores one, and shares a difference as a change request. */
export function VersionsCard({ project, store }: Props) {
  const { id, version: current } = project
  // Another version of the project is another list.
  const read = useCallback(
    async () => ({ versions: await request('listVersions', { params: { id } }), current }),
    [id, current],
  )
  const { value, failure, load } = useLoaded(read)
  return (
    <Card variation="outlined" as="section" aria-labelledby="versions-heading" className="stack versions unprinted">
      <h2 id="versions-heading">Versions</h2>
      <OpenQuestions project={project} />
      {failure !== null && <Failed onRetry={load}>{sentenceOf(failure)}</Failed>}
      {!value && failure === null && <Loading />}
      {value && <Comparison key={value.current} versions={value.versions} project={project} store={store} />}
      {value && <VersionList versions={value.versions} store={store} />}
    </Card>
  )
}

/** Leads to questions without an answer, which are about the changes. */
function OpenQuestions({ project: { clarificationQuestions = [], answers = {} } }: Pick<Props, 'project'>) {
  const open = clarificationQuestions.filter(({ id }) => !(id in answers)).length
  if (open === 0) return null
  return (
    <p>
      <Link to={revising}>Answer {plural(open, 'open question')}</Link> to narrow the range: until then, the usual
      answers are assumed.
    </p>
  )
}

function Comparison({ versions, project, store }: Props & { versions: VersionSummary[] }) {
  const numbers = versions.map(({ number }) => number)
  const [after, setAfter] = useState(numbers[0]!)
  const [before, setBefore] = useState(numbers[1] ?? numbers[0]!)
  const { id } = project
  const read = useCallback(async () => {
    const [one, other] = await Promise.all([before, after].map((number) => readCompared(id, number)))
    return difference(one!, other!)
  }, [id, before, after])
  const { value: compared, failure, load } = useLoaded(read)
  const changeNumber = Math.max(1, after - 1)
  const title = `Change request ${changeNumber}`
  return (
    <>
      <div className="versions__compare">
        <VersionSelect label="Compare version" numbers={numbers} value={before} onChange={setBefore} />
        <VersionSelect label="with version" numbers={numbers} value={after} onChange={setAfter} />
      </div>
      {failure !== null && <Failed onRetry={load}>{sentenceOf(failure)}</Failed>}
      {!compared && failure === null && <Loading />}
      {compared && (
        <>
          <h3>
            Version {after} compared with version {before}: {summarizeChange(compared)}
          </h3>
          <DifferenceRows compared={compared} />
          <div className="row">
            <ChangeRequestButton project={project} store={store} before={before} after={after} title={title} />
            <Button
              size="small"
              onClick={() =>
                download(
                  fileName(titleOf(project), `change_request_${changeNumber}.txt`),
                  changeReport(`${titleOf(project)}: ${title}`, compared),
                  'text/plain',
                )
              }
            >
              Export
            </Button>
          </div>
        </>
      )}
    </>
  )
}

async function readCompared(id: string, number: number): Promise<Compared> {
  const version = await request('getVersion', { params: { id }, query: { number: String(number) } })
  const { settings, terms, scope, record } = version
  return { estimation: estimateVersion(version, { settings, terms, scope, record }), settings, terms }
}

interface SelectProps {
  label: string
  numbers: number[]
  value: number
  onChange: (number: number) => void
}

const VersionSelect = ({ label, numbers, value, onChange }: SelectProps) => (
  <SelectField
    label={label}
    size="small"
    value={String(value)}
    onChange={({ target }) => onChange(Number(target.value))}
  >
    {numbers.map((number) => (
      <option key={number} value={number}>
        {number}
      </option>
    ))}
  </SelectField>
)

interface ChangeRequestProps extends Props {
  before: number
  after: number
  title: string
}

/** Shares the difference of two versions with saved estimates. The current version is saved first. */
function ChangeRequestButton({ project, store, before, after, title }: ChangeRequestProps) {
  const [shared, setShared] = useState<{ saved: SavedSnapshot; since: string } | null>(null)
  const [open, opening] = useAction(async () => {
    try {
      if (after === project.version && !project.isSaved) await store.getState().saveEstimate()
      const all = (await request('listSavedEstimates')).filter(({ projectId }) => projectId === project.id)
      const [later, earlier] = [after, before].map((number) => all.find(({ version = 1 }) => version === number))
      if (!later || !earlier) {
        const missing = later ? before : after
        toastFailure('Not Shared', `Version ${missing} has no saved estimate, which a change request is compared with.`)
        return
      }
      setShared({ saved: await request('getSavedEstimate', { params: { id: later.id } }), since: earlier.id })
    } catch (error) {
      toastFailure('Not Shared', error)
    }
  })
  return (
    <>
      <Button size="small" variation="primary" isDisabled={opening || before >= after} onClick={() => void open()}>
        Share as Change Request
      </Button>
      {shared && (
        <Suspense>
          <ShareDialog
            {...shared}
            title={title}
            onClose={() => setShared(null)}
            onShared={() =>
              toast({ title: 'Change Request Shared', text: 'Its link is listed with the saved estimate.' })
            }
          />
        </Suspense>
      )}
    </>
  )
}

function VersionList({ versions, store }: { versions: VersionSummary[]; store: ProjectStore }) {
  const [restore, restoring] = useAction(async (number: number) => {
    try {
      await store.getState().restore(number)
      toast({ title: 'Version Restored', text: `Version ${number} is the current one again, as a new version.` })
    } catch (error) {
      toastFailure('Restore Failed', error)
    }
  })
  const [newest] = versions
  const dropped = (newest?.number ?? 0) - versions.length
  return (
    <>
      <ol className="versions__list" aria-label="All versions" reversed>
        {versions.map(({ number, origin, estimatedAt, totalHours, totalPrice, currency, isSaved }) => (
          <li key={number} className="versions__row">
            <span>
              Version {number}
              <span className="small muted">
                {' '}
                {describeOrigin(origin)}, {shortDate(estimatedAt)}
                {isSaved && ', saved'}
              </span>
            </span>
            <span className="num">
              {hours(totalHours)}, {money(totalPrice, currency)}
            </span>
            {number === newest?.number ? (
              <span className="small muted">Current</span>
            ) : (
              <Button
                size="small"
                isDisabled={restoring}
                aria-label={`Restore version ${number}`}
                onClick={() => void restore(number)}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ol>
      {dropped > 0 && (
        <p className="small muted">
          {plural(dropped, 'version')} without a saved estimate {dropped === 1 ? 'was' : 'were'} deleted, because a
          project keeps 50 versions.
        </p>
      )}
    </>
  )
}

function describeOrigin({ lines, restored }: VersionSummary['origin']): string {
  if (restored !== undefined) return `restored from version ${restored}`
  return lines ? describeLines(lines) : 'first version'
}
