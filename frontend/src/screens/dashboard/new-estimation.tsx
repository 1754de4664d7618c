import { Button, Card, Radio, RadioGroupField, SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { requirementsLimit } from '#contract/limits'
import { NewProject, fieldsMissing, requirementsTooLong } from '#contract/project'
import { developerCounts, developerLabels, priorities, priorityLabels } from '#contract/settings'
import { quotaWarning } from '#domain/quota'
import { messageOf, sentenceOf } from '../../api/api-error'
import { request } from '../../api/request'
import { useSession, useUser } from '../../session/session'
import { limitOfUser } from '../../session/user-header'
import { type FieldErrors, check, focusFirstError } from '../../ui/check'
import { number, plural } from '../../ui/format'
import { CheckIcon, UploadIcon } from '../../ui/icons'
import { readRate } from '../../ui/rate'
import { dismissToast, toast } from '../../ui/toast'
import { Tooltip } from '../../ui/tooltip'
import { useAction } from '../../ui/use-action'
import { type Draft, useDraft } from './draft'
import { UploadDialog } from './upload-dialog'

/** From here on the form counts the characters. */
const counterFrom = 0.9 * requirementsLimit.characters

export function NewEstimation() {
  const { refresh } = useSession()
  const user = useUser()
  const navigate = useNavigate()
  const { draft, change, forget } = useDraft(user.email)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [uploading, setUploading] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const spent = quotaWarning({ ...user, monthlyEstimationLimit: limitOfUser(user) }) === 'spent'

  const [create, pending] = useAction(async () => {
    if (spent || uploading) return
    dismissToast()
    const { value, errors } = check(NewProject, { ...draft, hourlyRate: readRate(draft.hourlyRate) })
    if (errors) {
      setErrors(errors)
      const sentences = Object.values(errors)
      toast({
        title: 'Validation Error',
        text: sentences.includes(fieldsMissing) ? fieldsMissing : sentences[0]!,
        tone: 'destructive',
      })
      focusFirstError(form.current)
      return
    }
    setErrors({})
    try {
      const { id } = await request('createProject', { body: value })
      forget()
      void refresh()
      await navigate(`/estimate/${id}`)
    } catch (error) {
      setErrors({ form: sentenceOf(error) })
      toast({ title: 'Error', text: messageOf(error), tone: 'destructive' })
      void refresh()
    }
  })

  const type = (field: keyof Draft, changed: Partial<Draft>) => {
    change(changed)
    setErrors((errors) => ({ ...errors, [field]: undefined, form: undefined }))
  }
  const addDocument = (name: string, text: string) =>
    change(({ requirements, documents }) => ({
      requirements: requirements.trim() === '' ? text : `${requirements.trimEnd()}\n\n${text}`,
      documents: [...documents.filter((other) => other !== name), name],
    }))

  const length = draft.requirements.trim().length
  const tooLong = length > requirementsLimit.characters ? requirementsTooLong : undefined
  const rate = asRead(draft.hourlyRate)
  const left = limitOfUser(user) - user.monthlyEstimationCount
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
        <TextField
          className="required"
          label="Project Title"
          name="title"
          placeholder="Customer portal for Northwind"
          isRequired
          value={draft.title}
          onChange={({ target }) => type('title', { title: target.value })}
          hasError={Boolean(errors.title)}
          errorMessage={errors.title}
        />
        <TextAreaField
          className="required"
          label="Requirements"
          name="requirements"
          rows={9}
          placeholder="What should it do, for whom, and what must it connect to?"
          isRequired
          value={draft.requirements}
          onChange={({ target }) =>
            type('requirements', {
              requirements: target.value,
              ...(target.value.trim() === '' && { documents: [] }),
            })
          }
          onKeyDown={(event) => isSubmitKey(event) && void create()}
          hasError={Boolean(tooLong ?? errors.requirements)}
          errorMessage={tooLong ?? errors.requirements}
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
          <output className="composer__count num small muted">
            {length >= counterFrom && `${number(length)} of ${number(requirementsLimit.characters)} characters`}
          </output>
        </div>
        <div className="composer__settings">
          <TextField
            label="Hourly Rate (USD)"
            name="hourlyRate"
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            value={draft.hourlyRate}
            onChange={({ target }) => type('hourlyRate', { hourlyRate: target.value })}
            onBlur={() => rate !== draft.hourlyRate && change({ hourlyRate: rate })}
            hasError={Boolean(errors.hourlyRate)}
            errorMessage={errors.hourlyRate}
          />
          <SelectField
            label="Number of Developers"
            name="developerCount"
            value={String(draft.developerCount)}
            onChange={({ target }) =>
              change({ developerCount: developerCounts.find((count) => String(count) === target.value)! })
            }
          >
            {developerCounts.map((count) => (
              <option key={count} value={count}>
                {developerLabels[count]}
              </option>
            ))}
          </SelectField>
          <RadioGroupField
            legend="Project Priority"
            name="priority"
            value={draft.priority}
            onChange={({ target }) => change({ priority: priorities.find((priority) => priority === target.value)! })}
          >
            {priorities.map((priority) => (
              <Radio key={priority} value={priority}>
                {priorityLabels[priority]}
              </Radio>
            ))}
          </RadioGroupField>
        </div>
        <div className="composer__submit">
          {errors.form ? (
            <p className="bad small">{errors.form}</p>
          ) : (
            <p className="muted small">
              {left > 0 && left < 1_000 && `${plural(left, 'estimate')} left this month. Starting uses one.`}
            </p>
          )}
          <Tooltip text="⌘ or Ctrl + Enter">
            <Button type="submit" variation="primary" isDisabled={pending || spent}>
              {submitText(pending, spent)}
            </Button>
          </Tooltip>
        </div>
      </form>
      {uploading && <UploadDialog onClose={() => setUploading(false)} onText={addDocument} />}
    </Card>
  )
}

/** The rate as it is understood, so that nobody is surprised; what cannot be one stays as typed. */
const asRead = (typed: string) => (readRate(typed) >= 1 ? String(readRate(typed)) : typed)

const submitText = (pending: boolean, spent: boolean) => {
  if (pending) return 'Creating...'
  return spent ? 'Monthly Limit Reached' : 'Start AI Analysis'
}

const isSubmitKey = ({ key, metaKey, ctrlKey }: KeyboardEvent) => key === 'Enter' && (metaKey || ctrlKey)
