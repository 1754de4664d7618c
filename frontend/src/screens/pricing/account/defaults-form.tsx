import { Button, TextField } from '@aws-amplify/ui-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { maxNameLength } from '#contract/limits'
import { standardDefaults } from '#contract/terms'
import { senderName } from '#domain/text/sender-name'
import { sentenceOf } from '../../../api/api-error'
import { request } from '../../../api/request'
import { useSession, useUser } from '../../../session/session'
import { SettingsFields } from '../../../settings/settings-fields'
import { formOf, rateProblemOf, readRate } from '../../../settings/settings-form'
import { TermsFields } from '../../../settings/terms-fields'
import { checkTerms, termsFormOf } from '../../../settings/terms-form'
import { focusFirstError } from '../../../ui/check'
import { toast, toastFailure } from '../../../ui/toast'
import { useAction } from '../../../ui/use-action'

/** Settings and terms of new projects, and the sender of new offers. */
export function DefaultsForm({ onDone }: { onDone: () => void }) {
  const { refresh } = useSession()
  const user = useUser()
  // What this browser stored may be older.
  const defaults = { ...standardDefaults, ...user.defaults }
  const [sender, setSender] = useState(() => senderName(user))
  const [settings, setSettings] = useState(() => formOf(defaults))
  const { hourlyRate } = settings
  const [terms, setTerms] = useState(() => termsFormOf(defaults.terms))
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { value, errors } = checkTerms(terms)

  const [save, saving] = useAction(async () => {
    if (rateProblemOf(hourlyRate) || errors) {
      focusFirstError(form.current)
      return
    }
    try {
      const sent = sender.trim() === '' ? {} : { sender }
      await request('saveDefaults', { body: { ...settings, hourlyRate: readRate(hourlyRate), terms: value, ...sent } })
      await refresh()
      toast({ title: 'Defaults Saved', text: 'New projects start with them. Existing ones stay as they are.' })
      onDone()
    } catch (error) {
      setProblem(sentenceOf(error))
      toastFailure('Defaults Not Saved', error)
    }
  })

  return (
    <form
      ref={form}
      className="stack"
      noValidate
      aria-label="Defaults for new projects"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      <SettingsFields
        form={settings}
        currency={terms.currency}
        onChange={(changed) => setSettings((before) => ({ ...before, ...changed }))}
      />
      <TermsFields
        form={terms}
        hourlyRate={hourlyRate}
        errors={errors ?? {}}
        onChange={(changed) => setTerms((before) => ({ ...before, ...changed }))}
      />
      <TextField
        label="From, on offers"
        placeholder="Your name or company"
        autoComplete="organization"
        maxLength={maxNameLength}
        value={sender}
        onChange={({ target }) => setSender(target.value)}
      />
      {problem && (
        <p className="bad small" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <Button type="submit" variation="primary" isDisabled={saving}>
          {saving ? 'Saving...' : 'Save defaults'}
        </Button>
      </div>
    </form>
  )
}
