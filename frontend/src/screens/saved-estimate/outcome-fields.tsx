import { Radio, RadioGroupField, TextField } from '@aws-amplify/ui-react'
import { useEffect, useRef, useState } from 'react'
import { phases } from '#contract/phases'
import type { OpenedEstimate } from '#contract/saved-estimate'
import { type FinishedProject, changesUnbounded, finishedInFuture, hasBegun } from '#contract/track-record'
import { lastAcceptanceOf } from '#domain/offer/sold'
import { comparedHours, counts, describeUnusual } from '#domain/record/track-record'
import { signedHours } from '#domain/text/format'
import { quoteAll } from '#domain/text/text'
import { kindOf, plainMessageOf } from '../../api/api-error'
import { request } from '../../api/request'
import { serverDate } from '../../api/server-clock'
import { useSession } from '../../session/session'
import { useTyped } from '../../session/use-typed'
import { type FieldErrors, focusFirstError } from '../../ui/check'
import { SaveButtons, numberField } from '../../ui/form-parts'
import { hours, shortDate } from '../../ui/format'
import { toast } from '../../ui/toast'
import { useAction } from '../../ui/use-action'
import {
  type OutcomeForm,
  comparedWith,
  formOf,
  mayRepeatOptions,
  outcomeDraft,
  readOutcome,
  today,
  withPhase,
} from './outcome-form'

const scopes = {
  same: 'Yes',
  more: 'No, more than estimated',
  less: 'No, less than estimated',
} as const

/** Shows the hours to compare with, and what was accepted in them, so that its hours are not entered as changes. */
function Estimated({ saved }: Pick<OutcomeProps, 'saved'>) {
  const { estimation, acceptedOptions } = saved
  const compared = comparedWith(saved, { scope: 'same' })
  const without = comparedHours(estimation, { scope: 'same' })
  const accepted = lastAcceptanceOf(saved)
  if (!compared || !without) return null
  return (
    <p className="muted">
      Estimated: {hours(compared.estimatedHours)}
      {estimation.record?.isApplied && ', before the correction by your record'}
      {accepted?.isChange && `, all change requests accepted until ${shortDate(accepted.at)} included`}
      {acceptedOptions.length > 0 && (
        <>
          , the accepted options included: <span className="written">{quoteAll(acceptedOptions)}</span> (
          {signedHours(compared.estimatedHours - without.estimatedHours)})
        </>
      )}
      .
    </p>
  )
}

const repeatedOptions =
  'The estimate now includes the accepted options. Choose Save again if the hours of change requests do not include them too.'

export interface OutcomeProps {
  saved: OpenedEstimate
  before: FinishedProject | undefined
  onSaved: (finished: FinishedProject) => void
  onCancel: () => void
}

/** Fields of what a project took. */
export function OutcomeFields({ saved, before, onSaved, onCancel }: OutcomeProps) {
  const { refresh } = useSession()
  const { form, typed, change: type, forget } = useTyped(outcomeDraft(saved.id), formOf(before))
  const [wasTyped] = useState(Object.keys(typed).length > 0)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [hasPhases, setHasPhases] = useState(Object.values(form.byPhase).some(Boolean))
  /** Asked before unusual hours are stored, or why the form was not. */
  const [question, setQuestion] = useState<string>()
  /** True once the owner was asked before another outcome is replaced. Not stored: a reloaded form asks again. */
  const [isKnown, setKnown] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' })
    ref.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  const change = (changed: Partial<OutcomeForm>) => {
    // The outcome that was shown at first, even if another one is shown by now.
    type({ replaces: form.replaces, ...changed })
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
    if (!hasBegun(value.finishedOn, serverDate())) return showErrors({ finishedOn: finishedInFuture })
    const compared = comparedWith(saved, value)
    if (!compared && value.changeHours) return showErrors({ changeHours: changesUnbounded })
    const unusual = compared && describeUnusual({ hours: value.hours, ...compared })
    const doubts = [
      unusual &&
        `${hours(value.hours)} is ${unusual} of ${hours(compared.estimatedHours)}. Choose Save again if it is right.`,
      mayRepeatOptions(saved, before, value) && repeatedOptions,
    ].filter(Boolean)
    if (doubts.length > 0 && question === undefined) return setQuestion(doubts.join(' '))
    try {
      const body = { ...value, replaces: isKnown ? undefined : form.replaces }
      const finished = await request('saveOutcome', { params: { id: saved.id }, body })
      await refresh()
      const text = counts(finished) ? 'Your next estimates learn from it.' : 'It does not count in your track record.'
      toast({ title: 'Project Closed', text })
      forget()
      onSaved(finished)
    } catch (error) {
      if (kindOf(error) === 'outdated') {
        setKnown(true)
        return setQuestion(plainMessageOf(error))
      }
      setQuestion(plainMessageOf(error))
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
      {wasTyped && <p className="muted small">What you typed before is not saved. Cancel discards it.</p>}
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
          descriptiveText={`With them, the project counts: ${form.scope === 'more' ? 'those that the estimate does not include are added to it' : 'they are subtracted from the estimate'}. Without them, it does not count in your record.`}
          {...numberField({
            value: form.changeHours,
            error: errors.changeHours,
            onChange: (changeHours) => change({ changeHours }),
          })}
        />
      )}
      <details className="fold" open={hasPhases} onToggle={({ currentTarget }) => setHasPhases(currentTarget.open)}>
        <summary>Hours by phase (optional)</summary>
        <div className="closing__fields closing__phases">
          {phases.map((name) => (
            <TextField
              key={name}
              label={name}
              {...numberField({
                value: form.byPhase[name] ?? '',
                error: errors[name],
                onChange: (hours) => change(withPhase(form, name, hours)),
              })}
            />
          ))}
        </div>
      </details>
      <p role="alert">{question}</p>
      <SaveButtons
        size="small"
        isSaving={saving}
        onCancel={() => {
          forget()
          onCancel()
        }}
      />
    </form>
  )
}
