import { TextField } from '@aws-amplify/ui-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { maxNameLength } from '#contract/limits'
import { standardDefaults } from '#contract/terms'
import { senderName } from '#domain/text/sender-name'
import { plainMessageOf } from '../../../api/api-error'
import { request } from '../../../api/request'
import { useSession, useUser } from '../../../session/session'
import { useTyped } from '../../../session/use-typed'
import { SettingsFields } from '../../../settings/settings-fields'
import { formOf, rateProblemOf, readRate } from '../../../settings/settings-form'
import { TermsFields } from '../../../settings/terms-fields'
import { checkTerms, termsFormOf } from '../../../settings/terms-form'
import { focusFirstError } from '../../../ui/check'
import { SaveButtons } from '../../../ui/form-parts'
import { toast, toastFailure } from '../../../ui/toast'
import { useAction } from '../../../ui/use-action'

/** Settings and terms of new projects, and the sender of new offers. */
export function DefaultsForm({ onDone }: { onDone: () => void }) {
  const { refresh } = useSession()
  const user = useUser()
  // What this browser stored may be older.
  const defaults = { ...standardDefaults, ...user.defaults }
  const { form, typed, change, forget } = useTyped('defaults', {
    ...formOf(defaults),
    ...termsFormOf(defaults.terms),
    sender: senderName(user),
  })
  const [wasTyped] = useState(Object.keys(typed).length > 0)
  const { hourlyRate, developerCount, priority, sender } = form
  const [problem, setProblem] = useState<string>()
  const ref = useRef<HTMLFormElement>(null)
  const { value, errors } = checkTerms(form)
  const close = () => {
    forget()
    onDone()
  }

  const [save, saving] = useAction(async () => {
    if (rateProblemOf(hourlyRate) || errors) {
      focusFirstError(ref.current)
      return
    }
    try {
      const sent = sender.trim() === '' ? {} : { sender }
      await request('saveDefaults', {
        body: { developerCount, priority, hourlyRate: readRate(hourlyRate), terms: value, ...sent },
      })
      await refresh()
      toast({ title: 'Defaults Saved', text: 'New projects start with them. Existing ones stay as they are.' })
      close()
    } catch (error) {
      setProblem(plainMessageOf(error))
      toastFailure('Defaults Not Saved', error)
    }
  })

  return (
    <form
      ref={ref}
      data-stays={saving || undefined}
      className="stack"
      noValidate
      aria-label="Defaults for new projects"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      {wasTyped && <p className="muted small">What you changed here before is not saved yet.</p>}
      <SettingsFields form={form} currency={form.currency} onChange={change} />
      <TermsFields form={form} hourlyRate={hourlyRate} errors={errors ?? {}} onChange={change} />
      <TextField
        label="From, on offers"
        placeholder="Your name or company"
        autoComplete="organization"
        maxLength={maxNameLength}
        value={sender}
        onChange={({ target }) => change({ sender: target.value })}
      />
      {problem && (
        <p className="bad small" role="alert">
          {problem}
        </p>
      )}
      <SaveButtons label="Save defaults" isSaving={saving} onCancel={close} />
    </form>
  )
}
