import { Badge, Button, Card, Radio, RadioGroupField, TextField } from '@aws-amplify/ui-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { phases } from '#contract/phases'
import type { OpenedEstimate, SavedEstimate } from '#contract/saved-estimate'
import type { FinishedProject } from '#contract/track-record'
import { basisBeside } from '#domain/compared-estimate'
import { comparedHours, counts, describeUnusual } from '#domain/track-record'
import { signedHours } from '#domain/format'
import { sentenceOf } from '../../api/api-error'
import { request } from '../../api/request'
import { useSession } from '../../session/session'
import { type FieldErrors, focusFirstError } from '../../ui/check'
import { SaveButtons, numberField } from '../../ui/form-parts'
import { hours, number, shortDate } from '../../ui/format'
import { SavedLink } from '../../ui/sold-line'
import { toast, toastFailure } from '../../ui/toast'
import { useAction } from '../../ui/use-action'
import './closing.css'
import { type OutcomeForm, comparedWith, formOf, mayRepeatOptions, readOutcome, today } from './outcome-form'

interface Props {
  saved: OpenedEstimate
  history: readonly SavedEstimate[]
}

/** Closes a saved estimate with what its project took, or shows what it took. */
export default function Closing({ saved, history }: Props) {
  const [finished, setFinished] = useState(saved.finished)
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // A control that disappears hands the focus to the heading.
  const show = (change: () => void) => {
    change()
    heading.current?.focus()
  }
  const close = (finished: FinishedProject | undefined) =>
    show(() => {
      setFinished(finished)
      setOpen(false)
    })
  const isElsewhere = finished !== undefined && finished.savedId !== saved.id
  const basis = isElsewhere ? undefined : basisBeside(saved, history)
  const mustUseBasis = basis?.isSold && basis.isLater
  return (
    <Card variation="outlined" className="stack closing">
      <div className="card-head">
        <h2 ref={heading} tabIndex={-1}>
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
            <Button size="small" onClick={() => setOpen(true)}>
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
  if (isSold && isLater)
    return (
      <p>
        The client accepted a later estimate. {isClosed ? 'Withdraw this outcome, and close' : 'Close'} the project from{' '}
        {link}, which has all work that was sold.
      </p>
    )
  if (isSold)
    return (
      <p>
        The client accepted {link}. Close the project from that one, unless this later estimate is the work that was
        done.
      </p>
    )
  return <p>There is a later estimate: {link}. Close the project from that one if it is the work that was done.</p>
}

const scopes = {
  same: 'Yes',
  more: 'No, more than estimated',
  less: 'No, less than estimated',
} as const

interface ClosedProps {
  finished: FinishedProject
  saved: OpenedEstimate
  onCorrect: () => void
  onWithdrawn: () => void
}

function Closed({ finished, saved, onCorrect, onWithdrawn }: ClosedProps) {
  const { refresh } = useSession()
  const [withdraw, withdrawing] = useAction(async () => {
    try {
      await request('changeTrackRecord', { body: { remove: [finished.id] } })
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
        <strong className="num">{number(finished.hours)} h</strong>, finished on {shortDate(`${finishedOn}T12:00:00`)}.{' '}
        {counts(finished)
          ? `Compared with ${hours(estimatedHours)} at even odds${isWithOptions ? ', the accepted options included' : ''}${changeHours ? `, ${hours(changeHours)} of priced changes ${finished.scope === 'less' ? 'subtracted' : 'included'}` : ''}, before any correction by your record.`
          : `The scope was ${finished.scope} than estimated, so it says nothing about the estimate and does not count in your record.`}
      </p>
      {phases.length > 0 && (
        <p className="muted small">{phases.map((phase) => `${phase.name} ${number(phase.hours)} h`).join(', ')}</p>
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

/** Shows the hours to compare with, and names the options in them, so that their hours are not entered as changes. */
function Estimated({ saved }: Pick<FormProps, 'saved'>) {
  const { estimation, acceptedOptions } = saved
  const compared = comparedWith(saved, { scope: 'same' })
  const without = comparedHours(estimation, { scope: 'same' })
  if (!compared || !without) return null
  return (
    <p className="muted">
      Estimated: {hours(compared.estimatedHours)}
      {estimation.record?.isApplied && ', before the correction by your record'}
      {acceptedOptions.length > 0 && (
        <>
          , the accepted options included: <span className="written">{acceptedOptions.join(', ')}</span> (
          {signedHours(compared.estimatedHours - without.estimatedHours)})
        </>
      )}
      .
    </p>
  )
}

const repeatedOptions =
  'The estimate now includes the accepted options. Choose Save again if the hours of change requests do not include them too.'

interface FormProps {
  saved: OpenedEstimate
  before: FinishedProject | undefined
  onSaved: (finished: FinishedProject) => void
  onCancel: () => void
}

function OutcomeFields({ saved, before, onSaved, onCancel }: FormProps) {
  const { refresh } = useSession()
  const [form, setForm] = useState(() => formOf(before))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [hasPhases, setHasPhases] = useState(before?.phases !== undefined)
  /** Asked before unusual hours are stored. */
  const [question, setQuestion] = useState<string>()
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' })
    ref.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  const change = (changed: Partial<OutcomeForm>) => {
    setForm({ ...form, ...changed })
    setErrors({})
    setQuestion(undefined)
  }
  const showErrors = (errors: FieldErrors) => {
    setErrors(errors)
    setHasPhases(hasPhases || phases.some((name) => errors[name]))
    focusFirstError(ref.current)
  }

  const [save, saving] = useAction(async () => {
    const { value, errors } = readOutcome(form)
    if (errors) return showErrors(errors)
    const compared = comparedWith(saved, value)
    const unusual = compared && describeUnusual({ hours: value.hours, ...compared })
    const doubts = [
      unusual &&
        `${hours(value.hours)} is ${unusual} of ${hours(compared.estimatedHours)}. Choose Save again if it is right.`,
      mayRepeatOptions(saved, before, value) && repeatedOptions,
    ].filter(Boolean)
    if (doubts.length > 0 && question === undefined) return setQuestion(doubts.join(' '))
    try {
      const finished = await request('saveOutcome', { params: { id: saved.id }, body: value })
      await refresh()
      const text = counts(finished) ? 'Your next estimates learn from it.' : 'It does not count in your track record.'
      toast({ title: 'Project Closed', text })
      onSaved(finished)
    } catch (error) {
      showErrors({ hours: sentenceOf(error) })
    }
  })

  return (
    <form
      ref={ref}
      className="stack closing__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Estimated saved={saved} />
      <div className="closing__fields">
        <TextField
          label="Hours"
          {...numberField({ value: form.hours, error: errors.hours, onChange: (hours) => change({ hours }) })}
        />
        <TextField
          label="Finished on"
          type="date"
          max={today()}
          value={form.finishedOn}
          hasError={Boolean(errors.finishedOn)}
          errorMessage={errors.finishedOn}
          onChange={({ target }) => change({ finishedOn: target.value })}
        />
      </div>
      <RadioGroupField
        legend="Same scope?"
        name="scope"
        value={form.scope}
        onChange={({ target }) => change({ scope: target.value as FinishedProject['scope'] })}
      >
        {Object.entries(scopes).map(([value, label]) => (
          <Radio key={value} value={value}>
            {label}
          </Radio>
        ))}
      </RadioGroupField>
      {form.scope !== 'same' && (
        <TextField
          label={
            form.scope === 'more'
              ? 'Priced change requests, in hours (optional)'
              : 'Work that was dropped from the price, in hours (optional)'
          }
          descriptiveText={`With them, the project counts: they are ${form.scope === 'more' ? 'added to' : 'subtracted from'} the estimate. Without them, it does not count in your record.`}
          {...numberField({
            value: form.changeHours,
            error: errors.changeHours,
            onChange: (changeHours) => change({ changeHours }),
          })}
        />
      )}
      <details open={hasPhases} onToggle={({ currentTarget }) => setHasPhases(currentTarget.open)}>
        <summary>Hours by phase (optional)</summary>
        <div className="closing__fields closing__phases">
          {phases.map((name) => (
            <TextField
              key={name}
              label={name}
              {...numberField({
                value: form.byPhase[name] ?? '',
                error: errors[name],
                onChange: (hours) => change({ byPhase: { ...form.byPhase, [name]: hours } }),
              })}
            />
          ))}
        </div>
      </details>
      <p role="alert">{question}</p>
      <SaveButtons size="small" isSaving={saving} onCancel={onCancel} />
    </form>
  )
}
