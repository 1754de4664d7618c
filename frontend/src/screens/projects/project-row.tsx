import { Button, TextField } from '@aws-amplify/ui-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { unlimited } from '#contract/limits'
import { TextChange, jobRunning } from '#contract/project'
import type { SavedEstimate } from '#contract/saved-estimate'
import { nameSaved } from '#domain/change/compared-estimate'
import { listedTotals } from '#domain/offer/listed-totals'
import { leadingOf } from '#domain/offer/sale-state'
import { type Sold, soldOf } from '#domain/offer/sold'
import { money } from '#domain/text/format'
import { plainMessageOf } from '../../api/api-error'
import { request } from '../../api/request'
import { useSession, useUser } from '../../session/session'
import { check } from '../../ui/check'
import { SaveButtons } from '../../ui/form-parts'
import { dateAndTime, hours, plural, shortDate, unbroken } from '../../ui/format'
import { LinkState } from '../../ui/link-state'
import { type ListedProject, StateBadge } from '../../ui/project-state'
import { listResponses } from '../../ui/responses'
import { mainShareOf } from '../../ui/share-state'
import { SoldLine } from '../../ui/sold-line'
import { toast, toastFailure } from '../../ui/toast'
import { lazyPart } from '../../ui/lazy-part'
import { useAction } from '../../ui/use-action'
import type { ProjectsStore } from './projects-store'

const RowDialog = lazyPart(() => import('./row-dialogs').then((module) => module.RowDialog))

interface Props {
  store: ProjectsStore
  project: ListedProject
  saved: SavedEstimate[]
}

export function ProjectRow({ store, project, saved }: Props) {
  const deletion = useStore(store, ({ deleting }) => deleting.get(project.id))
  const [isRenaming, setRenaming] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  // A control that disappears hands the focus to what takes its place.
  const mode = deletion ?? (isRenaming ? 'renaming' : 'shown')
  const before = useRef(mode)
  useEffect(() => {
    if (before.current !== mode) row.current?.querySelector<HTMLElement>('[data-focus]')?.focus()
    before.current = mode
  }, [mode])

  return (
    <li ref={row} className="project">
      {deletion ? (
        <Deletion store={store} project={project} saved={saved} isUndoable={deletion === 'undoable'} />
      ) : isRenaming ? (
        <Rename store={store} project={project} onClose={() => setRenaming(false)} />
      ) : (
        <Shown store={store} project={project} saved={saved} onRename={() => setRenaming(true)} />
      )}
    </li>
  )
}

function Deletion({ store, project, saved, isUndoable }: Props & { isUndoable: boolean }) {
  const { id, title } = project
  const what = saved.length > 0 ? `“${title}” and ${describeSaved(saved)}` : `“${title}”`
  return (
    <>
      <output className="project__main muted">
        {isUndoable ? `${what} will be deleted in a few seconds.` : `Deleting ${what}…`}
      </output>
      {isUndoable && (
        <Button size="small" data-focus onClick={() => store.getState().undo(id)}>
          Undo
        </Button>
      )}
    </>
  )
}

/** Counts saved estimates, and names what goes with them: `2 saved estimates with their links`. */
function describeSaved(saved: readonly SavedEstimate[]): string {
  const count = plural(saved.length, 'saved estimate')
  const haveLinks = saved.some(({ links = {} }) => Object.keys(links).length > 0)
  return haveLinks ? `${count} with ${saved.length > 1 ? 'their' : 'its'} links` : count
}

function Rename({ store, project, onClose }: Omit<Props, 'saved'> & { onClose: () => void }) {
  const [title, setTitle] = useState(project.title)
  const [problem, setProblem] = useState<string>()
  const [save, saving] = useAction(async () => {
    const { value, errors } = check(TextChange, { title })
    if (errors) return setProblem(errors.title)
    try {
      await store.getState().rename(project.id, value.title ?? title)
      onClose()
    } catch (error) {
      setProblem(plainMessageOf(error))
    }
  })
  return (
    <form
      className="project__rename"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={`New title of ${project.title}`}
        labelHidden
        data-focus
        value={title}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        onChange={({ target }) => {
          setTitle(target.value)
          setProblem(undefined)
        }}
        hasError={problem !== undefined}
        errorMessage={problem}
      />
      <SaveButtons size="small" isSaving={saving} onCancel={onClose} />
    </form>
  )
}

