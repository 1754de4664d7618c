import { Badge, Button, Card } from '@aws-amplify/ui-react'
import { useEffect, useRef, useState } from 'react'
import { Link, type Location, useLocation } from 'react-router-dom'
import type { OpenedEstimate, SavedEstimate } from '#contract/saved-estimate'
import type { FinishedProject } from '#contract/track-record'
import { basisBeside } from '#domain/change/compared-estimate'
import { counts } from '#domain/record/track-record'
import { request } from '../../api/request'
import { forgetDraft } from '../../session/drafts'
import { useSession, useUser } from '../../session/session'
import { hours, oneDecimal, shortDate } from '../../ui/format'
import { SavedLink } from '../../ui/sold-line'
import { toast, toastFailure } from '../../ui/toast'
import { useAction } from '../../ui/use-action'
import { lazyPart } from '../../ui/lazy-part'
import { arrive } from './arrive'
import './closing.css'
import { comparedWith, outcomeDraft } from './outcome-form'
import type { OutcomeProps } from './outcome-fields'

const OutcomeFields = lazyPart<OutcomeProps>(() => import('./outcome-fields').then((module) => module.OutcomeFields))

interface Props {
  saved: OpenedEstimate
  finished: FinishedProject | undefined
  history: readonly SavedEstimate[]
  /** True if it was sold, so that closing it comes next. */
  isSold: boolean
  /** Called when its form opens or closes. */
  onForm: (isOpen: boolean) => void
  /** Called with the new outcome, or with none if it was withdrawn. */
  onClosed: (finished: FinishedProject | undefined) => void
}

/** Closes a saved estimate with what its project took, or shows what it took. */
export function Closing({ saved, finished, history, isSold, onForm, onClosed }: Props) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => onForm(isOpen), [isOpen, onForm])
  const heading = useRef<HTMLHeadingElement>(null)
  const location = useLocation()
  useEffect(() => arrive(heading.current, location), [location])
  const [openedAt, setOpenedAt] = useState<Location>()
  // A link that says "Close the project" leads here, perhaps for the second time.
  if (location.hash === '#closing' && openedAt !== location) {
    setOpenedAt(location)
    if (isSold && !finished) setOpen(true)
  }
  // A control that disappears hands the focus to the heading.
  const show = (change: () => void) => {
    change()
    heading.current?.focus()
  }
  const close = (finished: FinishedProject | undefined) =>
    show(() => {
      onClosed(finished)
      setOpen(false)
    })
  const isElsewhere = finished !== undefined && finished.savedId !== saved.id
  const basis = isElsewhere ? undefined : basisBeside(saved, history)
  const mustUseBasis = basis?.isSold && basis.isLater
  return (
    <Card variation="outlined" className="stack closing unprinted">
      <div className="card-head">
        <h2 ref={heading} id="closing" tabIndex={-1}>
          How Many Hours Did It Take?
        </h2>
        {finished && (
          <Badge size="small">{counts(finished) ? 'In your track record' : 'Not in your track record'}</Badge>
        )}
      </div>
      {isElsewhere && (
        <p>
          The outcome of this project is compared with{' '}
          <Link to={`/estimate/${finished.id}?saved=${finished.savedId}`}>another saved estimate</Link>.
        </p>
      )}
      {basis && <Basis {...basis} isClosed={finished !== undefined} />}
      {!isElsewhere && finished && !isOpen && (
        <Closed
          finished={finished}
          saved={saved}
          onCorrect={() => setOpen(true)}
          onWithdrawn={() => close(undefined)}
        />
      )}
      {!finished && !isOpen && !mustUseBasis && (
        <>
          <p className="muted">
            Close the project once it is finished. Your next estimates learn from what it took; this one never changes.
          </p>
          <div>
            <Button size="small" variation={isSold ? 'primary' : undefined} onClick={() => setOpen(true)}>
              Close the Project
            </Button>
          </div>
        </>
      )}
      {isOpen && (
        <OutcomeFields saved={saved} before={finished} onSaved={close} onCancel={() => show(() => setOpen(false))} />
      )}
    </Card>
  )
}

/** Link to the saved estimate with which the project is to be compared instead. */
function Basis({
  saved,
  isSold,
  isLater,
  isClosed,
}: NonNullable<ReturnType<typeof basisBeside>> & { isClosed: boolean }) {
  const link = <SavedLink saved={saved} />
  const close = isClosed ? 'Withdraw this outcome, and close' : 'Close'
  if (isSold && isLater)
    return (
      <p>
        The client accepted a later estimate. {close} the project from {link}, which has all work that was sold.
      </p>
    )
  if (isSold)
    return (
      <p>
        The client accepted {link}. {close} the project from that one, unless this later estimate is the work that was
        done.
      </p>
    )
  return (
    <p>
      There is a later estimate: {link}. {close} the project from that one if it is the work that was done.
    </p>
  )
}

interface ClosedProps {
  finished: FinishedProject
  saved: OpenedEstimate
  onCorrect: () => void
  onWithdrawn: () => void
}

function Closed({ finished, saved, onCorrect, onWithdrawn }: ClosedProps) {
  const { email } = useUser()
  const { refresh } = useSession()
  const [withdraw, withdrawing] = useAction(async () => {
    try {
      await request('changeTrackRecord', { body: { remove: [finished.id] } })
      // What was typed to correct it would return in the form of the next one.
      forgetDraft(email, outcomeDraft(saved.id))
      await refresh()
      toast({ title: 'Outcome Withdrawn', text: 'The project is no longer in your track record.' })
      onWithdrawn()
    } catch (error) {
      toastFailure('Not Withdrawn', error)
    }
  })
  const { estimatedHours, finishedOn, phases = [], changeHours } = finished
  // Projects closed before an acceptance do not include its options.
  const isWithOptions =
    saved.acceptedOptions.length > 0 && comparedWith(saved, finished)?.estimatedHours === estimatedHours
  return (
    <>
      <p>
        <strong className="num">{oneDecimal(finished.hours)} h</strong>, finished on{' '}
        {shortDate(`${finishedOn}T12:00:00`)}.{' '}
        {counts(finished)
          ? `Compared with ${hours(estimatedHours)} at even odds${isWithOptions ? ', the accepted options included' : ''}${changeHours ? `, ${hours(changeHours)} of priced changes ${finished.scope === 'less' ? 'subtracted' : 'included'}` : ''}, before any correction by your record.`
          : `The scope was ${finished.scope} than estimated, so it says nothing about the estimate and does not count in your record.`}
      </p>
      {phases.length > 0 && (
        <p className="muted small">{phases.map((phase) => `${phase.name} ${oneDecimal(phase.hours)} h`).join(', ')}</p>
      )}
      <div className="row">
        <Button size="small" onClick={onCorrect}>
          Correct
        </Button>
        <Button size="small" isDisabled={withdrawing} onClick={() => void withdraw()}>
          Withdraw
        </Button>
      </div>
    </>
  )
}
