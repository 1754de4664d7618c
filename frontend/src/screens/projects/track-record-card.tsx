import { Badge, Button, Card } from '@aws-amplify/ui-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import type { FinishedProject, FinishedProjects, TrackRecordChange } from '#contract/track-record'
import { countProjects } from '#domain/hours/record-texts'
import { counts } from '#domain/record/track-record'
import { number } from '#domain/text/format'
import { request } from '../../api/request'
import { useSession } from '../../session/session'
import { oneDecimal, plural, shortDate, wholePercent } from '../../ui/format'
import { lazyPart } from '../../ui/lazy-part'
import { toastFailure } from '../../ui/toast'
import { useAction } from '../../ui/use-action'
import './track-record.css'

const ImportDialog = lazyPart(() => import('./import-dialog').then((module) => module.ImportDialog))

interface Props {
  finished: FinishedProjects
  load: () => Promise<void>
}

/** The last change, and what undoes it. A withdrawn outcome is entered again where it was. */
interface LastChange {
  text: string
  undo: TrackRecordChange | null
}

/** Finished projects, from which the next estimates learn. */
export function TrackRecordCard({ finished, load }: Props) {
  const { refresh } = useSession()
  const [isImporting, setImporting] = useState(false)
  const [last, setLast] = useState<LastChange | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const changed = async (last: LastChange | null) => {
    await Promise.all([load(), refresh()])
    setLast(last)
  }
  // A control that disappears hands the focus to the heading.
  const [change, changing] = useAction(async (body: TrackRecordChange, last: LastChange | null) => {
    try {
      await request('changeTrackRecord', { body })
      await changed(last)
      heading.current?.focus()
    } catch (error) {
      toastFailure('Not Changed', error)
    }
  })
  const remove = (projects: FinishedProject[]) =>
    void change(
      { remove: projects.map(({ id }) => id) },
      {
        text: `${plural(projects.length, 'project')} removed from your track record.`,
        undo: projects.every(isImported) ? { add: projects.map(pastProjectOf) } : null,
      },
    )
  const imported = finished.projects.filter(isImported)
  const undo = last?.undo
  return (
    <Card variation="outlined" className="stack track-record" as="section" aria-labelledby="track-record-heading">
      <div className="card-head">
        <h2 id="track-record-heading" ref={heading} tabIndex={-1}>
          Your Track Record
        </h2>
        <Button size="small" onClick={() => setImporting(true)}>
          Import Past Projects
        </Button>
      </div>
      <div className={last ? 'row' : 'row track-record__unsaid'}>
        <output>{last?.text}</output>
        {undo && (
          <Button size="small" isDisabled={changing} onClick={() => void change(undo, null)}>
            Undo
          </Button>
        )}
      </div>
      {finished.projects.length === 0 ? (
        <Empty />
      ) : (
        <Finished finished={finished} onRemove={(project) => remove([project])} isChanging={changing} />
      )}
      {imported.length > 1 && (
        <div>
          <Button size="small" variation="link" isDisabled={changing} onClick={() => remove(imported)}>
            Remove All Imported Projects
          </Button>
        </div>
      )}
      {isImporting && (
        <ImportDialog
          known={finished.projects}
          onClose={() => setImporting(false)}
          onImported={(added) =>
            changed({
              text: `${plural(added.length, 'project')} imported.`,
              undo: { remove: added.map(({ id }) => id) },
            })
          }
        />
      )}
    </Card>
  )
}

const isImported = ({ savedId }: FinishedProject) => savedId === undefined

const pastProjectOf = ({ title, estimatedHours, hours, finishedOn }: FinishedProject) => ({
  title,
  estimatedHours,
  hours,
  finishedOn,
})

const Empty = () => (
  <div className="muted stack">
    <p>
      Estimates get better with what your projects really took; one already helps. Record first the project that you
      finished last: open its saved estimate above, and choose “Close the Project”.
    </p>
    <p>
      If you have past projects in a spreadsheet, import them: title, estimated hours, actual hours, and finished on.
    </p>
  </div>
)

/** Projects shown before the others are asked for. */
const shownFirst = 5

interface FinishedProps {
  finished: FinishedProjects
  onRemove: (project: FinishedProject) => void
  isChanging: boolean
}

function Finished({ finished: { projects, trackRecord }, ...actions }: FinishedProps) {
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <p className="muted">
        {trackRecord
          ? `Your estimates are corrected by ${countProjects(trackRecord, 'finished project')}. To take one out, remove it here, or delete it above.`
          : 'None of these projects counts, because their scope changed.'}
      </p>
      <ul className="track-record__projects" ref={list}>
        {projects.slice(0, isWhole ? undefined : shownFirst).map((project) => (
          <li key={project.id} className="track-record__project" tabIndex={-1}>
            <ProjectLine project={project} {...actions} />
          </li>
        ))}
      </ul>
      {!isWhole && projects.length > shownFirst && (
        <div>
          <Button
            size="small"
            onClick={() => {
              flushSync(() => setWhole(true))
              // The button is gone: on with the first project that it showed.
              const first = list.current?.children[shownFirst]
              if (first instanceof HTMLElement) first.focus()
            }}
          >
            Show all {number(projects.length)}
          </Button>
        </div>
      )}
    </>
  )
}

interface LineProps extends Omit<FinishedProps, 'finished'> {
  project: FinishedProject
}

function ProjectLine({ project, onRemove, isChanging }: LineProps) {
  const { id, savedId, title, estimatedHours, hours, finishedOn } = project
  const more = hours / estimatedHours - 1
  return (
    <>
      <div>
        {savedId ? (
          <Link className="ledger__link written" to={`/estimate/${id}?saved=${savedId}`}>
            {title}
          </Link>
        ) : (
          <span className="written">{title}</span>
        )}
        <p className="small num">
          {oneDecimal(hours)} h instead of {oneDecimal(estimatedHours)} h ({more < 0 ? '−' : '+'}
          {wholePercent(Math.abs(more))}), finished {shortDate(`${finishedOn}T12:00:00`)}
        </p>
      </div>
      {!counts(project) && <Badge size="small">Not counted: other scope</Badge>}
      <Button
        size="small"
        variation="link"
        isDisabled={isChanging}
        aria-label={`Remove ${title} from your track record`}
        onClick={() => onRemove(project)}
      >
        Remove
      </Button>
    </>
  )
}