function Shown({ store, project, saved, onRename }: Props & { onRename: () => void }) {
  const { id, title, createdAt, running, finishedOn } = project
  const { refresh } = useSession()
  const { monthlyEstimationLimit: limit } = useUser()
  const navigate = useNavigate()
  const [duplicate, duplicating] = useAction(async () => {
    try {
      const copy = await request('duplicateProject', { params: { id } })
      toast({ title: 'Project Duplicated', text: 'It counts as an estimate of this month.' })
      void refresh()
      await navigate(`/estimate/${copy.id}`)
    } catch (error) {
      toastFailure('Duplicate Failed', error)
    }
  })
  const remove = () => {
    if (running) toastFailure('Delete Failed', jobRunning)
    else if (sold) ask('delete')
    else store.getState().remove(id)
  }
  const sold = soldOf(id, saved)
  const [asked, ask] = useState<'delete' | 'duplicate'>()
  const button = (label: string, onClick: () => void, isDisabled = false) => (
    <Button size="small" variation="link" isDisabled={isDisabled} aria-label={`${label} ${title}`} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <>
      <div className="project__main">
        <Link className="ledger__link written" to={`/estimate/${id}`} data-focus>
          {title}
        </Link>
        <SoldLine sold={sold} shownId={sold?.saved.id} />
        <p className="small muted">Started {shortDate(createdAt)}</p>
        <SavedEstimates saved={saved} sold={sold} finishedOn={finishedOn} />
      </div>
      <StateBadge project={project} />
      <div className="project__actions">
        {button('Rename', onRename)}
        {button('Duplicate', () => (limit < unlimited || sold ? ask('duplicate') : void duplicate()), duplicating)}
        {button('Delete', remove)}
      </div>
      {asked && (
        <RowDialog
          {...{ asked, title, sold, finishedOn }}
          saved={describeSaved(saved)}
          onDelete={() => store.getState().remove(id)}
          onDuplicate={() => void duplicate()}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}

interface SavedEstimatesProps {
  saved: SavedEstimate[]
  sold: Sold | undefined
  finishedOn: string | undefined
}

/** The sold or newest estimate, responses to other links than its main one, and the other estimates on request. */
function SavedEstimates({ saved, sold, finishedOn }: SavedEstimatesProps) {
  const leading = leadingOf(saved, sold)
  if (!leading) return null
  const others = saved.filter((each) => each !== leading)
  return (
    <>
      <SavedLink saved={leading} own={saved} sold={sold} />
      {listResponses(saved, {
        shown: mainShareOf(Object.values(leading.links ?? {}), sold),
        isSoldShown: true,
        finishedOn,
      })}
      {others.length > 0 && (
        <details className="fold">
          <summary className="small">{plural(others.length, 'other estimate')}</summary>
          {others.map((each) => (
            <SavedLink key={each.id} saved={each} own={saved} sold={sold} />
          ))}
        </details>
      )}
    </>
  )
}

interface SavedLinkProps {
  saved: SavedEstimate
  own: SavedEstimate[]
  sold: Sold | undefined
}

function SavedLink({ saved, own: all, sold }: SavedLinkProps) {
  const { id, projectId, currency } = saved
  const day = shortDate(saved.createdAt)
  const isOnlyOne = all.filter(({ createdAt }) => shortDate(createdAt) === day).length === 1
  const name = nameSaved(saved, all)
  const { price, hours: own, note } = listedTotals(saved, sold)
  return (
    <>
      <p className="small num">
        <Link to={`/estimate/${projectId}?saved=${id}`}>Saved {isOnlyOne ? day : dateAndTime(saved.createdAt)}</Link>:{' '}
        {money(price, currency)}
        {note}, {unbroken(hours(own))}
        {name !== 'version 1' && `, ${name}`}
      </p>
      <LinkState saved={saved} sold={sold} />
    </>
  )
}
