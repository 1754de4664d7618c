import { Badge, Button, Card, Radio, RadioGroupField, TextField } from '@aws-amplify/ui-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { phases } from '#contract/phases'
import type { OpenedEstimate } from '#contract/saved-estimate'
import { type FinishedProject, Outcome } from '#contract/track-record'
import { parseAmount } from '#domain/past-projects'
import { counts } from '#domain/track-record'
import { sentenceOf } from '../../api/api-error'
import { request } from '../../api/request'
import { useSession } from '../../session/session'
import { type FieldErrors, check, focusFirstError } from '../../ui/check'
import { hours, isoDay, number, shortDate } from '../../ui/format'
import { toast, toastFailure } from '../../ui/toast'
import { useAction } from '../../ui/use-action'
import './closing.css'

/** Closes a saved estimate with what its project took, or shows what it took. */
export default function Closing({ saved }: { saved: OpenedEstimate }) {
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
      {!isElsewhere && finished && !isOpen && (
        <Closed finished={finished} onCorrect={() => setOpen(true)} onWithdrawn={() => close(undefined)} />
      )}
      {!finished && !isOpen && (
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
        <OutcomeForm id={saved.id} before={finished} onSaved={close} onCancel={() => show(() => setOpen(false))} />
      )}
    </Card>
  )
}

const scopes = {
  same: 'Yes',
  more: 'No, more than estimated',
  less: 'No, less than estimated',
} as const

interface ClosedProps {
  finished: FinishedProject
  onCorrect: () => void
  onWithdrawn: () => void
}

function Closed({ finished, onCorrect, onWithdrawn }: ClosedProps) {
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
  return (
    <>
      <p>
        <strong className="num">{number(finished.hours)} h</strong>, finished on {shortDate(`${finishedOn}T12:00:00`)}.{' '}
        {counts(finished)
          ? `Compared with ${hours(estimatedHours)} at even odds${changeHours ? ', priced changes included' : ''}, before any correction by your record.`
          : `The scope was ${finished.scope} than estimated, so it says nothing about the estimate and is kept out of your record.`}
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

/** Today, in the reader's time zone. */
const today = () => isoDay(new Date())

interface FormProps {
  id: string
  before: FinishedProject | undefined
  onSaved: (finished: FinishedProject) => void
  onCancel: () => void
}

const typed = (amount: number | undefined) => (amount === undefined ? '' : String(amount))

function OutcomeForm({ id, before, onSaved, onCancel }: FormProps) {
  const { refresh } = useSession()
  const [form, setForm] = useState({
    hours: typed(before?.hours),
    finishedOn: before?.finishedOn ?? today(),
    scope: before?.scope ?? 'same',
    changeHours: typed(before?.changeHours),
  })
  const [byPhase, setByPhase] = useState<Partial<Record<string, string>>>(() =>
    Object.fromEntries((before?.phases ?? []).map(({ name, hours }) => [name, typed(hours)])),
  )
  const [errors, setErrors] = useState<FieldErrors>({})
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => ref.current?.querySelector('input')?.focus(), [])
  const change = (changed: Partial<typeof form>) => {
    setForm({ ...form, ...changed })
    setErrors({})
  }
  const showErrors = (errors: FieldErrors) => {
    setErrors(errors)
    focusFirstError(ref.current)
  }

  const [save, saving] = useAction(async () => {
    const given = phases.flatMap((name) => (byPhase[name]?.trim() ? [{ name, hours: parseAmount(byPhase[name]) }] : []))
    const { value, errors } = check(Outcome, {
      hours: parseAmount(form.hours),
      finishedOn: form.finishedOn,
      scope: form.scope,
      ...(given.length > 0 && { phases: given }),
      ...(form.scope !== 'same' && form.changeHours.trim() !== '' && { changeHours: parseAmount(form.changeHours) }),
    })
    if (errors) return showErrors(errors)
    try {
      const finished = await request('saveOutcome', { params: { id }, body: value })
      await refresh()
      const text = counts(finished) ? 'Your next estimates learn from it.' : 'It is kept out of your track record.'
      toast({ title: 'Project Closed', text })
      onSaved(finished)
    } catch (error) {
      showErrors({ hours: sentenceOf(error) })
    }
  })
  const phaseProblem = Object.entries(errors).find(([name]) => name === '' || name.startsWith('phases'))?.[1]

  return (
    <form
      ref={ref}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="closing__fields">
        <TextField
          label="Hours"
          inputMode="decimal"
          autoComplete="off"
          value={form.hours}
          hasError={Boolean(errors.hours)}
          errorMessage={errors.hours}
          onChange={({ target }) => change({ hours: target.value })}
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
          label="Priced change requests and accepted options, in hours (optional)"
          descriptiveText="With them, the project counts: they are added to the estimate. Negative for work that was dropped. Without them, it is kept out of your record."
          inputMode="text"
          autoComplete="off"
          value={form.changeHours}
          hasError={Boolean(errors.changeHours)}
          errorMessage={errors.changeHours}
          onChange={({ target }) => change({ changeHours: target.value })}
        />
      )}
      <details open={phaseProblem !== undefined || before?.phases !== undefined}>
        <summary>Hours by phase (optional)</summary>
        <div className="closing__fields closing__phases">
          {phases.map((name, at) => (
            <TextField
              key={name}
              label={name}
              inputMode="decimal"
              autoComplete="off"
              value={byPhase[name] ?? ''}
              hasError={at === 0 && phaseProblem !== undefined}
              errorMessage={phaseProblem}
              onChange={({ target }) => {
                setByPhase({ ...byPhase, [name]: target.value })
                setErrors({})
              }}
            />
          ))}
        </div>
      </details>
      <div className="row">
        <Button size="small" type="submit" variation="primary" isDisabled={saving}>
          {saving ? 'Saving...' : 'Save'}
        </Button>
        <Button size="small" isDisabled={saving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
