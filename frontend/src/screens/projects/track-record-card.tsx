import { Badge, Button, Card } from '@aws-amplify/ui-react'
import { Suspense, lazy, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { FinishedProject, FinishedProjects } from '#contract/track-record'
import { counts } from '#domain/track-record'
import { request } from '../../api/request'
import { useSession } from '../../session/session'
import { number, percent, plural, shortDate } from '../../ui/format'
import { toast, toastFailure } from '../../ui/toast'
import { useAction } from '../../ui/use-action'
import './track-record.css'

const ImportDialog = lazy(() => import('./import-dialog'))

interface Props {
  finished: FinishedProjects
  load: () => Promise<void>
}

/** Finished projects, from which the next estimates learn. */
export function TrackRecordCard({ finished, load }: Props) {
  const { refresh } = useSession()
  const [isImporting, setImporting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const changed = async () => {
    await Promise.all([load(), refresh()])
  }
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
      {finished.projects.length === 0 ? (
        <Empty />
      ) : (
        <Finished
          finished={finished}
          onRemoved={async () => {
            await changed()
            heading.current?.focus()
          }}
        />
      )}
      {isImporting && (
        <Suspense>
          <ImportDialog known={finished.projects} onClose={() => setImporting(false)} onImported={changed} />
        </Suspense>
      )}
    </Card>
  )
}

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

function Finished({ finished, onRemoved }: { finished: FinishedProjects; onRemoved: () => Promise<void> }) {
  const { projects, trackRecord } = finished
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <p className="muted">
        {trackRecord
          ? `Your estimates are corrected by ${plural(trackRecord.projects, 'finished project')}. To take one out, remove it here, or delete it above.`
          : 'None of these projects counts, because their scope changed.'}
      </p>
      <ul className="track-record__projects">
        {projects.slice(0, isWhole ? undefined : shownFirst).map((project) => (
          <li key={project.id} className="track-record__project">
            <ProjectLine project={project} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
      {!isWhole && projects.length > shownFirst && (
        <div>
          <Button size="small" onClick={() => setWhole(true)}>
            Show all {number(projects.length)}
          </Button>
        </div>
      )}
    </>
  )
}

function ProjectLine({ project, onRemoved }: { project: FinishedProject; onRemoved: () => Promise<void> }) {
  const { id, savedId, title, estimatedHours, hours, finishedOn } = project
  const [remove, removing] = useAction(async () => {
    try {
      await request('changeTrackRecord', { body: { remove: [id] } })
      toast({ title: 'Project Removed', text: `“${title}” is no longer in your track record.` })
      await onRemoved()
    } catch (error) {
      toastFailure('Not Removed', error)
    }
  })
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
          {number(hours)} h instead of {number(estimatedHours)} h ({more < 0 ? '−' : '+'}
          {percent(Math.abs(more))}), finished {shortDate(`${finishedOn}T12:00:00`)}
        </p>
      </div>
      {!counts(project) && <Badge size="small">Not counted: other scope</Badge>}
      <Button
        size="small"
        variation="link"
        isDisabled={removing}
        aria-label={`Remove ${title} from your track record`}
        onClick={() => void remove()}
      >
        Remove
      </Button>
    </>
  )
}
