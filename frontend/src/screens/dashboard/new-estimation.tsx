import { Button, Card } from '@aws-amplify/ui-react'
import { useRef, useState, useTransition } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { maxRequirementsLength, unlimited } from '#contract/limits'
import { NewProject, type ProjectSummary, requirementsMissing, titleMissing } from '#contract/project'
import { defaultSettings } from '#contract/settings'
import type { User } from '#contract/user'
import { quotaWarning } from '#domain/estimate/quota'
import { money, number } from '#domain/text/format'
import { plainMessageOf } from '../../api/api-error'
import { request } from '../../api/request'
import { useSession, useUser } from '../../session/session'
import { useDraft } from '../../session/use-draft'
import { accountUrl } from '../../session/user-menu'
import { RequirementsFields } from '../../settings/requirements-fields'
import { SettingsFields } from '../../settings/settings-fields'
import { readRate } from '../../settings/settings-form'
import { summarizeTerms } from '../../settings/terms-texts'
import { type FieldErrors, check, focusFirstError } from '../../ui/check'
import { plural } from '../../ui/format'
import { CheckIcon, UploadIcon } from '../../ui/icons'
import { dismissToast, toastFailure } from '../../ui/toast'
import { Tooltip } from '../../ui/tooltip'
import { useAction } from '../../ui/use-action'
import { type Draft, newEstimation, parseDraft, settingsOf } from './draft'
import { UploadDialog } from './lazy-upload-dialog'
import type { ReadDocument } from './upload-dialog'

/** Length from which the form shows a character count. */
const counterFrom = 0.9 * maxRequirementsLength

const placeholders = {
  title: 'Customer portal for Northwind',
  requirements: 'What should it do, for whom, and what must it connect to?',
}

interface Props {
  /** The person's last project, with whose rate and terms the form starts unless the person has defaults. */
  last: ProjectSummary | undefined
  /** True until it is known if there is one. */
  isLoading: boolean
}

export function NewEstimation({ last, isLoading }: Props) {
  const { refresh } = useSession()
  const user = useUser()
  const navigate = useNavigate()
  const { draft, change, forget } = useDraft(user.email, newEstimation, parseDraft)
  const settings = settingsOf(draft, user.defaults ?? last)
  // Settings that would change under the hands of the person are not shown.
  const areSettingsKnown = user.defaults !== undefined || !isLoading
  const [errors, setErrors] = useState<FieldErrors>({})
  const [attempt] = useState(() => crypto.randomUUID())
  const [uploading, setUploading] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const spent = quotaWarning(user) === 'spent'

  // Opening lasts until the next screen is loaded.
  const [isOpening, open] = useTransition()
  const [create, isCreating] = useAction(async () => {
    if (isOpening || spent || uploading || !areSettingsKnown) return
    dismissToast()
    const { value, errors } = check(NewProject, { ...draft, ...settings, hourlyRate: readRate(settings.hourlyRate) })
    setErrors(errors ?? {})
    if (errors) {
      // Other errors are shown beside their fields only.
      if (isMissing(errors)) toastFailure('Validation Error', 'Please fill in all required fields')
      focusFirstError(form.current)
      return
    }
    try {
      const { id } = await request('createProject', { body: { ...value, attempt } })
      forget()
      void refresh()
      open(() => void navigate(`/estimate/${id}`))
    } catch (error) {
      setErrors({ form: plainMessageOf(error) })
      toastFailure('Error', error)
      void refresh()
    }
  })

  const type = (changed: Partial<Draft>) => {
    change(changed)
    setErrors((errors) => without(errors, [...Object.keys(changed), 'form']))
  }
  const addDocument = ({ name, requirements, title: proposed }: ReadDocument) => {
    change(({ title, documents }) => ({
      title: title.trim() === '' ? proposed : title,
      requirements,
      documents: [...documents.filter((other) => other !== name), name],
    }))
    setErrors((errors) => without(errors, ['title', 'requirements', 'form']))
  }

  const pending = isCreating || isOpening
  const length = draft.requirements.trim().length
  return (
    <Card variation="outlined">
      <form
        ref={form}
        className="composer"
        noValidate
        aria-label="New estimation"
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <RequirementsFields
          form={draft}
          errors={errors}
          rows={9}
          placeholders={placeholders}
          onChange={(changed) => type({ ...changed, ...(changed.requirements?.trim() === '' && { documents: [] }) })}
          onSubmit={() => void create()}
        />
        <div className="composer__attach">
          <Button size="small" onClick={() => setUploading(true)}>
            <UploadIcon /> Upload Document
          </Button>
          <output className="composer__documents">
            {draft.documents.map((name) => (
              <span key={name} className="good">
                <CheckIcon /> {name} added
              </span>
            ))}
          </output>
          <output className="num small muted">
            {length >= counterFrom && `${number(length)} of ${number(maxRequirementsLength)} characters`}
          </output>
        </div>
        <div className="composer__settings" style={{ visibility: areSettingsKnown ? 'visible' : 'hidden' }}>
          <SettingsFields
            form={settings}
            currency={user.defaults?.terms.currency ?? last?.terms.currency ?? 'USD'}
            onChange={type}
          />
          {!user.defaults && (
            <p className="muted small">
              {last
                ? `Rate, team and terms are those of your last estimate: ${summarizeTerms(last.terms)}.`
                : `New estimates start at ${money(defaultSettings.hourlyRate)} an hour, without tax.`}{' '}
              <Link to={accountUrl} state="defaults">
                Set your defaults
              </Link>
            </p>
          )}
        </div>
        <div className="composer__submit">
          {errors.form ? <p className="bad small">{errors.form}</p> : <p className="muted small">{leftOf(user)}</p>}
          <Tooltip text="⌘ or Ctrl + Enter">
            <Button type="submit" variation="primary" isDisabled={pending || spent || !areSettingsKnown}>
              {submitText(pending, spent)}
            </Button>
          </Tooltip>
        </div>
      </form>
      {uploading && (
        <UploadDialog requirements={draft.requirements} onClose={() => setUploading(false)} onChange={addDocument} />
      )}
    </Card>
  )
}

const without = (errors: FieldErrors, fields: string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)))

const isMissing = ({ title, requirements }: FieldErrors) =>
  title === titleMissing || requirements === requirementsMissing

function leftOf({ monthlyEstimationCount, monthlyEstimationLimit }: User): string | null {
  const left = monthlyEstimationLimit - monthlyEstimationCount
  if (left <= 0 || monthlyEstimationLimit >= unlimited) return null
  return `${plural(left, 'estimate')} left this month. Starting uses one.`
}

const submitText = (pending: boolean, spent: boolean) => {
  if (pending) return 'Creating...'
  return spent ? 'Monthly Limit Reached' : 'Start AI Analysis'
}
